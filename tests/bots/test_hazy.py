"""The gentler levels: they miss things, as people do."""

from __future__ import annotations

from rollwrite.bots.ahead.search import rank_moves
from rollwrite.bots.hazy import HazyPlayer, error, noticed
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import stream
from rollwrite.testing import position

OPENED = "roll 1\nroll orange green purple 1 5 0"
SEEDS = range(200)


def choices(overlooked: int, haze: int) -> list[int]:
    state = position(GAME, 2, OPENED)
    player, moves = HazyPlayer(overlooked, haze), state.moves(0)
    return [player.choose(state, 0, moves, stream(seed)) for seed in SEEDS]


def test_without_haze_the_best_looking_move_is_taken() -> None:
    state = position(GAME, 2, OPENED)
    ranked = rank_moves(state, 0, state.moves(0))
    best = {one.move for one in ranked if one.prior == ranked[0].prior}
    assert set(choices(0, 0)) <= best


def test_the_hazier_the_worse() -> None:
    state = position(GAME, 2, OPENED)
    prior = {one.move: one.prior for one in rank_moves(state, 0, state.moves(0))}
    worth = [sum(prior[move] for move in choices(*haze)) for haze in ((0, 0), (20, 60), (60, 200))]
    assert worth[0] > worth[1] > worth[2]


def test_a_move_is_always_noticed() -> None:
    for seed in SEEDS:
        assert noticed([4, 5, 6], 100, stream(seed))


def test_nothing_is_overlooked_by_who_overlooks_nothing() -> None:
    assert noticed([4, 5, 6], 0, stream(1)) == [4, 5, 6]


def test_about_so_many_moves_are_overlooked() -> None:
    seen = sum(len(noticed(list(range(50)), 40, stream(seed))) for seed in SEEDS)
    assert 0.55 < seen / (50 * len(SEEDS)) < 0.68


def test_errors_are_even_and_bounded() -> None:
    chance = stream(8)
    errors = [int(error(chance)) for _ in range(4000)]
    assert abs(sum(errors)) < 40 * len(errors)
    assert max(map(abs, errors)) <= 1000
