"""How a game plays on its sheets, as a person reads it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwrite.catalogue import GAMES, find
from rollwrite.cli.paper import print_report
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.lab.report import Report, matching, merged, own_figures, stored

Run = Callable[..., subprocess.CompletedProcess[str]]
MEASURED = [game for game in GAMES if stored(game)]


def test_some_game_was_measured() -> None:
    """Else the other tests prove nothing."""
    assert MEASURED


@pytest.mark.parametrize("game", [game.id for game in MEASURED])
def test_every_gauge_has_a_line_with_its_wins(rollwrite: Run, game: str) -> None:
    lines = rollwrite("sheet", "report", game).stdout.splitlines()
    data = json.loads(rollwrite("sheet", "report", game, "--json").stdout)
    shown = {tuple(line.split()[:4]) for line in lines}
    for bot, gauges in data.items():
        for gauge, row in gauges.items():
            assert (bot, gauge, str(row["games"]), f"{row['wins']:.0%}") in shown


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.id)
def test_what_only_this_game_counts_is_shown_too(rollwrite: Run, game: Game) -> None:
    text = rollwrite("sheet", "report", game.id).stdout
    for bot, gauges in stored(game).items():
        for gauge, row in gauges.items():
            for name, value in own_figures(row).items():
                line = next(line for line in text.splitlines() if f"{bot} {gauge}: " in line)
                assert f"{name} {value:.2f}" in line


def test_shared_measures_are_no_figures_of_a_game() -> None:
    row: dict[str, object] = {"games": 3, "score": {}, "wins": 0.5, "turns": 9.0, "titles": {}}
    assert own_figures(row | {"out": 0.25}) == {"out": 0.25}


@pytest.mark.parametrize("data", [{}, {"random": {}}])
def test_nothing_measured_is_said_in_words(
    data: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    print_report(data)
    assert "nothing was measured" in capsys.readouterr().out


def test_what_is_measured_anew_replaces_the_old_in_the_order_of_bots_and_gauges() -> None:
    game = find("lost-cities")
    old: Report = {"greedy": {"2-seats": {"games": 1}, "3-seats": {"games": 1}}}
    new: Report = {"random": {"2-seats": {"games": 2}}, "greedy": {"2-seats": {"games": 3}}}
    found = merged(game, old, new)
    assert list(found) == ["random", "greedy"]
    assert found["greedy"] == {"2-seats": {"games": 3}, "3-seats": {"games": 1}}


def test_gauges_are_chosen_by_a_pattern() -> None:
    game = find("dungeons")
    assert len(matching(game, "*-1")) == 4
    with pytest.raises(InvalidNotation, match="no gauge of dungeons is called “none”"):
        matching(game, "none")


def test_a_measurement_is_added_to_a_file(rollwrite: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    asked = ("sheet", "report", "lost-cities", "--gauges", "2-seats", "--measure", "2")
    for bot in ("greedy", "random"):
        rollwrite(*asked, "--bots", bot, "-o", str(file))
    found = json.loads(file.read_text())
    assert [list(found), list(found["random"])] == [["random", "greedy"], ["2-seats"]]
