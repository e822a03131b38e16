"""Lessons, taken against the rules themselves: each can be taught from beginning to end."""

from __future__ import annotations

from rollwrite.kernel.game import Game
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.kernel.taught.lesson import Lesson, lessons_of
from rollwrite.kernel.taught.reminder import reminder_of

from .beside import firsts_are_told, reminder_is_a_page
from .covering import (
    basics_come_first,
    cards_are_known,
    every_card_is_taught,
    every_card_is_tried,
    what_is_played_is_offered,
)
from .moments import moments_can_be_played
from .sentences import everybody_can_follow, words_are_few

__all__ = ["check_lesson", "lessons_can_be_taught"]


def lessons_can_be_taught(game: Game) -> None:
    """Every lesson of a game; ``BadLesson`` names the first thing that is wrong."""
    lessons = lessons_of(game)
    for lesson in lessons:
        check_lesson(game, lesson)
    every_card_is_taught(game, lessons)
    what_is_played_is_offered(game, lessons)
    firsts_are_told(game, firsts_of(game))
    reminder_is_a_page(game, reminder_of(game))
    everybody_can_follow(game, lessons)


def check_lesson(game: Game, lesson: Lesson) -> None:
    words_are_few(game, lesson)
    cards_are_known(game, lesson)
    basics_come_first(game, lesson)
    moments_can_be_played(game, lesson)
    every_card_is_tried(game, lesson)
