"""The sheets keep every demand; a sheet that breaks one is refused with its place."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest

from rollwrite.games.escape import GAME, sheet
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet import checks
from rollwrite.kernel.errors import BadSheet
from tests.games.asked import refused_sheet
from tests.games.escape.scene import scene

refused = partial(refused_sheet, GAME)


def text_of(name: str) -> str:
    return sheet.SHELF.text(name)


def with_words(name: str, old: str, new: str) -> str:
    text = text_of(name)
    assert old in text, f"{name} has no {old!r}"
    return text.replace(old, new, 1)


def with_cell(name: str, chamber: str, cell: str) -> str:
    """The sheet with one chamber drawn anew: pair, blank, action."""
    return _redrawn(name, {(2 * int(chamber[1]) - 1, 6 * "abcde".index(chamber[0]) + 1): cell})


def with_walls(name: str, *gaps: tuple[int, int, str]) -> str:
    """Lines and columns of the drawing (from 0) with new characters."""
    return _redrawn(name, {(line, column): text for line, column, text in gaps})


def _redrawn(name: str, changes: dict[tuple[int, int], str]) -> str:
    text = text_of(name)
    match = re.search(r"temple = '''\n(.*?)'''", text, re.S)
    assert match
    lines = [list(line) for line in match[1].rstrip("\n").split("\n")]
    for (line, column), new in changes.items():
        lines[line][column : column + len(new)] = list(new)
    return text.replace(match[1], "\n".join("".join(line) for line in lines) + "\n")


@pytest.mark.parametrize("name", sheet.SHELF.data)
def test_a_shipped_sheet_is_accepted(name: str) -> None:
    """ES-T1, ES-T2, ES-S1, ES-S2, ES-S3; sixty random games among it"""
    GAME.check_sheet(text_of(name))


def test_the_game_ships_its_temples_and_the_teams_sheet() -> None:
    assert GAME.sheets == ("standard@3", "variant@3")
    assert len(GAME.sheet_texts()) == 3


# -- the data -----------------------------------------------------------------------------

FIELDS = [
    ("standard", 'name = "standard"', 'name = "classic"', "name"),
    ("standard", "version = 3", "version = 0", "version"),
    ("standard", "version = 3", "version = 4", "version"),
    ("standard", "version = 3", "edition = 3", "edition"),
    ("standard", 'side = "front"', 'side = "top"', "side"),
    ("standard", 'side = "front"', 'side = "back"', "side"),
    ("standard", 'exit = "c3"', 'exit = "c6"', "exit"),
    ("standard", 'exit = "c3"', 'exit = "c4"', "exit"),
    ("standard", ', de = "Der Tempel der vier Winde"', "", "title.de"),
    ("standard", 'halves = ["a2", "e4"]', 'halves = ["a2"]', "secret[1].halves"),
    ("standard", 'halves = ["a2", "e4"]', 'halves = ["a2", "z4"]', "secret[1].halves"),
    ("standard", 'colour = "red"', 'tint = "red"', "secret[1].tint"),
    ("standard", 'track = "run"', 'track = "walk"', "map[1].track"),
    ("standard", 'bonus = "A A K"', 'bonus = "A A X"', "map[1].bonus"),
    ("standard", "[[map]]", "[map]", "file"),
    ("team", 'name = "team"', 'name = "crew"', "name"),
    ("team", "easy = [9, 8, 7]", "easy = [9, 7]", "rounds.standard.easy"),
    ("team", "[rounds.joker]", "[rounds.jokers]", "rounds.jokers"),
    ("team", '"run", "heal"', '"heal", "run"', "tracks.names"),
    ("team", "places = 3", "places = 4", "cursed.places"),
    ("team", "length = 6", "length = 3", "tracks.length"),
    ("team", "standard = [3, 5, 3]", "standard = [3, 4, 7]", "gem_place.standard"),
    ("team", "standard = [3, 5, 3]", "standard = [3, 4]", "gem_place.standard"),
    ("team", "[gem_place]", "[gem_places]", "gem_places"),
    ("team", "hard = [7, 7, 7]", "hard = [9, 7, 7]", "rounds.standard.hard"),
    ("team", "easy = [9, 8, 7]", "easy = [9, 7, 3]", "rounds.standard.easy"),
    ("team", "easy = [9, 8, 7]", "easy = [9, 7, 10]", "rounds.standard.easy"),
    ("team", "hard = [16, 25, 28]", "hard = [16, 25, 25]", "gems.standard.hard"),
    ("team", "hard = [16, 25, 28]", "hard = [14, 25, 28]", "gems.standard.hard"),
    ("team", "hard = [16, 25, 28]", "hard = [16, 25, 41]", "gems.standard.hard"),
    ("team", "[gems.locked]", "[gems.variant]", "gems.variant"),
    ("team", "version = 3", "version = 4", "version"),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "place"), FIELDS, ids=[f"{f[3]} {n}" for n, f in enumerate(FIELDS)]
)
def test_a_field_that_does_not_fit_is_named(name: str, old: str, new: str, place: str) -> None:
    """ES-S1, ES-S2, ES-S3, ES-T1, ES-T2"""
    assert refused(with_words(name, old, new)).startswith(f"{place}: ")


# -- the drawing ---------------------------------------------------------------------------


def test_a_drawing_has_eleven_lines_of_thirty_one_characters() -> None:
    """ES-T1"""
    top = "+-----+     +-----+     +-----+\n"
    assert refused(with_words("standard", top, "")).startswith("temple: expected 11 lines")
    assert refused(with_words("standard", top, top[1:])).startswith("temple[1]: expected 31")


@pytest.mark.parametrize(
    ("line", "column", "text", "place"),
    [
        (0, 0, "*", "temple[1]"),
        (0, 1, "- -", "temple[1]"),
        (1, 0, "!", "temple[2]"),
        (1, 6, "-", "temple[2]"),
        (1, 1, "XT", "temple.a1"),
        (1, 4, "q", "temple.a1"),
        (1, 3, "-", "temple.a1"),
    ],
)
def test_a_drawing_is_well_formed(line: int, column: int, text: str, place: str) -> None:
    """ES-T1"""
    assert refused(with_walls("standard", (line, column, text))).startswith(f"{place}: ")


def test_every_chamber_is_connected() -> None:
    """ES-T1"""
    walled = with_walls("standard", (1, 6, "|"), (2, 1, "-----"))
    assert refused(walled).startswith("temple.a1: no way")


def test_the_exit_has_no_action_and_more_than_one_passage() -> None:
    """ES-T1"""
    assert "the exit has no action" in refused(with_cell("standard", "c3", "AK r "))
    closed = with_walls("standard", (4, 13, "-----"), (6, 13, "-----"), (5, 12, "|"))
    assert "the exit needs two passages" in refused(closed)


def test_every_side_has_an_entrance_and_none_is_far() -> None:
    """ES-T3"""
    shut = with_walls("standard", (0, 7, "-----"), (0, 19, "-----"))
    assert "no entrance from the north" in refused(shut)
    far = with_walls("standard", (0, 19, "-----"), (2, 7, "-----"))
    assert "sides differ by over one move: north 5, east 3" in refused(far)


def test_no_joker_stands_on_the_front() -> None:
    """ES-T1, ES-V3"""
    text = with_cell("standard", "b5", "AA J ")
    assert "expected 0 chambers with “J”, found 1" in refused(text)


def test_each_action_has_its_limits() -> None:
    """ES-T1"""
    text = text_of("standard")
    for letter in "*rhktg?":
        few = re.sub(rf"([AKTG]{{2}}) {re.escape(letter)} ", r"\1 . ", text)
        assert f"chambers with “{letter}”, found 0" in refused(few)
    crowded = re.sub(r"(A[AKTG]) [rhktg] ", r"\1 * ", text)
    assert "expected 4 to 8 chambers with “*”" in refused(crowded)


def test_jokers_stand_on_the_back_only() -> None:
    """ES-V3"""
    fewer = text_of("variant").replace("KA J", "KA .")
    assert "expected 3 to 6 chambers with “J”" in refused(fewer)


def test_symbols_come_in_sensible_numbers() -> None:
    """ES-T1"""
    text = text_of("standard").replace("KT *", "AA *").replace("GT *", "AA *")
    text = text.replace("TG *", "AA *").replace("GK *", "AA *").replace("TK ?", "AA ?")
    assert "symbols “A”" in refused(text)
    text = text_of("standard").replace("KT *", "TT *").replace("KA", "TA").replace("KG ?", "TG ?")
    assert "symbols “K”" in refused(text)


def test_every_pair_is_shown_on_the_back() -> None:
    """ES-V1"""
    assert "no chamber shows GG" in refused(with_cell("variant", "e5", "GA * "))


def expect_fault(text: str, fault: str) -> None:
    """It is refused for that; where none is named it is a sheet."""
    if fault:
        assert fault in refused(text)
    else:
        GAME.check_sheet(text)


# -- secrets and maps ------------------------------------------------------------------------

SECRETS = [
    ('halves = ["a2", "e4"]', 'halves = ["a2", "b5"]', "two halves"),
    ('halves = ["a2", "e4"]', 'halves = ["a2", "c3"]', "the exit"),
    ('halves = ["a2", "e4"]', 'halves = ["a2", "b3"]', "moves apart"),
    ('halves = ["b2", "d4"]', 'halves = ["e1", "e5"]', ""),
    ('halves = ["a2", "e4"]', 'halves = ["c1", "e5"]', ""),
    ('colour = "blue"', 'colour = "red"', "share a colour"),
    ('symbol = "moon"', 'symbol = "sun"', "share a symbol"),
]


@pytest.mark.parametrize(("old", "new", "fault"), SECRETS, ids=[s[1] for s in SECRETS])
def test_secrets_are_four_and_apart(old: str, new: str, fault: str) -> None:
    """ES-T1, ES-A6"""
    expect_fault(with_words("standard", old, new), fault)


def test_a_secret_less_is_too_few() -> None:
    """ES-T1"""
    text = with_words(
        "standard", '[[secret]]\ncolour = "red"\nsymbol = "sun"\nhalves = ["a2", "e4"]\n', ""
    )
    assert "expected 4 secrets" in refused(text)


def test_halves_in_one_quarter_are_refused() -> None:
    """ES-T1: a walled corner would be far enough"""
    chart = sheet.shipped("standard")
    assert checks._quarters(0) & checks._quarters(6)
    assert not checks._quarters(0) & checks._quarters(24)
    assert len(checks._quarters(12)) == 4
    with pytest.raises(BadSheet, match="one quarter"):
        checks._check_halves(chart, "secret[1].halves", 5, 7)


MAPS = [
    ('bonus = "A A K"', 'bonus = "A A K K A A"', "map[1].bonus: expected 1 to 5"),
    ('gem = "A K G"', 'gem = "A"', "map[3]: expected 4 to 8"),
    ('gem = "G"', 'gem = "G G G G G"', ""),
    ('track = "run"', 'track = "key"', "map: expected 2 maps for runs"),
]


@pytest.mark.parametrize(("old", "new", "fault"), MAPS, ids=[m[1] for m in MAPS])
def test_maps_can_be_filled(old: str, new: str, fault: str) -> None:
    """ES-T2"""
    expect_fault(with_words("standard", old, new), fault)


def test_five_maps_are_wanted() -> None:
    """ES-T2"""
    text = text_of("standard")
    last = text.rindex("[[map]]")
    assert "expected 5 maps" in refused(text[:last])


# -- temple and team ---------------------------------------------------------------------------


def test_there_are_gems_enough() -> None:
    """ES-S1"""
    fault = refused(with_words("team", "hard = [16, 25, 28]", "hard = [28, 29, 30]"))
    assert "2 seats can find" in fault


def test_tracks_can_reach_their_gem() -> None:
    """ES-S2"""
    team = sheet.shipped_team()
    chart = sheet.shipped("standard")
    scarce = replace(chart, actions=chart.actions.replace("h", "."), maps=())
    with pytest.raises(BadSheet, match="gem of heal"):
        checks.tracks_can_reach_their_gem(scarce, team)


def test_random_games_that_break_something_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_state: EscapeState) -> None:
        raise AssertionError("a wall was closed")

    monkeypatch.setattr(sheet, "assert_sound", broken)
    assert "random game 1 broke: a wall was closed" in refused(text_of("standard"))


def test_a_sound_position_is_sound() -> None:
    """ES-S2"""
    state = scene("c3 e5")
    sheet.assert_sound(state)
    state.team.marked = 7
    with pytest.raises(AssertionError):
        sheet.assert_sound(state)
