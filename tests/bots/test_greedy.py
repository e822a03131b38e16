"""The greedy player: one step ahead, ties broken by chance, no peeking."""

from __future__ import annotations

import pytest

from rollwrite.bots import greedy, roster
from rollwrite.bots.match import play_out
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import State
from rollwrite.testing import position

GREEDY = roster.find("greedy")
GAMES_PLAYED = 200


def choices(state: State, seat: int, seeds: int = 40) -> set[str]:
    """All that the greedy player chooses here, over many streams of luck."""
    moves = state.moves(seat - 1)
    picked = [GREEDY.choose(state, seat - 1, moves, stream(seed)) for seed in range(seeds)]
    return {GAME.to_text(move) for move in picked}


@pytest.fixture(scope="module")
def wins() -> int:
    """Games the greedy seat wins alone, sitting on either side in turn."""
    won = 0
    for number in range(GAMES_PLAYED):
        seat = number % 2
        players = [roster.find("random"), roster.find("random")]
        players[seat] = GREEDY
        state = GAME.start(GAME.setup(2))
        chances = [stream(number, 1), stream(number, 2)]
        play_out(state, players, chances, stream(number, 0))
        won += state.outcome().winners == (seat,)
    return won


def test_greedy_beats_random_in_at_least_95_of_100_games(wins: int) -> None:
    assert wins >= 0.95 * GAMES_PLAYED


def test_the_better_move_is_taken_whatever_the_luck() -> None:
    """LC-R2: a ninth refusal would cost 70 points, the first box of a column 20."""
    refusals = [f"roll red red red 1 1 1\n{turn % 2 + 1}: refuse\n{2 - turn % 2}: refuse"
                for turn in range(8)]  # fmt: skip
    script = "\n".join(["roll 1", *refusals, "roll red red red 1 1 1"])
    assert choices(position(GAME, 2, script), 1) == {"red 1"}


def test_ties_are_broken_by_chance() -> None:
    """LC-S1: at the start the six columns are worth the same, so that each colour is chosen."""
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 1 1")
    assert choices(state, 1) == {"orange 1", "green 1", "purple 1"}


def test_the_same_luck_breaks_a_tie_the_same_way() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 1 1")
    moves = state.moves(0)
    picked = {GREEDY.choose(state, 0, moves, stream(3)) for _ in range(10)}
    assert len(picked) == 1


def test_choosing_changes_nothing() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    before = state.digest()
    GREEDY.choose(state, 0, state.moves(0), stream(1))
    assert state.digest() == before


def test_only_offered_moves_are_chosen() -> None:
    state = position(GAME, 2, "roll 1\nroll orange green purple 1 5 0")
    offered = state.moves(0)[3:5]
    assert {GREEDY.choose(state, 0, offered, stream(seed)) for seed in range(9)} <= set(offered)


OPENED = "roll 1\nroll orange green purple 1 5 0\n1: refuse"


@pytest.mark.parametrize("hidden", ["2: orange 1", "2: refuse", "2: purple circle"])
def test_the_choice_does_not_depend_on_what_the_others_have_just_written(hidden: str) -> None:
    """LC-T5: even if the steps of another seat were shown, this seat would choose the same."""
    opened, later = (position(GAME, 3, script) for script in (OPENED, f"{OPENED}\n{hidden}"))
    picked = [GREEDY.choose(state, 2, state.moves(2), stream(6)) for state in (opened, later)]
    assert picked[0] == picked[1]


def test_the_worth_of_an_open_decision_is_that_of_its_best_end() -> None:
    """LC-E6: an arrow is worth what the best acceleration makes of it."""
    script = "roll 1\nroll yellow yellow yellow 1 1 1\n1: yellow 1\n2: refuse"
    script += "\nroll yellow red red 1 1 1\n2: refuse\n1: yellow 1"
    state = position(GAME, 2, script)
    ends = []
    for move in state.moves(0):
        after = state.copy()
        after.play(0, move)
        ends.append(greedy.worth(after, 0, 0))
    assert greedy.worth(state, 0, 1) == max(ends)


def test_without_looking_further_a_position_is_worth_its_total_and_its_potential() -> None:
    state = position(GAME, 2, OPENED)
    assert greedy.worth(state, 0, 0) == state.mind.prospect(state, 0)
