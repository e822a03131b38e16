"""Words fit the moment: what is asked, what confirming says, who stands in the way."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.layout import JOKER
from rollwrite.games.escape.show import view as shown
from rollwrite.kernel.seen.aloud import SHARED, about
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.words import LANGUAGES, Words
from tests.games.escape.scene import play, scene, started
from tests.games.escape.show.seen import choice_of


def test_before_rolling_only_what_can_be_done_is_named() -> None:
    """ES-A2, ES-Q1"""
    asked = {
        "prompt-before": scene("c3 e5", marks="heal run", cursed=(2, 0, 0)),
        "prompt-before-heal": scene("c3 e5", marks="heal", cursed=(2, 0, 0)),
        "prompt-before-run": scene("c3 e5", marks="run"),
    }
    assert {name: GAME.prompt(state, 0).id for name, state in asked.items()} == {
        name: name for name in asked
    }


def test_confirming_a_side_says_that_one_enters_there() -> None:
    """ES-T3: who has no side yet does not wait twice."""
    state = started(3)
    words = {language: Words(language, GAME, ("Ada", "Ben", "Cleo")) for language in LANGUAGES}
    verb = GAME.choice(state, 0, GAME.from_text("side north")).verb
    assert words["en"].say(verb) == "Enter from here"
    assert words["de"].say(verb) == "Von hier hinein"
    for said in words.values():
        assert said.say(shown.badge(state, 1).words) != said.say(Message("table-state-waits"))


def test_who_waits_outside_says_on_which_side() -> None:
    """ES-T3: so others see which sides are taken."""
    state = play(started(3), "1: side west")
    badge = shown.badge(state, 0).words
    for language, side in {"en": "west", "de": "Westen"}.items():
        assert Words(language, GAME).say(badge) == side


def test_each_heal_says_what_it_saves() -> None:
    """ES-A1, ES-A2: no two of them are called the same."""
    state = scene("c3 e5", marks="heal", cursed=(1, 2, 0))
    titles = {
        language: [
            Words(language, GAME).say(choice_of(state, 1, f"heal {place}").title)
            for place in (2, 3)
        ]
        for language in LANGUAGES
    }
    assert titles["en"] == [
        "Free one die, 2 turns early",
        "Free 2 dice, one turn early",
    ]
    assert titles["de"][0] == "Einen Würfel befreien, 2 Züge früher"


def test_the_pool_says_at_once_how_many_dice_it_gives() -> None:
    """ES-P1"""
    two = {"en": "two dice", "de": "zwei Würfel"}
    for language, words in two.items():
        for asked in ("prompt-take", "why-two-dice", "lesson-first-map"):
            assert words in Words(language, GAME).say(Message(asked))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_the_first_that_may_have_been_seen_before(language: str) -> None:
    """In a lesson, or done by a partner."""
    words = Words(language, GAME)
    for first in firsts_of(GAME):
        assert not words.say(Message(first.words)).startswith(("Your first", "Dein"))


def test_a_taken_side_says_who_comes_from_there() -> None:
    """ES-T3"""
    state = started(3)
    play(state, "1: side west")
    answer = GAME.why_not(state, 1, "side-w")
    assert answer == Message("why-side-taken", {"seat": 0})
    assert "Ada" in Words("de", GAME, ("Ada", "Ben", "Cleo")).say(answer)


def test_dice_are_rolled_in_pairs_in_german_too() -> None:
    """ES-A3"""
    said = Words("de", GAME).say(Message("rules-turn-text"))
    assert "paarweise" in said
    assert "zu zweit" not in said


def test_every_track_answers_by_its_own_rule() -> None:
    """ES-A2, ES-A5: what a mark does, at the tally and on the team's sheet."""
    state = scene("c3 e5", marks="run heal reroll key")
    own = {"run": "worth-run", "heal": "worth-heal", "reroll": "worth-reroll", "key": "worth-bonus"}
    for name, words in own.items():
        for owner, thing in ((0, f"tally-{name}"), (SHARED, f"track-{name}-1")):
            answer = about(GAME, state, 0, owner, thing)
            assert answer is not None
            assert [one.id for one in answer.worth] == [words]
            assert answer.rule == ("curse" if name == "heal" else "bonus")


@pytest.mark.parametrize("variant", ["locked", "dice", "joker"])
def test_a_joker_answers_what_it_does_in_this_variant(variant: str) -> None:
    """ES-Q4, ES-V3: elsewhere it sleeps, and its chamber is one like others."""
    state = scene("c3 e5", variant=variant)
    jokers = [at for at, action in enumerate(state.layout.actions) if action == JOKER]
    assert jokers
    for at in jokers:
        for kind in ("chamber", "action"):
            answer = about(GAME, state, 0, 0, f"{kind}-{shown.place_of(at)}")
            assert answer is not None
            worth = [one.id for one in answer.worth]
            is_awake = variant == "joker"
            assert (answer.rule == "joker") is is_awake
            assert worth == (["worth-gain"] if is_awake else ["worth-asleep"])
