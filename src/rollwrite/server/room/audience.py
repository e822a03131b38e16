"""Who is at a table right now, and hears what happens there."""

from __future__ import annotations

from typing import Protocol

from rollwrite.table.phrases import phrases_for
from rollwrite.table.table import Table

from ..limit import Limit
from ..refusal import Refusal
from ..wire.talk import Said

WORDS_AT_ONCE, WORDS_A_SECOND = 3, 0.4


class Listener(Protocol):
    """A live connection, as the room sees it."""

    digest: str
    seat: int

    def look_again(self) -> None: ...

    def hear(self, said: Said) -> None: ...


class Audience:
    """Everybody sees who comes and goes."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._voices = Limit(WORDS_AT_ONCE, WORDS_A_SECOND)

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self.tell()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.tell()

    def is_empty(self) -> bool:
        return not self._listeners

    def guests(self) -> set[str]:
        """Those who are known."""
        return {listener.digest for listener in self._listeners} - {""}

    def tell(self, seat: int | None = None) -> None:
        """Let connections look again: those at one seat, or all."""
        for listener in self._listeners:
            if seat is None or listener.seat == seat:
                listener.look_again()

    def say(self, table: Table, seat: int, phrase: str) -> None:
        """Let everybody here hear what a seat tells its partners."""
        offered = {one.id: one for one in phrases_for(table, seat)}
        if phrase not in offered:
            known = ", ".join(offered) or "nothing"
            raise Refusal(422, "no-such-phrase", f"“{phrase}” cannot be said now; {known} can")
        self._voices.require(str(seat), "words")
        for listener in self._listeners:
            listener.hear(Said(seat, offered[phrase]))
