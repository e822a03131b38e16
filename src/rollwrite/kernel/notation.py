"""Moves as text: one table for a game, whatever the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .errors import InvalidNotation


def tidied(text: str) -> str:
    """One space between words."""
    return " ".join(text.split())


class Notation:
    """``texts`` in the order of the moves; ``examples`` tell a stranger what can be written.

    ``tidy`` turns what people write into what stands in the table.
    """

    def __init__(
        self, game: str, texts: Sequence[str], examples: str, tidy: Callable[[str], str] = tidied
    ) -> None:
        self.game = game
        self.texts = tuple(texts)
        self.examples = examples
        self.tidy = tidy
        self._moves = {text: move for move, text in enumerate(self.texts)}

    def to_text(self, move: int) -> str:
        if not 0 <= move < len(self.texts):
            last = len(self.texts) - 1
            raise InvalidNotation(f"{move} is no move of {self.game}; they run from 0 to {last}")
        return self.texts[move]

    def from_text(self, text: str) -> int:
        move = self._moves.get(text)  # as it is, from nearly everybody
        if move is None:
            move = self._moves.get(self.tidy(text))
        if move is None:
            raise InvalidNotation(f"“{text}” is no move of {self.game}; write {self.examples}")
        return move
