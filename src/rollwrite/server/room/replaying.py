"""A record as frames to leaf through."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.events import tell, to_text
from rollwrite.kernel.game import Game, Rolled
from rollwrite.kernel.look import pages, result
from rollwrite.kernel.moments import moments
from rollwrite.kernel.record import Record, Step, read, replay
from rollwrite.kernel.state import State
from rollwrite.kernel.tape import commitment_of
from rollwrite.kernel.view import News, Page

from ..wire.replay import Frame, Replay, Story, Verdict


def record_of(text: str) -> Record:
    """A record from outside; ``BadRecord`` names the line that is wrong."""
    try:
        return read(text, BY_ID)
    except (UnicodeError, OverflowError) as error:
        raise BadRecord(1, str(error)) from error


def replay_record(record: Record) -> Replay:
    game = BY_ID[record.game]
    steps = list(replay(record, game))
    start = game.start(record.setup)
    last = steps[-1].state if steps else start
    return Replay(
        game=record.game,
        options=record.setup.options,
        names=record.names,
        commitment=record.commitment,
        verified=verdict(record, steps),
        frames=tuple(_frames(game, start, steps)),
        result=result(game, last) if last.is_over() else None,
    )


def story_of(record: Record) -> Story:
    """The moments that mattered, and whether the dice were true."""
    game = BY_ID[record.game]
    steps = list(replay(record, game))
    return Story(verdict(record, steps), moments(game, steps))


def verdict(record: Record, steps: list[Step]) -> Verdict:
    """Whether every roll is what the tape says, and the tape what was promised."""
    if not record.secret:
        return "open"
    is_promised = commitment_of(bytes.fromhex(record.secret)) == record.commitment
    return "yes" if is_promised and _are_from_tape(record, steps) else "no"


def _are_from_tape(record: Record, steps: list[Step]) -> bool:
    game, tape = BY_ID[record.game], record.tape
    rolls = [step for step in steps if isinstance(step.event, Rolled)]
    return all(
        isinstance(roll.event, Rolled)
        and " ".join(roll.event.faces)
        == game.faces_to_text(roll.before.dice(), tape.roll(number, roll.before.sides()))
        for number, roll in enumerate(rolls, 1)
    )


def _frames(game: Game, start: State, steps: list[Step]) -> Iterator[Frame]:
    before = pages(game, start)
    yield _frame(game, start, 0, "", before, [])
    for step in steps:
        now = pages(game, step.state)
        changed = tuple(new for old, new in zip(before, now, strict=True) if old != new)
        news = tell(game, step.before, step.event, step.state)
        yield _frame(game, step.state, step.number, to_text(game, step.event), changed, news)
        before = now


def _frame(
    game: Game, state: State, number: int, event: str, pages: tuple[Page, ...], news: list[News]
) -> Frame:
    return Frame(
        number=number,
        turn=state.turns,
        active=state.active,
        event=event,
        tokens=game.tokens(state),
        pages=pages,
        news=tuple(news),
    )
