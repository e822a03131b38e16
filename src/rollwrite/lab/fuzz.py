"""Random games until something breaks; what breaks is kept as a record to be opened.

Every move is looked at for a crash and a dead end; now and then, and at the end of every game,
also what costs more: copies, sums, records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.errors import GameError
from rollwrite.kernel.game import Event, Game, Played, Rolled, Setup
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Entry, Record
from rollwrite.kernel.state import ROLL, State

from .ladder import all_options

LONGEST = 20_000  # events of a game
SELDOM = 61  # moves between two closer looks


class Broken(AssertionError):
    """What does not hold in a position; its first word names the kind."""


@dataclass(frozen=True)
class Found:
    """A game that broke: after what is in the record, by what the sentence says."""

    setup: Setup
    sentence: str
    record: str


@dataclass
class Search:
    """How far it got, and what it found."""

    moves: int = 0
    games: int = 0
    found: list[Found] = field(default_factory=list)


def setups(game: Game) -> list[Setup]:
    """Every number of seats with every option, on every sheet that was ever shipped."""
    return [
        setup
        for seats in range(game.min_seats, game.max_seats + 1)
        for options in all_options(game)
        for setup in _on_sheets(game, seats, options)
    ]


def _on_sheets(game: Game, seats: int, options: dict[str, str]) -> Iterator[Setup]:
    for sheet in (*game.sheets, *game.earlier_sheets):
        try:
            yield game.setup(seats, options, sheet)
        except GameError:
            continue  # a sheet for other options


def fuzz(
    game: Game,
    moves: int,
    seed: int = 1,
    most_found: int = 10,
    progress: Callable[[int], None] = lambda _: None,
) -> Search:
    """Play so many moves, going through all setups; stop early once enough is broken."""
    search, tables = Search(), setups(game)
    while search.moves < moves and len(search.found) < most_found:
        trip = Trip(game, tables[search.games % len(tables)], stream(seed, search.games))
        found = trip.until_it_breaks()
        search.moves += trip.moves
        search.games += 1
        search.found += [found] if found else []
        progress(trip.moves)
    return search


class Trip:
    """One random game, watched."""

    def __init__(self, game: Game, setup: Setup, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.events: list[Event] = []
        self.moves = 0

    def until_it_breaks(self) -> Found | None:
        try:
            self._play()
        except Exception as error:  # whatever the rules of a game may raise
            kind = "" if isinstance(error, Broken) else f"crash: {type(error).__name__}: "
            return Found(self.setup, f"{kind}{error}", self._record())
        return None

    def _play(self) -> None:
        state = self.game.start(self.setup)
        while not state.is_over():
            if len(self.events) == LONGEST:
                raise Broken(f"endless: no end after {LONGEST} events")
            if self.moves % SELDOM == 0:
                look_closely(self.game, state)
            self._roll(state) if state.phase == ROLL else self._decide(state)
        look_closely(self.game, state)
        self._play_again(state)

    def _roll(self, state: State) -> None:
        faces, dice = self.chance.faces(state.sides()), state.dice()
        state.roll(faces)
        self.events.append(Rolled(tuple(self.game.faces_to_text(dice, faces).split())))

    def _decide(self, state: State) -> None:
        owing = state.owing()
        if not owing:
            raise Broken("dead end: nobody owes the decision that the game waits for")
        seat = owing[self.chance.below(len(owing))]
        moves = state.moves(seat)
        if not moves:
            raise Broken(f"dead end: seat {seat + 1} owes a decision and has no move")
        if len(set(moves)) != len(moves):
            raise Broken(f"moves: one is listed twice for seat {seat + 1}")
        move = moves[self.chance.below(len(moves))]
        state.play(seat, move)
        self.events.append(Played(seat, move))
        self.moves += 1

    def _play_again(self, state: State) -> None:
        """The record leads to the same end."""
        again = records.read(self._record(state), {self.game.id: self.game})
        last = [step.state for step in records.replay(again, self.game)][-1]
        if last.digest() != state.digest():
            raise Broken("replay: the record leads to another position")

    def _record(self, end: State | None = None) -> str:
        """What was played; the event that broke is not in it."""
        names = tuple(f"seat {number + 1}" for number in range(self.setup.seats))
        entries = tuple(Entry(event) for event in self.events)
        record = Record(self.game.id, self.game.rules_version, self.setup, names, entries=entries)
        return records.write(records.ended(record, end) if end else record, self.game)


def look_closely(game: Game, state: State) -> None:
    """What holds in every position: sums, copies, the texts of moves."""
    digest = state.digest()
    for seat in range(state.seats):
        total = sum(points for _, points in state.lines(seat))
        if total != state.total(seat):
            raise Broken(f"points: the lines of seat {seat + 1} are {total} in all, not its total")
    for seat in state.owing():
        for move in state.moves(seat):
            if game.from_text(game.to_text(move)) != move:
                raise Broken(f"moves: “{game.to_text(move)}” names another one")
            twin = state.copy()
            if twin.digest() != digest:
                raise Broken("copy: a twin is another position")
            twin.play(seat, move)
            if state.digest() != digest:
                raise Broken(f"copy: “{game.to_text(move)}” on a twin reached the original")
