"""The twelve sheets keep every constraint; a sheet that breaks one is refused with its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from rollwrite.games.my_city import GAME, sheet
from tests.games.asked import refused_sheet

refused = partial(refused_sheet, GAME)


def text_of(game: int) -> str:
    return sheet.SHELF.text(sheet.NAMES[game - 1])


def with_cell(game: int, cell: str, letter: str) -> str:
    """The sheet with one letter of its map changed."""
    text = text_of(game)
    match = re.search(r'map = """\n(.*?)"""', text, re.S)
    assert match
    rows = [list(row) for row in match[1].split()]
    rows[int(cell[1:]) - 1]["abcdefgh".index(cell[0])] = letter
    drawn = "\n".join("".join(row) for row in rows)
    return text.replace(match[1], drawn + "\n")


def with_words(game: int, old: str, new: str) -> str:
    text = text_of(game)
    assert old in text, f"game {game} has no {old!r}"
    return text.replace(old, new, 1)


@pytest.mark.parametrize("game", sheet.GAMES)
def test_a_shipped_sheet_is_accepted(game: int) -> None:
    """MC-M1, MC-M2, MC-M3, MC-M4"""
    GAME.check_sheet(text_of(game))


def test_no_two_maps_are_the_same() -> None:
    assert len({sheet.shipped(game).letters for game in sheet.GAMES}) == 12


def test_the_game_finds_the_sheet_of_its_map() -> None:
    assert GAME.sheet_for({"map": "11"}) == "game-11@1"
    assert len(GAME.sheets) == len(GAME.sheet_texts()) == 12


FIELDS: list[tuple[Callable[[], str], str]] = [
    (lambda: with_words(1, "chapter = 1", "chapter = 2"), "chapter"),
    (lambda: with_words(1, "game = 1", "game = 13"), "game"),
    (lambda: with_words(1, "version = 1", "version = 0"), "version"),
    (lambda: with_words(1, "version = 1", "edition = 1"), "edition"),
    (lambda: with_words(1, 'en = "First Roofs", ', ""), "title.en"),
    (lambda: with_words(1, 'start = "river"', 'start = "church"'), "start"),
    (lambda: with_words(1, 'start = "river"', 'start = "bridge"'), "start"),
    (lambda: with_words(1, 'compass = "blank"', 'compass = "church"'), "compass"),
    (lambda: with_words(8, 'forest = "land"\n', ""), "forest"),
    (lambda: with_words(9, 'goal = "gold"', 'goal = "forest"'), "goal"),
    (lambda: with_words(11, "fortresses = 4", "fortresses = 3"), "fortresses"),
    (lambda: with_words(1, "passes = [", "churches = ['##']\npasses = ["), "churches"),
    (lambda: with_words(6, "passes = []", "passes = [-1, -2, -4, -6, -9, -12]"), "passes"),
    (lambda: with_words(1, "passes = [-1, -2,", "passes = [-1,"), "passes"),
    (lambda: with_words(1, "passes = [-1, -2,", "passes = [-1, -1,"), "passes[2]"),
    (lambda: with_words(1, "[[line]]", "[line]"), "file"),
    (lambda: with_words(2, 'id = "groups"', 'id = "wells"'), "line"),
    (lambda: with_words(1, "points = 1", "points = 2"), "line[2].points"),
    (lambda: with_words(12, "all = 6", "all = 5"), "line[2].points"),
    (lambda: with_words(9, "purses = 2", "purses = 1"), "purse"),
    (lambda: with_words(1, 'id = "passes"', 'id = "passes"\nsize = 1'), "line[1].size"),
]


@pytest.mark.parametrize(("make", "place"), FIELDS, ids=[place for _, place in FIELDS])
def test_a_field_that_does_not_fit_its_game_is_named(make: Callable[[], str], place: str) -> None:
    """MC-M4, MC-4, MC-6, MC-9, MC-10, MC-13, MC-15"""
    assert refused(make()).startswith(f"{place}: ")


RIVERS = [
    ("[[5, 0]", "[[5, 1]", "river: it runs from the north"),
    ("[3, 11]]", "[3, 10]]", "river: it runs from the north"),
    ("[5, 2]", "[6, 2]", "river[2]"),
    ("[5, 2], [4, 2]", "[5, 2], [0, 2], [0, 3], [4, 3]", "river[4]: the river runs along the rim"),
    ("[5, 2], [4, 2]", "[5, 2], [6, 2], [6, 1], [4, 1], [4, 2]", "river[5]: it meets itself"),
    ("[5, 2]", "[9, 2]", "river[2]: expected [x, y]"),
    ("[5, 2]", "5", "river[2]: expected [x, y]"),
]


@pytest.mark.parametrize(("old", "new", "fault"), RIVERS, ids=[fault for _, _, fault in RIVERS])
def test_the_river_runs_from_rim_to_rim_along_edges(old: str, new: str, fault: str) -> None:
    """MC-M2"""
    assert refused(with_words(1, old, new)).startswith(fault)


CELLS = [
    (1, "d1", "x", "map[1]: “x”"),
    (1, "e1", ".", "map: expected at least 17 trees, found 16"),
    (12, "e11", ".", "map: expected 14 trees, found 13"),
    (3, "g5", ".", "map: expected 1 wells"),
    (1, "g5", "w", "map: expected 0 wells"),
    (7, "b2", ".", "map: expected 4 plateaus"),
    (7, "d4", ".", "map: expected 5 wide river"),
    (9, "b1", ".", "map: expected 5 gold"),
    (10, "c3", ".", "map: expected 5 bandits"),
    (1, "g3", "M", "map.g3: mountain belongs to the west"),
    (1, "b3", "F", "map.b3: forest belongs to the east"),
    (3, "g4", "F", "map.g5: it needs land at all four sides"),
    (10, "c2", "M", "map.c3: it needs land at all four sides"),
    (6, "a1", "C", "map: “C” has to be one building"),
    (1, "g3", "C", "map: there is a church"),
    (7, "g11", "M", "map.g11: mountain"),
]


@pytest.mark.parametrize(("game", "cell", "letter", "fault"), CELLS, ids=[c[3] for c in CELLS])
def test_a_cell_that_breaks_a_constraint_is_named(
    game: int, cell: str, letter: str, fault: str
) -> None:
    """MC-M1, MC-M3, MC-3, MC-7, MC-10, MC-12"""
    assert refused(with_cell(game, cell, letter)).startswith(fault)


def moved(game: int, start: str, end: str, letter: str) -> str:
    """A thing taken from one cell to another."""
    text = with_cell(game, start, ".")
    found = re.search(r'map = """\n(.*?)"""', text, re.S)
    assert found
    rows = [list(row) for row in found[1].split()]
    rows[int(end[1:]) - 1]["abcdefgh".index(end[0])] = letter
    return text.replace(found[1], "\n".join("".join(row) for row in rows) + "\n")


MOVED = [
    (3, "g5", "c4", "w", "map.c4: a well lies in the east"),
    (7, "b2", "e2", "p", "map.e2: a plateau lies beside the mountain"),
    (9, "b1", "d5", "g", "map.d5: gold lies in the outermost"),
    (7, "d4", "g4", "~", "map.g4: the river does not run past"),
    (8, "f11", "e5", "F", "map: expected two forest areas"),
]


@pytest.mark.parametrize(
    ("game", "start", "end", "letter", "fault"), MOVED, ids=[m[4] for m in MOVED]
)
def test_things_lie_where_they_belong(
    game: int, start: str, end: str, letter: str, fault: str
) -> None:
    """MC-3, MC-7, MC-9, MC-10, MC-Q9"""
    assert refused(moved(game, start, end, letter)).startswith(fault)


def test_land_hangs_together() -> None:
    text = with_cell(1, "d1", "M")
    assert refused(text.replace("MMMMt..F\nMM.t..tF", "M.MMt..F\nMMMt..tF")).endswith(
        "this land is cut off from the rest"
    )


def test_rows_and_columns_are_counted() -> None:
    """MC-M1"""
    assert refused(with_words(1, "MMM.t..F\n", "")).startswith("map: expected 11 rows")
    assert refused(with_words(1, "MMM.t..F\n", "MMM.t..\n")).startswith("map[1]: expected 8")


def straight(row: str) -> str:
    """Game 4 with the same row eleven times and a river down the middle."""
    drawn = "\n".join([row.replace(".", "s", 1), *[row] * 10])
    text = re.sub(r'map = """\n.*?"""', f'map = """\n{drawn}\n"""', text_of(4), flags=re.S)
    return re.sub(r"river = .*", "river = [[4, 0], [4, 11]]", text)


def test_every_shape_can_be_the_first_building() -> None:
    """MC-R4: banks one cell wide leave no room for a corner."""
    assert refused(straight("MMM..FFF")) == "map: l3 cannot be the first building"


def test_every_church_has_a_place() -> None:
    """MC-4: banks two cells wide hold all nine shapes, but not every church."""
    assert refused(straight("MM....FF")) == "churches[4]: there is no room for it"


CHURCHES = [
    ('"""\n###\n.#."""', '"""\n#.#"""', "churches[1]: a church is one piece"),
    ('"""\n###\n.#."""', '"""\n#####"""', "churches[1]: a church is one piece"),
    ('"""\n###\n.#."""', '"""\n#"""', "churches[1]: expected 2 to 5"),
    ('"""\n###\n.#."""', '"""\nxx"""', "churches[1]: expected a drawing"),
]


