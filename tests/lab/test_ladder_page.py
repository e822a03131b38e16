"""The page of ladders is made from the kept ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.lab.ladder_page import page

DOCS = Path(__file__).parents[2] / "docs"
KEPT = sorted((DOCS / "ladder").glob("*.json"))


def hand_made(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who has learned is as strong as it has learned: only the others are steps of a ladder."""
    return [row for row in rows if row["level"] not in roster.LEARNED]


def test_the_page_is_made_from_the_kept_ladders() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == page(DOCS / "ladder")


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_every_level_wins_seven_of_ten_against_the_one_below(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    made = hand_made(found["rungs"])
    if made:
        assert [rung["level"] for rung in made] == list(roster.levels(is_learned=False)[1:])
    assert all(rung["share"] >= 0.7 for rung in made)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_who_searches_over_what_it_learned_is_the_strongest(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    for rung in found["rungs"]:
        assert rung["level"] != roster.STRONGEST or rung["share"] > 0.5
    means = {solo["level"]: solo["mean"] for solo in found["solos"]}
    assert roster.STRONGEST not in means or means[roster.STRONGEST] == max(means.values())


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_alone_every_level_scores_more_than_the_one_below(file: Path) -> None:
    solos = json.loads(file.read_text(encoding="utf-8"))["solos"]
    means = [solo["mean"] for solo in hand_made(solos)]
    assert means == sorted(means)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_as_a_team_every_level_wins_and_scores_no_less_than_the_one_below(file: Path) -> None:
    teams = hand_made(json.loads(file.read_text(encoding="utf-8"))["teams"])
    assert [team["share"] for team in teams] == sorted(team["share"] for team in teams)
    means = [team["mean"] for team in teams]
    assert means == sorted(set(means)), "each of them more"


def test_every_game_has_its_ladder() -> None:
    assert {file.stem for file in KEPT} == set(BY_ID)
