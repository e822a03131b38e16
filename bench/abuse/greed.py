"""Those who want the server's thinking for themselves: replays made, bots and hints asked for."""

from __future__ import annotations

import asyncio
import json
from itertools import cycle, islice
from pathlib import Path

from .field import Field, Guest, Sitting, address, ask
from .lines import Shut, Web

CORPUS = Path(__file__).parents[2] / "corpus"
ADDRESSES = 12
LONGEST = 100_000
TOO_MANY = 429
HINTS_EACH = 3  # at a table, before the next one is asked


async def upload(field: Field, number: int, count: int) -> None:
    """Real records of real games, from twelve addresses as fast as they are answered."""
    records = [file.read_text(encoding="utf-8") for file in sorted(CORPUS.glob("*/*.txt"))]
    fitting = [record for record in records if len(record) < LONGEST]
    each = [fitting[one::ADDRESSES] for one in range(ADDRESSES)]
    some = count // ADDRESSES
    await asyncio.gather(
        *(_upload(field, address(number + at), mine, some) for at, mine in enumerate(each))
    )


async def _upload(field: Field, source: str, records: list[str], count: int) -> None:
    web = Web(field.place, source)
    for record in islice(cycle(records), count):
        field.tally.sent["upload"] += 1
        field.tally.note("upload", await ask(web, "POST", "/api/replay", {"record": record}))


async def hoard(field: Field, number: int, count: int) -> None:
    """One guest opens as many tables as it gets, each with the strongest bots, and asks for hints
    at all of them at once, again and again."""
    guest = await field.guest(address(number))
    strongest = json.loads((await guest.web.ask("GET", "/api/bots")).body)[-1]["id"]
    tables: list[str] = []
    while len(tables) < count and (table := await _opened(field, guest, strongest)):
        tables.append(table)
    rounds = max(1, count // max(1, len(tables) * HINTS_EACH))
    await asyncio.gather(*(_ask_for_hints(field, guest, table, rounds) for table in tables))


async def _opened(field: Field, guest: Guest, bot: str) -> str:
    """Nothing where one has enough of them."""
    game = json.loads((await guest.web.ask("GET", "/api/games")).body)[0]["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    wish = {"game": game, "seats": seats, "hints": True}
    field.tally.sent["hoard"] += 1
    answer = await ask(guest.web, "POST", "/api/tables", wish, guest.token)
    field.tally.note("hoard", answer)
    return "" if answer.status == TOO_MANY else str(json.loads(answer.body)["table"])


async def _ask_for_hints(field: Field, guest: Guest, table: str, rounds: int) -> None:
    try:
        async with guest.at(table) as sitting:
            await sitting.next_view()
            for _ in range(rounds):
                await _hints_and_a_move(field, sitting)
    except Shut as shut:
        field.tally.codes[f"hoard shut {shut}"] += 1


async def _hints_and_a_move(field: Field, sitting: Sitting) -> None:
    """A move lets the bot think; the hints asked for before it end with it."""
    shown = sitting.table
    for _ in range(HINTS_EACH):
        sitting.number += 1
        field.tally.sent["hoard"] += 1
        sitting.send({"type": "advise", "id": sitting.number, "seat": shown["seat"]})
        field.tally.answered["hoard"] += 1
        field.tally.codes[f"hoard {await _answer(sitting)}"] += 1
    if shown["status"] == "playing" and shown["view"]["choices"]:
        order = {"seat": shown["seat"], "stage": shown["stage"], "commit": True}
        await sitting.ask("step", **order, move=shown["view"]["choices"][0]["move"])
    await asyncio.sleep(0.05)


async def _answer(sitting: Sitting) -> str:
    """To the last question; hints come in parts."""
    while True:
        message = await sitting.receive()
        if message.get("id") == sitting.number and message["type"] in ("hints", "done", "refused"):
            return str(message.get("code") or message["type"])
