"""Notation, and bad input: each with its own code and sentence, and nothing lost."""

from __future__ import annotations

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules import moves
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.kernel.errors import GameError, IllegalMove, InvalidNotation
from rollwrite.words import LANGUAGES, Words
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    dungeon,
    give,
    monster_called,
    play,
    reached,
    sheet,
)


def test_every_move_has_a_text_that_names_it_again() -> None:
    texts = [GAME.to_text(move) for move in range(moves.END)]
    assert len(set(texts)) == moves.END
    assert [GAME.from_text(text) for text in texts] == list(range(moves.END))


@pytest.mark.parametrize(
    "text",
    [
        *("7 at", "13 at f1", "7 at f0", "7 at f97", "7 hits nobody", "double 7 at f3"),
        *(
            "4+3 2+7",
            "4+3",
            "3+4+1 2",
            "torch",
            "take gold",
            "cloud f5 = 7",
            "strike",
            "",
            "7 at f1 now",
        ),
    ],
)
def test_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        GAME.from_text(text)
    assert f"“{text}”" in str(error.value)


@pytest.mark.parametrize("text", ["3+4 2+5", "5+2 3+4", "4+3 5+2"])
def test_dice_and_pairs_may_be_named_in_any_order(text: str) -> None:
    assert GAME.to_text(GAME.from_text(text)) == "2+5 3+4"


def test_a_sheet_of_another_adventure_is_refused() -> None:
    with pytest.raises(InvalidNotation, match="no sheet for these options; “annoyed-animals@1” is"):
        GAME.setup(2, {}, "clumsy-cultists@1")


def test_five_seats_are_too_many() -> None:
    with pytest.raises(InvalidNotation, match="1 to 4"):
        GAME.setup(5)


@pytest.mark.parametrize("roll", ["1 2 3 4", "1 2 3 4 7", "1 2 3 4 x"])
def test_a_roll_that_is_none_is_refused(roll: str) -> None:
    with pytest.raises(GameError):
        play(dungeon(CULTISTS), f"roll {roll}")


# -- refused by the rules ------------------------------------------------------------------


def paired(adventure: str, fields: str, dice: str, pairs: str) -> DungeonsState:
    state = reached(adventure, fields)
    return play(state, f"roll {dice}", f"1: {pairs}")


