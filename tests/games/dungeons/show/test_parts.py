"""Two pairs as two parts: what each sum could do, what it costs, and the steps that use it."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.seen.look import can_swap, look, taken
from rollwrite.kernel.seen.view import Choice
from rollwrite.testing import Trial
from rollwrite.words import LANGUAGES, Words
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    cross,
    dungeon,
    give,
    play,
    reached,
)


def choice(state: DungeonsState, move: str, seat: int = 1) -> Choice:
    return GAME.choice(state, seat - 1, GAME.from_text(move))


def signs(choice: Choice) -> list[list[str]]:
    return [[hint.sign for hint in part.hints] for part in choice.parts]


def costs(choice: Choice) -> list[str]:
    return [hint.sign for hint in choice.hints if hint.is_cost]


def solo(adventure: str, fields: str, dice: str) -> DungeonsState:
    state = dungeon(adventure, seats=1)
    cross(state, 1, fields)
    return play(state, f"roll {dice}")


def test_a_combination_has_a_part_for_each_sum() -> None:
    """DD-R3"""
    state = play(reached(CULTISTS, "f14 f13 f42"), "roll 3 5 6 6 1")
    first, second = choice(state, "3+5 6+6").parts
    assert (first.id, first.sign) == ("8", "8")
    assert (second.id, second.sign) == ("double 12", "12")
    assert first.dice == (("die-1",), ("die-2",))
    assert second.dice == (("die-3", "die-4"), ("die-3", "die-4"))


def test_of_two_equal_sums_the_dice_of_the_one_that_is_left_are_shown() -> None:
    state = play(reached(CULTISTS, "f14 f13 f42"), "roll 3 5 2 6 1", "1: 3+5 2+6")
    uses = [one for one in look(GAME, state, 0).choices if len(one.parts) == 1]
    assert {one.dice for one in uses} == {(("die-3",), ("die-4",))}
    play(state, f"1: {uses[0].move}")
    left = [one for one in look(GAME, state, 0).choices if len(one.parts) == 1]
    assert {one.dice for one in left} == {(("die-1",), ("die-2",))}


def test_each_sum_shows_the_two_best_things_it_can_do() -> None:
    state = play(reached(CULTISTS, "f14 f13 f42"), "roll 3 5 6 6 1")
    assert signs(choice(state, "3+5 6+6")) == [
        ["monster", "field-start"],
        ["field-gem", "field-start"],
    ]


@pytest.mark.parametrize("adventure", [ANIMALS, CULTISTS, PYRAMID, DINOSAURS])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_target_of_a_part_is_a_step_that_can_follow(adventure: str, seats: int) -> None:
    """What is tapped on the sheet can be done, and every picture and word exists."""
    drawn = GAME.art.signs()
    for number, (state, _) in enumerate(Trial(GAME, seats, {"adventure": adventure}, 5).walk()):
        if 0 not in state.owing() or number % 3:
            continue
        for found in (
            choice for choice in look(GAME, state, 0).choices if choice.hints or choice.parts
        ):
            hints = [*found.hints, *(hint for part in found.parts for hint in part.hints)]
            assert all(hint.sign in drawn for hint in hints)
            for language in LANGUAGES:
                words = Words(language, GAME)
                labels = [hint.label for hint in hints] + [part.label for part in found.parts]
                assert all(words.say(label) != label.id for label in labels)
            if not any(part.moves for part in found.parts):
                continue
            after = state.copy()
            after.play(0, GAME.from_text(found.move))
            legal = {GAME.to_text(move) for move in after.moves(0)}
            for part in found.parts:
                assert len(part.spots) == len(part.moves) == len(set(part.spots))
                assert set(part.moves) <= legal


def test_a_sum_that_fits_nothing_shows_the_life_it_costs() -> None:
    """DD-R5"""
    state = play(reached(CULTISTS, "f1"), "roll 3 4 3 4 1")
    assert signs(choice(state, "3+4 3+4")) == [["broken"], ["broken"]]
    assert all(part.hints[0].is_cost for part in choice(state, "3+4 3+4").parts)


def test_a_sum_that_fits_after_the_other_costs_nothing() -> None:
    """DD-R4"""
    state = play(reached(CULTISTS, "f9"), "roll 3 4 2 6 1")
    assert signs(choice(state, "2+6 3+4"))[0] == ["then"]


def test_the_black_die_costs_a_symbol_but_not_whoever_rolled() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1")
    assert costs(choice(state, "1+2 4+5", 1)) == []
    assert costs(choice(state, "1+2 4+5", 2)) == ["black"]
    assert costs(choice(state, "2+2 4+5", 2)) == []


def test_alone_a_combination_without_a_hit_costs_a_life() -> None:
    """DD-O1"""
    without = solo(CULTISTS, "", "2 3 3 4 6")
    assert "broken" in costs(choice(without, "2+3 3+4"))
    reached = solo(CULTISTS, "f14", "3 5 1 1 6")
    assert costs(choice(reached, "1+1 3+5")) == [], "the 8 hits the shade"


def test_alone_a_sum_lapses_for_nothing_beside_a_hit() -> None:
    """DD-O1"""
    state = solo(CULTISTS, "f14 f1", "3 5 3 4 6")
    assert signs(choice(state, "3+4 3+5"))[0] == ["free"]


def test_both_sums_hit_an_armoured_monster_as_one_step() -> None:
    """DD-A4"""
    rolls = ("1 6 2 5 1", "2 4 3 5 1", "3 3 4 4 1", "4 5 4 6 1", "5 6 1 3 1", "2 2 6 6 1")
    steps = [found for faces in rolls for found in _both(faces)]
    assert steps, "no armoured monster takes any of these"
    for found in steps:
        assert [len(part.dice) for part in found.parts] == [2, 2]
        assert found.parts[0].spots == found.parts[1].spots == found.spots


def _both(faces: str) -> list[Choice]:
    """The steps that hit with both sums, whatever pairs are formed, all fields crossed."""
    state = dungeon(DINOSAURS)
    cross(state, 1, " ".join(f"f{field + 1}" for field in range(state.layout.count)))
    play(state, f"roll {faces}")
    found = []
    for move in state.moves(0):
        after = state.copy()
        after.play(0, move)
        found += [one for one in look(GAME, after, 0).choices if one.move.startswith("both")]
    return found


def test_torches_wait_behind_one_button() -> None:
    """DD-R8"""
    state = play(reached(CULTISTS, "f16", reward="torches"), "roll 1 1 2 5 6")
    assert choice(state, "torch at f17").button == "torch"
    for language in LANGUAGES:
        assert Words(language, GAME).has("button-torch")


# -- what is left, what was done -------------------------------------------------------------


def stock(state: DungeonsState) -> dict[str, int]:
    return {tally.id: tally.value for tally in GAME.stock(state, 0)}


def test_the_stock_follows_the_steps() -> None:
    state = dungeon(CULTISTS, active=2)
    assert stock(state) == {"lives": 10, "dice": 3, "gems": 0, "gold": 0}
    give(state, 1, "torches")
    give(state, 1, "lives")
    cross(state, 1, "f1")
    play(state, "roll 3 4 3 5 4", "1: 3+4 4+5")
    assert stock(state) == {"lives": 13, "dice": 2, "torches": 2, "gems": 0, "gold": 0}


def test_steps_are_told_as_they_were_chosen() -> None:
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6")
    moves = [GAME.from_text(text) for text in ("2+6 3+4", "7 at f1", "8 at f9")]
    steps = taken(GAME, state, 0, moves)
    assert [step.move for step in steps] == ["2+6 3+4", "7 at f1", "8 at f9"]
    assert [part.id for part in steps[0].parts] == ["8", "7"]
    assert steps[1].marks[0].spots == ("field-f1",)


def test_the_order_of_two_sums_can_be_swapped_where_neither_needs_the_other() -> None:
    """DD-R4"""
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6")
    free = [GAME.from_text(text) for text in ("2+6 3+4", "7 at f1", "8 at f9")]
    assert can_swap(state, 0, free)
    assert not can_swap(state, 0, free[:2]), "the pairs come before what uses them"
    state = play(dungeon(CULTISTS), "roll 1 2 3 4 6")
    bound = [GAME.from_text(text) for text in ("1+2 3+4", "7 at f1", "3 at f12")]
    assert not can_swap(state, 0, bound)


def test_clouds_have_their_numbers_as_tokens() -> None:
    """DD-A3"""
    state = GAME.start(GAME.setup(1, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    faces = [token.face for token in GAME.tokens(state)]
    assert faces == ["6", "8", "5", "9", "4", "10", "3", "11"]
    found = choice(state, "cloud f11 = 6")
    assert found.dice == (("number-6",),)
    assert found.is_light
    play(state, "1: cloud f11 = 6")
    assert [token.place for token in GAME.tokens(state)] == ["sheet"] + ["tray"] * 7


def test_a_dead_monster_is_no_target() -> None:
    """DD-M1"""
    state = play(reached(CULTISTS, "f14"), "roll 3 5 1 1 6")
    assert "monster-shade" in choice(state, "1+1 3+5").parts[1].spots
    state.papers[0].killed = state.layout.monsters
    assert "monster-shade" not in choice(state, "1+1 3+5").parts[1].spots
