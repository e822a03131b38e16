"""The drawings of the temple show what the data say, for each seat and for the team."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from rollwrite.games.escape.art import EscapeArt
from rollwrite.games.escape.art.seat.layout import (
    CHAMBER,
    PAGE,
    TOKENS,
)
from rollwrite.games.escape.art.signs.people import ADVENTURERS
from rollwrite.games.escape.art.signs.symbols import SYMBOLS
from rollwrite.games.escape.art.temples import read_temple
from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets import paper
from rollwrite.sheets.ink import Box
from tests.games.drawn import is_within, printed
from tests.games.escape.art.drawings import (
    ART,
    FACES,
    GLYPHS,
    chamber_lines,
    data,
    every_side,
    every_team,
    layer,
    sheet,
    shown,
    spots,
)

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
def test_what_chambers_are_called_by_is_printed_where_a_phone_shows_it(side: str) -> None:
    """ES-T1: log, moves and reasons say “b5”."""
    crop = Box(*map(float, re.findall(r'data-crop-temple="([^"]+)"', sheet(side))[0].split()))
    words = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([a-e]|[1-5])</text>', sheet(side))
    seen = {name for x, y, name in words if is_within(Box(float(x), float(y), 0, 0), crop)}
    assert seen == {*"abcde", *"12345"}


@every_side
def test_every_map_is_printed_with_its_title_and_its_prize(side: str) -> None:
    """ES-T2"""
    found, part = data(side), layer(sheet(side), "maps")
    titles = [each["title"]["en"].replace("'", "’") for each in found["map"]]
    numbered = [f"{number} · {title}" for number, title in enumerate(titles, 1)]
    assert printed(part) == [*numbered, "Name"]
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
    assert "1 · The Trapdoor" in printed(drawn)
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
