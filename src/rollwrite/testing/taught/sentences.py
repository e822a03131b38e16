"""What a lesson says: words in every language, few of them, and everybody can follow."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rollwrite.kernel.errors import BadLesson
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.kernel.taught.lesson import Lesson, Moment
from rollwrite.kernel.taught.reminder import reminder_of
from rollwrite.words import LANGUAGES, Words

MOST_WORDS = 30  # read before one acts, cases included
MOST_ANSWERED = 20  # words said to a move
MOST_LEFT = 13  # moves that are still to be made in a row
_END = re.compile(r"[.!?](?=\s|$)")
# A colour says nothing to whoever does not see it: it stands before what it is the colour of.
_COLOURS = {
    "en": r"red|orange|yellow|green|blue|purple|violet|pink|white|black|gr[ea]y|brown|golden"
    r"|dark|light|pale|bright",
    "de": r"(?:rot|orange|gelb|grün|blau|lila|violett|rosa|weiß|schwarz|grau|braun|golden"
    r"|dunk(?:el|l)|hell|blass)(?:e[nmrs]?)?",
}
# A number has no colour that could be heard: there are others of the same number.
_NOTHING = {
    "en": r"ones?|is|are|and|or|of|in|on|at|to|with|for|then|now|numbers?|\d+",
    "de": r"[a-zäöüß]\w*|Zahl(?:en)?|\d+",
}
# Where the pencil points is seen, not heard.
_POINTING = {
    "en": r"pencil|ringed|highlighted|(?:put|lay|place|build|set|tap|write|cross)"
    r" (?:it|this|that|them|this one) here|this pair of sums",
    "de": r"Stift|umrandet\w*|hervorgehoben\w*|hierhin|hierher|dorthin, wohin|dieses Paar an",
}


def words_are_few(game: Game, lesson: Lesson) -> None:
    """In every language; what is read before one acts is counted over all slips."""
    for language in LANGUAGES:
        words = Words(language, game)
        for say in ("", *said_by(lesson)):
            if not words.has(lesson.words(say).id):
                name = lesson.words(say).id
                raise BadLesson(lesson.id, f"there are no words ({language}) for “{name}”")
        for say in _asked(lesson):
            _check_sentence(lesson, say, words)
        for run in runs_of(lesson):
            _check_run(lesson, run, words)
        for say in _answers(lesson):
            count = len(spoken(words, lesson, say).split())
            if count > MOST_ANSWERED:
                reason = f"“{say}” has {count} words ({language}), {MOST_ANSWERED} at most"
                raise BadLesson(lesson.id, reason)


def runs_of(lesson: Lesson) -> Iterator[tuple[Moment, ...]]:
    """What is shown in a row: moments to be looked at and the one that asks; the last ones too."""
    acts = lesson.acts()
    for done in range(len(acts) + 1):
        looks = tuple(lesson.moments[number] for number in lesson.looks(done))
        asks = (lesson.moments[lesson.at(done)],) if done < len(acts) else ()
        if looks or asks:
            yield (*looks, *asks)


def words_of(run: Sequence[Moment], lesson: Lesson, words: Words) -> int:
    """How many words are read in a row, cases included."""
    says = [say for moment in run for say in (moment.say, *moment.cases)]
    return sum(len(spoken(words, lesson, say).split()) for say in says)


def spoken(words: Words, lesson: Lesson, say: str) -> str:
    return words.say(Message(lesson.words(say).id, {"left": 2}))


def _check_sentence(lesson: Lesson, say: str, words: Words) -> None:
    """One, however many moves are left."""
    for left in range(1, MOST_LEFT):
        text = words.say(Message(lesson.words(say).id, {"left": left}))
        if len(_END.findall(text)) > 1:
            reason = f"“{say}” has more than one sentence ({words.language})"
            raise BadLesson(lesson.id, reason)


def _check_run(lesson: Lesson, run: Sequence[Moment], words: Words) -> None:
    named = ", ".join(moment.say for moment in run)
    if len(run) > 1:
        raise BadLesson(lesson.id, f"“{named}” are {len(run)} slips before one act, 1 at most")
    count = words_of(run, lesson, words)
    if count > MOST_WORDS:
        reason = f"“{named}” has {count} words ({words.language}), {MOST_WORDS} at most"
        raise BadLesson(lesson.id, reason)


def said_by(lesson: Lesson) -> list[str]:
    """Everything that a lesson may say."""
    cases = [say for one in lesson.moments for say in one.cases]
    return [*_asked(lesson), *cases, *_answers(lesson), *lesson.learned]


def _asked(lesson: Lesson) -> list[str]:
    return [say for one in lesson.moments for say in (one.say, one.again) if say]


def _answers(lesson: Lesson) -> list[str]:
    return [say for one in lesson.moments for say in (*one.right.values(), *one.wrong.values())]


# -- who does not see --------------------------------------------------------------------------


def everybody_can_follow(game: Game, lessons: Sequence[Lesson]) -> None:
    """Whoever sees no colours, or hears it all, is told the same."""
    for language in LANGUAGES:
        words = Words(language, game)
        for name in lines_of(game, lessons):
            text = words.say(Message(name, {"left": 2}))
            alone = colour_alone(text, language) or pointing_alone(text, language)
            if alone:
                reason = f"“{name}” ({language}) calls something “{alone}” and no more"
                raise BadLesson(game.id, f"{reason}: name the thing, too")


def lines_of(game: Game, lessons: Sequence[Lesson]) -> Iterator[str]:
    """All that teaches: lessons, rule cards, first lines, what lies beside the table."""
    reminder = reminder_of(game)
    yield from reminder.lines()
    yield from (term.words[1] for term in reminder.terms)
    yield from (first.words for first in firsts_of(game))
    yield from (f"rules-{card.id}-text" for card in game.rules())
    for lesson in lessons:
        yield from (lesson.words(say).id for say in said_by(lesson))


def colour_alone(text: str, language: str) -> str:
    """What a sentence calls by its colour alone (“the yellow one”); nothing where it does not."""
    colour, nothing = _COLOURS[language], _NOTHING[language]
    found = re.search(rf"\b(?i:{colour})\b(?!-\w|\s+(?!(?:{nothing})\b)\w)", text)
    return found.group() if found else ""


def pointing_alone(text: str, language: str) -> str:
    """What a sentence leaves to the pencil (“put it here”); nothing where it names the thing."""
    found = re.search(rf"\b(?i:{_POINTING[language]})\b", text)
    return found.group() if found else ""
