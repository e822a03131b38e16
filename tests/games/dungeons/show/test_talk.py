"""The log as a story, and answers to taps."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.game import Played, Rolled
from rollwrite.testing import follow
from rollwrite.words import Words
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    cross,
    dungeon,
    felled,
    give,
    pass_roll,
    play,
    reached,
    sheet,
    wound,
)

WORDS = Words("en", GAME, ("Ada", "Ben", "Cleo"))


def story(state: DungeonsState, line: str) -> list[str]:
    """What the log says about one more line."""
    before = state.copy()
    follow(GAME, state, line)
    seat, _, move = line.partition(": ")
    event = Played(int(seat) - 1, GAME.from_text(move)) if move else Rolled(tuple(line.split()[1:]))
    news = GAME.tell(before, event, state)
    names = [f"{WORDS.name(item.seat)} " if item.seat >= 0 else "" for item in news]
    return [who + WORDS.say(item.message) for who, item in zip(names, news, strict=True)]


def test_a_roll_is_told() -> None:
    """DD-R1"""
    assert story(dungeon(CULTISTS), "roll 1 2 3 4 5") == ["Ada rolled five dice"]


def test_steps_are_told() -> None:
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 1")
    assert story(state, "1: 2+6 3+4") == ["Ada took the sums 8 and 7"]
    assert story(state, "1: 7 at f1") == ["Ada crossed start field 7 on their sheet"]
    assert story(state, "2: 1+2 4+6") == ["Ben took the sums 3 and 10, with the black die"]


def test_the_first_kill_is_told_when_all_are_done_with_who_got_what() -> None:
    """DD-M1, DD-M2"""
    state = dungeon(CULTISTS, 3)
    cross(state, 1, "f13")
    for seat, count in ((1, 3), (2, 3)):
        wound(state, seat, necro=count)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro", "1: double 2 at f5")
    pass_roll(state, 2)
    play(state, "3: 1+1 2+4", "3: double 2 at f5")
    assert story(state, "3: 6 at f11") == [
        "Cleo crossed start field 6 on their sheet",
        "Ada felled Necro Mancer first, +2 gems, and was bitten for a life",
        "Everybody else hits Necro Mancer once.",
        "Ben felled Necro Mancer too, +1 gem",
    ]


def test_a_later_kill_is_told_at_once() -> None:
    """DD-M4"""
    state = reached(CULTISTS, "f13", necro=3)
    felled(state, 2, "necro")
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4")
    assert story(state, "1: 6 hits necro") == ["Ada felled Necro Mancer too, +1 gem"]


def test_lost_lives_and_elimination_are_told() -> None:
    """DD-R5, DD-S3"""
    state = dungeon(CULTISTS)
    for seat in (1, 2):
        cross(state, seat, "f1")
    sheet(state, 2).life = 9
    play(state, "roll 3 4 3 4 6")
    lost = "Ada had no use for the sums and lost 2 lives"
    assert story(state, "1: 3+4 3+4") == ["Ada took the sums 7 and 7", lost]
    assert story(state, "2: 3+4 3+4") == [
        "Ben took the sums 7 and 7",
        "Ben had no use for a sum and lost a life",
        "Ben met the skull and is out",
    ]


def test_alone_a_roll_without_a_hit_is_told_and_nobody_is_first() -> None:
    """DD-O1"""
    state = dungeon(CULTISTS, 1)
    play(state, "roll 3 4 2 6 1", "1: 2+6 3+4", "1: 7 at f1")
    assert story(state, "1: 8 at f9")[-1] == "Ada hit no monster and lost a life"
    cross(state, 1, "f13")
    wound(state, 1, necro=3)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4")
    told = story(state, "1: 6 hits necro") + story(state, "1: double 2 at f5")
    assert "Ada felled Necro Mancer, +2 gems, and was bitten for a life" in told
    assert not any("hit no monster" in line for line in told)


def test_a_bite_is_no_lapsed_sum() -> None:
    """DD-M1"""
    state = play(reached(CULTISTS, "f13", necro=3), "roll 2 4 1 1 6", "1: 1+1 2+4")
    assert story(state, "1: 6 hits necro") == ["Ada hit Necro Mancer", "Ada lost a life"]


def test_a_bonus_is_told() -> None:
    """DD-S6"""
    state = play(reached(DINOSAURS, "f7 f19 f29 f32 f46 f22"), "roll 1 3 2 4 6", "1: 1+3 2+4")
    told = story(state, "1: 4 at f26")
    assert told == [
        "Ada crossed track 4 on their sheet",
        "Ada Bonus: six tracks, first, +3 gems",
    ]


def test_chests_torches_and_questions_are_told() -> None:
    """DD-R8, DD-R9, DD-Q4"""
    state = play(reached(CULTISTS, "f42"), "roll 1 2 2 4 6", "1: 1+2 2+4", "1: 3 at f44")
    assert story(state, "1: take torches") == ["Ada took two torches from a chest"]
    assert story(state, "1: torch at f45") == ["Ada burnt a torch and crossed field 5"]
    state = play(
        reached(ANIMALS, "f36", crane=3, moose=3),
        "roll 5 5 1 2 6",
        "1: 1+2 5+5",
        "1: double 10 at f37",
    )
    assert story(state, "1: spare crane") == ["Ada spared Cranky Crane"]
    assert story(state, "1: strike moose") == ["Ada hit Moody Moose"]


def test_clouds_are_told_once() -> None:
    """DD-A3"""
    state = GAME.start(GAME.setup(2, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    play(state, "roll 1")
    told = []
    while 0 in state.owing():
        told += story(state, f"1: {GAME.to_text(state.moves(0)[0])}")
    assert told == ["Ada wrote the clouds"]


@pytest.mark.parametrize(("seats", "sentence"), [(1, "skull"), (2, "everybody is out")])
def test_the_end_is_told(seats: int, sentence: str) -> None:
    """DD-F1"""
    state = dungeon(CULTISTS, seats)
    for seat in range(1, seats + 1):
        cross(state, seat, "f1")
        sheet(state, seat).life = 9
    play(state, "roll 3 4 3 4 6")
    if seats == 2:
        play(state, "1: 3+4 3+4")
    assert sentence in story(state, f"{seats}: 3+4 3+4")[-1]


# -- taps ------------------------------------------------------------------------------------


def mid_roll(adventure: str, fields: str, dice: str = "3 4 2 6 6", pairs: str = "2+6 3+4"):  # type: ignore[no-untyped-def]
    state = reached(adventure, fields)
    return play(state, f"roll {dice}", f"1: {pairs}")


@pytest.mark.parametrize(
    ("adventure", "fields", "touched", "reason"),
    [
        (CULTISTS, "f1", "field-f1", "why-crossed"),
        (CULTISTS, "f1", "field-f57", "why-far"),
        (CULTISTS, "f1", "field-f2", "why-number"),
        (CULTISTS, "f1", "field-f2 field-f57", "why-far"),
        (CULTISTS, "f14", "field-f15-1", "why-number"),
        (CULTISTS, "f16", "field-f17", "why-doubles"),
        (ANIMALS, "f36", "field-f37", "why-fist"),
        (PYRAMID, "f59", "field-f60", "why-far-portal"),
        (PYRAMID, "f25", "field-f25", "why-crossed"),
        (CULTISTS, "f1", "monster-necro", "why-not-reached"),
        (CULTISTS, "f12", "hit-necro-2", "why-no-hit"),
        (CULTISTS, "f12", "open-necro-6", "why-no-hit"),
        (DINOSAURS, "f8", "monster-sara", "why-both"),
        (CULTISTS, "f1", "torch-1", "why-no-torch"),
        (CULTISTS, "f1", "black-1", "why-symbol"),
        (CULTISTS, "f1", "life-3", "why-life"),
        (CULTISTS, "f1", "chest-lives", "why-no-chest"),
        (CULTISTS, "f1", "die-1", "why-die"),
        (CULTISTS, "f1", "gem-1", "why-nothing"),
        (CULTISTS, "f1", "field-f99", "why-nothing"),
        (CULTISTS, "f1", "", "why-nothing"),
    ],
)
def test_a_tap_that_fits_nothing_is_answered(
    adventure: str, fields: str, touched: str, reason: str
) -> None:
    state = mid_roll(adventure, fields)
    answer = GAME.why_not(state, 0, touched)
    assert answer.id == reason
    assert WORDS.say(answer) != reason


def test_a_tap_is_answered_in_every_situation() -> None:
    state = dungeon(CULTISTS)
    assert GAME.why_not(state, 0, "field-f1").id == "why-wait"
    play(state, "roll 1 2 2 4 6")
    state.out = 2
    assert GAME.why_not(state, 1, "field-f1").id == "why-out"
    state.out = 0
    cross(state, 1, "f42")
    give(state, 1, "torches")
    assert GAME.why_not(state, 0, "torch-1").id == "why-torch-aim"
    play(state, "1: 1+2 2+4", "1: 3 at f44")
    assert GAME.why_not(state, 0, "field-f1").id == "why-chest-first"


def test_a_tap_beside_the_clouds_is_answered() -> None:
    """DD-A3"""
    state = GAME.start(GAME.setup(1, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    play(state, "1: cloud f5 = 6")
    assert GAME.why_not(state, 0, "field-f5").id == "why-cloud-full"
    assert GAME.why_not(state, 0, "field-f1").id == "why-no-cloud"


def test_after_the_end_a_tap_says_so() -> None:
    state = dungeon(CULTISTS, 1)
    cross(state, 1, "f1")
    sheet(state, 1).life = 9
    play(state, "roll 3 4 3 4 6", "1: 3+4 3+4")
    assert GAME.why_not(state, 0, "field-f1").id == "why-over"


def test_figures_tell_how_a_game_went() -> None:
    state = dungeon(CULTISTS)
    sheet(state, 1).killed = 1 << 2
    state.out = 2
    found = GAME.figures(state)
    assert (found["out"], found["kills necro"], found["kills boss"]) == (0.5, 0.5, 0)
