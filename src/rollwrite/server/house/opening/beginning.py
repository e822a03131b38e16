"""How a game begins: at its start, as a campaign, as a lesson, or in the middle of another."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.game import Game, Setup
from rollwrite.kernel.kept.album import find_campaign
from rollwrite.kernel.kept.record import read, replay
from rollwrite.kernel.seen.events import to_text
from rollwrite.kernel.taught.lesson import find_lesson
from rollwrite.kernel.taught.walk import moment_of, position_at

from ...refusal import Refusal
from ...wire.table.opening import NewTable, Practice, SeatPlan

LONGEST_RECORD = 100_000
TRIED_WITH = "steady"
PARTNER = "greedy"  # beside a pupil, where nothing is laid out any more


@dataclass(frozen=True, slots=True)
class Beginning:
    """``later``: games of a campaign that follow. ``before`` and ``rolls`` as the log has them."""

    setup: Setup
    seats: tuple[SeatPlan, ...]
    later: int = 0
    lesson: str = ""
    before: str = ""
    rolls: tuple[str, ...] = ()
    is_practice: bool = False


def beginning(game: Game, asked: NewTable) -> Beginning:
    if asked.lesson:
        return _lesson(game, asked)
    if asked.practice:
        practise = _try if asked.practice.card else _practice
        return practise(game, asked, asked.practice)
    legs = find_campaign(game, asked.campaign).legs if asked.campaign else (asked.options,)
    return Beginning(game.setup(len(asked.seats), legs[0]), asked.seats, len(legs) - 1)


def _lesson(game: Game, asked: NewTable) -> Beginning:
    """Its seats are its own; the pupil may say how the others are called."""
    lesson = find_lesson(game, asked.lesson)
    named = [plan.name for plan in asked.seats if plan.kind == "bot"]
    names = [*named, *[""] * lesson.seats][: lesson.seats - 1]
    seats = (SeatPlan("me"), *(SeatPlan("bot", name, PARTNER) for name in names))
    return Beginning(
        lesson.setup(game), seats, lesson=lesson.id, before=lesson.before, rolls=lesson.rolls
    )


def _try(game: Game, asked: NewTable, practice: Practice) -> Beginning:
    """Where a rule can be played: the moment of a lesson that is about it."""
    found = moment_of(game, practice.card)
    if found is None:
        raise Refusal(422, "no-practice", f"no lesson shows the card “{practice.card}”")
    lesson, number = found
    position = position_at(game, lesson, number)
    partners = tuple(plan for plan in asked.seats if plan.kind == "bot")
    one = SeatPlan("bot", bot=TRIED_WITH)
    others = (*partners, *(one,) * lesson.seats)
    return Beginning(
        lesson.setup(game),
        (SeatPlan("me"), *others[: lesson.seats - 1]),
        before="\n".join(position.lines),
        rolls=position.rolls,
        is_practice=True,
    )


def _practice(game: Game, asked: NewTable, practice: Practice) -> Beginning:
    """From any moment of a game that is not over there."""
    if len(practice.record) > LONGEST_RECORD:
        raise Refusal(413, "too-large", f"a record has at most {LONGEST_RECORD} letters")
    if any(plan.kind == "link" for plan in asked.seats):
        raise Refusal(422, "no-practice", "practice waits for nobody; no seat is left free")
    record = read(practice.record, {game.id: game})
    if record.setup.seats != len(asked.seats):
        told = f"{record.setup.seats} seats play there, not {len(asked.seats)}"
        raise Refusal(422, "other-seats", told)
    steps = [step for step in replay(record, game) if step.number <= practice.at]
    if steps and steps[-1].state.is_over():
        raise BadRecord(steps[-1].line, "the game is over here; nothing is left to be practised")
    lines = [to_text(game, step.event) for step in steps]
    return Beginning(record.setup, asked.seats, before="\n".join(lines), is_practice=True)
