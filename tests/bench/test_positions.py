"""Positions that were judged: they come back as they were, and levels are compared on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.positions.__main__ import lost
from bench.positions.making import Order, judged, made, played_out, setup_of
from bench.positions.position import HERE, Positions, after, read
from rollwrite.catalogue import find

ORDER = Order("my-city", (1,), 4, 6, 1)
KEPT = sorted(HERE.glob("*.jsonl"))


def test_a_game_comes_back_number_by_number() -> None:
    game = find("lost-cities")
    order = Order("lost-cities", (3,), 4, 6, 1)
    start = game.start(setup_of(order, 0))
    line, places = played_out(start, order.seed, 0)
    assert after(start, line).is_over()
    state = after(start, line[: places[5]])
    assert line[places[5]] in state.moves(state.owing()[0])


def test_the_best_move_loses_nothing_and_no_move_gains() -> None:
    game = find("my-city")
    start = game.start(setup_of(ORDER, 0))
    line, places = played_out(start, ORDER.seed, 0)
    asked = judged(after(start, line[: places[-2]]), places[-2], 6, 7)
    assert min(asked.losses) == 0
    assert len(asked.losses) == len(asked.moves) > 1


def test_positions_are_the_same_again_and_levels_are_compared_on_them(tmp_path: Path) -> None:
    played = tuple(made(ORDER, 1, lambda _: None))
    assert played == tuple(made(ORDER, 1, lambda _: None))
    file = tmp_path / "some.jsonl"
    file.write_text(Positions("my-city", {"seed": 1}, played).written(), encoding="utf-8")
    again = read(file)
    assert again.played == played
    found = lost(again, "greedy")
    assert found["positions"] == sum(len(one.asked) for one in played)
    assert "loss, alone" in found


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_what_is_kept_can_be_played_and_knows_every_move(file: Path) -> None:
    kept = read(file)
    count = 0
    for state, seat, asked in kept:
        assert tuple(state.moves(seat)) == asked.moves
        count += 1
    assert count >= 300
