"""docs/measures.md says what was measured, of every game on both screens."""

from __future__ import annotations

import json

import pytest

from bench.client import (
    COLUMNS,
    PAGE,
    PROBE,
    SIZES,
    kept,
    merged,
    note_turns,
    oldest_first,
    reached,
    table,
    worked,
    written,
)
from rollwrite.catalogue import GAMES

ROW = {
    "game": "lost-cities",
    "size": "phone",
    "games": 1,
    "tap_to_preview_ms": {"p50": 40, "p99": 90, "count": 60},
    "commit_to_prompt_ms": {"p50": 50, "p99": 195, "count": 38},
    "commit_to_own_prompt_ms": {"p50": 300},
    "tap_work_ms": {"p50": 9},
    "commit_work_ms": {"p50": 12},
    "server_work_ms": 3,
    "clicks_per_turn": 3.1,
    "clicks_per_game": 88,
    "unanswered": 2,
    "shift_per_game": 0,
    "jumps_per_game": 0,
    "all_shift_per_game": 0,
    "load": 1.5,
    "when": "2026-01-02T03:04:05",
}


def test_the_page_says_what_the_kept_data_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(kept())


def test_every_game_is_measured_on_both_screens() -> None:
    cells = {(row["game"], row["size"]) for row in kept()}
    assert cells == {(game.id, size) for game in GAMES for size in SIZES}


def test_a_row_has_a_cell_for_every_column() -> None:
    head, _, row = table([ROW]).splitlines()
    assert head.count("|") == row.count("|") == len(COLUMNS) + 1


def test_what_was_not_measured_again_stays_and_comes_first_the_next_time() -> None:
    other = {**ROW, "size": "desktop", "when": "2025-01-01T00:00:00"}
    rows = merged([ROW, other], {**ROW, "games": 2})
    assert [(row["size"], row["games"]) for row in rows] == [("phone", 2), ("desktop", 1)]
    cells = [("lost-cities", "phone"), ("lost-cities", "desktop"), ("escape", "phone")]
    assert [cell[1] for cell in oldest_first(cells, rows)] == ["phone", "desktop", "phone"]
    assert oldest_first(cells, rows)[0][0] == "escape"


@pytest.mark.parametrize(("games", "said"), [(1, "88"), (0, "not over")])
def test_a_game_that_was_not_over_in_time_has_no_number_of_clicks(games: int, said: str) -> None:
    assert f" {said} |" in table([{**ROW, "games": games}])


def test_the_page_says_how_slow_the_slowest_were_and_what_had_no_answer() -> None:
    said = reached(
        [{**ROW, "gone": 3}, {**ROW, "tap_to_preview_ms": {"p50": 101, "p99": 240, "count": 10}}]
    )
    assert "taps are answered within 100 ms in 1 of 2 cells, half of all commits in 2;" in said
    assert "99 of 100 taps in 1, 99 of 100 commits in 0" in said
    assert "taking 240 ms for a tap and 195 ms for a commit" in said
    assert "4 of 150 taps and commits had no answer; 3 more fell where" in said


def test_clicks_are_held_against_the_turns_of_the_player_alone() -> None:
    """A turn of a bot, and one in which the player did two things."""
    turns: set[int] = set()
    told = [{"turn": 1, "seat": 0}, {"turn": 2, "seat": 1}, {"turn": 3, "seat": 0}]
    note_turns(json.dumps({"news": [{"turn": 0, "seat": -1}, *told]}), turns)
    note_turns(json.dumps({"news": [{"turn": 3, "seat": 0}]}), turns)
    note_turns(b"no text", turns)
    assert turns == {1, 3}


def test_a_pair_that_goes_one_way_is_one_tap() -> None:
    order = PROBE[PROBE.index("ORDER") :]
    assert 0 < order.index("[data-bundle]") < order.index("[data-way]")


def test_work_is_told_by_its_parts() -> None:
    rows = [[10.0, 4.0, 1.0, 0.0], [30.0, 8.0, 3.0, 2.0], [20.0, 6.0, 2.0, 1.0]]
    found = worked(rows)
    assert (found["p50"], found["count"]) == (20, 3)
    assert found["parts"] == {"script": 6, "style": 2, "layout": 1}
    assert worked([])["parts"] == {}
