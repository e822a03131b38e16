"""Who is at a table right now, and hears what happens there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence, Set
from typing import Protocol

from rollwrite.kernel.seen.view import Phrase

from ..limit import Limit
from ..refusal import Refusal
from ..wire.table.talk import Said

WORDS_AT_ONCE, WORDS_A_SECOND = 3, 0.4  # among partners
BETWEEN_RIVALS = 10.0  # seconds from one phrase to the next


class Listener(Protocol):
    """A live connection, as the room sees it."""

    digest: str
    seat: int
    is_looking: bool

    def look_again(self) -> None: ...

    def hear(self, said: Said) -> None: ...


class Audience:
    """Everybody sees who comes and goes; ``now`` tells the time, ``watched`` people elsewhere."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._opened = now()
        self._left: dict[str, float] = {}
        self._listeners: set[Listener] = set()
        self._elsewhere: dict[str, frozenset[str]] = {}
        self._watching_elsewhere: dict[str, int] = {}
        self._looking_elsewhere: dict[str, frozenset[str]] = {}
        self._everybody: frozenset[str] = frozenset()
        self.changes = 0  # how often somebody came or went
        self.watched: Callable[[], None] = lambda: None
        self._voices = Limit(WORDS_AT_ONCE, WORDS_A_SECOND)
        self._spoke: dict[int, float] = {}

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._look_round()
        self.tell()
        self.watched()

    def leave(self, listener: Listener) -> None:
        if listener not in self._listeners:
            return
        self._listeners.discard(listener)
        self._look_round()
        self._note_gone({listener.digest})
        self.tell()
        self.watched()

    def _look_round(self) -> None:
        self._everybody = frozenset(self.guests().union(*self._elsewhere.values()))
        self.changes += 1

    def _note_gone(self, guests: Set[str]) -> None:
        self._left.update(dict.fromkeys(guests - self._everybody, self._now()))

    def away_since(self, digest: str) -> float | None:
        """When somebody was last seen, or when we began to look; nothing who is here."""
        return None if digest in self._everybody else self._left.get(digest, self._opened)

    def last_seen(self, guests: Collection[str]) -> float:
        """When the last of these left; 0 if none of them was ever here."""
        return max((self._left.get(guest, 0.0) for guest in guests), default=0.0)

    def watchers(self, guests: Collection[str]) -> int:
        """How many look on who are none of these, here and at other nodes."""
        return self.watchers_here(guests) + sum(self._watching_elsewhere.values())

    def watchers_here(self, guests: Collection[str]) -> int:
        """Strangers are counted by their tabs."""
        known = self.guests().difference(guests)
        return len(known) + sum(not listener.digest for listener in self._listeners)

    def is_empty(self) -> bool:
        return not self._listeners

    def guests(self) -> set[str]:
        """Those who are known."""
        return {listener.digest for listener in self._listeners} - {""}

    def everybody(self) -> frozenset[str]:
        """Those who are known, here or at another node."""
        return self._everybody

    def looking_here(self) -> set[str]:
        """Those who have this table before their eyes."""
        return {listener.digest for listener in self._listeners if listener.is_looking} - {""}

    def looking(self) -> set[str]:
        """The same, here or at another node."""
        return self.looking_here().union(*self._looking_elsewhere.values())

    def set_elsewhere(
        self,
        node: str,
        guests: frozenset[str],
        watchers: int = 0,
        looking: frozenset[str] = frozenset(),
    ) -> None:
        """Who is at this table at another node, who of them looks, how many look on there."""
        before, watched = self.everybody(), self._watching_elsewhere.get(node, 0)
        self._elsewhere[node], self._watching_elsewhere[node] = guests, watchers
        self._looking_elsewhere[node] = looking
        self._look_round()
        self._note_gone(before)
        if self._everybody != before or watchers != watched:
            self.tell()

    def tell(self, seat: int | None = None) -> None:
        """Let connections look again: those at one seat, or all."""
        for listener in self._listeners:
            if seat is None or listener.seat == seat:
                listener.look_again()

    def say(self, phrases: Sequence[Phrase], seat: int, phrase: str, is_partner: bool) -> None:
        """Let everybody here hear what a seat tells the others."""
        offered = {one.id: one for one in phrases}
        if phrase not in offered:
            known = ", ".join(offered) or "nothing"
            raise Refusal(422, "no-such-phrase", f"“{phrase}” cannot be said now; {known} can")
        if is_partner:
            self._voices.require(str(seat), "words")
        elif self._now() < self._spoke.get(seat, -BETWEEN_RIVALS) + BETWEEN_RIVALS:
            raise Refusal(429, "too-many-words", "one phrase every ten seconds")
        self.repeat(phrases, seat, phrase)

    def repeat(self, phrases: Sequence[Phrase], seat: int, phrase: str) -> None:
        """What was said, here or elsewhere; what makes no sense any more is not heard."""
        for one in phrases:
            if one.id == phrase:
                self._spoke[seat] = self._now()
                for listener in self._listeners:
                    listener.hear(Said(seat, one))
