"""What a game need not write: copies and keys, derived from what a state holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel import derived
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Game
from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import DECIDE, ROLL, State


class Weather(Enum):
    SUN = "sun"
    RAIN = "rain"


@dataclass(frozen=True)
class Printed:
    """What the state knows of its sheet."""

    rounds: int = 5
    marks: tuple[str, ...] = ("oak", "elm")


class Pocket:
    """A part of a position, with attributes in slots."""

    __slots__ = ("__own", "coins")

    def __init__(self) -> None:
        self.coins = [1, 2]
        self.__own = 0

    def spend(self) -> None:
        self.__own += 1


class Counted:
    """A part that knows how it is copied and counted."""

    def __init__(self, count: int = 0) -> None:
        self.count, self.history = count, object()

    def copy(self) -> Counted:
        return Counted(self.count)

    def key(self) -> list[int]:
        return [self.count]


class Small(State):
    """A state that holds one of each."""

    def __init__(self) -> None:
        super().__init__(2)
        self.printed = Printed()
        self.rows: list[list[int]] = [[0, 0], [0, 0]]
        self.shown: int | None = None
        self.names = {"oak": [3], "elm": [4]}
        self.seen = {2, 9}
        self.pair = ([1], 2)
        self.weather = Weather.SUN
        self.words = "acorn"
        self.pocket = Pocket()
        self.counted = Counted()


CHANGES: dict[str, Callable[[Small], object]] = {
    "phase": lambda state: setattr(state, "phase", DECIDE),
    "turns": lambda state: setattr(state, "turns", 4),
    "active": lambda state: setattr(state, "active", 1),
    "waiting": lambda state: setattr(state, "waiting", 3),
    "a number in a row": lambda state: state.rows[1].append(7),
    "a row": lambda state: state.rows.append([]),
    "nothing": lambda state: setattr(state, "shown", 0),
    "an entry": lambda state: state.names["elm"].append(5),
    "another entry": lambda state: state.names.pop("oak"),
    "a member": lambda state: state.seen.add(4),
    "within a pair": lambda state: state.pair[0].append(2),
    "the weather": lambda state: setattr(state, "weather", Weather.RAIN),
    "words": lambda state: setattr(state, "words", "acorns"),
    "the pocket": lambda state: state.pocket.coins.clear(),
    "what the pocket hides": lambda state: state.pocket.spend(),
    "the count": lambda state: setattr(state.counted, "count", 1),
    "the sheet": lambda state: setattr(state, "printed", Printed(6)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_change_is_seen_in_the_key_and_leaves_the_twin_alone(
    change: Callable[[Small], object],
) -> None:
    state = Small()
    twin, before = state.copy(), state.key()
    assert twin.key() == before
    change(state)
    assert state.key() != before
    assert twin.key() == before
    assert state.copy().digest() == state.digest()


def test_a_twin_keeps_sheet_and_mind_and_shares_what_is_frozen() -> None:
    state = Small()
    state.sheet, state.mind = "standard@1", Mind()
    twin = state.copy()
    assert isinstance(twin, Small)
    assert (twin.sheet, twin.mind, twin.printed) == ("standard@1", state.mind, state.printed)
    assert twin.mind is state.mind
    assert twin.printed is state.printed


def test_sheet_and_mind_are_no_part_of_the_key() -> None:
    state = Small()
    before = state.key()
    state.sheet, state.mind = "standard@1", Mind()
    assert state.key() == before


def test_one_list_under_two_names_is_one_list_in_the_twin() -> None:
    state: Any = Small()
    state.open_row = state.rows[1]
    twin = state.copy()
    twin.open_row.append(8)
    assert twin.rows[1] == [0, 0, 8]
    assert state.rows[1] == [0, 0]


def test_the_key_does_not_depend_on_how_a_set_or_a_table_grew() -> None:
    state, other = Small(), Small()
    state.seen, other.seen = {1, 40}, {40, 1}
    state.names = dict(reversed(state.names.items()))
    assert state.key() == other.key()


def endless() -> list[object]:
    found: list[object] = []
    found.append(found)
    return found


class Hand(list[int]):
    """A list with something behind it."""


@pytest.mark.parametrize(
    "value",
    [Random(1), stream(1), print, iter(()), Hand(), State],
    ids=["dice", "chance", "function", "iterator", "own list", "class"],
)
def test_what_cannot_be_derived_is_named(value: object) -> None:
    state: Any = Small()
    state.pocket.coins = {"left": [value]}
    for method in ("copy", "key"):
        said = rf"^Small\.pocket\.coins holds a \w+: `{method}` cannot be derived"
        with pytest.raises(TypeError, match=said):
            getattr(state, method)()


@pytest.mark.parametrize("value", [0.5, endless()], ids=["fraction", "endless"])
def test_what_has_no_key_is_named(value: object) -> None:
    state: Any = Small()
    state.words = value
    with pytest.raises(TypeError, match=r"^Small\.words holds a \w+: `key` cannot be derived"):
        state.key()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_of_our_own_papers_twins_and_keys_could_be_derived_compiled_or_not(game: Game) -> None:
    state: Any = game.start(game.setup(game.max_seats, {}))
    chance = stream(5)
    for _ in range(12):
        if state.phase == ROLL:
            state.tumble(chance)
            continue
        (seat, *_) = state.owing()
        papers = [derived.twin_of(paper) for paper in state.papers]
        before, twin = derived.numbers_of(state), state.copy()
        assert [paper.key() for paper in papers] == [paper.key() for paper in state.papers]
        state.play(seat, state.any_move(seat, chance))
        assert derived.numbers_of(state) != before
        assert derived.numbers_of(twin) == before


def test_a_class_that_cannot_be_made_bare_is_named() -> None:
    class Shut:
        def __new__(cls, key: int) -> Shut:
            assert key
            return super().__new__(cls)

    state: Any = Small()
    state.pocket = Shut(1)
    with pytest.raises(TypeError, match=r"^Small\.pocket holds a Shut: `copy` cannot be derived"):
        state.copy()
