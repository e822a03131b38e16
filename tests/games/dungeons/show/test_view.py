"""How a position shows itself."""

from __future__ import annotations

from itertools import islice

import pytest

from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules import scoring
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.kernel.seen import events
from rollwrite.kernel.seen.look import look, preview
from rollwrite.kernel.seen.view import Choice, Mark, Message
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.testing import Trial
from rollwrite.words import LANGUAGES, Words
from tests.games.dungeons.scene import (
    ANIMALS,
    CULTISTS,
    DINOSAURS,
    PYRAMID,
    dungeon,
    pass_roll,
    play,
    reached,
    sheet,
    wound,
)


def test_the_last_monster_is_foretold() -> None:
    """DD-F1"""
    state = dungeon(ANIMALS)
    everything = state.layout.monsters
    assert GAME.remarks(state, 0) == ()
    state.killed = everything & ~1
    (remark,) = GAME.remarks(state, 0)
    assert Words("en", GAME).say(remark.words).endswith("when it falls, the game is over")
    state.killed = everything
    assert GAME.remarks(state, 0) == ()


def choice(state: DungeonsState, move: str, seat: int = 1) -> Choice:
    view = look(GAME, state, seat - 1)
    return next(choice for choice in view.choices if choice.move == move)


def notes(choice: Choice) -> list[str]:
    words = Words("en", GAME)
    return [words.say(note) for note in choice.notes]


def marked(state: DungeonsState, seat: int = 1) -> set[tuple[str, str]]:
    return {(mark.spots[0], mark.glyph) for mark in GAME.marks(state, seat - 1)}


# -- dice ----------------------------------------------------------------------------------


@pytest.mark.parametrize("adventure", ADVENTURES)
def test_whatever_costs_points_says_why(adventure: str) -> None:
    """DD-R5, DD-M1"""
    for state, _ in islice(Trial(GAME, 2, {"adventure": adventure}, 5).walk(), 0, None, 3):
        for seat in state.owing():
            for choice in preview(GAME, state, seat, state.moves(seat)):
                assert choice.points >= 0 or choice.notes, choice.move


def test_five_dice_lie_on_the_table_the_black_one_last() -> None:
    """DD-R1"""
    state = play(dungeon(CULTISTS), "roll 2 2 4 5 1")
    tokens = GAME.tokens(state)
    assert [token.die for token in tokens] == ["white"] * 4 + ["black"]
    assert [token.face for token in tokens] == ["2", "2", "4", "5", "1"]


def test_no_dice_lie_there_between_rolls() -> None:
    assert GAME.tokens(dungeon(CULTISTS)) == ()


def test_a_step_names_the_dice_of_its_sum() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS), "roll 2 2 4 5 1", "1: 1+2 4+5")
    (part,) = choice(state, "9 at f6").parts
    assert (part.id, part.sign) == ("9", "9")
    assert part.dice == (("die-3",), ("die-4",))
    assert part.spots == ("field-f6",)


def test_pairs_name_one_group_a_die_with_equal_dice_as_alternatives() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS), "roll 2 2 4 5 1")
    found = choice(state, "1+2 4+5")
    assert found.dice == (("die-5",), ("die-1", "die-2"), ("die-3",), ("die-4",))


