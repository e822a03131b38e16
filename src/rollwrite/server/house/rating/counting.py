"""Which games count for ratings, and how everybody stands in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rollwrite.kernel.seen.look import result

from ...room.room import Room
from ...room.seats import Seat
from .model import Standing

OWN = 4 / 5  # of the decisions at a seat, or it does not count for its person


def standings(room: Room, levels: Mapping[str, float]) -> list[Standing]:
    """The seats that can be compared; none where the game does not count.

    A campaign counts once, as a whole: its games carry over, so they are not several proofs.
    """
    if not _is_counted(room):
        return []
    places = _places(room)
    owners = {seat.owner for seat in room.seats if seat.owner}
    found = [_standing(seat, place, owners) for seat, place in zip(room.seats, places)]
    known = [one for one in found if one and (one.guest or one.bot in levels)]
    is_proof = len(known) > 1 and any(one.is_counted for one in known)
    return known if is_proof else []


def _is_counted(room: Room) -> bool:
    """Rated and played to its end, every person at a seat of their own."""
    owners = [seat.owner for seat in room.seats if seat.owner]
    opened = room.opened
    is_played_on = opened.lesson or opened.before or opened.is_practice
    is_real = not (is_played_on or room.game.is_cooperative)
    is_played = room.status == "over" and room.is_finished() and not room.playing().is_agreed
    return room.is_rated and is_real and is_played and len(owners) == len(set(owners))


def _places(room: Room) -> list[int]:
    """From 1; shared by who won together, and by who has as many points."""
    found = room.series.board() if room.series else result(room.game, room.playing().state)
    ranks = [(seat in found.winners, total) for seat, total in enumerate(found.totals)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _standing(seat: Seat, place: int, owners: set[str]) -> Standing | None:
    """Nothing where nobody can say who played there."""
    if seat.bot:
        return Standing("", seat.bot, place, False)
    total = sum(seat.writers.values())
    if seat.owner and not seat.is_gone and seat.writers[seat.owner] >= OWN * total > 0:
        return Standing(seat.owner, "", place, True)
    return _mostly(seat.writers, place, owners - {seat.owner})


def _mostly(writers: Counter[str], place: int, others: set[str]) -> Standing | None:
    """For the others the seat is whoever wrote most there."""
    who = writers.most_common(1)[0][0] if writers else ""
    bot = who.removeprefix(BOT) if who.startswith(BOT) else ""
    is_clear = bool(who) and who not in others
    return Standing("" if bot else who, bot, place, False) if is_clear else None


BOT = "bot "  # begins the names of bots among those who wrote
