"""Rule cards and lessons: every card is taught and can be played, and whoever plays meets them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rollwrite.kernel.errors import BadLesson, GameError
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.record import read_events
from rollwrite.kernel.seen.events import checked_apply
from rollwrite.kernel.state import ROLL, State
from rollwrite.kernel.taught.lesson import PUPIL, Lesson, lessons_of
from rollwrite.kernel.taught.offered import lessons_for
from rollwrite.kernel.taught.walk import owes, position_at, right_moves

from ..shown import things


def cards_are_known(game: Game, lesson: Lesson) -> None:
    cards = {card.id for card in game.rules()}
    for card in lesson.teaches:
        if card not in cards:
            raise BadLesson(lesson.id, f"it teaches “{card}”, which is no rule card")
    named = [card for moment in lesson.moments for card in moment.cards]
    for card in (*named, *lesson.tries):
        if card not in lesson.teaches:
            raise BadLesson(lesson.id, f"a moment is about “{card}”, which it does not teach")


def basics_come_first(game: Game, lesson: Lesson) -> None:
    known = {one.id for one in lessons_of(game)} | {lesson.id}
    for need in lesson.needs:
        if need not in known:
            raise BadLesson(lesson.id, f"it needs “{need}”, which is no lesson")
    for option, values in lesson.offered().items():
        for value in values:
            game.check_option(option, value)


def every_card_is_taught(game: Game, lessons: Sequence[Lesson]) -> None:
    """A game that teaches anything teaches every rule card."""
    taught = {card for lesson in lessons for card in lesson.teaches}
    missing = {card.id for card in game.rules()} - taught
    if lessons and missing:
        raise BadLesson(game.id, f"no lesson teaches {', '.join(sorted(missing))}")


# -- where it is played ------------------------------------------------------------------------


def every_card_is_tried(game: Game, lesson: Lesson) -> None:
    """What a lesson teaches is played at one of its moments, or at a position of its own."""
    for card in lesson.teaches:
        played = list(_positions(lesson, card))
        if not played:
            raise BadLesson(lesson.id, f"no move plays “{card}”: neither a moment nor a try")
        for at, number in played:
            _check_try(game, at, number, card)


def _positions(lesson: Lesson, card: str) -> Iterator[tuple[Lesson, int]]:
    if card in lesson.tries:
        yield lesson.tried(card), 0
    for number, moment in enumerate(lesson.moments):
        if card in moment.cards and moment.expect:
            yield lesson, number


def _check_try(game: Game, lesson: Lesson, number: int, card: str) -> None:
    """Whoever tries it is asked for a decision, and one of the expected moves is legal."""
    try:
        position = position_at(game, lesson, number)
        state = game.start(lesson.setup(game))
        for event in read_events("\n".join(position.lines), game, lesson.setup(game)):
            checked_apply(game, state, event)
    except GameError as error:
        raise BadLesson(lesson.id, f"card “{card}” cannot be tried: {error}") from error
    if not owes(state, PUPIL):
        raise BadLesson(lesson.id, f"card “{card}” cannot be tried: nobody is asked there")
    moment = lesson.moments[number]
    if not right_moves(game, moment, state):
        reason = f"none of {', '.join(moment.expect)} is legal there"
        raise BadLesson(lesson.id, f"card “{card}” cannot be tried: {reason}")


# -- whoever plays -----------------------------------------------------------------------------


def what_is_played_is_offered(game: Game, lessons: Sequence[Lesson]) -> None:
    """Whatever lies on a table is told by a card that its lessons teach, whoever jumps there."""
    if not lessons:
        return
    for options in _settings(game):
        for seats in sorted({game.min_seats, game.max_seats}):
            missing = _untaught(game, lessons, options, seats)
            if missing:
                where = " ".join(f"{name} {value}" for name, value in options.items())
                reason = f"nobody who begins there is taught {', '.join(sorted(missing))}"
                raise BadLesson(game.id, f"{where or seats}: {reason}")


def _settings(game: Game) -> Iterator[dict[str, str]]:
    """The usual options, and every other value."""
    yield {}
    for option in game.options:
        yield from ({option.id: value} for value in option.values[1:])


def _untaught(
    game: Game, lessons: Sequence[Lesson], options: dict[str, str], seats: int
) -> set[str]:
    setup = game.setup(seats, options)
    state = _first_decision(game.start(setup))
    used = {game.rule_of(state, thing) for _, thing in things(game, state)}
    used |= set(game.new_rules(dict(setup.options)))
    given = lessons_for(lessons, dict(setup.options), seats)
    return used - {card for lesson in given for card in lesson.teaches}


def _first_decision(state: State) -> State:
    while state.phase == ROLL:
        state.roll([0] * len(state.dice()))
    return state
