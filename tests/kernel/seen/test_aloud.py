"""Sheets in words: what a game names, what is left to all games."""

from __future__ import annotations

import pytest

from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import SHARED, about, reading
from rollwrite.kernel.seen.reading import Item
from rollwrite.kernel.state import State
from rollwrite.testing import Trial
from rollwrite.words import LANGUAGES, Words


def read(game: Game, state: State, owner: int) -> dict[str, Item]:
    return {item.spot: item for part in reading(game, state, 0, owner) for item in part.items}


def said(game: Game, state: State, owner: int, spot: str, language: str = "en") -> str:
    return Words(language, game, ("Ann", "Bob")).item(read(game, state, owner)[spot])


def after(game: Game, events: int, **options: str) -> State:
    for number, (state, _) in enumerate(Trial(game, 2, options, 1).walk()):
        if number == events:
            return state.copy()
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_of_ours_names_all_its_spots_itself(game: Game, language: str) -> None:
    """“field f12” is a name for want of a better one; ours have better ones."""
    words = Words(language, game)
    for drawing in game.sheets:
        options = next(
            {o.id: value}
            for o in game.options
            for value in o.values
            if game.setup(game.max_seats, {o.id: value}).sheet == drawing or len(game.sheets) == 1
        )
        state = game.start(game.setup(game.max_seats, options))
        for owner in (SHARED, 0) if game.shared_drawing(state) else (0,):
            items = read(game, state, owner).values()
            plain = [item.spot for item in items if item.name.id == "reading-spot"]
            assert plain == [], f"{drawing}: spots without a name"
            assert all(words.item(item).strip() for item in items)


def test_a_step_says_what_was_written_and_what_is_printed() -> None:
    game = find("lost-cities")
    state = after(game, 40)
    assert said(game, state, 0, "orange-2") == "Sun, step 2: 6 (−15 points, a vase)"
    assert said(game, state, 0, "orange-circle") == "Sun, circle: struck out"
    assert said(game, state, 0, "name") == "Name: Ann"


def test_a_field_says_where_its_doors_lead() -> None:
    game = find("dungeons")
    found = said(game, after(game, 0), 0, "field-f12")
    assert found == "key field 4 (key to Grouchy Goat, south: start field 5, north: Grouchy Goat)"


def test_a_cell_says_its_ground_and_on_which_side_the_river_runs() -> None:
    game = find("my-city")
    state = after(game, 0, map="9")
    assert said(game, state, 0, "cell-f8", "de") == "f8 (Stein, Fluss im Westen)"


def test_all_cells_of_a_building_say_which_one_they_belong_to() -> None:
    game = find("my-city")
    items = read(game, after(game, 4, map="9"), 0)
    built = [
        item.written[0].args
        for item in items.values()
        if item.written and "kind" in item.written[0].args
    ]
    assert len(built) > 1
    assert len({(str(args["kind"]), args["number"]) for args in built}) < len(built)


def test_a_chamber_says_who_stands_in_it_and_where_one_can_go() -> None:
    game = find("escape")
    items = read(game, after(game, 60), 0)
    people = [item for item in items.values() if any(w.id == "mark-person" for w in item.written)]
    assert len(people) == 2
    ways = {words.id for item in items.values() for words in item.printed}
    assert {"way-north", "way-east", "way-south", "way-west"} <= ways


def test_only_what_a_move_touches_is_open_and_only_on_ones_own_sheet() -> None:
    game = find("lost-cities")
    state = game.start(game.setup(2))
    state.checked_roll([0])
    state.checked_roll([0, 1, 2, 3, 4, 5])
    own = {spot for spot, item in read(game, state, 0).items() if item.is_open}
    assert "red-1" in own
    assert not any(item.is_open for item in read(game, state, 1).values())


@pytest.mark.parametrize(
    ("name", "thing", "rule"),
    [
        ("lost-cities", "purple-5", "arrow"),
        ("lost-cities", "green-3", "artefact"),
        ("lost-cities", "blue-1", "climb"),
        ("lost-cities", "red-circle", "circle"),
        ("lost-cities", "die-4", "refuse"),
        ("dungeons", "monster-goat", "monster"),
        ("dungeons", "monster-boss", "boss"),
        ("dungeons", "field-f20", "chest"),
        ("my-city", "cell-a1", "game-01-build"),
        ("my-city", "pass-3", "game-01-pass"),
        ("escape", "chamber-3-3", "end"),
        ("escape", "map-2-gem-1", "maps"),
    ],
)
def test_a_spot_is_told_by_its_rule(name: str, thing: str, rule: str) -> None:
    game = find(name)
    found = about(game, game.start(game.setup(2)), 0, 0, thing)
    assert found is not None
    assert found.rule == rule


def test_a_monster_says_what_it_is_worth_and_how_near_it_is() -> None:
    game = find("dungeons")
    found = about(game, after(game, 60), 0, 0, "monster-goat")
    assert found is not None
    words = Words("en", game)
    assert [words.say(message) for message in found.worth] == [
        "4 hits fell it. First to do so: 2 gems.",
        "Later: 1.",
        "Reached.",
    ]
