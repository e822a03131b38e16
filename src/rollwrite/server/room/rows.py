"""A table on somebody's home page."""

from __future__ import annotations

from rollwrite.kernel.seen.look import result, so_far
from rollwrite.words import in_every_language

from ..wire.people.guests import RowResult, TableRow
from .pace.company import is_away
from .room import Room


def table_row(room: Room, digest: str) -> TableRow:
    """The table on the home page of a guest."""
    undecided = room.undecided()
    mine = room.mine(digest)
    return TableRow(
        id=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        status=room.status,
        turn=room.table.state.turns if room.table else 0,
        seats=tuple(seat.name for seat in room.seats),
        faces=tuple(seat.face for seat in room.seats),
        bots=tuple(seat.bot for seat in room.seats),
        mine=mine,
        your_turn=not room.opened.lesson and any(seat in undecided for seat in mine),
        waiting_for=undecided,
        away=tuple(seat for seat in undecided if is_away(room, seat)),
        leg=room.leg,
        legs=len(room.series.campaign.legs) if room.series else 0,
        lesson=room.opened.lesson,
        changed=room.changed,
        ended=room.ended,
        result=row_result(room, mine) if room.table and room.is_finished() else None,
        pace=room.pace,
        deadline=min(_own_deadlines(room, mine), default=0.0),
        since=min(_own_times(room, mine), default=0.0),
        is_left=not mine and any(room.seats[seat].is_vacant for seat in room.lost(digest)),
    )


def is_lesson_past(room: Room) -> bool:
    """What was taught there is learned; its game was only the way."""
    if not room.opened.lesson:
        return False
    teaching = room.teaching
    return room.is_finished() or (teaching is not None and teaching.lesson.is_done(teaching.done))


def row_result(room: Room, mine: tuple[int, ...]) -> RowResult:
    """How it ended: the campaign where there was one, else the game."""
    is_agreed = room.playing().is_agreed
    state = room.playing().state
    found = so_far(state) if is_agreed else result(room.game, state)
    board = room.series.board() if room.series else None
    titles = board.titles if board else found.titles
    own = mine[0] if mine else 0
    return RowResult(
        winners=board.winners if board else found.winners,
        totals=board.totals if board else found.totals,
        is_team=len(room.seats) > 1 and len(found.teams) == 1,
        title=in_every_language(titles[own], room.game) if own < len(titles) else {},
    )


def _own_deadlines(room: Room, mine: tuple[int, ...]) -> list[float]:
    return [at for seat, at in room.deadlines().items() if seat in mine]


def _own_times(room: Room, mine: tuple[int, ...]) -> list[float]:
    """Since when one's own decisions are waited for."""
    clocks = [room.clocks.of(seat) for seat in mine]
    return [clock.since for clock in clocks if clock is not None and clock.since is not None]
