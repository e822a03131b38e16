"""A lesson as data: how it begins, which dice fall, what the others do, and its moments.

The files are ``lessons/*.toml`` in a game's room, or in folders there where they are many;
their words stand in ``lessons/en.ftl`` and ``lessons/de.ftl``. There ``lesson-<id>`` is what
the lesson is called and ``lesson-<id>-<say>`` what a moment says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from ..errors import BadLesson, InvalidNotation
from ..game import Event, Game, Setup
from ..kept.record import read_events
from ..seen.view import Message
from .first import FILE as FIRSTS
from .reminder import FILE as REMINDER

ENDING = ".toml"
PUPIL = 0  # the seat of whoever learns


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, when it is needed.

    It points at things, called as ``rule_of`` calls them (a spot, ``token-<id>``,
    ``button-<id>``, ``score-<line>``); where it names none, at what the first expected move
    touches. It may speak of further things, which are to be ``see``n beside them: they are lit,
    and nothing lies over them. Numbers to be compared stand under the sentence, as ``cases``.
    ``expect`` are moves in notation, with ``*`` for any text: any of them is right. A moment
    that expects nothing is only looked at. ``right`` and ``wrong`` name what is said to a move
    by the first pattern it fits. ``times`` such moves are made in a row; after the first of them
    ``again`` is said, which may count what is ``left``. It is where the rule ``cards`` it names
    can be tried, so it expects a move that plays them.
    """

    say: str
    point: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    right: dict[str, str] = {}
    wrong: dict[str, str] = {}
    times: int = 1
    again: str = ""
    cards: tuple[str, ...] = ()

    def is_right(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.expect)

    def answer(self, move: str) -> str:
        """What is said to a move; nothing where nobody wrote anything."""
        said = self.right if self.is_right(move) else self.wrong
        return next((say for pattern, say in said.items() if fnmatchcase(move, pattern)), "")


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """A position for a rule card that no moment plays: what was played ``before``, the ``rolls``
    that fall next, and moves that play the rule there. The seats and options are the lesson's.
    """

    expect: tuple[str, ...]
    before: str = ""
    rolls: tuple[str, ...] = ()


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """``before`` are lines of a record that were played already; ``rolls`` fall next, in
    order, and ``others`` have the moves of the other seats, by their number.

    ``teaches`` are the rule cards it covers, each by a moment or by one of its ``tries``;
    ``learned`` is what its last page sums up. It is offered ``when`` one of these values of an
    option is played, after the lessons it ``needs``.
    """

    moments: tuple[Moment, ...]
    teaches: tuple[str, ...]
    learned: tuple[str, ...] = ()
    seats: int = 2
    options: dict[str, str] = {}
    before: str = ""
    rolls: tuple[str, ...] = ()
    others: dict[str, tuple[str, ...]] = {}
    tries: dict[str, Try] = {}
    when: dict[str, str | tuple[str, ...]] = {}
    needs: tuple[str, ...] = ()
    minutes: int = 1
    order: int = 100
    id: str = ""

    def acts(self) -> list[int]:
        """For every move that the pupil makes, the number of its moment."""
        return [
            number
            for number, moment in enumerate(self.moments)
            for _ in range(moment.times if moment.expect else 0)
        ]

    def at(self, done: int) -> int:
        """The moment that waits for a move after so many; one past the last when all are made."""
        acts = self.acts()
        return acts[done] if done < len(acts) else len(self.moments)

    def looks(self, done: int) -> range:
        """The moments to be looked at before the one that waits."""
        acts = self.acts()
        last = acts[min(done, len(acts)) - 1] if done and acts else -1
        return range(last + 1, max(last + 1, self.at(done)))

    def said(self, done: int) -> Message:
        """What the moment that waits says after so many moves."""
        number = self.at(done)
        moment = self.moments[number]
        left = self.acts()[done:].count(number)
        if moment.again and left < moment.times:
            return Message(self.words(moment.again).id, {"left": left})
        return self.words(moment.say)

    def is_done(self, done: int) -> bool:
        return done >= len(self.acts())

    def words(self, say: str = "") -> Message:
        return Message(f"lesson-{self.id}-{say}" if say else f"lesson-{self.id}")

    def offered(self) -> dict[str, tuple[str, ...]]:
        """The options that it is offered for, each with one value or several."""
        return {
            option: (values,) if isinstance(values, str) else values
            for option, values in self.when.items()
        }

    def setup(self, game: Game) -> Setup:
        return game.setup(self.seats, self.options)

    def events(self, game: Game) -> tuple[Event, ...]:
        """What was played before the lesson begins."""
        return read_events(self.before, game, self.setup(game))

    def tried(self, card: str) -> Lesson:
        """The position of a card as a lesson of its own, with one moment."""
        position = self.tries[card]
        return msgspec.structs.replace(
            self,
            moments=(Moment(card, expect=position.expect, cards=(card,)),),
            before=position.before,
            rolls=position.rolls,
            others={},
        )

    def other(self, seat: int, made: int) -> str:
        """What another seat does after so many moves; nothing where that is not laid out."""
        moves = self.others.get(str(seat + 1), ())
        return moves[made] if made < len(moves) else ""


def read(text: str, name: str) -> Lesson:
    """A lesson from the text of its file."""
    try:
        found = msgspec.convert(tomllib.loads(text), Lesson, strict=False)
    except (ValueError, RecursionError) as error:
        raise BadLesson(name, str(error)) from None
    return msgspec.structs.replace(found, id=name)


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons in a game's room, in the order one takes them."""
    folder = files(game.home).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = [
        read(file.read_text(encoding="utf-8"), file.name.removesuffix(ENDING))
        for file in _files(folder)
        if file.name.endswith(ENDING) and file.name not in (FIRSTS, REMINDER)
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.id)))


def _files(folder: Traversable) -> Iterator[Traversable]:
    """Many lessons lie in folders, by theme."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        else:
            yield entry


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name; ``InvalidNotation`` lists what there is."""
    known = {lesson.id: lesson for lesson in lessons_of(game)}
    if name not in known:
        there = ", ".join(known) or "none"
        raise InvalidNotation(f"{game.id} has no lesson “{name}”; there are: {there}")
    return known[name]
