"""``advise`` and ``ladder`` from the command line."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
RECORD = str(
    Path(__file__).parents[2] / "corpus" / "lost-cities" / "4-seats-simultaneous-greedy-1.txt"
)
FEW = ("--budget", "16")


@pytest.fixture(scope="module")
def tables(rollwrite: Run) -> list[dict[str, object]]:
    """After two rolls, seat 1's entry and seat 2's hidden step."""
    done = rollwrite("advise", RECORD, "--at", "4", "--json", *FEW)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_better_tables_follow(tables: list[dict[str, object]]) -> None:
    counts = [table["simulations"] for table in tables]
    assert len(counts) > 1
    assert counts == sorted(counts, key=lambda count: int(str(count)))


def test_a_row_has_numbers_with_errors_and_reasons(tables: list[dict[str, object]]) -> None:
    moves = tables[-1]["moves"]
    assert isinstance(moves, list)
    names = ["move", "score", "score_error", "win", "win_error", "gap", "gap_error", "reasons"]
    assert list(moves[0]) == names
    assert moves[0]["gap"] == 0


def test_the_first_seat_that_owes_a_decision_is_advised(tables: list[dict[str, object]]) -> None:
    assert tables[0]["seat"] == 3


def test_hidden_steps_of_others_change_no_advice(rollwrite: Run) -> None:
    """LC-T5: seats 2 to 4 decide at once; what 2 has written is not known to 3."""
    early, late = (
        rollwrite("advise", RECORD, "--at", at, "--seat", "3", "--json", *FEW).stdout
        for at in ("3", "4")
    )
    assert early == late != ""


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "game-over"),
        (("--at", "9999"), "invalid-notation"),
        (("--at", "1"), "not-your-decision"),
        (("--at", "4", "--seat", "9"), "invalid-notation"),
        (("--at", "4", "--seat", "1"), "not-your-decision"),
    ],
)
def test_what_cannot_be_advised_is_said(rollwrite: Run, args: tuple[str, ...], code: str) -> None:
    done = rollwrite("advise", RECORD, *FEW, *args)
    assert done.returncode == 2
    assert code in done.stderr


def test_a_ladder_of_an_unknown_game_is_refused(rollwrite: Run) -> None:
    done = rollwrite("ladder", "chess")
    assert done.returncode == 2
    assert "there is no game “chess”" in done.stderr
