"""The moments of a lesson against the rules: reached, legal, answered, pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from rollwrite.kernel.errors import BadLesson, GameError
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import drawing_of, spots_of
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.state import State
from rollwrite.kernel.taught.lesson import PUPIL, Lesson, Moment
from rollwrite.kernel.taught.walk import Walk, legal_moves, right_moves, things_of

ALWAYS = frozenset({"total", "name"})


def moments_can_be_played(game: Game, lesson: Lesson) -> None:
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
    tallies = (*view.tallies, *game.stock(state, PUPIL))
    numbers = {f"tally-{tally.id}" for tally in tallies}
    places = {f"place-{place}" for place in game.places}
    return spots | tokens | buttons | numbers | places | ALWAYS


def _fail(lesson: Lesson, moment: Moment, reason: str) -> None:
    raise BadLesson(lesson.id, f"moment “{moment.say}”: {reason}")
