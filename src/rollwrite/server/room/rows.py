"""A table on somebody's home page."""

from __future__ import annotations

from rollwrite.kernel.look import result
from rollwrite.words import in_every_language

from ..wire.people import RowResult, TableRow
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
        mine=mine,
        your_turn=any(seat in undecided for seat in mine),
        waiting_for=undecided,
        leg=room.leg,
        legs=len(room.series.campaign.legs) if room.series else 0,
        changed=room.changed,
        ended=room.ended,
        result=row_result(room, mine) if room.is_finished() else None,
    )


def row_result(room: Room, mine: tuple[int, ...]) -> RowResult:
    """How it ended: the campaign where there was one, else the game."""
    found = result(room.game, room.playing().state)
    board = room.series.board() if room.series else None
    titles = board.titles if board else found.titles
    own = mine[0] if mine else 0
    return RowResult(
        winners=board.winners if board else found.winners,
        totals=board.totals if board else found.totals,
        is_team=len(room.seats) > 1 and len(found.teams) == 1,
        title=in_every_language(titles[own], room.game) if own < len(titles) else {},
    )
