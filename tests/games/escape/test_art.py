"""The drawings of the temple show what the data say, for each seat and for the team."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from rollwrite.catalogue import find
from rollwrite.games.escape.art import EscapeArt
from rollwrite.games.escape.art.layout import (
    CHAMBER,
    CROP,
    PAGE,
    TILE,
    TILES,
    TOKENS,
    within,
)
from rollwrite.games.escape.art.people import ADVENTURERS
from rollwrite.games.escape.art.pieces import around
from rollwrite.games.escape.art.symbols import SYMBOLS
from rollwrite.games.escape.art.temples import read_temple
from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.view import Mark
from rollwrite.sheets import paper, press
from rollwrite.sheets.ink import Box
from tests.games.drawn import dice_of, hits_in, is_within, overlap, printed

SIDES = ("standard", "variant")
VARIANTS = ("standard", "locked", "dice", "joker")
TEAMS = tuple(f"team-{variant}" for variant in VARIANTS)
LEVELS = ("easy", "normal", "hard")
FACES = ("adventurer", "key", "torch", "golden", "black")
ART = EscapeArt()
GLYPHS = ART.glyphs()
every_side = pytest.mark.parametrize("side", SIDES)
every_team = pytest.mark.parametrize("team", TEAMS)
every_drawing = pytest.mark.parametrize("drawing", [*SIDES, *TEAMS])


def data(name: str) -> dict[str, Any]:
    text = files("rollwrite.games.escape.sheet").joinpath(f"data/{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def sheet(drawing: str, language: str = "en") -> str:
    return ART.sheet(f"{drawing}@3", language)


@cache
def spots(drawing: str) -> dict[str, Box]:
    return paper.spots(sheet(drawing))


def hits(drawing: str) -> dict[str, Box]:
    return hits_in(sheet(drawing))


def glows(drawing: str) -> dict[str, Box]:
    """Where what is lit is framed, by spot."""
    found = re.findall(r'data-spot="([^"]+)"[^>]* data-glow="([^"]+)"', sheet(drawing))
    return {name: Box(*map(float, glow.split())) for name, glow in found}


def rims(box: Box) -> list[Box]:
    """The four sides of a frame, as thick as a screen draws them."""
    thick, right, low = 8.5, box.x + box.width, box.y + box.height
    wide, tall = box.width + 2 * thick, box.height + 2 * thick
    return [
        Box(box.x - thick, box.y - thick, wide, 2 * thick),
        Box(box.x - thick, low - thick, wide, 2 * thick),
        Box(box.x - thick, box.y - thick, 2 * thick, tall),
        Box(right - thick, box.y - thick, 2 * thick, tall),
    ]


def layer(svg: str, name: str) -> str:
    return svg.partition(f'data-layer="{name}"')[2].partition("data-layer=")[0]


def shown(part: str, symbol: str) -> int:
    """How often a stamp is printed."""
    return len(re.findall(rf'href="#escape-[a-z-]*?-{symbol}"', part))


# -- spots --------------------------------------------------------------------


def chamber_lines(found: dict[str, Any]) -> list[str]:
    lines: list[str] = found["temple"].strip("\n").split("\n")
    return lines


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


# -- what is printed -----------------------------------------------------------


@every_side
def test_every_symbol_of_the_temple_is_printed(side: str) -> None:
    """ES-T1"""
    part, text = layer(sheet(side), "print"), "".join(chamber_lines(data(side)))
    gains = {"adventurer": "", "key": "k", "torch": "t", "golden": "g"}
    for letter, symbol in zip("AKTG", gains):
        count = text.count(letter) + (text.count(gains[symbol]) if gains[symbol] else 0)
        assert shown(part, symbol) == count, symbol
    for letter, symbol in (("r", "reroll"), ("h", "heal"), ("*", "gem"), ("?", "choice")):
        assert shown(part, symbol) == text.count(letter), symbol
    assert shown(part, "joker") == text.count("J")


@every_side
def test_every_map_is_printed_with_its_title_and_its_prize(side: str) -> None:
    """ES-T2"""
    found, part = data(side), layer(sheet(side), "maps")
    titles = [each["title"]["en"].replace("'", "’") for each in found["map"]]
    assert printed(part) == [*titles, "Name"]
    legend_gems = 0 if side == "variant" else 2
    assert shown(part, "gem") == len(found["map"]) + legend_gems
    assert shown(part, "run") == sum(each["track"] == "run" for each in found["map"])


@every_side
def test_both_languages_are_drawn(side: str) -> None:
    title = data(side)["title"]
    assert title["en"] in printed(sheet(side))
    assert title["de"] in printed(sheet(side, "de"))


def test_the_teams_words_are_german_too() -> None:
    words = printed(sheet("team-joker", "de"))
    assert {"Edelsteine", "Verfluchte Würfel", "Zusatzwürfel", "Neuwurf"} <= set(words)


@every_team
def test_all_goals_are_printed(team: str) -> None:
    """ES-S1"""
    words = printed(sheet(team))
    for goals in data("team")["gems"][team.removeprefix("team-")].values():
        assert all(words.count(str(goal)) >= 2 for goal in goals)


@every_team
def test_all_rounds_are_printed(team: str) -> None:
    """ES-S1: in the row, and in the table where they are somebody's last."""
    words = printed(sheet(team))
    for rounds in data("team")["rounds"][team.removeprefix("team-")].values():
        assert all(words.count(str(last)) >= 2 for last in rounds)