@pytest.mark.parametrize(("old", "new", "fault"), CHURCHES, ids=[c[2] for c in CHURCHES])
def test_churches_are_buildings_that_can_be_placed(old: str, new: str, fault: str) -> None:
    """MC-4, MC-Q10"""
    assert refused(with_words(4, old, new)).startswith(fault)


def test_game_seven_has_small_churches_only() -> None:
    """MC-7"""
    text = with_words(7, '"""\n###"""', '"""\n####"""')
    assert refused(text).startswith("churches[3]: expected 2 to 3 cells")


def test_the_last_chapter_shares_land_and_river() -> None:
    """MC-12"""
    assert refused(with_cell(11, "b3", "M")).startswith("map.b3: games 10 to 12 share their land")
    other_river = with_words(11, "[4, 9], [4, 11]]", "[4, 9], [4, 10], [5, 10], [5, 11]]")
    assert refused(other_river).startswith("river: games 10 to 12 share")


def test_a_camp_is_ordinary_land_in_the_games_that_follow() -> None:
    """MC-12"""
    assert refused(with_cell(11, "c3", "s")).startswith("map.c3: a bandit's cell")
    assert refused(with_cell(11, "c4", "t")).startswith("map.c3: a bandit's cell")
    assert refused(moved(10, "c3", "e4", "b")).startswith("map.e4: a bandit's cell")


def test_what_is_no_toml_is_refused() -> None:
    assert refused("map = [").startswith("file: ")
