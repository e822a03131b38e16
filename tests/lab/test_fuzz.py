"""Random games until something breaks: what is planted is found, and kept to be opened."""

from __future__ import annotations

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept import record as records
from rollwrite.lab.fuzz import Found, fuzz, setups
from tests.conformance import faults
from tests.conformance.small import SmallGame, SmallState


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (faults.CannotPlayAll, "crash: AssertionError: there is no third move"),
        (faults.DeadEnd, "dead end: seat"),
        (faults.ListsTwice, "moves: one is listed twice"),
        (faults.DoesNotAddUp, "points: the lines of seat"),
        (faults.NeverEnds, "endless: no end after"),
    ],
)
def test_a_fault_is_found_and_the_game_before_it_replays(
    state: type[SmallState], kind: str
) -> None:
    found = first_found(state)
    assert found.sentence.startswith(kind)
    game = SmallGame(state)
    again = records.read(found.record, {game.id: game})
    assert len(list(records.replay(again, game))) == len(again.entries)


@pytest.mark.parametrize("state", [faults.ForgetsARow, faults.SharesAList])
def test_copies_that_differ_are_found(state: type[SmallState]) -> None:
    found = first_found(state)
    assert found.sentence.startswith("copy: ")
    assert found.record.startswith("rollwrite record 1\n")


def first_found(state: type[SmallState]) -> Found:
    (found,) = fuzz(SmallGame(state), 40_000, most_found=1).found
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_our_games_hold_and_the_same_seed_finds_the_same(game: Game) -> None:
    search = fuzz(game, 1500, seed=5)
    assert search.found == []
    assert search.moves >= 1500
    assert fuzz(game, 1500, seed=5).moves == search.moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_seats_options_and_sheets_take_their_turn(game: Game) -> None:
    found = setups(game)
    assert {setup.seats for setup in found} == set(range(game.min_seats, game.max_seats + 1))
    assert {setup.sheet for setup in found} == {*game.sheets, *game.earlier_sheets}
    for option in game.options:
        assert {setup.options[option.id] for setup in found} == set(option.values)
