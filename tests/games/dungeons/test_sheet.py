"""The maps as data: what is printed, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rollwrite.games.dungeons import GAME, sheet
from rollwrite.games.dungeons.rules.paper import DICE_SYMBOLS, EXTRA_LIVES, TORCHES
from rollwrite.games.dungeons.sheet.checks import explored
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.errors import BadSheet

Data = dict[str, Any]


def shipped(adventure: str) -> Data:
    data: Data = json.loads(sheet.SHELF.text(f"{adventure}@1"))
    return data


def field(data: Data, name: str) -> Data:
    found: Data = next(row for row in data["fields"] if row["id"] == name)
    return found


def monster(data: Data, name: str) -> Data:
    found: Data = next(row for row in data["monsters"] if row["id"] == name)
    return found


# -- what is printed ---------------------------------------------------------------------


@pytest.mark.parametrize("text", GAME.sheet_texts(), ids=list(ADVENTURES))
def test_the_shipped_maps_are_fit_to_play(text: str) -> None:
    """DD-S1, DD-S6, DD-S7"""
    GAME.check_sheet(text)


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_map_has_eleven_starts_two_chests_and_60_to_70_fields(adventure: str) -> None:
    """DD-S2"""
    fields = shipped(adventure)["fields"]
    assert sorted(row["number"] for row in fields if row["kind"] == "start") == list(range(2, 13))
    assert sorted(row["number"] for row in fields if row["kind"] == "chest") == [3, 11]
    assert 60 <= len(fields) <= 70


@pytest.mark.parametrize("name", sheet.NAMES)
def test_the_sheet_is_drawn_with_lives_symbols_rewards_and_gems(name: str) -> None:
    """DD-S3, DD-S4, DD-S5"""
    drawing = GAME.art.sheet(name, "en")
    boxes = sheet.SHELF.layout(name).gem_boxes
    spots = [f"life-{place}" for place in range(1, 11)] + [f"gem-{boxes}"]
    spots += [f"chest-life-{place}" for place in range(1, EXTRA_LIVES + 1)]
    spots += [f"torch-{place}" for place in range(1, TORCHES + 1)]
    spots += [f"black-{place}" for place in range(1, 2 * DICE_SYMBOLS + 1)]
    assert [spot for spot in spots if f'data-spot="{spot}"' not in drawing] == []
    assert f'data-spot="gem-{boxes + 1}"' not in drawing


def test_animals_have_45_gem_boxes_the_others_36() -> None:
    """DD-S5"""
    assert [sheet.SHELF.layout(name).gem_boxes for name in sheet.NAMES] == [45, 36, 36, 36]


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_the_boss_has_two_hearts_blocks_of_three_and_no_later_gems(adventure: str) -> None:
    """DD-S7"""
    boss = next(row for row in shipped(adventure)["monsters"] if row["boss"])
    assert (boss["hearts"], boss["hits"] % 3, boss["later"]) == (2, 0, None)


@pytest.mark.parametrize("name", sheet.NAMES)
def test_everything_can_be_reached_and_won_without_luck(name: str) -> None:
    plan = sheet.plan(name)
    crossed, killed = explored(plan)
    assert len(crossed) == len(plan.fields)
    assert len(killed) == len(plan.monsters)


@pytest.mark.parametrize("name", sheet.NAMES)
def test_doors_are_packed_both_ways(name: str) -> None:
    """DD-S1"""
    doors = sheet.SHELF.layout(name).doors
    assert all(one in doors[two] for one, near in enumerate(doors) for two in near)


def test_notes_in_the_data_are_left_alone() -> None:
    data = shipped("annoyed-animals")
    data["pictures"] = field(data, "f1")["note"] = "a note"
    GAME.check_sheet(json.dumps(data))


# -- what is refused ---------------------------------------------------------------------


def _remove_door(data: Data, *ends: str) -> None:
    data["doors"] = [door for door in data["doors"] if set(door) != set(ends)]


def _remove_wisp(data: Data) -> None:
    _isolate(data, "wisp")
    data["monsters"].pop(0)


def _isolate(data: Data, name: str) -> None:
    data["doors"] = [door for door in data["doors"] if name not in door]


Spoil = Callable[[Data], object]
FAULTS: list[tuple[str, str, str, Spoil]] = [
    # adventure, place, words of the reason, how it is spoilt
    ("annoyed-animals", "adventure", "no adventure", lambda d: d.update(adventure="zoo")),
    ("annoyed-animals", "adventure", "missing", lambda d: d.pop("adventure")),
    ("annoyed-animals", "version", "count from 1", lambda d: d.update(version=0)),
    ("annoyed-animals", "version", "whole number", lambda d: d.update(version="1")),
    ("annoyed-animals", "size", "2 numbers", lambda d: d.update(size=[20])),
    ("annoyed-animals", "fields", "a list", lambda d: d.update(fields=3)),
    ("annoyed-animals", "fields[1]", "an object", lambda d: d["fields"].insert(0, 3)),
    ("annoyed-animals", "monsters", "a list", lambda d: d.pop("monsters")),
    ("annoyed-animals", "doors[1]", "two rooms", lambda d: d["doors"].insert(0, ["f1"])),
    ("annoyed-animals", "fields[1].id", "“f1”", lambda d: field(d, "f1").update(id="f99")),
    ("annoyed-animals", "fields[1].kind", "no kind", lambda d: field(d, "f1").update(kind="bog")),
    ("annoyed-animals", "fields[1].kind", "no gold", lambda d: field(d, "f1").update(kind="gold")),
    ("annoyed-animals", "fields[1].number", "2 to 12", lambda d: field(d, "f1").update(number=13)),
    ("annoyed-animals", "fields[1].number", "missing", lambda d: field(d, "f1").pop("number")),
    (
        "annoyed-animals",
        "fields[1].number",
        "needs a number",
        lambda d: field(d, "f1").update(number=None),
    ),
    (
        "annoyed-animals",
        "fields[17].number",
        "no number",
        lambda d: field(d, "f17").update(number=7),
    ),
    ("annoyed-animals", "fields[1].w", "at least 1", lambda d: field(d, "f1").update(w=0)),
    ("annoyed-animals", "f1", "outside", lambda d: field(d, "f1").update(x=-1)),
    ("annoyed-animals", "f2", "on top of f1", lambda d: field(d, "f2").update(x=0, y=8)),
    ("annoyed-animals", "monsters[1].id", "is called", lambda d: monster(d, "goat").update(id="x")),
    (
        "annoyed-animals",
        "monsters[2].id",
        "two of",
        lambda d: monster(d, "crane").update(id="goat"),
    ),
    (
        "annoyed-animals",
        "monsters[1].worm",
        "one trait",
        lambda d: monster(d, "goat").update(worm=True, armoured=True),
    ),
    (
        "annoyed-animals",
        "monsters[1].worm",
        "true or false",
        lambda d: monster(d, "goat").update(worm=1),
    ),
    (
        "annoyed-animals",
        "monsters[1].black",
        "list of whole",
        lambda d: monster(d, "goat").update(black="11"),
    ),
    ("annoyed-animals", "monsters[1]", "no such", lambda d: monster(d, "goat").update(hits=5)),
    ("annoyed-animals", "monsters[1]", "no such", lambda d: monster(d, "goat").update(first=3)),
    ("annoyed-animals", "monsters[7]", "no such", lambda d: monster(d, "boss").update(hearts=1)),
    ("annoyed-animals", "monsters[7]", "no such", lambda d: monster(d, "boss").update(later=1)),
    ("annoyed-animals", "doors[1]", "no room", lambda d: d["doors"].insert(0, ["f1", "f70"])),
    (
        "annoyed-animals",
        "doors[2]",
        "listed twice",
        lambda d: d["doors"].insert(1, list(reversed(d["doors"][0]))),
    ),
    ("annoyed-animals", "doors[1]", "no border", lambda d: d["doors"].insert(0, ["f1", "f60"])),
    (
        "annoyed-animals",
        "fields",
        "60 to 70",
        lambda d: d.update(fields=d["fields"][:59], doors=[]),
    ),
    ("annoyed-animals", "fields", "start fields", lambda d: field(d, "f1").update(number=4)),
    ("annoyed-animals", "fields", "chest fields", lambda d: field(d, "f20").update(number=10)),
    ("annoyed-animals", "fields", "fist fields", lambda d: field(d, "f37").update(number=2)),
    ("annoyed-animals", "fields", "8 gem fields", lambda d: field(d, "f22").update(kind="normal")),
    (
        "annoyed-animals",
        "fields[12].unlocks",
        "unlocks nothing",
        lambda d: field(d, "f12").update(unlocks=None),
    ),
    (
        "annoyed-animals",
        "fields[16].unlocks",
        "unlocks nothing",
        lambda d: field(d, "f16").update(unlocks="goat"),
    ),
    (
        "annoyed-animals",
        "fields[12].unlocks",
        "no monster",
        lambda d: field(d, "f12").update(unlocks="necro"),
    ),
    (
        "annoyed-animals",
        "fields[12].unlocks",
        "no white 4",
        lambda d: field(d, "f12").update(unlocks="moose"),
    ),
    (
        "annoyed-animals",
        "fields[13].unlocks",
        "unlocked twice",
        lambda d: field(d, "f13").update(number=4),
    ),
    (
        "annoyed-animals",
        "fields[48].unlocks",
        "beside goat",
        lambda d: (
            (field(d, "f13").update(kind="normal", unlocks=None))
            or field(d, "f48").update(unlocks="goat")
        ),
    ),
    (
        "annoyed-animals",
        "monsters[1].white",
        "unlocks the 3",
        lambda d: field(d, "f13").update(kind="normal", unlocks=None),
    ),
    ("annoyed-animals", "fields[1].group", "left or right", lambda d: field(d, "f1").pop("group")),
    ("annoyed-animals", "fields[12].group", "none", lambda d: field(d, "f12").update(group="left")),
    (
        "annoyed-animals",
        "fields",
        "left and a right",
        lambda d: [row.update(group="left") for row in d["fields"] if "group" in row],
    ),
    ("annoyed-animals", "f63", "never be reached", lambda d: _isolate(d, "f63")),
    ("annoyed-animals", "f20", "never be reached", lambda d: _remove_door(d, "f16", "f20")),
    ("annoyed-animals", "polecat", "never be killed", lambda d: _isolate(d, "polecat")),
    ("clumsy-cultists", "monsters", "missing", _remove_wisp),
    (
        "clumsy-cultists",
        "monsters[3]",
        "no such",
        lambda d: monster(d, "necro").update(mancer=False),
    ),
    ("clumsy-cultists", "fields[1].group", "none", lambda d: field(d, "f1").update(group="left")),
    ("clumsy-cultists", "fields", "rubble fields", lambda d: field(d, "f15").update(number=5)),
    ("puzzled-pyramid", "fields", "numbered 11", lambda d: field(d, "f7").update(number=10)),
    (
        "puzzled-pyramid",
        "fields",
        "far right",
        lambda d: (field(d, "f7").update(number=None)) or field(d, "f60").update(number=11),
    ),
    ("defiant-dinosaurs", "fields", "track fields", lambda d: field(d, "f7").update(number=8)),
    (
        "defiant-dinosaurs",
        "fields[7].unlocks",
        "track field unlocks nothing",
        lambda d: field(d, "f7").update(unlocks=None),
    ),
]


@pytest.mark.parametrize(
    ("adventure", "place", "words", "spoil"), FAULTS, ids=[f"{f[1]}-{f[2]}" for f in FAULTS]
)
def test_a_fault_is_named_with_its_place(
    adventure: str, place: str, words: str, spoil: Spoil
) -> None:
    """DD-S1, DD-S2, DD-S6, DD-S7: each constraint, broken once."""
    data = shipped(adventure)
    spoil(data)
    with pytest.raises(BadSheet) as error:
        GAME.check_sheet(json.dumps(data))
    assert error.value.code == "bad-sheet"
    assert error.value.place == place
    assert words in error.value.reason


def test_a_monster_that_guards_its_only_key_is_refused() -> None:
    data = shipped("clumsy-cultists")
    _isolate(data, "f12")
    _isolate(data, "f13")
    data["doors"] += [["f12", "necro"], ["f13", "necro"]]
    with pytest.raises(BadSheet, match="never be"):
        GAME.check_sheet(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[1]", "adventure = 1"])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadSheet) as error:
        GAME.check_sheet(text)
    assert error.value.place == "file"
