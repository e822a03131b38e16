"""Before the first turn: options, goals, the start seat, sides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.errors import IllegalMove, InvalidNotation
from tests.games.escape.scene import at, dice, legal, play, scene, started, why

# Two, three and four seats, as the rules page has them.
LEVELS = ("easy", "normal", "hard")
PAGE = (Path(__file__).parents[4] / "docs/rules/escape.md").read_text("utf-8")
RULEBOOK = {"normal": (15, 23, 25), "hard": (16, 25, 28)}


def row(what: str, variant: str, difficulty: str) -> list[int]:
    """What the rules page says: ``| gems | locked | 1/2/3 | … |``, easy, normal, hard."""
    found = re.search(rf"^\| {what} \| {variant} \|(.*)\|$", PAGE, re.M)
    assert found, f"no row for {what}, {variant}"
    return [int(one) for one in found[1].split("|")[LEVELS.index(difficulty)].split("/")]


@pytest.mark.parametrize("difficulty", LEVELS)
@pytest.mark.parametrize("variant", ["standard", "locked", "dice", "joker"])
def test_rounds_and_gems_come_from_seats_difficulty_and_variant(
    variant: str, difficulty: str
) -> None:
    """ES-S1"""
    options = {"variant": variant, "difficulty": difficulty}
    terms = [_own(GAME.start(GAME.setup(seats, options))).terms for seats in (2, 3, 4)]
    assert [one.rounds for one in terms] == row("rounds", variant, difficulty)
    assert [one.needed for one in terms] == row("gems", variant, difficulty)


@pytest.mark.parametrize("difficulty", RULEBOOK)
def test_goals_of_the_standard_game_are_those_of_the_rulebook(difficulty: str) -> None:
    """ES-S1"""
    setups = [GAME.setup(seats, {"difficulty": difficulty}) for seats in (2, 3, 4)]
    assert tuple(_own(GAME.start(one)).terms.needed for one in setups) == RULEBOOK[difficulty]


def test_a_track_has_six_places_and_its_gem_depends_on_the_seats() -> None:
    """ES-S2"""
    for variant, places in (("standard", [3, 5, 3]), ("joker", [3, 4, 5])):
        found = [started(seats, variant).terms.gem_place for seats in (2, 3, 4)]
        assert found == places
    assert started(2).terms.track_length == 6


def test_eight_dice_with_two_adventurers_each() -> None:
    """ES-D1"""
    state = scene()
    assert len(GAME.tokens(state)) == 8
    assert GAME.die("escape").faces[:6].count("adventurer") == 2
    assert state.sides() == [6, 6]


def test_both_adventurer_faces_are_the_same_roll() -> None:
    """ES-D1"""
    one, other = scene(), scene()
    one.roll([0, 5])
    other.roll([1, 5])
    assert one.digest() == other.digest()


def test_two_more_dice_in_the_variants() -> None:
    """ES-D1"""
    state = scene(variant="dice")
    assert dice(state, "extra") == ["blank", "blank"]
    assert len(GAME.tokens(state)) == 10


def test_all_seats_have_the_same_temple_and_five_maps() -> None:
    """ES-T2"""
    state = started(4)
    assert {GAME.drawing(state, seat) for seat in range(4)} == {"standard@3"}
    assert len(state.layout.map_tracks) == 5
    assert state.layout.map_tracks.count(0) == 2


def test_variants_are_played_on_the_back() -> None:
    """ES-V1, ES-V2, ES-V3"""
    assert GAME.setup(2, {"variant": "joker"}).sheet == "variant@3"
    assert GAME.setup(2).sheet == "standard@3"
    with pytest.raises(InvalidNotation):
        GAME.setup(2, {"variant": "joker"}, "standard@3")


def test_the_start_seat_is_drawn_by_a_die() -> None:
    """ES-T3"""
    state = GAME.start(GAME.setup(3))
    assert (state.dice(), state.sides()) == (("start",), [3])
    play(_own(state), "roll 3")
    assert state.owing() == [2]


def test_sides_are_chosen_clockwise_and_differ() -> None:
    """ES-T3"""
    state = _own(GAME.start(GAME.setup(3)))
    play(state, "roll 2", "2: side west")
    assert state.owing() == [2]
    assert legal(state, 3) == {"side north", "side east", "side south"}
    assert why(state, 3, "side west") == "why-side-taken"
    play(state, "3: side north")
    assert legal(state, 1) == {"side east", "side south"}
    play(state, "1: side east")
    assert [at(state, seat) for seat in (1, 2, 3)] == ["east", "west", "north"]
    assert state.active == 1
    assert state.round == 1


def test_nothing_else_can_be_done_before_a_side_is_chosen() -> None:
    """ES-T3"""
    state = started(2)
    assert why(state, 1, "roll") == "why-side-first"
    with pytest.raises(IllegalMove) as error:
        play(state, "1: go b1")
    assert error.value.code == "why-side-first"


def test_everything_is_open_to_all() -> None:
    """ES-T3"""
    state = scene("c2 b3")
    glyphs = {mark.glyph for mark in GAME.marks(state, 0)}
    assert {"adventurer-1", "token-2"} <= glyphs


def _own(state: object) -> EscapeState:
    assert isinstance(state, EscapeState)
    return state
