"""The model of docs/scale.md: it agrees with a simulation, and the page with the model."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.load import notices, picture
from bench.model import BUSY, LINES_A_NODE, PACE, Costs, costs, load_rows, plan, plan_rows, simulate

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"
COST = Costs(
    move_ms=0.5,
    table_kb=100,
    node_mb=80,
    rows_a_move=2,
    bytes_a_move=250,
    database_ms_a_move=0.25,
)


def test_the_page_says_what_the_model_says_of_the_measured_costs() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for row in [*plan_rows(costs()), *load_rows(costs())]:
        assert row in lines


def test_the_page_says_what_was_measured_and_nothing_else_is_drawn() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    for row in [*picture.table(picture.curve()), *notices.table(notices.kept())]:
        assert row in lines
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn(picture.curve())


def test_a_simulated_core_is_in_use_as_long_as_the_measured_one() -> None:
    """Tables that were played to their last move wait for the others, which the model does not
    know; the fewer moves, the more of the time that is."""
    for row in picture.curve():
        seen = simulate(row["tables"], row["processor_ms_a_move"], seconds=60)
        assert seen.share == pytest.approx(row["processor_share"], rel=0.4)


def test_everybody_who_listened_heard_of_every_move() -> None:
    for row in notices.kept().values():
        assert row["heard_by_each"] == row["moves"]
        assert row["listeners"] == 2


@pytest.mark.parametrize("tables", [100, 1000, 4000])
def test_a_simulated_core_is_as_busy_as_the_model_reckons(tables: int) -> None:
    seen = simulate(tables, COST.move_ms, seconds=60)
    reckoned = tables / PACE * COST.move_ms / 1000
    assert seen.share == pytest.approx(reckoned, rel=0.05)


def test_answers_come_at_once_up_to_the_share_a_node_is_given_and_late_beyond_its_core() -> None:
    full = PACE * 1000 / COST.move_ms
    assert simulate(int(BUSY * full), COST.move_ms, seconds=30).p99_ms < 20 * COST.move_ms
    assert simulate(int(1.5 * full), COST.move_ms, seconds=30).p99_ms > 100


def test_a_queue_waits_as_long_as_theory_has_it() -> None:
    """Pollaczek and Khinchine, for many who ask independently; answers take half to one and a
    half of the mean."""
    share = 0.5
    seen = simulate(int(share * PACE * 1000 / COST.move_ms), COST.move_ms, seconds=60)
    variation = 1 / 12
    mean = COST.move_ms * (1 + share / (1 - share) * (1 + variation) / 2)
    assert 0.5 * mean < seen.p50_ms < 1.2 * mean


@pytest.mark.parametrize("people", [1_000, 100_000, 1_000_000])
def test_no_node_gets_more_people_or_moves_than_it_can_serve(people: int) -> None:
    found = plan(COST, people)
    assert found.nodes * LINES_A_NODE >= people
    assert found.moves_a_second / found.nodes * COST.move_ms / 1000 <= BUSY
    fewer = found.nodes - 1
    is_enough = fewer * LINES_A_NODE >= people and (
        fewer and found.moves_a_second / fewer * COST.move_ms / 1000 <= BUSY
    )
    assert not is_enough


def test_twice_as_dear_a_move_needs_more_nodes_only_where_processors_are_what_is_short() -> None:
    dear = Costs(**{**vars(COST), "move_ms": 4 * COST.move_ms})
    assert plan(dear, 1_000_000).nodes > plan(COST, 1_000_000).nodes
    assert plan(dear, 1_000).nodes == plan(COST, 1_000).nodes == 1
