"""A record as frames to leaf through."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.game import Game, Played, Returned, Rolled, StoodIn
from rollwrite.kernel.kept.record import Record, Step, read, replay
from rollwrite.kernel.kept.tape import commitment_of
from rollwrite.kernel.seen.events import signed, tell, to_text
from rollwrite.kernel.seen.look import pages, result, so_far
from rollwrite.kernel.seen.moments import moments
from rollwrite.kernel.seen.view import News, Page, Result
from rollwrite.kernel.state import State

from ..wire.replay import Evidence, Frame, Replay, Story, Throw, Verdict


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
        evidence=evidence_of(record, steps),
        frames=tuple(_frames(game, start, steps)),
        result=_result(record, game, last),
    )


def _result(record: Record, game: Game, last: State) -> Result | None:
    if record.is_agreed:
        return so_far(last)
    return result(game, last) if last.is_over() else None


def story_of(record: Record) -> Story:
    """The moments that mattered, and whether the dice were true."""
    game = BY_ID[record.game]
    steps = list(replay(record, game))
    return Story(verdict(record, steps), evidence_of(record, steps), moments(game, steps))


def evidence_of(record: Record, steps: list[Step]) -> Evidence:
    """What the record says about its dice; nothing is checked here."""
    game = BY_ID[record.game]
    throws = tuple(
        Throw(
            step.number,
            tuple(step.before.dice()),
            tuple(step.before.sides()),
            tuple(step.event.faces),
        )
        for step in steps
        if isinstance(step.event, Rolled)
    )
    kinds = sorted({kind for throw in throws for kind in throw.dice})
    faces = {kind: tuple(game.die(kind).faces) for kind in kinds}
    return Evidence(record.commitment, record.secret, record.seeds, faces, throws)


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
    before, bots = pages(game, start), dict[int, str]()
    yield _frame(game, start, 0, "", before, [])
    for step in steps:
        now = pages(game, step.state)
        changed = tuple(new for old, new in zip(before, now, strict=True) if old != new)
        news = tell(game, step.before, step.event, step.state)
        match step.event:
            case StoodIn(seat, bot):
                bots[seat] = bot
            case Returned(seat):
                bots.pop(seat, None)
            case Played(seat):
                news = signed(news, seat, bots.get(seat, ""))
            case _:
                pass
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
