"""What is written on the sheets of the seats and of the team."""

from __future__ import annotations

from rollwrite.games.escape import GAME
from tests.games.escape.scene import fill, give, play, scene, through
from tests.games.escape.show.seen import on_team, written


def test_adventurers_stand_where_they_are_on_every_sheet() -> None:
    """ES-T3"""
    state = scene("c2 east")
    assert {("chamber-2-3", "adventurer-1"), ("side-e", "outside-2")} <= written(state, 1)
    assert {("chamber-2-3", "token-1"), ("side-e", "adventurer-2")} <= written(state, 2)


def test_a_used_action_is_crossed_out() -> None:
    """ES-A4"""
    state = play(scene("c3 e5", marks="run"), "1: run b3")
    assert ("action-3-2", "crossed") in written(state, 1)
    assert ("action-3-2", "crossed") not in written(state, 2)


def test_the_other_half_of_a_secret_is_pointed_out() -> None:
    """ES-A6"""
    state = scene("c3 e4")
    assert ("chamber-2-1", "call-2") in written(state, 1)
    state.team.found = 1
    assert ("chamber-2-1", "call-2") not in written(state, 1)


def test_closed_passages_have_locks() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close b2-b3")
    assert ("passage-3-2-3-3", "lock-upright") in written(state, 1)
    assert ("passage-2-2-3-2", "lock-flat") in written(state, 2)


def test_maps_show_symbols_prizes_and_gems_given_up() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus", "3 bonus")
    through(state, "", "golden golden")
    play(state, "2: golden on map 1 gem", "2: golden on map 3 gem", "2: give up map 3")
    found = written(state, 2)
    assert {("map-1-bonus-3", "crossed"), ("map-1-bonus", "won"), ("map-1-gem", "won")} <= found
    last = f"map-3-gem-{int(state.layout.full[5]).bit_length()}"  # a golden mask comes last
    assert {(last, "crossed"), ("map-3-bonus", "won"), ("map-3-gem", "given-up")} <= found


def test_the_teams_sheet_has_rounds_gems_goal_tracks_and_curse() -> None:
    """ES-S1, ES-S2, ES-S3"""
    state = scene("c3 e5", gems=2, in_round=3, marks="key key key", cursed=(2, 0, 0))
    state.team.spent = 1 << 12
    found = on_team(state)
    assert {("round-3", "crossed"), ("gem-2", "crossed"), ("gem-15", "goal")} <= found
    assert ("goal-normal-2", "goal") in found
    assert {("track-key-1", "used"), ("track-key-2", "ours"), ("track-key-3", "ours")} <= found
    assert ("track-key-3", "gem-taken") in found
    assert ("cursed-2", "curse-2") in found
    assert ("round-4", "crossed") not in found


def test_more_gems_than_printed_fill_the_track() -> None:
    state = scene("c3 e5", gems=40)
    assert ("gem-30", "crossed") in on_team(state)
    assert ("gem-31", "crossed") not in on_team(state)


def test_found_secrets_and_extra_dice_are_on_the_teams_sheet() -> None:
    """ES-A6, ES-V1, ES-V2"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll key black")
    state.team.found = 2
    found = on_team(state)
    assert {("extra-1", "extra-key"), ("extra-2", "extra-black")} <= found
    assert ("secret-blue", "found") in found
    taken = scene("c3 e5", variant="dice")
    taken.dice_set.put(8, 0)
    assert ("extra-1", "crossed") in on_team(taken)
    assert GAME.shared_drawing(taken) == "team-dice@3"


def test_every_glyph_is_drawn() -> None:
    """The marks of whole games; the shared ones need no drawing of the game's own."""
    give_all = "run heal reroll key torch golden"
    state = scene("c3 e4", marks=give_all, cursed=(1, 1, 0), variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close b2-b3")
    give(state, "run")
    used = {mark.glyph for seat in (0, 1) for mark in GAME.marks(state, seat)}
    used |= {mark.glyph for mark in GAME.shared_marks(state)}
    assert used <= set(GAME.art.glyphs())
