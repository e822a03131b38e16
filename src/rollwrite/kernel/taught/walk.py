"""A lesson played without a table, along its right moves; and where its cards can be tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import NamedTuple

from ..game import Game
from ..seen.events import checked_apply
from ..seen.view import Choice
from ..state import DECIDE, OVER, ROLL, State
from .lesson import PUPIL, Lesson, Moment, lessons_of


class Walk:
    """``is_usual``: what is laid out for the others is what they do."""

    def __init__(self, game: Game, lesson: Lesson, is_usual: bool = True) -> None:
        self.game, self.lesson, self.is_usual = game, lesson, is_usual
        self.state = opening(game, lesson)
        self.rolls = 0
        self.made: Counter[int] = Counter()
        self.lines: list[str] = []
        self.stood: tuple[int, int] | None = None  # lines and rolls when the pupil first owed

    def go_on(self) -> bool:
        """Until the pupil owes a move; False when nothing more is laid out."""
        self.stood = None
        while not owes(self.state, PUPIL) or self._others():
            self._stand()
            if self.state.phase == OVER:
                return False
            is_on = self._roll() if self.state.phase == ROLL else self._other_moves()
            if not is_on:
                return False
        self._stand()
        return True

    def _stand(self) -> None:
        if self.stood is None and owes(self.state, PUPIL):
            self.stood = (len(self.lines), self.rolls)

    def _others(self) -> list[int]:
        """Those who decide beside the pupil, and have their moves laid out, go first."""
        owing = [seat for seat in self.state.owing() if seat != PUPIL]
        return [seat for seat in owing if self.lesson.other(seat, self.made[seat])]

    def _roll(self) -> bool:
        if self.rolls == len(self.lesson.rolls):
            return False
        text = self.lesson.rolls[self.rolls]
        self.rolls += 1
        self.state.checked_roll(self.game.faces_from_text(self.state.dice(), text))
        self.lines.append(f"roll {text}")
        return True

    def _other_moves(self) -> bool:
        seat = next((seat for seat in self.state.owing() if seat != PUPIL), -1)
        text = self.lesson.other(seat, self.made[seat]) if seat >= 0 else ""
        if text:
            self.play(seat, text if self.is_usual else self._fitting(seat, text))
        return bool(text)

    def _fitting(self, seat: int, text: str) -> str:
        """At a table a bot helps out where the pupil's answer took away what was laid out."""
        legal = [self.game.to_text(move) for move in self.state.moves(seat)]
        return text if text in legal else legal[0]

    def play(self, seat: int, text: str) -> None:
        self.game.checked_play(self.state, seat, self.game.from_text(text))
        self.lines.append(f"{seat + 1}: {text}")
        self.made[seat] += 1


class Position(NamedTuple):
    """What was played, as records write it, and the rolls that fall next."""

    lines: tuple[str, ...]
    rolls: tuple[str, ...]


def position_at(game: Game, lesson: Lesson, number: int) -> Position:
    """Where a moment of a lesson stands, for somebody who takes its right moves."""
    walk = Walk(game, lesson)
    acts = [at for at in lesson.acts() if at < number]
    for act in acts:
        if not walk.go_on():
            break
        found = right_moves(game, lesson.moments[act], walk.state)
        if not found:
            break
        walk.play(PUPIL, found[0])
    walk.go_on()
    count, rolls = walk.stood or (len(walk.lines), walk.rolls)
    before = [line.strip() for line in lesson.before.splitlines() if line.strip()]
    return Position((*before, *walk.lines[:count]), lesson.rolls[rolls:])


def moment_of(game: Game, card: str) -> tuple[Lesson, int] | None:
    """Where a rule card is played: at a position of its own, or at a moment that names it."""
    teaching = [lesson for lesson in lessons_of(game) if card in lesson.teaches]
    for lesson in teaching:
        if card in lesson.tries:
            return lesson.tried(card), 0
    for lesson in teaching:
        for number, moment in enumerate(lesson.moments):
            if card in moment.cards and moment.expect:
                return lesson, number
    return None


def opening(game: Game, lesson: Lesson) -> State:
    state = game.start(lesson.setup(game))
    for event in lesson.events(game):
        checked_apply(game, state, event)
    return state


def right_moves(game: Game, moment: Moment, state: State) -> list[str]:
    """The legal moves that are right, in the order in which they are expected."""
    legal = legal_moves(game, state)
    found = [text for pattern in moment.expect for text in legal if fnmatchcase(text, pattern)]
    return list(dict.fromkeys(found))


def legal_moves(game: Game, state: State) -> list[str]:
    return [game.to_text(move) for move in state.moves(PUPIL)]


def owes(state: State, seat: int) -> bool:
    return state.phase == DECIDE and bool((state.waiting >> seat) & 1)


def needed_of(choice: Choice, among: Iterable[Choice]) -> tuple[str, ...]:
    """What one has to tap: a small step is made by its spot alone, if no other one is there."""
    same = [other for other in among if other.spots == choice.spots]
    is_alone = choice.is_light and bool(choice.spots) and len(same) == 1
    return choice.spots if is_alone else things_of(choice)


def things_of(choice: Choice) -> tuple[str, ...]:
    """What a move touches, as things are called; one made of parts has a card of its own."""
    if len(choice.parts) > 1 and any(part.hints for part in choice.parts):
        return (f"move-{choice.move}",)
    dice = tuple(f"token-{group[0]}" for group in choice.dice)
    button = (f"button-{choice.button}",) if choice.button else ()
    place = (f"place-{choice.place}",) if choice.place else ()
    return (*dice, *choice.spots, *place, *button)
