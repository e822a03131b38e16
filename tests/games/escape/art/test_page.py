"""The drawings of the temple on a page, on a phone and in print."""

from __future__ import annotations

import re

import pytest

from rollwrite.catalogue import find
from rollwrite.games.escape.art.seat.layout import (
    CROP,
)
from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets import paper, press
from rollwrite.sheets.ink import Box
from tests.games.drawn import dice_of, is_within
from tests.games.escape.art.drawings import (
    ART,
    FACES,
    GLYPHS,
    TEAMS,
    every_drawing,
    every_side,
    every_team,
    hits,
    sheet,
    spots,
)


@every_side
def test_layers_of_a_seats_sheet_lie_in_order(side: str) -> None:
    layers = re.findall(r'data-layer="(\w+)"', sheet(side))
    assert layers == ["scenery", "stonework", "chambers", "print", "maps", "spots", "marks"]


@every_team
def test_layers_of_the_teams_sheet_lie_in_order(team: str) -> None:
    layers = re.findall(r'data-layer="(\w+)"', sheet(team))
    assert layers == ["scenery", "print", "spots", "marks"]


@every_side
def test_the_phone_has_three_crops(side: str) -> None:
    found = dict(re.findall(r'data-(crop[a-z-]*)="([^"]+)"', sheet(side)))
    crops = {name: Box(*map(float, crop.split())) for name, crop in found.items()}
    assert crops["crop"] == CROP
    for name, box in (spots(side) | hits(side)).items():
        is_map = name.startswith(("map", "name"))
        assert is_within(box, crops["crop-maps" if is_map else "crop-temple"]), name


@every_team
def test_the_phone_shows_all_of_the_teams_sheet(team: str) -> None:
    found = re.search(r'viewBox="0 0 1360 1924" data-crop="([^"]+)"', sheet(team))
    assert found
    crop = Box(*map(float, found[1].split()))
    assert all(is_within(box, crop) for box in spots(team).values())


@every_drawing
def test_the_sheet_stays_light_enough_for_a_phone(drawing: str) -> None:
    assert len(sheet(drawing).encode()) < 160_000


def test_the_glyphs_stay_light() -> None:
    assert sum(map(len, GLYPHS.values())) < 80_000


def test_signs_are_drawn_for_lines_and_log() -> None:
    wanted = {"gems", "rounds", "run", "heal", "reroll", "key", "torch", "golden", "adventurer"}
    wanted |= {"black", "map", "secret", "exit", "curse", "roll", "keep", "pool"}
    wanted |= {"secret-red", "secret-blue", "secret-green", "secret-violet"}
    assert wanted <= set(ART.signs())


def test_glyphs_are_drawn_for_all_that_may_be_marked() -> None:
    wanted = {"ours", "used", "gem-taken", "goal", "won", "given-up", "visited"}
    wanted |= {"lock-upright", "lock-flat"}
    wanted |= {f"{kind}-{seat}" for kind in ("adventurer", "token") for seat in (1, 2, 3, 4)}
    wanted |= {f"{kind}-{step}" for kind in ("step", "wish") for step in range(1, 10)}
    wanted |= {f"{kind}-{side}" for kind in ("go", "may") for side in "nesw"}
    wanted |= {f"extra-{face}" for face in FACES} | {f"curse-{dice}" for dice in range(1, 11)}
    assert wanted <= set(GLYPHS)


def test_every_die_is_drawn() -> None:
    assert len(set(dice_of(find("escape")))) == 16
    with pytest.raises(KeyError, match="green"):
        ART.die("green", "key")
    with pytest.raises(KeyError, match="joker"):
        ART.die("escape", "joker")


SEAT_MARKS = [
    Mark(("action-1-1",), "crossed"),
    Mark(("chamber-2-3",), "adventurer-1"),
    Mark(("chamber-2-3",), "token-4"),
    Mark(("side-n",), "outside-2"),
    Mark(("passage-2-1-3-1",), "lock-flat"),
    Mark(("map-1-bonus-1",), "crossed-2"),
    Mark(("map-1-bonus",), "won"),
]
TEAM_MARKS = [
    Mark(("round-1",), "cross"),
    Mark(("gem-25",), "goal"),
    Mark(("goal-normal-4",), "ring"),
    Mark(("track-key-1",), "used"),
    Mark(("track-key-2",), "ours"),
    Mark(("cursed-2",), "curse-3"),
    Mark(("secret-red",), "found"),
]


@every_drawing
def test_a_filled_sheet_prints_without_its_scenery(drawing: str) -> None:
    marks = TEAM_MARKS if drawing in TEAMS else SEAT_MARKS
    filled = paper.fill(sheet(drawing), marks, name="Jürgen", glyphs=GLYPHS)
    plain = paper.black_and_white(filled)
    assert '<g data-layer="scenery" display="none">' in plain
    assert press.png(plain, 136).startswith(b"\x89PNG")
