"""A sheet as text: in short what is written and open, whole every spot, within 80 columns."""

from __future__ import annotations

import io
from itertools import islice

import pytest
from rich.console import Console
from rich.table import Table

from rollwrite.catalogue import GAMES
from rollwrite.cli.kit.sheet_text import in_full, in_short
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import SHARED, reading
from rollwrite.kernel.seen.reading import Item, Section
from rollwrite.kernel.seen.view import Message
from rollwrite.testing import Trial
from rollwrite.words import LANGUAGES, Words

WIDTH = 80
EVENTS = 60
WORDS = Words("en")


def printed(sheet: Table) -> str:
    out = Console(file=io.StringIO(), width=WIDTH)
    out.print(sheet)
    assert isinstance(out.file, io.StringIO)
    lines = [line.rstrip() for line in out.file.getvalue().splitlines()]
    assert all(len(line) <= WIDTH for line in lines)
    return "\n".join(lines)


def said(text: str) -> Message:
    return Message("reading-spot", {"name": text})


def item(name: str, written: str = "", print_: str = "", is_open: bool = False) -> Item:
    bear = [tuple(map(said, filter(None, [text]))) for text in (print_, written)]
    return Item(name, said(name), bear[0], bear[1], is_open)


def section(title: str, *items: Item) -> Section:
    return Section(said(title), items)


def sections_of(game: Game) -> list[tuple[Section, ...]]:
    """The sheets of a seat that decides, some way into a game."""
    walk = islice(Trial(game, game.min_seats, seed=3).walk(), EVENTS)
    state = [state.copy() for state, _ in walk if 0 in state.owing()][-1]
    shared = [SHARED] if game.shared_drawing(state) else []
    return [reading(game, state, 0, owner) for owner in (*shared, 0)]


# -- in short -----------------------------------------------------------------------


def test_a_line_tells_what_is_written_and_what_can_be_chosen() -> None:
    row = section(
        "Flame", item("step 1", "6"), item("step 2", "", "5 points", True), item("step 3")
    )
    assert printed(in_short([row], WORDS)).split(maxsplit=1)[1] == "step 1: 6 · ▸ step 2 (5 points)"


def test_neighbours_that_bear_the_same_are_told_together() -> None:
    row = section("Lives", *(item(f"life {number}", "crossed") for number in range(1, 6)))
    assert "life 1–5: crossed" in printed(in_short([row], WORDS))


def test_a_section_without_anything_takes_no_line() -> None:
    assert printed(in_short([section("Secrets", item("sun"), item("moon"))], WORDS)) == ""


def test_a_name_does_not_repeat_its_title() -> None:
    row = section("Wave: counts 5", item("Wave, step 1", "7"), item("Wave", "5"))
    assert printed(in_short([row], WORDS)).split("  ")[-1].strip() == "step 1: 7"


def test_spots_with_coordinates_are_laid_out_as_a_map() -> None:
    rows = [
        section("Map", item(f"a{row}", "a building of wood 4"), item(f"b{row}", "", "tree", True))
        for row in (1, 2, 3)
    ]
    lines = printed(in_short(rows, WORDS)).splitlines()
    assert lines[0].split() == ["a", "b"]
    assert lines[1].split() == ["1", "a", "bui.", "4", "▸tree"]


# -- whole ----------------------------------------------------------------------------


def test_the_whole_sheet_tells_every_spot() -> None:
    row = section("Row", item("one", "6", "5 points"), item("gem 1"), item("gem 2"), item("gem 3"))
    text = printed(in_full([row], WORDS))
    assert "one: 6 (5 points)" in text
    assert "gem 1–3" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sheets_of_every_game_fit_a_terminal(game: Game, language: str) -> None:
    words = Words(language, game, ("Ada", "Ben", "Cleo", "Dora"))
    for sections in sections_of(game):
        short, whole = (printed(way(sections, words)) for way in (in_short, in_full))
        assert len(short.splitlines()) <= 30, "a sheet in short is seen at a glance"
        flat = " ".join(whole.split())
        for read in sections:
            assert words.say(read.title).split()[0] in flat
