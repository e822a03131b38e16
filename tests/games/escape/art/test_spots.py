"""The spots of the temple's drawings: all that the data say, each where a finger finds it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rollwrite.games.escape.art.seat.layout import (
    PAGE,
    TILE,
    TILES,
    within,
)
from rollwrite.games.escape.art.signs.pieces import around
from rollwrite.sheets.ink import Box
from tests.games.drawn import is_within, overlap
from tests.games.escape.art.drawings import (
    LEVELS,
    chamber_lines,
    data,
    every_drawing,
    every_side,
    every_team,
    glows,
    hits,
    layer,
    rims,
    sheet,
    spots,
)

# -- spots --------------------------------------------------------------------


def temple_spots(found: dict[str, Any]) -> Iterator[str]:
    lines = chamber_lines(found)
    for row in range(1, 6):
        for column in range(1, 6):
            middle, left = lines[2 * row - 1], 6 * column - 5
            yield f"chamber-{row}-{column}"
            if middle[left + 3] != ".":
                yield f"action-{row}-{column}"
            if column < 5 and middle[left + 5] == " ":
                yield f"passage-{row}-{column}-{row}-{column + 1}"
            if row < 5 and lines[2 * row][left] == " ":
                yield f"passage-{row}-{column}-{row + 1}-{column}"
    for index in range(1, 6):
        if lines[0][6 * index - 5] == " ":
            yield f"entrance-n-1-{index}"
        if lines[10][6 * index - 5] == " ":
            yield f"entrance-s-5-{index}"
        if lines[2 * index - 1][0] == " ":
            yield f"entrance-w-{index}-1"
        if lines[2 * index - 1][30] == " ":
            yield f"entrance-e-{index}-5"


def map_spots(found: dict[str, Any]) -> Iterator[str]:
    for index, each in enumerate(found["map"], 1):
        yield f"map-{index}"
        for part in ("bonus", "gem"):
            yield f"map-{index}-{part}"
            count = len(each[part].split())
            yield from (f"map-{index}-{part}-{tile}" for tile in range(1, count + 1))


def team_spots(team: str) -> Iterator[str]:
    found, variant = data("team"), team.removeprefix("team-")
    rounds = max(max(each) for each in found["rounds"][variant].values())
    yield from (f"round-{index}" for index in range(1, rounds + 1))
    yield from (f"gem-{gem}" for gem in range(1, 31))
    yield from (f"goal-{level}-{seats}" for level in LEVELS for seats in (2, 3, 4))
    for track in found["tracks"]["names"]:
        yield f"track-{track}"
        length = found["tracks"]["length"]
        yield from (f"track-{track}-{place}" for place in range(1, length + 1))
    yield from (f"cursed-{place}" for place in range(1, found["cursed"]["places"] + 1))
    yield from (f"secret-{colour}" for colour in ("red", "blue", "green", "violet"))
    if variant != "standard":
        yield from ("extra-1", "extra-2")


@every_side
def test_a_seats_sheet_has_these_spots_once_and_no_others(side: str) -> None:
    """ES-T1, ES-T2"""
    found = data(side)
    sides = [f"side-{side}" for side in "nesw"]
    wanted = [*temple_spots(found), *map_spots(found), *sides, "name"]
    assert sorted(spots(side)) == sorted(wanted)


@every_team
def test_the_teams_sheet_has_these_spots_once_and_no_others(team: str) -> None:
    """ES-S1, ES-S2, ES-S3"""
    assert sorted(spots(team)) == sorted(team_spots(team))


@every_drawing
def test_every_spot_lies_on_the_page(drawing: str) -> None:
    assert all(is_within(box, PAGE) for box in spots(drawing).values())


@every_side
def test_chambers_touch_but_never_overlap(side: str) -> None:
    """ES-T1: 66 pixels on a phone."""
    taps = hits(side)
    rooms = [box for name, box in taps.items() if name.startswith("chamber")]
    assert len(rooms) == 25
    assert not any(overlap(one, other) for one, other in combinations(rooms, 2))


@every_side
def test_what_lies_in_a_chamber_answers_with_the_chamber(side: str) -> None:
    """Where areas are the same the first spot is meant."""
    taps, order = hits(side), list(spots(side))
    for action in (name for name in taps if name.startswith("action")):
        chamber = action.replace("action", "chamber")
        assert taps[action] == taps[chamber]
        assert order.index(chamber) < order.index(action)


@every_side
def test_the_four_sides_can_be_told_apart_by_a_finger(side: str) -> None:
    """ES-T3"""
    taps = [hits(side)[f"side-{each}"] for each in "nesw"]
    assert all(min(tap.width, tap.height) >= 132 for tap in taps)
    assert not any(overlap(one, other) for one, other in combinations(taps, 2))


@every_team
def test_a_track_answers_as_one(team: str) -> None:
    """ES-A5: single places are too small for fingers."""
    taps = hits(team)
    for track in data("team")["tracks"]["names"]:
        whole = taps[f"track-{track}"]
        assert whole.height >= 132
        assert all(taps[f"track-{track}-{place}"] == whole for place in range(1, 7))


@every_side
def test_tiles_lie_in_their_part_of_the_map(side: str) -> None:
    """ES-T2"""
    boxes = spots(side)
    for name, box in boxes.items():
        found = re.fullmatch(r"(map-\d)(-bonus|-gem)?(-\d)?", name)
        if found and found[3]:
            assert is_within(box, boxes[found[1] + found[2]])
        elif found and found[2]:
            assert is_within(box, boxes[found[1]])


# -- what glows ---------------------------------------------------------------


def symbols(side: str) -> dict[str, Box]:
    """Everything to read in chambers and on maps."""
    found = {
        name: box
        for name, box in spots(side).items()
        if name.startswith("action") or re.fullmatch(r"map-\d-(bonus|gem)-\d", name)
    }
    for row, column in ((row, column) for row in range(5) for column in range(5)):
        for number, tile in enumerate(TILES):
            x, y = within((row, column), tile)
            found[f"tile-{row}-{column}-{number}"] = around(x, y, TILE, TILE)
    return found


@every_side
def test_no_frame_of_what_glows_lies_over_a_symbol(side: str) -> None:
    """ES-T1, ES-T2, ES-T3, ES-V1: chambers, passages, sides, parts of maps."""
    found, frames = symbols(side), glows(side)
    kinds = {name.partition("-")[0] for name in frames}
    assert kinds == {"chamber", "passage", "side", "map"}
    hidden = [
        (name, symbol)
        for name, frame in frames.items()
        for symbol, box in found.items()
        for rim in rims(frame)
        if overlap(rim, box)
    ]
    assert hidden == []


@every_side
def test_no_frame_of_what_glows_cuts_through_the_name_of_a_map(side: str) -> None:
    """ES-T2"""
    names = re.findall(
        r'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"', layer(sheet(side), "maps")
    )
    titles = [Box(float(x), float(y) - float(size) * 0.8, 200, float(size)) for x, y, size in names]
    frames = {name: box for name, box in glows(side).items() if name.startswith("map")}
    assert len(frames) == 10
    for frame in frames.values():
        assert not any(overlap(rim, title) for rim in rims(frame) for title in titles)


@every_side
def test_what_glows_answers_to_a_finger(side: str) -> None:
    boxes = spots(side) | hits(side)
    for name, glow in glows(side).items():
        assert is_within(glow, boxes[name]), name


@every_team
def test_a_track_glows_around_its_plate(team: str) -> None:
    """ES-A5"""
    boxes = spots(team)
    for name, glow in glows(team).items():
        assert is_within(boxes[name], glow)
