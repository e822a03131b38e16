"""Alone in the dungeon."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules import scoring
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.game import Played
from rollwrite.kernel.state import OVER
from rollwrite.words import LANGUAGES, Words
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    cross,
    crossed,
    dungeon,
    give,
    legal,
    monster_called,
    play,
    sheet,
    wound,
)

REACHED = "f13 f1"  # beside the Necro Mancer, his 6 unlocked


def alone(fields: str = "") -> DungeonsState:
    state = dungeon(CULTISTS, 1)
    cross(state, 1, fields)
    return state


def test_alone_nobody_is_drawn_to_start() -> None:
    """DD-O1"""
    assert alone().dice()[-1] == "black"


def test_alone_the_black_die_always_costs_a_symbol() -> None:
    """DD-O1"""
    state = play(alone(), "roll 2 2 4 5 1", "1: 1+2 4+5")
    assert sheet(state, 1).dice == 1


def test_a_roll_without_a_hit_costs_a_life_from_the_first_roll_on() -> None:
    """DD-O1"""
    state = play(alone(), "roll 3 4 2 6 6", "1: 2+6 3+4", "1: 7 at f1", "1: 8 at f9")
    assert sheet(state, 1).life == 1


def test_after_a_hit_the_other_sum_may_lapse_for_nothing_even_where_it_fits() -> None:
    """DD-O1"""
    state = play(alone(REACHED), "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    assert legal(state, 1) == {"double 2 at f5", "done"}
    play(state, "1: done")
    assert (state.owing(), sheet(state, 1).life, "f5" in crossed(state, 1)) == ([], 0, False)


def test_before_the_hit_no_sum_that_fits_may_be_dropped() -> None:
    """DD-O1, DD-Q2"""
    state = play(alone(REACHED), "roll 2 4 1 1 6", "1: 1+1 2+4")
    assert "done" not in legal(state, 1)
    play(state, "1: double 2 at f5")
    assert "done" not in legal(state, 1)


def test_after_a_torch_hit_one_of_two_sums_is_still_used() -> None:
    """DD-Q6"""
    state = alone(REACHED)
    give(state, 1, "torches")
    sheet(state, 1).torches = 1
    play(state, "roll 1 1 4 5 6", "1: torch hits necro", "1: 1+1 4+5")
    assert "done" not in legal(state, 1)
    play(state, "1: double 2 at f5")
    assert "done" in legal(state, 1)


def test_with_others_a_sum_that_fits_is_used_hit_or_not() -> None:
    """DD-R5"""
    state = dungeon(CULTISTS, 2)
    cross(state, 1, REACHED)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    assert "done" not in legal(state, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dropping_a_sum_is_offered_and_told_in_words(language: str) -> None:
    """DD-O1"""
    state = play(alone(REACHED), "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    words = Words(language, GAME)
    assert GAME.prompt(state, 0).id == "prompt-one-free"
    drop = GAME.choice(state, 0, GAME.from_text("done"))
    assert "2" in words.say(drop.label)
    assert [note.id for note in drop.notes] == ["note-drop"]
    before = state.copy()
    play(state, "1: done")
    told = GAME.tell(before, Played(0, GAME.from_text("done")), state)
    assert [news.message.id for news in told] == ["news-drop"]


def noted(state: DungeonsState, move: str) -> list[str]:
    return [note.id for note in GAME.choice(state, 0, GAME.from_text(move)).notes]


def test_a_step_says_what_the_end_of_the_roll_will_cost() -> None:
    """DD-R5, DD-O1"""
    lone = play(alone("f1"), "roll 3 4 2 6 6", "1: 2+6 3+4")
    assert noted(lone, "8 at f9")[-2:] == ["note-then-lapse", "note-no-hit"]
    struck = play(alone(f"{REACHED} f5"), "roll 2 4 1 1 6", "1: 1+1 2+4")
    assert noted(struck, "6 hits necro")[-1] == "note-then-free"


def test_a_game_of_the_first_rules_is_still_played() -> None:
    """Every move of theirs is one of today's."""
    assert GAME.plays_rules(1)
    assert GAME.plays_rules(GAME.rules_version)
    assert not GAME.plays_rules(GAME.rules_version + 1)


