"""What keeps a table going: leaving, returning, nudges, votes, pauses, a common end."""

from __future__ import annotations

from rollwrite.bots import roster
from rollwrite.table.table import ONLOOKER

from ...refusal import Refusal
from ...wire.table.gathering import (
    GetUp,
    Keeping,
    Nudge,
    Pause,
    ProposeEnd,
    Resume,
    Return,
    Vote,
    WithdrawEnd,
)
from ..log import (
    CameBack,
    Closed,
    EndedByAgreement,
    EndProposed,
    EndWithdrawn,
    LogEvent,
    Nudged,
    Paused,
    Resumed,
    SeatLeft,
    SeatTaken,
    Voted,
)
from ..pace.company import asked as people_asked
from ..pace.company import ballots, is_asked, needed, nudge_opens, people, still_there
from ..pace.turning import outcome_with
from ..room import Room
from ..seats import Ballot, new_key


def keeping_events(room: Room, digest: str, asked: Keeping) -> list[LogEvent]:
    match asked:
        case GetUp():
            return _leave(room, digest)
        case Return():
            return _return(room, digest, asked)
        case Nudge():
            return _nudge(room, digest, asked)
        case Vote():
            return _vote(room, digest, asked)
        case Pause() | Resume():
            return _pause(room, digest, asked)
        case ProposeEnd() | WithdrawEnd():
            return _end(room, digest, asked)


def _own_seat(room: Room, digest: str) -> int:
    mine = room.mine(digest)
    if not mine:
        raise Refusal(403, "not-your-seat", "only those who sit at the table decide that")
    return mine[0]


def _require_playing(room: Room) -> None:
    room.playing()
    if room.status != "playing":
        raise Refusal(409, "game-over", "the game is over")


# -- leaving and returning ------------------------------------------------------------------


def _leave(room: Room, digest: str) -> list[LogEvent]:
    """The last one puts the light out, where nothing was played."""
    _own_seat(room, digest)
    if room.is_finished():
        raise Refusal(409, "game-over", "the game is over; there is nothing to leave")
    left: list[LogEvent] = [SeatLeft(seat, new_key()) for seat in room.mine(digest)]
    is_last = room.table is None and people(room) == {digest}
    return [*left, Closed()] if is_last else left


def _return(room: Room, digest: str, asked: Return) -> list[LogEvent]:
    if asked.seat not in room.lost(digest) or not room.seats[asked.seat].is_vacant:
        raise Refusal(403, "not-your-seat", f"seat {asked.seat + 1} does not wait for you")
    _require_playing(room)
    return sit_down(
        room, asked.seat, digest, room.seats[asked.seat].name, "", room.seats[asked.seat].face
    )


def sit_down(room: Room, seat: int, digest: str, name: str, seed: str, face: str) -> list[LogEvent]:
    """Somebody takes a seat; a bot that kept it warm gets up."""
    taken = SeatTaken(seat, digest, name, seed, new_key(), face)
    return [taken, *([CameBack(seat)] if room.seats[seat].absence.bot else [])]


def arrival_events(room: Room, digest: str) -> list[LogEvent]:
    """Somebody is at the table: what a bot did there is theirs to do again; clocks go on."""
    mine = room.mine(digest)
    if room.status not in ("waiting", "playing") or not mine:
        return []
    back: list[LogEvent] = [CameBack(seat) for seat in mine if room.seats[seat].absence.is_noticed]
    is_alone = room.clocks.is_paused and room.paused_by == ONLOOKER
    return [*back, *([Resumed(mine[0])] if is_alone else [])]


# -- waiting for somebody -----------------------------------------------------------------------


def _nudge(room: Room, digest: str, asked: Nudge) -> list[LogEvent]:
    by = _own_seat(room, digest)
    _check_seat(room, asked.seat)
    if room.is_finished() or nudge_opens(room, asked.seat, digest) > room.now():
        raise Refusal(409, "no-nudge", "not now: give them a moment, and nudge no more than that")
    return [Nudged(asked.seat, by)]


def _vote(room: Room, digest: str, asked: Vote) -> list[LogEvent]:
    """The vote that decides is written down together with what follows from it."""
    _check_seat(room, asked.seat)
    by = people_asked(room, asked.seat).get(digest, ONLOOKER)
    if by == ONLOOKER:
        raise Refusal(403, "not-asked", "only those who are there, and not the absent one, decide")
    if not is_asked(room, asked.seat):
        raise Refusal(409, "no-vote", f"nobody is asked about seat {asked.seat + 1} now")
    if asked.bot:
        roster.find(asked.bot)
    voted = Voted(asked.seat, by, asked.choice, asked.bot)
    known = ballots(room, asked.seat) | {by: Ballot(asked.choice, asked.bot, room.now())}
    return [voted, *outcome_with(room, asked.seat, known, needed(room, asked.seat))]


def _check_seat(room: Room, number: int) -> None:
    if not 0 <= number < len(room.seats):
        raise Refusal(422, "no-such-seat", f"there is no seat {number + 1}")


# -- time and the end ---------------------------------------------------------------------------


def _pause(room: Room, digest: str, asked: Pause | Resume) -> list[LogEvent]:
    by = _own_seat(room, digest)
    _require_playing(room)
    if not room.pace.step:
        raise Refusal(409, "no-clock", "no clock runs at this table")
    if isinstance(asked, Pause):
        return [] if room.clocks.is_paused else [Paused(by)]
    return [Resumed(by)] if room.clocks.is_paused else []


def _end(room: Room, digest: str, asked: ProposeEnd | WithdrawEnd) -> list[LogEvent]:
    by = _own_seat(room, digest)
    _require_playing(room)
    if isinstance(asked, WithdrawEnd):
        return [EndWithdrawn(by)] if digest in room.proposals else []
    proposed: list[LogEvent] = [] if digest in room.proposals else [EndProposed(by)]
    is_agreed = set(still_there(room)) <= {*room.proposals, digest}
    return [*proposed, *([EndedByAgreement()] if is_agreed else [])]
