"""The search player: same dice for all, the worse half goes, nothing but its chance decides."""

from __future__ import annotations

import pytest

from rollwrite.bots.ahead.aim import SCORE, WIN, aim_for, read_ending
from rollwrite.bots.ahead.parallel import ForkingSimulator, spans
from rollwrite.bots.ahead.rollout import TO_THE_END, Care, play_on, seeded
from rollwrite.bots.ahead.search import (
    BY_GAME,
    Candidate,
    SearchPlayer,
    Simulator,
    Thinking,
    halvings,
    is_settled,
    judge,
    rank_moves,
    search,
    simulate,
    without_twins,
)
from rollwrite.bots.levels import simulator
from rollwrite.catalogue import GAMES
from rollwrite.games.lost_cities import GAME
from rollwrite.games.my_city import GAME as MY_CITY
from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import ROLL, State
from rollwrite.testing import position

OPENED = "roll 1\nroll orange green purple 1 5 0"
FEW = Thinking(24, 4, 2)


def opened() -> State:
    return position(GAME, 2, OPENED)


def picked(state: State, thinking: Thinking, seed: int, where: Simulator) -> list[tuple[int, int]]:
    found = search(state, 0, state.moves(0), thinking, seed, where)
    return [(one.move, len(one.scores)) for one in found]


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state, player = opened(), SearchPlayer(FEW, Simulator())
    moves = state.moves(0)
    assert len({player.choose(state, 0, moves, stream(4)) for _ in range(3)}) == 1


def test_several_processes_give_the_same_numbers() -> None:
    state = opened()
    runs = [
        [
            (one.move, one.scores, one.leads, one.wins)
            for one in search(state, 0, state.moves(0), Thinking(64, 4, 1), 9, where)
        ]
        for where in (Simulator(), ForkingSimulator(2), ForkingSimulator(3))
    ]
    assert runs[0] == runs[1] == runs[2]


def test_processes_are_asked_for_on_demand() -> None:
    assert not isinstance(simulator(1), ForkingSimulator)
    assert isinstance(simulator(2), ForkingSimulator)


def test_all_numbers_are_given_out_once() -> None:
    parts = spans(3, 50, 4)
    assert [number for first, last in parts for number in range(first, last)] == list(range(3, 50))


def test_the_last_one_standing_was_simulated_most() -> None:
    counts = [count for _, count in picked(opened(), FEW, 1, Simulator())]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1] > 0


def test_the_budget_is_kept() -> None:
    counts = [count for _, count in picked(opened(), Thinking(40, 8, 1), 1, Simulator())]
    assert sum(counts) <= 40


def test_a_budget_in_seconds_ends_the_search() -> None:
    found = picked(opened(), Thinking(10**9, 4, 1, seconds=0.05), 1, Simulator())
    assert found[0][1] >= 2


def test_choosing_changes_nothing() -> None:
    state = opened()
    before = state.digest()
    SearchPlayer(FEW, Simulator()).choose(state, 0, state.moves(0), stream(1))
    assert state.digest() == before


def test_a_single_move_is_not_thought_about() -> None:
    state = opened()
    only = state.moves(0)[2:3]
    assert SearchPlayer(FEW, Simulator()).choose(state, 0, only, stream(1)) == only[0]


def test_moves_meet_the_same_dice() -> None:
    """Two copies of one move end alike, simulation by simulation."""
    state = opened()
    twins = [Candidate(state.moves(0)[0], 0) for _ in range(2)]
    for twin in twins:
        simulate(state, 0, twin, FEW, 5, 0, 6)
    assert twins[0].scores == twins[1].scores
    assert len(set(twins[0].scores)) > 1


def test_seeds_that_follow_each_other_share_no_dice() -> None:
    """Scar: base and number were joined before they were stirred."""
    rolls = [[seeded(base, number, 0).below(1 << 31) for number in range(64)] for base in range(8)]
    assert len({roll for base in rolls for roll in base}) == 8 * 64


def test_simulations_can_be_made_in_parts() -> None:
    state = opened()
    whole, parts = (Candidate(state.moves(0)[0], 0) for _ in range(2))
    simulate(state, 0, whole, FEW, 5, 0, 6)
    simulate(state, 0, parts, FEW, 5, 0, 2)
    simulate(state, 0, parts, FEW, 5, 2, 6)
    assert whole.leads == parts.leads


def test_a_simulation_looks_as_far_as_it_is_told() -> None:
    state = opened()
    turn = state.turns
    state.play(0, state.moves(0)[0])
    play_on(state, 1, 1, 3)
    assert (state.phase, state.turns) == (ROLL, turn + 3)


def test_a_simulation_may_go_to_the_end() -> None:
    state = opened()
    play_on(state, 1, 1, TO_THE_END)
    assert state.is_over()


@pytest.mark.parametrize(("count", "rounds"), [(1, 0), (2, 1), (3, 2), (8, 3), (9, 4)])
def test_half_of_them_go_each_round(count: int, rounds: int) -> None:
    assert halvings(count) == rounds


