"""Choices with their gestures and notes, and ways of several steps."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.kernel.seen.look import look
from tests.games.escape.scene import fill, play, scene, through
from tests.games.escape.show.seen import choice_of, notes, written


def test_a_way_names_its_dice_its_chamber_and_what_waits_there() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer golden golden", "torch")
    choice = choice_of(state, 1, "go b3")
    assert choice.spots == ("chamber-3-2",)
    assert len(choice.dice) == 2
    assert len(choice.dice[1]) + len(choice.dice[0]) == 3
    assert notes(choice) == ["note-gem"]
    assert [(change.line, change.after) for change in choice.changes] == [("chambers", 1)]
    assert choice.points == 1


def test_a_way_with_a_bonus_names_the_track() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="golden"), "adventurer", "torch")
    choice = choice_of(state, 1, "go b3 with golden")
    assert choice.spots == ("chamber-3-2", "track-golden")
    assert len(choice.dice) == 1
    assert notes(choice) == ["note-bonus", "note-gem"]


@pytest.mark.parametrize(
    ("places", "move", "wanted"),
    [
        ("c3 e5", "run c2", ["note-mark"]),
        ("b1 e5", "run b2", ["note-choice", "note-half"]),
        ("a1 e4", "run a2", ["note-mark", "note-secret"]),
        ("b3 e5", "run c3", ["note-exit"]),
        ("d3 e5", "run d2", []),
    ],
)
def test_notes_tell_what_a_chamber_brings(places: str, move: str, wanted: list[str]) -> None:
    """ES-T1, ES-A6"""
    assert notes(choice_of(scene(places, marks="run"), 1, move)) == wanted


def test_a_full_track_is_told_of() -> None:
    """ES-S2"""
    state = scene("c3 e5", marks="run" + " golden" * 6)
    assert notes(choice_of(state, 1, "run c2")) == ["note-full"]


def test_jokers_are_told_of_in_their_variant() -> None:
    """ES-V3"""
    joker = scene("b1 e5", variant="joker", marks="run")
    play(joker, "roll key black")
    assert notes(choice_of(joker, 1, "run c1")) == ["note-joker"]
    play(joker, "1: run c1")
    assert notes(choice_of(joker, 1, "joker black")) == ["note-black"]
    assert notes(choice_of(joker, 1, "joker key")) == ["note-mark"]
    assert choice_of(joker, 1, "joker key").dice == (("die-9",),)
    dice = scene("b1 e5", variant="dice", marks="run")
    assert notes(choice_of(dice, 1, "run c1")) == []


def test_keeping_and_pooling_say_where_the_die_goes() -> None:
    """ES-A3"""
    state = play(scene("c3 e5"), "roll key key")
    keep, pool = choice_of(state, 1, "keep key"), choice_of(state, 1, "pool key")
    assert (len(keep.dice[0]), keep.place, pool.place) == (2, "kept", "pool")
    assert keep.dice == pool.dice
    assert not keep.is_last
    play(state, "1: keep key")
    assert choice_of(state, 1, "pool key").is_last


def test_a_walk_starts_where_the_adventurer_stands_and_shows_its_bonuses() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="golden run"), "adventurer", "torch")
    assert choice_of(state, 1, "go b3 with golden").signs == ("bonus-golden",)
    assert choice_of(state, 1, "run b3").signs == ("run",)
    assert choice_of(state, 1, "run b3").origin == "chamber-3-3"
    outside = scene("north e5", marks="run")
    assert {choice.origin for choice in look(GAME, outside, 0).choices} == {"side-n", ""}


def test_every_sign_of_the_view_is_drawn() -> None:
    state = through(scene("a1 e4", marks="golden run key torch"), "adventurer", "torch")
    view, drawn = look(GAME, state, 0), GAME.art.signs()
    signs = {tally.sign for tally in view.tallies} | {remark.sign for remark in view.remarks}
    signs |= {sign for choice in view.choices for sign in choice.signs}
    signs |= {page.badge.sign for page in view.pages if page.badge}
    assert signs - {""} <= set(drawn)
    assert {"bonus-golden", "secret-red", "seat-2"} <= signs


def test_heal_and_re_roll_touch_the_teams_sheet() -> None:
    """ES-A2, ES-A3"""
    state = scene("c3 e5", marks="heal reroll", cursed=(2, 0, 0))
    assert choice_of(state, 1, "heal 2").spots == ("cursed-2", "track-heal")
    play(state, "1: roll", "roll key torch")
    assert choice_of(state, 1, "reroll").spots == ("track-reroll",)


def test_a_symbol_for_a_map_names_die_and_part() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    state.papers[1].tiles |= 0b110 << 10  # two of map 2's bonus part
    through(state, "", "golden adventurer")
    choice = choice_of(state, 2, "golden on map 1 gem")
    assert choice.spots == ("map-1-gem",)
    assert notes(choice) == ["note-map"]
    assert notes(choice_of(state, 2, "adventurer on map 2 bonus")) == ["note-bonus-full"]
    assert notes(choice_of(state, 2, "golden on map 3 gem")) == []


def test_the_lists_of_moves_stay_short() -> None:
    state = play(scene("c3 e5", variant="locked"), "roll adventurer adventurer")
    assert len(look(GAME, state, 0).choices) <= 20
    assert not look(GAME, state, 0).is_preview_asked
    state = through(scene("c3 e5"), "", "key torch golden adventurer")
    assert len(look(GAME, state, 1).choices) <= 30


# -- ways of several steps -------------------------------------------------------------------


def test_a_chamber_further_on_has_a_way_if_the_dice_pay_for_it() -> None:
    """ES-A4: b3 for adventurer and golden mask, then a3 for torch and adventurer."""
    state = through(scene("c3 e5"), "adventurer golden adventurer torch", "key")
    ways = {route.spot: route.steps for route in look(GAME, state, 0).routes}
    assert [step.move for step in ways["chamber-3-1"]] == ["go b3", "go a3"]
    assert [len(step.dice) for step in ways["chamber-3-1"]] == [2, 2]
    assert "chamber-3-2" not in ways  # next door
    for step in ways["chamber-3-1"]:
        play(state, f"1: {step.move}")
    assert ("chamber-3-1", "adventurer-1") in written(state, 1)


def test_a_way_spends_no_bonus_and_ends_where_a_chamber_asks() -> None:
    """ES-A5, ES-T1"""
    state = through(scene("c3 e5", marks="torch"), "adventurer golden adventurer", "key")
    assert look(GAME, state, 0).routes == ()
    asks = through(scene("b1 e5"), "torch key golden adventurer", "key")
    beyond = [route.spot for route in look(GAME, asks, 0).routes]
    asks.papers[0].crossed |= 1 << 6  # b2 has been entered before
    assert "chamber-2-3" not in beyond
    assert "chamber-2-3" in [route.spot for route in look(GAME, asks, 0).routes]


def test_who_waits_has_no_ways() -> None:
    state = through(scene("c3 e5"), "adventurer golden adventurer torch", "key")
    assert look(GAME, state, 1).routes == ()
