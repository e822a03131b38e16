"""What every HTTP error says."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message

from .base import Wire


class Problem(Wire, frozen=True):
    """Every HTTP error."""

    code: str
    sentence: str
    reason: Message | None