def test_the_black_die_stands_for_a_white_one_where_it_is_free() -> None:
    """DD-R3, DD-Q11"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 2")
    assert choice(state, "2+4 2+5", 1).dice[0] == ("die-1", "die-2", "die-5")
    assert choice(state, "2+4 2+5", 2).dice[0] == ("die-1", "die-2")


# -- pairs -----------------------------------------------------------------------------------


def test_a_combination_says_what_each_sum_could_do() -> None:
    state = play(reached(CULTISTS, "f14 f13 f42"), "roll 3 5 6 6 1")
    assert notes(choice(state, "3+5 6+6")) == [
        "With 8: Sniffling Shade or start field 8",
        "With 12: gem field 12 or start field 12",
    ]


def test_a_use_says_what_is_crossed_and_with_what() -> None:
    state = play(reached(CULTISTS, "f14 f13 f42"), "roll 3 5 6 6 1", "1: 3+5 6+6")
    titles = {
        language: {
            move: Words(language, GAME).say(choice(state, move).title)
            for move in ("8 at f9", "8 hits shade")
        }
        for language in LANGUAGES
    }
    assert titles["en"] == {
        "8 at f9": "start field 8 with the 8",
        "8 hits shade": "Sniffling Shade with the 8",
    }
    assert titles["de"]["8 at f9"] == "Startfeld 8 mit der 8"


def test_a_combination_warns_of_a_sum_that_fits_nothing() -> None:
    """DD-R5"""
    state = play(reached(CULTISTS, "f1"), "roll 3 4 3 4 1")
    assert notes(choice(state, "3+4 3+4")) == ["The 7 fits nothing and costs a life"] * 2


def test_a_combination_says_that_a_sum_follows_the_other() -> None:
    """DD-R4"""
    state = play(reached(CULTISTS, "f9"), "roll 3 4 2 6 1")
    assert notes(choice(state, "2+6 3+4"))[0] == "The 8 fits once the other sum is used"


def test_a_combination_says_what_the_black_die_costs() -> None:
    """DD-R3"""
    state = play(dungeon(CULTISTS, active=1), "roll 2 2 4 5 1")
    assert "Costs a black-die symbol, 2 left" in notes(choice(state, "1+2 4+5", 2))
    assert not any("symbol" in note for note in notes(choice(state, "1+2 4+5", 1)))


def test_a_combination_points_at_all_its_targets() -> None:
    state = play(reached(CULTISTS, "f14"), "roll 3 5 1 1 6")
    assert set(choice(state, "1+1 3+5").spots) == {"field-f5", "field-f9", "monster-shade"}


# -- steps -------------------------------------------------------------------------------------


def test_a_cross_touches_its_field() -> None:
    state = play(dungeon(CULTISTS), "roll 3 4 2 6 6", "1: 2+6 3+4")
    found = choice(state, "7 at f1")
    assert found.spots == ("field-f1",)
    assert Mark(("field-f1",), "cross") in found.marks


def test_a_kill_is_previewed_with_its_gems_and_its_bite() -> None:
    """DD-M1"""
    state = play(reached(CULTISTS, "f13", necro=3), "roll 2 4 1 1 6", "1: 1+1 2+4")
    found = choice(state, "6 hits necro")
    assert notes(found) == ["Fells Necro Mancer", "It bites: costs a life", "+2 gems"]
    assert Mark(("gem-2",), "cross") in found.marks
    assert Mark(("life-1",), "cross") in found.marks
    assert found.points == 6


def test_a_key_says_what_it_unlocks_and_reaches() -> None:
    """DD-R7"""
    state = play(dungeon(CULTISTS), "roll 1 2 3 4 6", "1: 1+2 3+4", "1: 7 at f1")
    assert notes(choice(state, "3 at f12")) == [
        "Unlocks the 3 of Necro Mancer",
        "Reaches Necro Mancer",
    ]


@pytest.mark.parametrize(
    ("adventure", "fields", "dice", "pairs", "move", "note"),
    [
        (CULTISTS, "f14", "2 4 1 1 6", "1+1 2+4", "6 at f15", "One box of two"),
        (CULTISTS, "f42", "1 2 1 1 6", "1+1 1+2", "3 at f44", "Opens a chest"),
        (CULTISTS, "f10", "5 6 1 1 6", "1+1 5+6", "11 at f60", "+1 gold"),
        (ANIMALS, "f36", "5 5 1 2 6", "1+2 5+5", "double 10 at f37", "Hits every monster once"),
        (PYRAMID, "f11", "5 6 1 1 6", "1+1 5+6", "11 at f7", "Crosses the far portal too"),
    ],
)
def test_a_step_says_what_it_brings(
    adventure: str, fields: str, dice: str, pairs: str, move: str, note: str
) -> None:
    state = play(reached(adventure, fields), f"roll {dice}", f"1: {pairs}")
    assert note in notes(choice(state, move))


def test_a_torch_touches_the_torch_and_the_field() -> None:
    """DD-R8"""
    state = play(reached(CULTISTS, "f16", reward="torches"), "roll 1 1 2 5 6")
    assert choice(state, "torch at f17").spots == ("torch-1", "field-f17")


def test_done_warns_of_lapsing_sums() -> None:
    """DD-R5"""
    state = play(reached(CULTISTS, "f1", reward="torches"), "roll 3 4 3 4 6", "1: 3+4 3+4")
    found = choice(state, "done")
    assert found.button == "done"
    assert notes(found) == ["Both sums lapse", "Costs 2 lives"]
    assert Mark(("life-2",), "cross") in found.marks


def test_a_cloud_is_written_by_a_tap() -> None:
    """DD-A3"""
    state = GAME.start(GAME.setup(1, {"adventure": PYRAMID}))
    assert isinstance(state, DungeonsState)
    found = choice(state, "cloud f11 = 6")
    assert found.spots == ("field-f11",)
    assert found.marks == (Mark(("field-f11",), "text", "6"),)


# -- marks -------------------------------------------------------------------------------------


def test_marks_stand_where_they_are_printed() -> None:
    state = reached(CULTISTS, "f13 f15 f44", reward="torches", necro=2)
    found = sheet(state, 1)
    found.torches, found.dice, found.gems, found.gold, found.life = 1, 2, 1, 1, 1
    assert marked(state) == {
        *{("field-f13", "cross"), ("field-f15-1", "cross"), ("field-f15-2", "cross")},
        *{("field-f44", "cross"), ("hit-necro-1", "cross"), ("hit-necro-2", "cross")},
        *{("open-necro-6", "ring"), ("torch-1", "cross"), ("chest-torches", "cross")},
        *{("black-1", "chalk"), ("black-2", "chalk"), ("gem-1", "cross"), ("gold-1", "cross")},
        ("life-1", "cross"),
    }


def test_first_gems_are_ringed_for_one_and_struck_for_the_other() -> None:
    """DD-M1"""
    state = reached(CULTISTS, "f13", necro=3)
    wound(state, 2, necro=3)
    play(state, "roll 2 4 1 1 6", "1: 1+1 2+4", "1: 6 hits necro")
    pass_roll(state, 1, 2)
    assert {("first-necro", "ring"), ("heart-necro-1", "cross")} <= marked(state, 1)
    struck = {("first-necro", "strike"), ("heart-necro-1", "strike"), ("later-necro", "ring")}
    assert struck <= marked(state, 2)


def test_a_bonus_is_ringed_or_struck() -> None:
    """DD-S6"""
    state = dungeon(CULTISTS)
    sheet(state, 1).bonuses = sheet(state, 1).bonus_firsts = 1
    sheet(state, 2).bonuses = sheet(state, 2).bonus_struck = 1
    assert ("bonus-1-first", "ring") in marked(state, 1)
    assert {("bonus-1-first", "strike"), ("bonus-1-later", "ring")} <= marked(state, 2)


# -- prompts -------------------------------------------------------------------------------------


def prompts(state: DungeonsState) -> list[str]:
    return [GAME.prompt(state, seat).id for seat in range(-1, int(state.seats))]


def test_prompts_follow_the_roll() -> None:
    state = dungeon(CULTISTS, active=1)
    assert prompts(state) == ["prompt-roll"] * 3
    play(state, "roll 3 4 2 6 6")
    assert prompts(state) == ["prompt-wait-others", "prompt-pairs-active", "prompt-pairs"]
    play(state, "1: 2+6 3+4")
    assert GAME.prompt(state, 0).id == "prompt-two"
    play(state, "1: 7 at f1")
    assert GAME.prompt(state, 0).id == "prompt-one"
    play(state, "1: 8 at f9")
    assert prompts(state) == ["prompt-wait-one", "prompt-wait-one", "prompt-pairs"]


@pytest.mark.parametrize("adventure", [ANIMALS, CULTISTS, PYRAMID, DINOSAURS])
@pytest.mark.parametrize("seats", [1, 2])
def test_all_words_of_a_game_exist_in_both_languages(adventure: str, seats: int) -> None:
    trial = Trial(GAME, seats, {"adventure": adventure}, 3)
    for language in LANGUAGES:
        words = Words(language, GAME, ("Ada", "Ben"))
        for number, (state, event) in enumerate(trial.walk()):
            after = state.copy()
            trial.apply(after, event)
            messages = [news.message for news in events.tell(GAME, state, event, after)]
            if number % 4 == 0:
                view = look(GAME, state, 0)
                messages.append(view.prompt)
                for choice in view.choices:
                    messages += [choice.label, choice.title, choice.verb, *choice.notes]
            for message in messages:
                assert words.say(message) != message.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_card_has_its_words_and_its_picture(language: str) -> None:
    words = Words(language, GAME)
    for card in GAME.rules():
        assert words.has(f"rules-{card.id}")
        assert words.has(f"rules-{card.id}-text")
        if card.figure:
            drawing = GAME.art.sheet(card.figure.drawing, language)
            named = {spot for mark in card.figure.marks for spot in mark.spots}
            for spot in named | set(card.figure.around):
                assert f'data-spot="{spot}"' in drawing, f"{card.id}: {spot}"


def test_each_adventure_has_a_card_of_its_own() -> None:
    cards = {card.id for card in GAME.rules()}
    for adventure in (ANIMALS, CULTISTS, PYRAMID, DINOSAURS):
        assert set(GAME.new_rules({"adventure": adventure})) <= cards


def test_both_languages_have_the_same_messages() -> None:
    from rollwrite.words import of_game

    def ids(language: str) -> list[str]:
        lines = of_game(GAME, language).splitlines()
        return [line.partition(" =")[0] for line in lines if " =" in line and line[0].isalpha()]

    assert ids("en") == ids("de")


FIRST_FREE = {
    "en": ("The first is free", "first two"),
    "de": ("Das erste ist frei", "ersten beiden"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_about_lives_says_what_they_cost(language: str) -> None:
    """DD-R5: what is lost first costs nothing, the next one does."""
    assert [points == 0 for points in scoring.LIFE_POINTS[:4]] == [True, True, False, False]
    right, wrong = FIRST_FREE[language]
    card = Words(language, GAME).say(Message("rules-lapse-text"))
    assert right in card
    assert wrong not in card


# -- what happens for the first time ------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_the_first_that_may_have_been_seen_before(language: str) -> None:
    """In a lesson, or done by somebody else."""
    words = Words(language, GAME)
    for first in firsts_of(GAME):
        assert not words.say(Message(first.words)).startswith(("Your first", "Dein"))
