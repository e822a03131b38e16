"""A game played at random, to be looked at from all sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.events import checked_apply
from rollwrite.kernel.game import Event, Game, Played, Rolled, Setup
from rollwrite.kernel.state import ROLL, State

MOST_EVENTS = 20_000


@dataclass(frozen=True)
class Trial:
    """One game with one setup and one seed; everything follows from these."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0

    @property
    def setup(self) -> Setup:
        return self.game.setup(self.seats, self.options)

    def start(self) -> State:
        return self.game.start(self.setup)

    def chance(self) -> Chance:
        return stream(self.seed, self.seats)

    def walk(self) -> Iterator[tuple[State, Event]]:
        """Every state before an event, and the event; then it is applied."""
        state, chance = self.start(), self.chance()
        for _ in range(MOST_EVENTS):
            if state.is_over():
                return
            event = self.next_event(state, chance)
            yield state, event
            self.apply(state, event)
        raise AssertionError(f"{self}: no end after {MOST_EVENTS} events")

    def next_event(self, state: State, chance: Chance) -> Event:
        if state.phase == ROLL:
            faces = chance.faces(state.sides())
            return Rolled(tuple(self.game.faces_to_text(state.dice(), faces).split()))
        owing = state.owing()
        seat = owing[chance.below(len(owing))]
        moves = state.moves(seat)
        assert moves, f"{self}: seat {seat + 1} owes a decision and has no move"
        return Played(seat, moves[chance.below(len(moves))])

    def apply(self, state: State, event: Event) -> None:
        checked_apply(self.game, state, event)

    def events(self) -> list[Event]:
        return [event for _, event in self.walk()]

    def end(self) -> State:
        """The state after the last event."""
        state = self.start()
        for event in self.events():
            self.apply(state, event)
        return state

    def stages(self) -> Iterator[State]:
        """Every state in which a new stage of decisions has just opened."""
        waited: tuple[int, int] | None = None
        for state, _ in self.walk():
            owed = (int(state.waiting), int(state.turns)) if state.owing() else None
            if owed and (waited is None or owed[0] & ~waited[0] or owed[1] != waited[1]):
                yield state.copy()
            waited = owed
