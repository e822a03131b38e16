"""Leaving for good: everything of a person goes; others keep their games, with somebody in them."""

from __future__ import annotations

from ..house.guests import Guests, Visitor
from ..house.house import House
from ..refusal import Refusal
from ..room.room import Room
from ..store.persons import Persons


async def leave(
    house: House, guests: Guests, persons: Persons, person: Visitor, typed: str
) -> None:
    """The name has to be typed. Tables that nobody else sits at go, too."""
    if " ".join(typed.split()) != person.name:
        raise Refusal(422, "other-name", "this is not your name")
    for room in await house.rooms.all_of(person.digest):
        if _is_alone(room, person.digest):
            await house.remove(room, person.digest)
        else:
            await house.forget(room, person.digest)
    await house.ratings.forget(person.digest)
    keys = [one.key for one in await persons.devices(person.digest)]
    await persons.forget(person.digest)
    guests.sign_out(person.digest, keys)
    await house.scrub()


def _is_alone(room: Room, digest: str) -> bool:
    owners = {seat.owner for seat in room.seats if seat.owner and not seat.is_gone}
    return owners <= {digest} and (bool(owners) or room.host == digest)
