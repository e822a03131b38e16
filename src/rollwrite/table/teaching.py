"""A lesson at a table: where the pupil stands, what fits there, what the others do."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from rollwrite.kernel.errors import IllegalMove
from rollwrite.kernel.game import Game, Played
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.view import Choice, Message
from rollwrite.kernel.taught.lesson import PUPIL, Lesson
from rollwrite.kernel.taught.walk import needed_of, owes

from .table import COMMIT, STEP, Arrangement, Command, Table


def arranged(lesson: Lesson, game: Game) -> Arrangement:
    return Arrangement(lesson.events(game), lesson.rolls)


class Teaching:
    """All of it follows from what was played: nothing of it is kept anywhere."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table

    def made(self, seat: int) -> list[str]:
        """The moves of a seat in this lesson, those that are not revealed yet included."""
        known = self.table.events[len(self.table.arranged.before) :]
        moves = [event.move for event in known if isinstance(event, Played) and event.seat == seat]
        return [self.table.game.to_text(move) for move in [*moves, *self.table.steps_of(seat)]]

    @property
    def done(self) -> int:
        return len(self.made(PUPIL))

    def judge(self, moves: Sequence[str], is_anew: bool = False) -> None:
        """Refuse moves that are not meant now, in the lesson's own words.

        ``is_anew``: they take the place of those made in this stage.
        """
        done = self.done - (len(self.table.steps_of(PUPIL)) if is_anew else 0)
        for number, move in enumerate(moves, done):
            self._judge(number, move)

    def _judge(self, number: int, move: str) -> None:
        if self.lesson.is_done(number):
            return
        moment = self.lesson.moments[self.lesson.at(number)]
        if not moment.is_right(move):
            say = moment.answer(move) or moment.say
            raise IllegalMove(f"not yet: this lesson waits for another move than “{move}”",
                              self.lesson.words(say))  # fmt: skip

    def praise(self) -> Message | None:
        """What is said to the last move; of several in a row, only to the last of them."""
        made = self.made(PUPIL)
        if not made or len(made) > len(self.lesson.acts()):
            return None
        if self.lesson.at(len(made) - 1) == self.lesson.at(len(made)):
            return None
        said = self.lesson.moments[self.lesson.at(len(made) - 1)].answer(made[-1])
        return self.lesson.words(said) if said else None

    def points(self) -> tuple[str, ...]:
        """What the moment that waits points at."""
        at = self.lesson.at(self.done)
        if at == len(self.lesson.moments):
            return ()
        return self.lesson.moments[at].point or self.shown()

    def shown(self) -> tuple[str, ...]:
        """What the first right move needs, for who does not find it."""
        choice = self.first_right()
        return needed_of(choice, self._choices()) if choice else ()

    def first_right(self) -> Choice | None:
        """In the order in which moves are expected; none while the pupil is not asked."""
        at = self.lesson.at(self.done)
        if at == len(self.lesson.moments):
            return None
        ranked = [
            choice
            for pattern in self.lesson.moments[at].expect
            for choice in self._choices()
            if fnmatchcase(choice.move, pattern)
        ]
        return ranked[0] if ranked else None

    def _choices(self) -> tuple[Choice, ...]:
        seen = self.table.seen_by(PUPIL)
        return look(self.table.game, seen, PUPIL).choices if owes(seen, PUPIL) else ()

    def scripted(self, seat: int) -> list[Command] | None:
        """The laid-out decision of another seat; none where it does not fit any more."""
        seen, moves = self.table.seen_by(seat).copy(), list[str]()
        while owes(seen, seat):
            text = self.lesson.other(seat, len(self.made(seat)) + len(moves))
            if not text or self.table.game.from_text(text) not in seen.moves(seat):
                return None
            seen.play(seat, self.table.game.from_text(text))
            moves.append(text)
        stage = self.table.stages
        return [*(Command(STEP, seat, stage, move) for move in moves), Command(COMMIT, seat, stage)]