def test_a_variant_has_a_teams_sheet_of_its_own_with_its_name() -> None:
    """ES-V1, ES-V2, ES-V3"""
    for team, words in (("locked", ["Locked", "passages"]), ("dice", ["Dice", "chambers"])):
        assert set(words) <= set(printed(sheet(f"team-{team}")))
        assert not set(words) & set(printed(sheet("team-standard")))
    assert shown(sheet("team-locked"), "padlock") == 1
    assert shown(sheet("team-standard"), "padlock") == 0


@every_side
def test_chambers_are_named_along_the_walls(side: str) -> None:
    """ES-T1: what is spoken as b5 can be found."""
    svg = layer(sheet(side), "print")
    words = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([a-e1-5])</text>', svg)
    places = {name: (float(x), float(y)) for x, y, name in words}
    assert sorted(places) == list("12345abcde")
    boxes = spots(side)
    crop = Box(*map(float, re.search(r'data-crop-temple="([^"]+)"', sheet(side))[1].split()))  # type: ignore[index]
    for at in range(1, 6):
        column, row = boxes[f"chamber-1-{at}"], boxes[f"chamber-{at}-1"]
        x, y = places["abcde"[at - 1]]
        assert column.x < x < column.x + column.width
        assert crop.y < y < column.y + 10
        x, y = places[str(at)]
        assert crop.x < x < row.x
        assert row.y < y < row.y + row.height


def test_another_temple_is_another_drawing() -> None:
    """ES-T1: actions, walls and titles follow the data."""
    found = data("standard")
    lines = chamber_lines(found)
    lines[1] = lines[1].replace("KT *  AT", "KT . |AT")
    found["temple"] = "\n".join(lines)
    found["map"][0] |= {"gem": "A A K T G", "title": {"en": "The Trapdoor", "de": "Die Falltür"}}
    drawn = EscapeArt({"standard": found}).sheet("standard@3", "en")
    names = set(paper.spots(drawn))
    assert "The Trapdoor" in printed(drawn)
    assert {"map-1-gem-5"} <= names
    assert not {"action-1-1", "passage-1-1-1-2"} & names


def test_another_team_sheet_is_another_drawing() -> None:
    """ES-S1 to ES-S3: longer tracks, more gems, more rounds, more places."""
    found = data("team")
    found["tracks"]["length"] = 8
    found["gem_place"]["standard"] = [4, 6, 8]
    found["gems"]["standard"]["hard"] = [18, 30, 33]
    found["rounds"]["standard"]["easy"] = [13, 8, 7]
    found["cursed"]["places"] = 4
    drawn = EscapeArt({"team": found}).sheet("team-standard@3", "en")
    boxes = paper.spots(drawn)
    assert {"track-heal-8", "gem-33", "round-13", "cursed-4"} <= set(boxes)
    assert all(is_within(box, PAGE) for box in boxes.values())


def test_bad_data_say_what_is_wrong() -> None:
    with pytest.raises(BadSheet, match="team-locked"):
        ART.sheet("cellar@1", "en")
    for name in ("variant@7", "variant@0", "variant@x", "team-joker@-1"):
        with pytest.raises(BadSheet, match="versions 1 to 3"):
            ART.sheet(name, "en")
    found = data("standard")
    found["secret"][0]["colour"] = "orange"
    with pytest.raises(BadSheet, match="orange"):
        EscapeArt({"standard": found}).sheet("standard@3", "en")
    found["temple"] = found["temple"].replace(" \n", "\n")
    with pytest.raises(BadSheet, match="length"):
        read_temple("standard", found)


# -- never by colour alone --------------------------------------------------------


def colourless(svg: str) -> str:
    return re.sub(r"#[0-9A-F]{6}", "", svg)


def test_every_symbol_has_an_outline_of_its_own() -> None:
    """The black mask comes twice: dark, and pale on dark ground."""
    outlines = {colourless(draw()) for draw in SYMBOLS.values()}
    assert len(outlines) == len(SYMBOLS) - 1


def test_adventurers_differ_by_shape_and_never_wear_a_secret_colour() -> None:
    """ES-A6: a secret's colour on a seat would say something wrong."""
    for kind in ("adventurer", "token", "outside"):
        assert len({colourless(GLYPHS[f"{kind}-{seat}"]) for seat in (1, 2, 3, 4)}) == 4
    secrets = {"#BF2F2B", "#2876BB", "#1B7453", "#55297F"}
    assert not secrets & {who.colour for who in ADVENTURERS}


@every_side
def test_secret_chambers_have_carved_edges_of_their_own(side: str) -> None:
    """ES-T1: rays, bows, waves, dots."""
    part = layer(sheet(side), "chambers")
    for tool in ("l5-6 5 6", "q5 7 10 0", "q5-7 10 0t10 0", "h.1"):
        assert part.count(tool) >= 4 * 7


def test_the_tokens_of_all_seats_lie_side_by_side() -> None:
    """Four who meet in one chamber."""
    for (one, other), (right, low) in combinations(TOKENS, 2):
        assert abs(one - right) >= 80 or abs(other - low) >= 80
    assert all(0 < x < CHAMBER and 0 < y < CHAMBER for x, y in TOKENS)


def test_a_cross_shows_on_a_black_hat() -> None:
    """ES-A4: a pale rim lies beneath the pencil."""
    for name in ("crossed", "crossed-2", "crossed-3", "crossed-4", "found"):
        assert GLYPHS[name].index("#FFFDF6") < GLYPHS[name].index("#3A3940")


def test_extra_dice_are_of_another_stone() -> None:
    """ES-D1"""
    assert all(ART.die("escape", face) != ART.die("extra", face) for face in FACES)


# -- drawings on a page and in print ---------------------------------------------


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
