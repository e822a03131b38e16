"""docs/measures.md says what was measured, of every game on both screens."""

from __future__ import annotations

import pytest

from bench.client import COLUMNS, PAGE, SIZES, kept, merged, oldest_first, table, written
from rollwrite.catalogue import GAMES

ROW = {
    "game": "lost-cities",
    "size": "phone",
    "games": 1,
    "tap_to_preview_ms": {"p50": 40, "p99": 90},
    "commit_to_prompt_ms": {"p50": 50, "p99": 95},
    "commit_to_own_prompt_ms": {"p50": 300},
    "tap_work_ms": {"p50": 9},
    "commit_work_ms": {"p50": 12},
    "server_work_ms": 3,
    "clicks_per_turn": 3.1,
    "clicks_per_game": 88,
    "shift_per_game": 0,
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
