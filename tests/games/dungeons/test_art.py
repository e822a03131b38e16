"""The drawings of the dungeons show what the maps say, in every adventure."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from rollwrite.catalogue import find
from rollwrite.games.dungeons.art import DungeonsArt
from rollwrite.games.dungeons.art.maps import read
from rollwrite.games.dungeons.art.plan import PAGE, Plan
from rollwrite.games.dungeons.art.rooms.lairs import creature
from rollwrite.games.dungeons.art.rooms.scenery import THINGS
from rollwrite.games.dungeons.art.sketching.sketch import gallery
from rollwrite.games.dungeons.art.strip.layout import strip
from rollwrite.games.dungeons.art.strip.lives import VALUES
from rollwrite.kernel.errors import BadSheet
from rollwrite.kernel.seen.view import Line, Mark, Message
from rollwrite.sheets import paper, press
from rollwrite.sheets.ink import Box
from rollwrite.words import LANGUAGES, Words
from tests.games.drawn import Drawings, dice_of, is_within, overlap, printed

ADVENTURES = ("annoyed-animals", "clumsy-cultists", "puzzled-pyramid", "defiant-dinosaurs")
GALLERIES = ("animals", "cultists", "pyramid", "dinosaurs", "forest", "cellar", "desert", "wilds")
ART = DungeonsArt()
DRAWINGS = Drawings(ART, 1)
sheet, spots, hits = DRAWINGS.sheet, DRAWINGS.spots, DRAWINGS.hits
every_adventure = pytest.mark.parametrize("adventure", ADVENTURES)


def data(adventure: str) -> dict[str, Any]:
    text = (
        files("rollwrite.games.dungeons.sheet")
        .joinpath(f"data/{adventure}.json")
        .read_text("utf-8")
    )
    found: dict[str, Any] = json.loads(text)
    return found


def plan(adventure: str) -> Plan:
    return Plan(read(data(adventure)))


# -- spots --------------------------------------------------------------------


def dungeon_spots(found: dict[str, Any]) -> Iterator[str]:
    for field in found["fields"]:
        yield f"field-{field['id']}"
        if field["kind"] == "rubble":
            yield from (f"field-{field['id']}-{box}" for box in (1, 2))
    for monster in found["monsters"]:
        name = monster["id"]
        yield from (f"monster-{name}", f"first-{name}")
        yield from (f"hit-{name}-{box}" for box in range(1, monster["hits"] + 1))
        yield from (f"open-{name}-{number}" for number in monster["white"])
        yield from (f"heart-{name}-{heart}" for heart in range(1, monster["hearts"] + 1))
        if monster["later"]:
            yield f"later-{name}"


def card_spots(found: dict[str, Any]) -> Iterator[str]:
    yield from (f"life-{box}" for box in range(1, 11))
    yield from (f"chest-life-{box}" for box in (1, 2, 3))
    yield from ("chest-lives", "chest-torches", "chest-dice", "torch-1", "torch-2")
    yield from (f"black-{box}" for box in range(1, 7))
    yield from (f"gem-{box}" for box in range(1, gem_boxes(found["adventure"]) + 1))
    for bonus in (1, 2):
        yield from (f"bonus-{bonus}", f"bonus-{bonus}-first", f"bonus-{bonus}-later")
    gold = sum(field["kind"] == "gold" for field in found["fields"])
    yield from (f"gold-{box}" for box in range(1, gold + 1))
    yield from ("score-gems", "score-lives", "total", "name")
    if gold:
        yield "score-gold"


def gem_boxes(adventure: str) -> int:
    return 45 if adventure == "annoyed-animals" else 36


@every_adventure
def test_the_sheet_has_these_spots_once_and_no_others(adventure: str) -> None:
    """DD-S1 to DD-S7"""
    found = data(adventure)
    wanted = [*dungeon_spots(found), *card_spots(found)]
    drawn = list(spots(adventure))
    legend = [name for name in drawn if name.startswith("legend-")]
    assert sorted(set(drawn) - set(legend)) == sorted(wanted)


@every_adventure
def test_every_sign_of_the_legend_can_be_asked_about(adventure: str) -> None:
    kinds = {field["kind"] for field in data(adventure)["fields"]} - {"normal"}
    assert {f"legend-{kind}" for kind in kinds} <= set(spots(adventure))
    assert {"legend-black", "legend-white", "legend-open", "legend-heart"} <= set(spots(adventure))


@every_adventure
def test_fields_touch_but_never_overlap(adventure: str) -> None:
    """DD-S1: a cell is 45 pixels wide where eight of them fill a phone."""
    taps = hits(adventure)
    cells = [taps[f"field-{field['id']}"] for field in data(adventure)["fields"]]
    assert all(cell.width >= 126 and cell.height >= 126 for cell in cells)
    assert not any(overlap(one, other) for one, other in combinations(cells, 2))


@every_adventure
def test_marks_stay_within_what_they_mark(adventure: str) -> None:
    boxes, taps = spots(adventure), hits(adventure)
    loose = [name for name, tap in taps.items() if not is_within(boxes[name], tap)]
    assert loose == []


@every_adventure
def test_a_room_answers_as_one_and_its_monster_is_meant(adventure: str) -> None:
    """Hit boxes are too small for fingers; equal areas go to the first spot."""
    taps, order = hits(adventure), list(spots(adventure))
    for monster in data(adventure)["monsters"]:
        room = f"monster-{monster['id']}"
        parts = [name for name in taps if re.fullmatch(rf"\w+-{monster['id']}(-\d+)?", name)]
        assert all(taps[part] == taps[room] for part in parts)
        assert min(parts, key=order.index) == room


@every_adventure
def test_hit_boxes_of_a_monster_lie_apart_and_clear_of_its_gems(adventure: str) -> None:
    """DD-S7"""
    drawn = plan(adventure)
    for monster in drawn.dungeon.monsters:
        boxes = [*drawn.hits(monster), drawn.tag(monster).box]
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
        assert all(is_within(box, drawn.room(monster.id)) for box in boxes)


@every_adventure
def test_every_spot_lies_on_the_page(adventure: str) -> None:
    assert all(is_within(box, PAGE) for box in spots(adventure).values())


@every_adventure
def test_cards_leave_the_dungeon_free(adventure: str) -> None:
    drawn, cards = plan(adventure), strip(read(data(adventure)))
    rooms = [drawn.room(name) for name in drawn.dungeon.areas]
    boxes = [*cards.bonuses, cards.chest, cards.dice, cards.gems, cards.sums]
    assert not any(overlap(room, card) for room in rooms for card in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


# -- what is printed -----------------------------------------------------------


@every_adventure
def test_every_number_of_the_map_is_printed(adventure: str) -> None:
    """DD-S2"""
    found = data(adventure)
    rooms = sheet(adventure).partition('data-layer="rooms"')[2].partition('data-layer="print"')[0]
    numbers = [field["number"] for field in found["fields"] if field["number"]]
    for monster in found["monsters"]:
        numbers += monster["black"] + monster["white"]
        numbers += [monster["first"]] if monster["boss"] else []
    words = [int(word) for word in printed(rooms) if re.fullmatch(r"\d+", word)]
    assert sorted(words) == sorted(numbers)


@every_adventure
def test_every_monster_has_its_name_and_a_drawing_of_its_own(adventure: str) -> None:
    words, found = printed(sheet(adventure)), read(data(adventure))
    bodies = [creature(adventure, monster).body for monster in found.monsters]
    assert all(monster.name.replace("'", "’") in words for monster in found.monsters)
    assert gallery("cover")["grumble"].body not in bodies
    assert len(set(bodies)) == len(bodies)


@pytest.mark.parametrize("language", LANGUAGES)
@every_adventure
def test_monsters_are_called_the_same_on_the_sheet_and_in_the_log(
    adventure: str, language: str
) -> None:
    drawn = printed(sheet(adventure, language))
    words = Words(language, find("dungeons"))
    for monster in read(data(adventure)).monsters:
        name = words.say(Message(f"monster-{adventure}-{monster.id}"))
        assert name in drawn
        assert language == "en" or len(name) <= 18, "it shrinks below what can be read"


def test_a_monster_nobody_has_drawn_is_played_by_grumble() -> None:
    found = data("annoyed-animals")
    found["monsters"][0]["id"] = "weasel"
    found["doors"] = [door for door in found["doors"] if "goat" not in door]
    monster = read(found).monsters[0]
    assert creature("annoyed-animals", monster) == gallery("cover")["grumble"]


def test_another_map_is_another_drawing() -> None:
    """DD-S1: numbers, hits, hearts and doors follow the data."""
    found = data("clumsy-cultists")
    found["fields"][0]["number"] = 11
    found["monsters"][0] |= {"name": "Whining Wisp", "hits": 5, "hearts": 2}
    found["doors"].pop()
    drawn = DungeonsArt({"clumsy-cultists": found}).sheet("clumsy-cultists@1", "en")
    assert "Whining Wisp" in printed(drawn)
    assert {"hit-wisp-5", "heart-wisp-2"} <= set(paper.spots(drawn))
    assert printed(drawn).count("11") == printed(sheet("clumsy-cultists")).count("11") + 1
    assert drawn.count("h32v44") + drawn.count("h44v32") == len(found["doors"])


@every_adventure
def test_the_life_track_runs_down_to_the_skull(adventure: str) -> None:
    """DD-S3"""
    assert VALUES == (0, 0, -1, -2, -4, -6, -9, -12, -16, -20)
    words, boxes = printed(sheet(adventure)), spots(adventure)
    assert all(word in words for word in ("0", "−1", "−2", "−4", "−6", "−9", "−12", "−16", "−20"))
    heights = [boxes[f"life-{box}"].y for box in range(1, 11)]
    assert heights == sorted(heights)


def test_both_languages_are_drawn() -> None:
    assert "Left start meets" in printed(sheet("annoyed-animals"))
    german = printed(sheet("annoyed-animals", "de"))
    assert {"Fünf Fäuste", "Schatztruhe", "Leben", "später"} <= set(german)


def test_an_unknown_drawing_says_what_there_is() -> None:
    with pytest.raises(BadSheet, match="annoyed-animals"):
        ART.sheet("angry-animals@1", "en")
    with pytest.raises(BadSheet, match="version 1"):
        ART.sheet("annoyed-animals@7", "en")


# -- never by colour alone --------------------------------------------------------


def test_every_kind_of_field_has_a_shape_of_its_own() -> None:
    """DD-S1"""
    signs = gallery("signs")
    kinds = [name for name in signs if name.startswith("field-")]
    shapes = {re.sub(r"#[0-9A-F]{6}", "", signs[kind].body) for kind in kinds}
    assert len(shapes) == len(kinds)


def test_white_and_black_dice_differ_by_more_than_a_shade() -> None:
    """DD-R1: the pips of the black die are light."""
    for face in "123456":
        assert 'fill="#2A2420"/>' in ART.die("white", face)
        assert 'fill="#FFF4DC"/>' in ART.die("black", face)


def test_a_cross_shows_on_a_black_die() -> None:
    """DD-S4: light within, dark around it, and larger than the die."""
    chalk = ART.glyphs()["chalk"]
    assert chalk.index("#3A3940") < chalk.index("#F4E9D2")
    assert spots("annoyed-animals")["black-1"].width > 70


# -- drawings on a page and in print ---------------------------------------------


@every_adventure
def test_layers_lie_in_the_order_the_client_expects(adventure: str) -> None:
    layers = re.findall(r'data-layer="(\w+)"', sheet(adventure))
    assert layers == ["scenery", "walls", "rooms", "print", "spots", "marks"]


@every_adventure
def test_the_phone_opens_on_the_dungeon(adventure: str) -> None:
    found = re.search(r'viewBox="0 0 2970 2100" data-crop="([^"]+)"', sheet(adventure))
    assert found
    crop = Box(*map(float, found[1].split()))
    fields = {name: tap for name, tap in hits(adventure).items() if re.match("field|mons", name)}
    assert all(is_within(tap, crop) for tap in fields.values())
    assert not overlap(crop, spots(adventure)["life-1"])


@every_adventure
def test_the_sheet_stays_light_enough_for_a_phone(adventure: str) -> None:
    assert len(sheet(adventure).encode()) < 185_000


@every_adventure
def test_things_stand_only_where_no_room_is(adventure: str) -> None:
    svg, drawn = sheet(adventure), plan(adventure)
    scenery = svg.partition('data-layer="scenery"')[2].partition('data-layer="walls"')[0]
    names = "|".join(thing.name for thing in THINGS[adventure])
    pattern = rf'#dungeons-{adventure}-(?:{names})"[^>]* x="([-\d.]+)" y="([-\d.]+)"'
    places = [(float(x), float(y)) for x, y in re.findall(pattern, scenery)]
    rooms = [drawn.room(name) for name in drawn.dungeon.areas]
    assert len(places) >= 10
    assert not any(overlap(Box(x - 1, y - 1, 2, 2), room) for x, y in places for room in rooms)


def test_every_thing_of_the_scenery_is_drawn() -> None:
    known = {name for file in GALLERIES for name in gallery(file)}
    assert {thing.name for things in THINGS.values() for thing in things} <= known


def test_signs_are_drawn_for_every_scoring_line_and_for_the_log() -> None:
    wanted = {"gems", "gold", "lives"}
    wanted |= {"roll", "kill", "chest", "torch", "bonus", "skull", "black"}
    assert wanted <= set(ART.signs())


def test_every_die_is_drawn() -> None:
    assert len(set(dice_of(find("dungeons")))) == 24
    with pytest.raises(KeyError, match="green"):
        ART.die("green", "1")


@every_adventure
def test_a_filled_sheet_prints_without_its_scenery(adventure: str) -> None:
    marks = [
        Mark(("field-f1",), "cross"),
        Mark(("life-1",), "cross"),
        Mark(("black-1",), "chalk"),
        Mark(("bonus-1-first",), "ring"),
    ]
    lines = [Line("gems", 12), Line("lives", -1)]
    filled = paper.fill(sheet(adventure), marks, lines, 11, "Jürgen", glyphs=ART.glyphs())
    plain = paper.black_and_white(filled)
    assert '<g data-layer="scenery" display="none">' in plain
    assert press.png(plain, 297).startswith(b"\x89PNG")
