"""The page of ladders is made from the kept ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.lab.ladder_page import page

DOCS = Path(__file__).parents[2] / "docs"
KEPT = sorted((DOCS / "ladder").glob("*.json"))


def test_the_page_is_made_from_the_kept_ladders() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == page(DOCS / "ladder")


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_every_level_wins_seven_of_ten_against_the_one_below(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    levels = [bot.id for bot in roster.ROSTER]
    if found["rungs"]:
        assert [rung["level"] for rung in found["rungs"]] == levels[1:]
    assert all(rung["share"] >= 0.7 for rung in found["rungs"])


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_alone_every_level_scores_more_than_the_one_below(file: Path) -> None:
    means = [solo["mean"] for solo in json.loads(file.read_text(encoding="utf-8"))["solos"]]
    assert means == sorted(means)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_as_a_team_every_level_wins_and_scores_no_less_than_the_one_below(file: Path) -> None:
    teams = json.loads(file.read_text(encoding="utf-8"))["teams"]
    assert [team["share"] for team in teams] == sorted(team["share"] for team in teams)
    means = [team["mean"] for team in teams]
    assert means == sorted(set(means)), "each of them more"


def test_every_game_has_its_ladder() -> None:
    assert {file.stem for file in KEPT} == set(BY_ID)
