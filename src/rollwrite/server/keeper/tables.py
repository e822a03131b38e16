"""The tables of the house as a passer-by sees them, and what the keeper does at one."""

from __future__ import annotations

from rollwrite.kernel.errors import GameError

from ..house.house import House
from ..refusal import Refusal
from ..room.log import Closed, EndedByHouse, HouseLooked, HouseSaid, LogEvent
from ..room.pace.company import is_away
from ..room.room import Room
from ..room.seats import Seat
from ..room.talk.lines import written
from ..store.keeper.kept import HouseKept
from ..wire.keeper import KeptSeat, KeptTable

MOST = 30


async def tables_now(house: House, kept: HouseKept) -> tuple[tuple[KeptTable, ...], int]:
    """Those that wait or are played, last changed first, and how many there are."""
    names, count = await kept.tables(MOST)
    found = []
    for name in names:
        try:
            found.append(kept_table(await house.rooms.find(name)))
        except (Refusal, GameError):  # the doctor tells of what cannot be read
            continue
    return tuple(found), count


def kept_table(room: Room) -> KeptTable:
    """Nothing in it that a passer-by would not see."""
    clocks = room.deadlines().values()
    return KeptTable(
        id=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        status=room.status,
        turn=room.table.state.turns if room.table else 0,
        leg=room.leg,
        legs=len(room.series.campaign.legs) if room.series else 0,
        pace=room.pace,
        seats=tuple(_seat(room, number, seat) for number, seat in enumerate(room.seats)),
        waiting_for=room.undecided(),
        since=room.changed,
        deadline=min(clocks, default=0.0),
        changed=room.changed,
    )


def _seat(room: Room, number: int, seat: Seat) -> KeptSeat:
    away = seat.kind == "person" and is_away(room, number)
    return KeptSeat(seat.name, seat.face, room.bot_at(number), away, seat.kind == "free")


def looked_events() -> list[LogEvent]:
    return [HouseLooked()]


def told_events(text: str) -> list[LogEvent]:
    return [HouseSaid(written(text))]


def ended_events(room: Room) -> list[LogEvent]:
    """A table that waits is closed, a game that runs is ended."""
    if room.status == "waiting":
        return [Closed()]
    if room.status == "playing":
        return [EndedByHouse()]
    raise Refusal(409, "game-over", "nothing is played at this table any more")
