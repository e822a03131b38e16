"""The ladder: who meets whom, how shares and their intervals are counted."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from rollwrite.bots import roster
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.turn import Outcome
from rollwrite.lab.ladder import (
    Ladder,
    Match,
    Solo,
    all_options,
    climbed,
    matches,
    play,
    rung,
    solo,
    team,
    wilson,
)

RIVALS = ((0,), (1,))
DUEL = Match("lost-cities", ("greedy", "random"), (2,), 1)


def ended(*winners: int, totals: tuple[int, ...] = (5, 5)) -> Outcome:
    return Outcome(totals, winners, RIVALS)


def test_every_level_meets_the_one_below() -> None:
    met = [match.levels for match in matches(find("lost-cities"), 1)]
    assert met == list(zip(roster.NAMES[1:], roster.NAMES, strict=False))


def test_some_levels_can_be_measured_anew_and_the_others_stay() -> None:
    game = find("my-city")
    (rung, alone) = matches(game, 1, ["greedy"])
    assert (rung.levels, alone.levels) == (("greedy", "steady"), ("greedy",))
    kept = Ladder("my-city", 1, (), (), (Solo("greedy", 2, 1.0, 0.5), Solo("steady", 2, 0.0, 0.5)))
    found = Ladder("my-city", 1, (), (), (Solo("greedy", 4, 3.0, 0.5),))
    assert [(solo.level, solo.games) for solo in climbed(kept, found).solos] == [
        ("steady", 2),
        ("greedy", 4),
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_a_ladder(game: object) -> None:
    from rollwrite.kernel.game import Game

    assert isinstance(game, Game)
    kinds = {(len(match.levels), match.seats == (1,)) for match in matches(game, 1)}
    assert ((1, True) in kinds) == (game.min_seats == 1)
    assert ((1, False) in kinds) == game.is_cooperative
    assert ((2, False) in kinds) == (not game.is_cooperative)


def test_the_stronger_one_sits_first_in_every_other_game() -> None:
    found = rung(DUEL, [ended(0), ended(1), ended(0), ended(0)])
    assert (found.wins, found.draws, found.share) == (3, 0, 0.75)


def test_a_draw_is_half_a_win() -> None:
    found = rung(DUEL, [ended(0, 1), ended(1), ended(), ended(0)])
    assert (found.wins, found.draws, found.share) == (1, 2, 0.5)


def test_greedy_beats_random_from_both_seats() -> None:
    found = rung(DUEL, [play(DUEL, number) for number in range(6)])
    assert found.share > 0.5


def test_the_same_number_is_the_same_game() -> None:
    assert asdict(play(DUEL, 3)) == asdict(play(DUEL, 3))


def test_a_team_wins_together() -> None:
    match = Match("lost-cities", ("greedy",), (2,), 1)
    found = team(match, [ended(0, 1), ended(), ended(), ended(0, 1)])
    assert (found.wins, found.share) == (2, 0.5)


def test_a_lone_player_has_a_mean_and_an_error() -> None:
    match = Match("my-city", ("greedy",), (1,), 1)
    found = solo(match, [ended(0, totals=(total,)) for total in (10, 20, 30)])
    assert found.mean == 20.0
    assert found.error == pytest.approx(11.32, abs=0.01)


def test_all_options_are_gone_through() -> None:
    maps = {options["map"] for options in all_options(find("my-city"))}
    assert maps == {str(number) for number in range(1, 13)}


def test_the_interval_lies_around_the_share_and_within_bounds() -> None:
    for share in (0.0, 0.3, 1.0):
        low, high = wilson(share, 50)
        assert 0 <= low <= share <= high <= 1
