"""Positions near the end of a game, small enough to enumerate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations_with_replacement, count, product
from math import factorial

from rollwrite.bots import roster
from rollwrite.bots.ahead.rollout import lowest_seat
from rollwrite.games.lost_cities import GAME as LOST_CITIES
from rollwrite.games.lost_cities.rules.paper import CLOSED, HEIGHT_AT, LAST_AT, height_of, last_of
from rollwrite.games.lost_cities.rules.state import LostCitiesState
from rollwrite.games.my_city import GAME as MY_CITY
from rollwrite.games.my_city.rules.moves import count_both
from rollwrite.games.my_city.rules.paper import FORTRESS
from rollwrite.games.my_city.rules.state import KIND_FACE, LEFT_FACE, RIGHT_FACE, MyCityState
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.state import DECIDE, ROLL, State
from tests.bots.exact import Exact, Key, Rolls, TooLarge, quick_moves, rolled

COLOURS, FACES = 6, 10
LAST_REFUSALS = 8
MOST_ROOM = 5
ARTEFACT_BRIDGE = 1 << 6
EQUAL = 1e-9


# -- Lost Cities: two seats with a column or two to fill, and one refusal left each ------------


def lost_cities(chance: Chance) -> State | None:
    """All columns but two are closed; in those a high number stands already."""
    state = LOST_CITIES.start(LOST_CITIES.setup(2))
    assert isinstance(state, LostCitiesState)
    still_open = [chance.below(COLOURS) for _ in range(2)]
    for sheet in state.papers:
        for colour in range(COLOURS):
            height, last = CLOSED, 10
            if colour in still_open:
                height, last = 6 + chance.below(4), 9 + chance.below(2)
            sheet.set_column(colour, height << HEIGHT_AT | last << LAST_AT)
        sheet.dice = LAST_REFUSALS
        sheet.artefacts = chance.below(3)
    state.passed = 0xFF & ~ARTEFACT_BRIDGE  # too far off to end the game
    state.roll([chance.below(2)])
    state.roll(chance.faces(state.sides()))
    return state


def lost_cities_rolls(state: State) -> Iterator[tuple[list[int], float]]:
    """Colours that are closed for all, and numbers too small for all, come to the same."""
    assert isinstance(state, LostCitiesState)
    columns = [(colour, sheet.column(colour)) for sheet in state.papers for colour in range(6)]
    fitting = [(colour, column) for colour, column in columns if height_of(column) < CLOSED]
    colours = frozenset(colour for colour, _ in fitting)
    lowest = min((last_of(column) for _, column in fitting), default=10)
    numbers = frozenset(face for face in range(FACES) if (face or 10) >= lowest)
    yield from _classes(colours, numbers)


@cache
def _classes(
    colours: frozenset[int], numbers: frozenset[int]
) -> tuple[tuple[list[int], float], ...]:
    pairs = product(_triples(colours, COLOURS), _triples(numbers, FACES))
    return tuple(([*one, *other], chance * odds) for (one, chance), (other, odds) in pairs)


def _triples(useful: frozenset[int], sides: int) -> list[tuple[tuple[int, ...], float]]:
    """Three dice as a multiset: each useful face, and one that stands for all others."""
    weights = dict.fromkeys(sorted(useful), 1)
    others = [face for face in range(sides) if face not in useful]
    if others:
        weights[others[-1]] = len(others)
    found: list[tuple[tuple[int, ...], float]] = []
    for three in combinations_with_replacement(weights, 3):
        ways = factorial(3)
        for times in Counter(three).values():
            ways //= factorial(times)
        chance = float(ways)
        for face in three:
            chance *= weights[face] / sides
        found.append((three, chance))
    return found


# -- My City: one seat, the last rounds of a game ------------------------------------------


def my_city(chance: Chance) -> State | None:
    """Somebody goes on as long as that is possible; a decision when little is left to do."""
    options = {"map": str(1 + chance.below(12))}
    state = MY_CITY.start(MY_CITY.setup(1, options))
    greedy, found = roster.find("greedy"), []
    while not state.is_over():
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
            continue
        moves = state.moves(0)
        if len(moves) > 1 and is_nearly_done(state):
            found.append(state.copy())
        state.play(0, greedy.choose(state, 0, moves[:-1] or moves, chance))
    return found[chance.below(len(found))] if found else None


def is_nearly_done(state: State) -> bool:
    """No pass left, and hardly any room."""
    assert isinstance(state, MyCityState)
    (sheet,) = state.papers
    room = count_both(sheet.free_north, sheet.free_south)
    return room <= MOST_ROOM and not state.can_pass(0) and state.kind != FORTRESS


def my_city_rolls(_: State) -> Iterator[tuple[list[int], float]]:
    yield from _my_city_classes()


def my_city_key(state: State) -> tuple[int, ...]:
    """Which round it is does not matter, nor which faces show the same shape."""
    assert isinstance(state, MyCityState)
    (sheet,) = state.papers
    asked = (state.phase, state.shape, state.kind, state.row, int(state.is_raced))
    return (*asked, *sheet.key())


@cache
def _my_city_classes() -> tuple[tuple[list[int], float], ...]:
    faces = product(LEFT_FACE, RIGHT_FACE, KIND_FACE)
    return tuple((list(three), times / 216) for three, times in Counter(faces).items())


def lost_cities_key(state: State) -> tuple[int, ...]:
    return tuple(state.key())


# -- both -----------------------------------------------------------------------------------


ENDINGS: dict[str, tuple[Callable[[Chance], State | None], Rolls, Key]] = {
    "lost-cities": (lost_cities, lost_cities_rolls, lost_cities_key),
    "my-city": (my_city, my_city_rolls, my_city_key),
}


def positions(
    name: str, seed: int, limit: int, first: int = 1
) -> Iterator[tuple[State, int, Exact]]:
    """Decisions whose rest can be enumerated and is not certain; without end."""
    make, rolls, key = ENDINGS[name]
    for number in count(first):
        state = make(stream(seed, number))
        if state is None:
            continue
        (seat, *_) = state.owing()
        if len(state.moves(seat)) < 2:
            continue
        exact = Exact(seat, rolls, key, limit)
        try:
            if leaves_to_chance(state, seat, exact):
                yield state, seat, exact
        except TooLarge:
            continue


def leaves_to_chance(state: State, seat: int, exact: Exact) -> bool:
    """Whether the dice decide something after the best move."""
    best = max(state.moves(seat), key=lambda move: exact.after(state, move, exact.best))
    after = state.copy()
    after.play(seat, best)
    while after.phase == DECIDE:
        after.play(lowest_seat(after.waiting), quick_moves(after)[0])
    if after.is_over():
        return False
    values = [exact.best(rolled(after, faces)) for faces, _ in exact.rolls(after)]
    return max(values) - min(values) > EQUAL