def unwritten() -> DungeonsState:
    state = GAME.start(GAME.setup(2, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    return play(state, "roll 1", "1: cloud f5 = 6")


def at_a_chest() -> DungeonsState:
    state = paired(CULTISTS, "f42", "1 2 2 4 6", "1+2 2+4")
    give(state, 1, "torches")
    return play(state, "1: 3 at f44")


def asked() -> DungeonsState:
    state = reached(ANIMALS, "f36", crane=3)
    return play(state, "roll 5 5 1 2 6", "1: 1+2 5+5", "1: double 10 at f37")


def poor() -> DungeonsState:
    """Seat 1 has no symbols and is not active."""
    state = dungeon(CULTISTS, active=2)
    sheet(state, 1).dice = 3
    return play(state, "roll 2 2 4 5 1")


def torches(adventure: str = CULTISTS, fields: str = "f1") -> DungeonsState:
    state = reached(adventure, fields, reward="torches")
    return play(state, "roll 3 4 2 6 6")


def killed() -> DungeonsState:
    state = paired(CULTISTS, "f13", "2 4 1 1 6", "1+1 2+4")
    sheet(state, 1).killed = 1 << monster_called(state, "necro")
    return state


SEVEN_EIGHT = (CULTISTS, "f1", "3 4 2 6 6", "2+6 3+4")
REASONS = [
    (lambda: unwritten(), "2+5 3+4", "why-clouds-first"),
    (lambda: unwritten(), "cloud f5 = 8", "why-cloud-full"),
    (lambda: unwritten(), "cloud f1 = 8", "why-no-cloud"),
    (lambda: unwritten(), "cloud f11 = 3", "why-cloud-order"),
    (lambda: at_a_chest(), "6 at f11", "why-chest-first"),
    (lambda: at_a_chest(), "take torches", "why-reward-taken"),
    (lambda: asked(), "3 at f10", "why-answer-first"),
    (lambda: poor(), "1+2 4+5", "why-no-symbol"),
    (lambda: poor(), "6+6 6+6", "why-no-dice"),
    (lambda: poor(), "7 at f1", "why-pair-first"),
    (lambda: poor(), "done", "why-pair-first"),
    (lambda: poor(), "strike necro", "why-no-question"),
    (lambda: poor(), "take lives", "why-no-chest"),
    (lambda: poor(), "cloud f5 = 8", "why-clouds-written"),
    (lambda: poor(), "torch at f1", "why-no-torch"),
    (lambda: paired(*SEVEN_EIGHT), "2+6 3+4", "why-paired"),
    (lambda: paired(*SEVEN_EIGHT), "done", "why-must-use"),
    (lambda: paired(*SEVEN_EIGHT), "9 at f6", "why-no-sum"),
    (lambda: paired(*SEVEN_EIGHT), "double 8 at f9", "why-no-sum"),
    (lambda: paired(*SEVEN_EIGHT), "8 at f90", "why-no-field"),
    (lambda: paired(*SEVEN_EIGHT), "7 at f1", "why-crossed"),
    (lambda: paired(*SEVEN_EIGHT), "8 at f57", "why-far"),
    (lambda: paired(*SEVEN_EIGHT), "8 at f2", "why-number"),
    (lambda: paired(*SEVEN_EIGHT), "8 hits goat", "why-no-monster"),
    (lambda: paired(*SEVEN_EIGHT), "8 hits shade", "why-not-reached"),
    (lambda: paired(*SEVEN_EIGHT), "both hit necro", "why-not-armoured"),
    (lambda: paired(*SEVEN_EIGHT), "both hit steg", "why-no-monster"),
    (lambda: paired(CULTISTS, "f14", "3 4 2 6 6", "2+6 3+4"), "7 hits shade", "why-monster-number"),
    (lambda: paired(CULTISTS, "f12", "2 4 2 4 6", "2+4 2+4"), "6 hits necro", "why-locked"),
    (lambda: killed(), "6 hits necro", "why-killed"),
    (lambda: paired(CULTISTS, "f16", "3 4 2 6 6", "2+6 3+4"), "8 at f17", "why-doubles"),
    (lambda: paired(ANIMALS, "f36", "4 6 1 1 6", "1+1 4+6"), "10 at f37", "why-fist"),
    (lambda: paired(PYRAMID, "f59", "3 4 2 6 6", "2+6 3+4"), "8 at f60", "why-far-portal"),
    (lambda: paired(PYRAMID, "f10", "3 4 2 5 6", "2+5 3+4"), "7 at f11", "why-cloud-number"),
    (lambda: paired(DINOSAURS, "f8", "1 2 2 4 6", "1+2 2+4"), "3 hits sara", "why-armoured"),
    (lambda: paired(DINOSAURS, "f8", "1 2 4 4 6", "1+2 4+4"), "both hit sara", "why-both"),
    (lambda: paired(DINOSAURS, "f1", "1 2 2 4 6", "1+2 2+4"), "both hit sara", "why-not-reached"),
    (lambda: torches(), "torch at f1", "why-crossed"),
    (lambda: torches(), "torch at f40", "why-far"),
    (lambda: torches(), "torch at f9", "why-torch-start"),
    (lambda: torches(), "torch at f95", "why-no-field"),
    (lambda: torches(), "torch hits necro", "why-not-reached"),
    (lambda: torches(), "torch hits goat", "why-no-monster"),
    (lambda: torches(DINOSAURS, "f8"), "torch hits sara", "why-torch-armour"),
]


@pytest.mark.parametrize(
    ("arrange", "move", "reason"), REASONS, ids=[f"{case[2]}: {case[1]}" for case in REASONS]
)
def test_a_refusal_has_its_own_code_and_sentence(arrange, move: str, reason: str) -> None:  # type: ignore[no-untyped-def]
    state = arrange()
    before = state.digest()
    with pytest.raises(IllegalMove) as error:
        play(state, f"1: {move}")
    assert error.value.code == reason
    assert f"“{move}”" in str(error.value)
    assert error.value.reason is not None
    for language in LANGUAGES:
        sentence = Words(language, GAME).say(error.value.reason)
        assert sentence
        assert not sentence.startswith("why-")
    assert state.digest() == before


def test_every_reason_of_a_move_is_tried_here() -> None:
    """All that the source can answer to a move stands in the list above."""
    tried = {reason for _, _, reason in REASONS}
    taps = {"why-over", "why-out", "why-wait", "why-nothing", "why-die", "why-symbol", "why-life"}
    taps |= {"why-no-hit", "why-torch-aim"}
    words = {name for name in _messages() if name.startswith("why-")}
    assert words - taps == tried


def _messages() -> list[str]:
    from rollwrite.words import of_game

    lines = of_game(GAME, "en").splitlines()
    return [line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha()]