def test_the_best_first_impression_comes_first() -> None:
    priors = [one.prior for one in rank_moves(opened(), 0, opened().moves(0))]
    assert priors == sorted(priors, reverse=True)
    assert len(priors) == len(opened().moves(0))


def candidate(move: int, prior: int, wins: list[float], leads: list[float]) -> Candidate:
    found = Candidate(move, prior)
    found.wins, found.leads, found.scores = wins, leads, [float(lead) for lead in leads]
    return found


def best(state: State, thinking: Thinking, *candidates: Candidate) -> int:
    ordered = list(candidates)
    judge(state, ordered, thinking)
    return ordered[0].move


def test_who_plays_to_win_prefers_wins_to_points() -> None:
    sure = candidate(1, 0, [1.0, 1.0], [1.0, 1.0])
    rich = candidate(2, 0, [1.0, 0.0], [30.0, -10.0])
    to_win = Thinking(1, 2, 1, WIN, lead=0.1, trust=0.0)
    for_points = Thinking(1, 2, 1, SCORE, trust=0.0)
    assert best(opened(), to_win, sure, rich) == 1
    assert best(opened(), for_points, sure, rich) == 2


def test_with_equal_wins_the_lead_decides() -> None:
    close, clear = (candidate(move, 0, [1.0], [lead]) for move, lead in ((1, 5.0), (2, 9.0)))
    assert best(opened(), Thinking(1, 2, 1, WIN, trust=0.0), close, clear) == 2


def test_near_ties_go_to_the_better_first_impression() -> None:
    plain, promising = (candidate(move, prior, [1.0], [5.0]) for move, prior in ((1, 0), (2, 900)))
    assert best(opened(), Thinking(1, 2, 1), plain, promising) == 2


def test_a_clear_lead_ends_the_search_and_a_doubtful_one_does_not() -> None:
    low = candidate(1, 0, [0.0] * 8, [0.0, 1.0] * 4)
    clear = candidate(2, 0, [1.0] * 8, [20.0, 22.0] * 4)
    doubtful = candidate(3, 0, [1.0] * 8, [9.0, -7.0] * 4)
    assert is_settled([clear, low], 8, 4.0)
    assert not is_settled([doubtful, low], 8, 4.0)
    assert not is_settled([clear, low], 4, 4.0)


def test_alone_one_plays_for_points() -> None:
    assert aim_for(MY_CITY.start(MY_CITY.setup(1))) == SCORE
    assert aim_for(MY_CITY.start(MY_CITY.setup(2))) == WIN


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_an_ending_says_who_won(game: object) -> None:
    from rollwrite.kernel.game import Game

    assert isinstance(game, Game)
    seats = max(2, game.min_seats)
    state = game.start(game.setup(seats))
    play_on(state, 3, 1, TO_THE_END)
    outcome = state.outcome()
    shares = [read_ending(state, seat).win for seat in range(seats)]
    wanted = len(outcome.winners) if len(outcome.teams) == 1 else float(bool(outcome.winners))
    assert sum(shares) == pytest.approx(wanted)
    assert all((share > 0) == (seat in outcome.winners) for seat, share in enumerate(shares))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_searched(game: object) -> None:
    from rollwrite.kernel.game import Game

    assert isinstance(game, Game)
    state = game.start(game.setup(max(2, game.min_seats)))
    dice = stream(2)
    while state.phase == ROLL:
        state.roll(dice.faces(state.sides()))
    (seat, *_) = state.owing()
    moves = state.moves(seat)
    player = SearchPlayer(Thinking(4, 2, BY_GAME), Simulator())
    assert player.choose(state, seat, moves, stream(1)) in moves


def ended(move: int, *leads: float) -> Candidate:
    found = Candidate(move, 0)
    found.leads, found.scores, found.wins = list(leads), list(leads), [0.0] * len(leads)
    return found


def test_the_same_in_another_order_is_looked_at_once() -> None:
    gone = [ended(9, 1.0)]
    first, twin, other = ended(1, 3.0, 4.0), ended(2, 3.0, 4.0), ended(3, 3.0, 5.0)
    assert without_twins([first, twin, other], gone) == [first, other]
    assert [one.move for one in gone] == [2, 9]


def test_care_weighs_a_decision_once_and_the_same_for_the_same_base() -> None:
    state = opened()
    moves = state.moves(0)
    care = Care(2, 5)
    chosen = care.move(state, 0, moves)
    assert chosen in moves
    assert chosen == Care(2, 5).move(state, 0, moves)
    assert list(care.known.values()) == [chosen]
    care.move(state, 0, moves)
    assert len(care.known) == 1


def test_careful_simulations_are_careful_within() -> None:
    outer = Care(3, 1, 3)
    assert outer.within is not None
    assert outer.within.within is not None
    assert outer.within.within.within is None
