"""Everything of a person as one archive: what is known of them, their history, every record."""

from __future__ import annotations

import asyncio
import io
import sys
import zipfile
from typing import Any

import msgspec

from rollwrite.kernel.kept import album as albums
from rollwrite.kernel.kept import record as records

from ..house.guests import Visitor
from ..house.house import House
from ..room.room import Room
from ..room.rows import table_row
from ..room.talk.asked import Reported
from ..store.persons import Persons
from ..wire.people.telling import Reach
from .accounts import Accounts
from .history import history_of
from .rated import ratings_of

README = """What rollwrite keeps of you.

me.json        name, face, ways to sign in, devices, lessons taken
history.json   every game you finished, with results and opponents
ratings.json   how you were rated after each game that counted
reach.json     how you are told that it is your turn; addresses shortened, as in your settings
tables.json    every table where you sit
words.json     what you wrote at tables that have free words
reports.json   what you reported to the host
records/       the games themselves, as text: rollwrite replay reads them
"""


async def export_of(
    house: House, accounts: Accounts, persons: Persons, reach: Reach, person: Visitor
) -> bytes:
    rooms = await house.rooms.all_of(person.digest)
    files: dict[str, Any] = {
        "README.txt": README,
        "me.json": await _me(accounts, persons, person),
        "history.json": await history_of(house, persons, person),
        "ratings.json": await ratings_of(house, person.digest, most=sys.maxsize),
        "reach.json": reach,
        "tables.json": [table_row(room, person.digest) for room in rooms],
    }
    files["words.json"] = [
        {"table": room.id, "at": line.at, "text": line.text}
        for room in rooms
        for line in room.lines.kept
        if line.owner == person.digest
    ]
    files["reports.json"] = [
        {"table": table, "at": at, "text": msgspec.json.decode(body, type=Reported).text}
        for at, table, body in await persons.reported(person.digest)
    ]
    for room in rooms:
        if room.table is not None and room.mine(person.digest):
            files[f"records/{room.game.id}-{room.id}.txt"] = await asyncio.to_thread(_text, room)
    return await asyncio.to_thread(_packed, files)


async def _me(accounts: Accounts, persons: Persons, person: Visitor) -> dict[str, Any]:
    """No secrets: we do not have them ourselves."""
    left, codes = await accounts.codes_of(person)
    return {
        "name": person.name,
        "face": person.face,
        "since": await persons.made(person.digest),
        "sign_in_name": await accounts.login_of(person),
        "passkeys": [
            {"device": one.device, "made": one.made, "for": one.place}
            for one in await accounts.passkeys_of(person)
        ],
        "recovery_codes": {"left": left, "of": codes},
        "learned": await persons.learned(person.digest),
        "devices": [
            {"device": one.name, "made": one.made, "seen": one.seen}
            for one in await accounts.devices_of(person)
        ],
    }


def _text(room: Room) -> str:
    """The record of what all may know; a campaign as an album."""
    if room.series is not None:
        return albums.write(room.series.album(), room.game)
    return records.write(room.playing().record(), room.game)


def _packed(files: dict[str, Any]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(f"rollwrite/{name}", _bytes(content))
    return packed.getvalue()


def _bytes(content: Any) -> bytes:
    if isinstance(content, str):
        return content.encode()
    return msgspec.json.format(msgspec.json.encode(content))
