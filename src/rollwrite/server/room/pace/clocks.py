"""The clocks of a table: derived from the times of its events, so they survive everything."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from ..log.waiting import ALWAYS_AWAKE, Rest
from .hours import awake, later, wakes_at

NOBODY_RESTS: Mapping[int, Rest] = {}


@dataclass(slots=True)
class SeatClock:
    """How long a seat has thought about its decision; it runs while ``since`` is known.

    Time in which its person rests is left out.
    """

    spent: float = 0.0
    since: float | None = None
    rest: Rest = ALWAYS_AWAKE

    def start(self, at: float) -> None:
        self.since = at if self.since is None else self.since

    def stop(self, at: float) -> None:
        if self.since is not None:
            self.spent += awake(self.rest, self.since, at)
        self.since = None

    def spent_by(self, now: float) -> float:
        running = awake(self.rest, self.since, now) if self.since is not None else 0.0
        return self.spent + running

    def deadline(self, step: float) -> float | None:
        if self.since is None:
            return None
        return later(self.rest, self.since, step - self.spent)

    def rests_until(self, now: float) -> float:
        """0 where its person does not rest."""
        until = wakes_at(self.rest, now)
        return until if until > now else 0.0


class Clocks:
    """One for each seat that owes a decision in the present stage.

    Whoever takes a decision back goes on with the time that was left.
    """

    def __init__(self) -> None:
        self._stage: object = None
        self._clocks: dict[int, SeatClock] = {}
        self._owing: frozenset[int] = frozenset()
        self.is_paused = False

    def follow(
        self,
        stage: object,
        owing: Collection[int],
        at: float,
        rests: Mapping[int, Rest] = NOBODY_RESTS,
    ) -> None:
        """What the table looks like after an event; ``rests`` hold for decisions that begin."""
        if stage != self._stage:
            self._stage, self._clocks = stage, {}
        self._owing = frozenset(owing)
        for seat in self._owing:
            if seat not in self._clocks:
                self._clocks[seat] = SeatClock(rest=rests.get(seat, ALWAYS_AWAKE))
        for seat, clock in self._clocks.items():
            if seat in self._owing and not self.is_paused:
                clock.start(at)
            else:
                clock.stop(at)

    def pause(self, at: float) -> None:
        self.is_paused = True
        for clock in self._clocks.values():
            clock.stop(at)

    def resume(self, at: float) -> None:
        self.is_paused = False
        for seat in self._owing:
            self._clocks[seat].start(at)

    def begin_holiday(self, seat: int, until: float, at: float) -> None:
        """Or end it: at once, also for a decision that has begun."""
        clock = self._clocks.get(seat)
        if clock is not None:
            is_running = clock.since is not None
            clock.stop(at)
            clock.rest = replace(clock.rest, holiday=until)
            clock.since = at if is_running else None

    def reset(self, seat: int) -> None:
        """Whoever returns has all the time again."""
        self._clocks.pop(seat, None)

    def of(self, seat: int) -> SeatClock | None:
        return self._clocks.get(seat) if seat in self._owing else None

    def deadlines(self, step: float) -> dict[int, float]:
        """When the running clocks run out."""
        found = {seat: clock.deadline(step) for seat, clock in self._clocks.items()}
        return {seat: deadline for seat, deadline in found.items() if deadline is not None}
