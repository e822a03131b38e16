"""The one word for what the server itself does not do."""

from __future__ import annotations


class Refusal(Exception):
    """A refusal of the server itself; the rules have their own in ``GameError``."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
