"""What lies beside a table: the lines told the first time, the reminder and its words."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.errors import BadLesson
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.taught.first import First
from rollwrite.kernel.taught.reminder import Reminder
from rollwrite.words import LANGUAGES, Words

A_PAGE = 160
A_LINE = 86  # letters, in two lines of a small phone


def firsts_are_told(game: Game, firsts: Sequence[First]) -> None:
    """What is told when it first happens can happen, and has a line in every language."""
    for first in firsts:
        _check_named(game, first)
        for language in LANGUAGES:
            words = Words(language, game)
            if not words.has(first.words):
                raise BadLesson("firsts", f"there are no words ({language}) for “{first.words}”")
            length = len(words.say(first.words))
            if length > A_LINE:
                reason = f"“{first.words}” has {length} letters ({language}), {A_LINE} at most"
                raise BadLesson("firsts", reason)


def _check_named(game: Game, first: First) -> None:
    """News are messages, or signs that are drawn."""
    words, signs = Words(LANGUAGES[0], game), game.art.signs()
    for news in first.news:
        if news not in signs and not (news.startswith("news-") and words.has(news)):
            raise BadLesson("firsts", f"“{first.id}” waits for “{news}”, which is no news")
    if first.card and first.card not in {card.id for card in game.rules()}:
        raise BadLesson("firsts", f"“{first.id}” is about “{first.card}”, which is no rule card")


def reminder_is_a_page(game: Game, reminder: Reminder) -> None:
    """A page at most, with words in every language; every word of the glossary has a card."""
    cards = {card.id for card in game.rules()}
    named = [*reminder.lines(), *(word for term in reminder.terms for word in term.words)]
    for language in LANGUAGES:
        words = Words(language, game)
        for name in named:
            if not words.has(name):
                raise BadLesson("reminder", f"there are no words ({language}) for “{name}”")
        count = sum(len(words.say(Message(name)).split()) for name in reminder.lines())
        if count > A_PAGE:
            raise BadLesson("reminder", f"it has {count} words ({language}), {A_PAGE} at most")
    for term in reminder.terms:
        if term.card and term.card not in cards:
            raise BadLesson("reminder", f"“{term.id}” is about “{term.card}”, which is no card")
