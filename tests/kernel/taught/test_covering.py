"""What lies around lessons: cards, what is offered, first lines, the reminder."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import BadLesson
from rollwrite.kernel.taught.first import First, firsts_of
from rollwrite.kernel.taught.lesson import Lesson, lessons_of
from rollwrite.kernel.taught.offered import lessons_for
from rollwrite.kernel.taught.reminder import Reminder, Term, reminder_of
from rollwrite.testing.taught.beside import firsts_are_told, reminder_is_a_page
from rollwrite.testing.taught.covering import every_card_is_taught, what_is_played_is_offered
from rollwrite.testing.taught.sentences import everybody_can_follow, lines_of

GAME, CITY = BY_ID["lost-cities"], BY_ID["my-city"]


def offered(game: str, seats: int, **options: str) -> list[str]:
    return [lesson.id for lesson in lessons_for(lessons_of(BY_ID[game]), options, seats)]


def not_at(lesson: str, value: str) -> list[Lesson]:
    """The lessons of the city, one of which forgets a map where it matters."""
    return [
        replace(one, when={"map": tuple(set(one.offered()["map"]) - {value})})
        if one.id == lesson
        else one
        for one in lessons_of(CITY)
    ]


def test_a_card_that_no_lesson_teaches_is_named() -> None:
    with pytest.raises(BadLesson, match="no lesson teaches bridge, end"):
        every_card_is_taught(
            GAME,
            [
                replace(one, teaches=tuple(set(one.teaches) - {"bridge", "end"}))
                for one in lessons_of(GAME)
            ],
        )


@pytest.mark.parametrize(
    ("lesson", "value", "card"),
    [
        ("quarters", "3", "game-02-groups"),
        ("quarters", "10", "game-02-groups"),
        ("well", "6", "game-03-well"),
        ("churches", "4", "game-04-church"),
        ("neighbours", "8", "game-05-church-points"),
        ("plateaus", "7", "game-07-purses"),
        ("bandits", "11", "game-10-bandits"),
        ("fortresses", "12", "game-11-fortress"),
    ],
)
def test_a_map_whose_rules_are_not_offered_is_named(lesson: str, value: str, card: str) -> None:
    with pytest.raises(BadLesson, match=rf"map {value}: nobody who begins there .*{card}"):
        what_is_played_is_offered(CITY, not_at(lesson, value))


def test_whoever_jumps_to_a_map_is_offered_all_that_lies_there_basics_first() -> None:
    churches = ["first", "quarters", "churches", "neighbours"]
    assert offered("my-city", 2, map="1") == ["first"]
    assert offered("my-city", 2, map="3") == ["first", "quarters", "well"]
    assert offered("my-city", 2, map="8") == [*churches, "plateaus", "forest"]
    assert offered("my-city", 2, map="12") == [
        *("first", "quarters", "bandits", "fortresses", "charter")
    ]


def test_parts_of_the_basics_are_for_everybody_what_is_for_one_alone_is_not() -> None:
    assert offered("dungeons", 2, adventure="annoyed-animals") == ["first", "treasure"]
    assert offered("dungeons", 1, adventure="clumsy-cultists") == [
        *("first", "treasure", "cultists", "alone")
    ]


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        (First(("news-brigde",), id="bridge"), "waits for “news-brigde”, which is no news"),
        (First(("bridge-sign",), id="bridge"), "waits for “bridge-sign”, which is no news"),
        (First(("title",), id="bridge"), "waits for “title”, which is no news"),
        (First(("news-bridge",), "brigde", "bridge"), "about “brigde”, which is no rule card"),
        (First(("news-bridge",), "bridge", "brigde"), "no words .en. for “first-brigde”"),
    ],
)
def test_a_first_line_that_never_comes_is_named(first: First, reason: str) -> None:
    firsts_are_told(GAME, firsts_of(GAME))
    with pytest.raises(BadLesson, match=reason):
        firsts_are_told(GAME, [first])


@pytest.mark.parametrize(
    ("reminder", "reason"),
    [
        (Reminder(99), "no words .en. for “remind-8”"),
        (Reminder(1, (Term("brigde", "bridge"),)), "no words .en. for “term-brigde”"),
        (Reminder(1, (Term("bridge", "brigde"),)), "about “brigde”, which is no card"),
    ],
)
def test_a_reminder_that_speaks_of_nothing_is_named(reminder: Reminder, reason: str) -> None:
    reminder_is_a_page(GAME, reminder_of(GAME))
    with pytest.raises(BadLesson, match=reason):
        reminder_is_a_page(GAME, reminder)


def test_a_reminder_longer_than_a_page_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwrite.testing.taught.beside.A_PAGE", 20)
    with pytest.raises(BadLesson, match="20 at most"):
        reminder_is_a_page(GAME, reminder_of(GAME))


def test_rule_cards_are_held_to_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card, and what a card says by a colour alone is found."""
    lines = set(lines_of(GAME, lessons_of(GAME)))
    assert {f"rules-{card.id}-text" for card in GAME.rules()} <= lines
    monkeypatch.setattr("rollwrite.testing.taught.sentences._COLOURS", {"en": "turn", "de": "Zug"})
    with pytest.raises(BadLesson, match="name the thing, too"):
        everybody_can_follow(GAME, lessons_of(GAME))
