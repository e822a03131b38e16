"""Lessons, taken against the rules themselves: each can be taught from beginning to end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

from rollwrite.kernel.errors import BadLesson, GameError
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.record import read_events
from rollwrite.kernel.seen.aloud import drawing_of, spots_of
from rollwrite.kernel.seen.events import checked_apply
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.state import State
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.kernel.taught.lesson import PUPIL, Lesson, Moment, lessons_of
from rollwrite.kernel.taught.reminder import reminder_of
from rollwrite.kernel.taught.walk import (
    Walk,
    legal_moves,
    moment_of,
    position_at,
    right_moves,
    things_of,
)
from rollwrite.words import LANGUAGES, Words

MOST_WORDS = 30  # read before one acts
MOST_SENTENCES = 2  # a rule, and what to do
_END = re.compile(r"[.!?](?=\s|$)")
A_PAGE = 160
A_LINE = 86  # letters, in two lines of a small phone
# A colour says nothing to whoever does not see it: it stands before what it is the colour of.
_COLOURS = {
    "en": r"red|orange|yellow|green|blue|purple|violet|pink|white|black|gr[ea]y|brown|golden",
    "de": r"(?:rot|orange|gelb|grün|blau|lila|violett|rosa|weiß|schwarz|grau|braun|golden)"
    r"(?:e[nmrs]?)?",
}
_NOTHING = {"en": r"ones?|is|are|and|or|of|in|on|at|to|with|for|then|now", "de": r"[a-zäöüß]\w*"}
ALWAYS = frozenset({"total", "name"})


def lessons_can_be_taught(game: Game) -> None:
    """Every lesson of a game; ``BadLesson`` names the first thing that is wrong."""
    for lesson in lessons_of(game):
        check_lesson(game, lesson)
    _check_covering(game)
    _check_tries(game)
    _check_firsts(game)
    _check_reminder(game)
    _check_colours(game)


def check_lesson(game: Game, lesson: Lesson) -> None:
    _check_words(game, lesson)
    _check_order(game, lesson)
    main = list(_walk(game, lesson, ()))
    for done, state in enumerate(main):
        _check_moment(game, lesson, done, state)
    for path in _other_ways(game, lesson, main):
        for done, state in enumerate(_walk(game, lesson, path)):
            moment = lesson.moments[lesson.at(done)]
            if not right_moves(game, moment, state):
                way = " then ".join(path)
                _fail(lesson, moment, f"after {way} none of {moment.expect} is legal any more")


# -- playing --------------------------------------------------------------------------


def _walk(game: Game, lesson: Lesson, path: tuple[str, ...]) -> Iterator[State]:
    """The state before every move of the pupil: along the path, then by the first right ones."""
    try:
        taught = Walk(game, lesson, is_usual=not path)
        for done in range(len(lesson.acts())):
            if not taught.go_on():
                at = lesson.moments[lesson.at(done)]
                raise BadLesson(lesson.id, f"moment “{at.say}” is never reached")
            yield taught.state.copy()
            moment = lesson.moments[lesson.at(done)]
            right = right_moves(game, moment, taught.state)
            if not right:
                return
            taught.play(PUPIL, path[done] if done < len(path) else right[0])
    except BadLesson:
        raise
    except GameError as error:
        raise BadLesson(lesson.id, str(error)) from error


def _other_ways(game: Game, lesson: Lesson, main: list[State]) -> Iterator[tuple[str, ...]]:
    """At every moment each other right move, after the usual ones."""
    usual: list[str] = []
    for done, state in enumerate(main):
        first, *others = right_moves(game, lesson.moments[lesson.at(done)], state)
        yield from ((*usual, other) for other in others)
        usual.append(first)


# -- what holds -----------------------------------------------------------------------


def _check_moment(game: Game, lesson: Lesson, done: int, state: State) -> None:
    moment = lesson.moments[lesson.at(done)]
    legal = legal_moves(game, state)
    for pattern in (*moment.expect, *moment.right, *moment.wrong):
        if not any(fnmatchcase(move, pattern) for move in legal) and moment.times == 1:
            _fail(lesson, moment, f"no legal move fits “{pattern}”; there are {', '.join(legal)}")
    silent = [move for move in legal if not moment.is_right(move) and not moment.answer(move)]
    if silent:
        _fail(lesson, moment, f"nothing is said to {', '.join(silent)}")
    looked_at = [lesson.moments[number] for number in lesson.looks(done)]
    known = _things(game, state)
    for one in (*looked_at, moment):
        for thing in (*one.point, *one.see):
            if thing not in known:
                _fail(lesson, one, f"there is no “{thing}” to point at")
    _check_touched(game, lesson, moment, state)


def _check_touched(game: Game, lesson: Lesson, moment: Moment, state: State) -> None:
    """What one is asked to do is done by tapping what is pointed at."""
    choices = look(game, state, PUPIL).choices
    touched = {
        thing for choice in choices if moment.is_right(choice.move) for thing in things_of(choice)
    }
    for thing in moment.point:
        if thing not in touched:
            _fail(lesson, moment, f"no right move touches “{thing}”, which it points at")


def _things(game: Game, state: State) -> set[str]:
    """Everything that can be pointed at, as it is called."""
    view = look(game, state, PUPIL)
    drawings = [drawing_of(game, state, PUPIL), game.shared_drawing(state)]
    spots = {spot for drawing in drawings if drawing for spot in spots_of(game, drawing)}
    tokens = {f"token-{token.id}" for token in view.tokens}
    buttons = {f"button-{choice.button}" for choice in view.choices if choice.button}
    numbers = {f"tally-{tally.id}" for tally in view.tallies}
    places = {f"place-{place}" for place in game.places}
    return spots | tokens | buttons | numbers | places | ALWAYS


def colour_alone(text: str, language: str) -> str:
    """What a sentence calls by its colour alone (“the yellow one”); nothing where it does not."""
    colour, nothing = _COLOURS[language], _NOTHING[language]
    found = re.search(rf"\b(?i:{colour})\b(?!\s+(?!(?:{nothing})\b)\w)", text)
    return found.group() if found else ""


def _check_colours(game: Game) -> None:
    """Whoever sees no colours is told the same."""
    reminder = reminder_of(game)
    lines = [*reminder.lines(), *(term.words[1] for term in reminder.terms)]
    lines += [first.words for first in firsts_of(game)]
    for lesson in lessons_of(game):
        lines += [lesson.words(say).id for say in _said(lesson)]
    for language in LANGUAGES:
        words = Words(language, game)
        for name in lines:
            alone = colour_alone(words.say(Message(name, {"left": 2})), language)
            if alone:
                reason = f"“{name}” ({language}) calls something “{alone}” and no more"
                raise BadLesson(game.id, f"{reason}: name the thing, too")


def _said(lesson: Lesson) -> list[str]:
    """Everything that a lesson may say."""
    moments = [say for one in lesson.moments for say in (one.say, one.again) if say]
    answers = [say for one in lesson.moments for say in (*one.right.values(), *one.wrong.values())]
    cases = [say for one in lesson.moments for say in one.cases]
    return [*moments, *cases, *answers, *lesson.learned]


def _check_words(game: Game, lesson: Lesson) -> None:
    named = [say for one in lesson.moments for say in (one.say, one.again) if say]
    for language in LANGUAGES:
        words = Words(language, game)
        for say in ("", *_said(lesson)):
            message = lesson.words(say)
            if not words.has(message.id):
                raise BadLesson(lesson.id, f"there are no words ({language}) for “{message.id}”")
        for say in named:
            text = words.say(Message(lesson.words(say).id, {"left": 2}))
            if len(_END.findall(text)) > MOST_SENTENCES:
                reason = f"“{say}” has more than {MOST_SENTENCES} sentences ({language})"
                raise BadLesson(lesson.id, reason)
            count = len(text.split())
            if count > MOST_WORDS:
                reason = f"“{say}” has {count} words ({language}), {MOST_WORDS} at most"
                raise BadLesson(lesson.id, reason)


def _check_order(game: Game, lesson: Lesson) -> None:
    known = {one.id for one in lessons_of(game)} | {lesson.id}
    cards = {card.id for card in game.rules()}
    for need in lesson.needs:
        if need not in known:
            raise BadLesson(lesson.id, f"it needs “{need}”, which is no lesson")
    for card in lesson.teaches:
        if card not in cards:
            raise BadLesson(lesson.id, f"it teaches “{card}”, which is no rule card")
    named = [card for moment in lesson.moments for card in moment.cards]
    for card in named:
        if card not in lesson.teaches:
            raise BadLesson(lesson.id, f"a moment is about “{card}”, which it does not teach")
    for option, value in lesson.when.items():
        game.check_option(option, value)


def _check_covering(game: Game) -> None:
    """A game that teaches anything teaches every rule card."""
    lessons = lessons_of(game)
    missing = {card.id for card in game.rules()} - {
        card for lesson in lessons for card in lesson.teaches
    }
    if lessons and missing:
        raise BadLesson(game.id, f"no lesson teaches {', '.join(sorted(missing))}")


def _check_tries(game: Game) -> None:
    """Every rule card has a position where it can be tried, and the game is not over there."""
    for card in game.rules():
        found = moment_of(game, card.id)
        if found is None:
            continue
        lesson, number = found
        try:
            position = position_at(game, lesson, number)
            state = game.start(lesson.setup(game))
            for event in read_events("\n".join(position.lines), game, lesson.setup(game)):
                checked_apply(game, state, event)
        except GameError as error:
            raise BadLesson(lesson.id, f"card “{card.id}” cannot be tried: {error}") from error
        if state.is_over():
            raise BadLesson(lesson.id, f"card “{card.id}” cannot be tried: the game is over there")


def _check_firsts(game: Game) -> None:
    """What is told when it first happens has words in every language, a line of them."""
    for first in firsts_of(game):
        for language in LANGUAGES:
            words = Words(language, game)
            if not words.has(first.words):
                raise BadLesson("firsts", f"there are no words ({language}) for “{first.words}”")
            length = len(words.say(first.words))
            if length > A_LINE:
                reason = f"“{first.words}” has {length} letters ({language}), {A_LINE} at most"
                raise BadLesson("firsts", reason)


def _check_reminder(game: Game) -> None:
    """A page at most, with words in every language; every word of the glossary has a card."""
    reminder, cards = reminder_of(game), {card.id for card in game.rules()}
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


def _fail(lesson: Lesson, moment: Moment, reason: str) -> None:
    raise BadLesson(lesson.id, f"moment “{moment.say}”: {reason}")
