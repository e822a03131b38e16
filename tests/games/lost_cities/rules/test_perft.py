"""How many ways a turn can go, counted twice: by the rules and by a naive second set of them."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.state import State
from rollwrite.testing import position
from tests.games.lost_cities.rules.naive import NaiveGame
from tests.games.lost_cities.scene import mirrored

OPENING = ["roll 2", "roll red blue blue 0 3 7"]

BEFORE_ARROWS = [
    *mirrored(
        *["red 1", "red 1"],
        *["blue 1", "blue 2", "blue 2"],
        *["purple circle", "purple 3", "purple 3", "purple 3"],
        seats=3,
    ).splitlines(),
    "roll red red purple 2 3 0",
]

FULL_COLUMNS = [
    *mirrored(
        *["red circle", "red 1", "red 1", "red 1, speed red", "red 1", "red 1", "red 1"],
        *["red 1, speed red", "red 4"],
        *["yellow 1", "yellow 1, stay", "yellow 1", "yellow 1", "yellow 1", "yellow 1", "yellow 1"],
        *["yellow 2"],
        *["green 1", "green 1", "green 1", "green 1", "green 1", "green 2, speed green"],
        *["green 3", "green 3"],
        *["purple 1", "purple 1", "purple 1", "purple 1", "purple 1, stay", "purple 6"],
    ).splitlines(),
    "roll yellow green purple 3 6 0",
]


def rules_at(script: list[str], seats: int, order: str) -> State:
    return position(GAME, seats, "\n".join(script), order=order)


def naive_at(script: list[str], seats: int, order: str) -> NaiveGame:
    game = NaiveGame(seats, order == "clockwise")
    for line in script:
        who, _, move = line.partition(": ")
        if move:
            assert move in game.legal(int(who) - 1), line
            game.play(int(who) - 1, move)
        else:
            game.roll(line.removeprefix("roll "))
    return game


def count_by_rules(state: State) -> list[str]:
    """The digest after every complete sequence of decisions, seats in seat order."""
    owing = state.owing()
    if not owing:
        return [state.digest()]
    found = []
    for move in state.moves(owing[0]):
        after = state.copy()
        after.play(owing[0], move)
        found += count_by_rules(after)
    return found


def count_naively(game: NaiveGame) -> list[str]:
    if not game.owing:
        return [game.position()]
    found = []
    for move in game.legal(game.owing[0]):
        after = game.copy()
        after.play(game.owing[0], move)
        found += count_naively(after)
    return found


COUNTS = [
    # By hand: 2·3² (red with the 0) + 2·4² (red 3, red 7) + 2·5² (blue with the 0)
    # + 2·7² (blue 3, blue 7) + 9² (refuse).
    pytest.param(OPENING, 3, 279, 279, id="opening"),
    pytest.param(BEFORE_ARROWS, 3, 34539, 34539, id="before arrows"),
    # Fewer ends than ways: an acceleration and a pair can reach the same place.
    pytest.param(FULL_COLUMNS, 2, 1305, 1191, id="full columns"),
]


@pytest.mark.parametrize("order", ["simultaneous", "clockwise"])
@pytest.mark.parametrize(("script", "seats", "sequences", "positions"), COUNTS)
def test_a_turn_has_so_many_sequences_of_decisions_and_so_many_ends(
    script: list[str], seats: int, sequences: int, positions: int, order: str
) -> None:
    """LC-T2, LC-T3, LC-T5: the order of the others changes nothing about what they can do."""
    ends = count_by_rules(rules_at(script, seats, order))
    assert (len(ends), len(set(ends))) == (sequences, positions)


@pytest.mark.parametrize("order", ["simultaneous", "clockwise"])
@pytest.mark.parametrize(("script", "seats", "sequences", "positions"), COUNTS)
def test_the_naive_rules_count_the_same(
    script: list[str], seats: int, sequences: int, positions: int, order: str
) -> None:
    ends = count_naively(naive_at(script, seats, order))
    assert (len(ends), len(set(ends))) == (sequences, positions)
