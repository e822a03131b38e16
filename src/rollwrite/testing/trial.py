"""A game played by chance or by a pilot, to be looked at from all sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, product

from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.game import Event, Game, Played, Rolled, Setup
from rollwrite.kernel.seen.events import checked_apply
from rollwrite.kernel.state import ROLL, State

from .pilots import PILOTS, Pilot

MOST_EVENTS = 20_000
MOST_PAIRS = 12  # of seats and settings, before they share trials


@dataclass(frozen=True)
class Trial:
    """One game with one setup, one seed and one pilot; everything follows from these."""

    game: Game
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    pilot: str = "random"

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
        pilot = PILOTS[self.pilot](self.game)
        for _ in range(MOST_EVENTS):
            if state.is_over():
                return
            event = self.next_event(state, chance, pilot)
            yield state, event
            self.apply(state, event)
        raise AssertionError(f"{self}: no end after {MOST_EVENTS} events")

    def next_event(self, state: State, chance: Chance, pilot: Pilot) -> Event:
        if state.phase == ROLL:
            faces = chance.faces(state.sides())
            return Rolled(tuple(self.game.faces_to_text(state.dice(), faces).split()))
        owing = state.owing()
        seat = owing[chance.below(len(owing))]
        assert state.moves(seat), f"{self}: seat {seat + 1} owes a decision and has no move"
        return Played(seat, pilot.choose(state, seat, chance))

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


def trials(game: Game, seeds: range) -> list[Trial]:
    """Every number of seats and every option value; all together where they are few.

    Played at random; then once for points and once out of curiosity, at a full table.
    """
    settings = [{option.id: value} for option in game.options for value in option.values] or [{}]
    seats = range(game.min_seats, game.max_seats + 1)
    pairs = list(product(seats, settings))
    if len(pairs) > MOST_PAIRS:
        rounds = range(max(len(seats), len(settings)))
        pairs = [(seats[n % len(seats)], settings[n % len(settings)]) for n in rounds]
    found = [Trial(game, count, options, seed) for count, options in pairs for seed in seeds]
    aimed = zip(("greedy", "curious"), cycle(reversed(pairs)))
    return found + [Trial(game, *pair, pilot=pilot) for pilot, pair in aimed]