def test_a_roll_with_a_hit_costs_none() -> None:
    """DD-O1"""
    state = play(alone(REACHED), "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    play(state, "1: double 2 at f5")
    assert sheet(state, 1).life == 0


@pytest.mark.parametrize("fields", [f"{REACHED} f5", f"{REACHED} f5 f2"])
def test_with_a_hit_one_lapsed_sum_is_free(fields: str) -> None:
    """DD-O1"""
    state = play(alone(fields), "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    assert (state.owing(), sheet(state, 1).life) == ([], 0)


def test_the_free_lapse_does_not_depend_on_the_order() -> None:
    """DD-O1: the 8 fits only once the hit has opened the room, or never."""
    state = alone(f"{REACHED} f9 f14")
    play(state, "roll 3 5 2 4 6", "1: 2+4 3+5")
    while state.owing():
        hit = [move for move in legal(state, 1) if "hits" in move]
        play(state, f"1: {sorted(hit or legal(state, 1))[0]}")
    assert sheet(state, 1).life == 0


def test_without_a_hit_each_lapsed_sum_costs_one_more() -> None:
    """DD-Q6"""
    state = play(alone("f1"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert sheet(state, 1).life == 3


def test_a_hit_by_torch_counts() -> None:
    """DD-O1"""
    state = alone(f"{REACHED} f6")
    give(state, 1, "torches")
    sheet(state, 1).torches = 1
    play(state, "roll 4 5 4 5 6", "1: torch hits necro", "1: 4+5 4+5")
    assert sheet(state, 1).life == 1  # two sums lapsed, one of them free


def test_a_hit_by_fist_counts() -> None:
    """DD-O1"""
    state = dungeon(ANIMALS, 1)
    cross(state, 1, "f36")
    play(state, "roll 5 5 1 2 6", "1: 1+2 5+5", "1: double 10 at f37", "1: 3 at f10")
    assert sheet(state, 1).life == 0


def test_alone_every_kill_pays_the_higher_gems_and_hearts_cost_lives() -> None:
    """DD-O1"""
    state = alone(f"{REACHED} f5")
    wound(state, 1, necro=3)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    assert (sheet(state, 1).gems, sheet(state, 1).life) == (2, 1)


def test_alone_lives_cost_no_points() -> None:
    """DD-O1"""
    state = alone()
    sheet(state, 1).life = 9
    assert state.total(0) == 0


def test_the_skull_ends_the_game_after_the_roll_and_thirds_count() -> None:
    """DD-O1, DD-Q6"""
    state = alone("f1")
    wound(state, 1, boss=7)
    sheet(state, 1).life = 8
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert state.phase == OVER
    assert state.total(0) == 6


def test_a_solo_game_is_rated_not_lost() -> None:
    """DD-Q8"""
    state = alone("f1")
    sheet(state, 1).life = 8
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert state.outcome().winners == (0,)


def test_the_last_monster_ends_a_solo_game() -> None:
    """DD-F1"""
    state = alone(REACHED)
    rest = state.layout.monsters & ~(1 << monster_called(state, "necro"))
    state.killed = sheet(state, 1).killed = sheet(state, 1).firsts = rest
    wound(state, 1, necro=3)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro", "1: double 2 at f5")
    assert state.phase == OVER


BOUNDS = [(0, 1), (9, 1), (10, 2), (24, 2), (25, 3), (39, 3), (40, 4), (54, 4)]
BOUNDS += [(55, 5), (69, 5), (70, 6), (84, 6), (85, 7), (99, 7), (100, 8), (135, 8)]


@pytest.mark.parametrize(("points", "rating"), BOUNDS)
def test_ratings_have_their_bounds(points: int, rating: int) -> None:
    """DD-O1"""
    assert scoring.rating(points) == rating


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_titles_stand_in_both_languages(language: str) -> None:
    """DD-O1"""
    words = Words(language, GAME)
    titles = {words.say(f"rating-{rating}") for rating in range(1, 9)}
    assert len(titles) == 8
    assert not any(title.startswith("rating") for title in titles)


def test_the_title_comes_with_the_end_and_only_alone() -> None:
    """DD-O1"""
    state = alone("f1")
    assert GAME.titles(state) == ()
    sheet(state, 1).life, sheet(state, 1).gems = 8, 20
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert [title.id for title in GAME.titles(state)] == ["rating-5"]
    assert GAME.titles(dungeon(CULTISTS)) == ()


def test_alone_a_torch_still_needs_a_done() -> None:
    """DD-R8"""
    state = alone()
    give(state, 1, "torches")
    play(state, "roll 3 4 2 6 6", "1: 2+6 3+4", "1: 7 at f1", "1: 8 at f9")
    assert "done" in legal(state, 1)
