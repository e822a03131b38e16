"""Those who want in, or want to know: forged and replayed keys, foreign seats, hidden steps."""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

from .field import Field, Guest, Sitting, address, ask, post

Json = dict[str, Any]
ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"


def forgeries(token: str, chance: random.Random) -> list[str]:
    """Nearly the token of somebody, and what has opened other doors."""
    at = chance.randrange(len(token))
    other = chance.choice([letter for letter in ALPHABET if letter != token[at]])
    return [
        token[:at] + other + token[at + 1 :],
        token[:-1],
        token + "A",
        token.swapcase(),
        "".join(chance.choices(ALPHABET, k=len(token))),
        "null",
        "' OR '1'='1",
        "eyJhbGciOiJub25lIn0.eyJuYW1lIjoiQWRhIn0.",
    ]


async def forge(field: Field, number: int, rounds: int) -> None:
    """Tokens that are nobody's open nothing, by header, cookie or hello."""
    chance = random.Random(number)
    owner = await field.guest(address(number))
    table = await owner.open("me", "link")
    for _ in range(rounds):
        for token in forgeries(owner.token, chance):
            await _by_header(field, owner, table, token)
            await _by_cookie(field, owner, token)
            await _by_hello(field, owner, table, token)


def _judge(field: Field, what: str, is_in: bool) -> None:
    field.tally.sent["forged"] += 1
    field.tally.answered["forged"] += 1
    if is_in:
        field.tally.got_in.append(what)


async def _by_header(field: Field, owner: Guest, table: str, token: str) -> None:
    for path in ("/api/me", f"/api/tables/{table}"):
        answer = await ask(owner.web, "GET", path, token=token)
        _judge(field, f"token {token} at {path}", answer.status != 401)


async def _by_cookie(field: Field, owner: Guest, token: str) -> None:
    answer = await owner.web.ask("GET", "/api/me", Cookie=f"rollwrite={token}")
    _judge(field, f"cookie {token}", json.loads(answer.body)["name"] != "")


async def _by_hello(field: Field, owner: Guest, table: str, token: str) -> None:
    async with owner.at(table, token=token) as sitting:
        answer = await sitting.receive()
        _judge(field, f"hello {token}", answer.get("code") != "unknown-guest")


async def replay_keys(field: Field, number: int, rounds: int) -> None:
    """Keys that were good once: of a seat that has a new one, of a link that was renewed."""
    host, thief = await field.guest(address(number)), await field.guest(address(number + 1))
    table = await host.open("me", "link")
    async with host.at(table) as sitting:
        await sitting.next_view()
        for _ in range(rounds):
            await _old_seat(field, host, thief, sitting, table)
            await _old_link(field, host, thief)


async def _old_seat(field: Field, host: Guest, thief: Guest, sitting: Sitting, table: str) -> None:
    old = (await host.table(table))["seats"][1]["key"]
    answer = await sitting.ask("renew", seat=1)
    assert answer["type"] == "done", answer
    body = {"key": old, "name": "Eve"}
    taken = await ask(thief.web, "POST", f"/api/tables/{table}/take", body, thief.token)
    _judge(field, "an old seat's key", taken.status < 400)


async def _old_link(field: Field, host: Guest, thief: Guest) -> None:
    old = (await post(host.web, "/api/me/link", None, host.token))["key"]
    again = await ask(host.web, "POST", "/api/me/link", token=host.token)
    if again.status != 429:
        entered = await ask(thief.web, "POST", f"/api/welcome/{old}/enter")
        _judge(field, "an old link", entered.status < 400)


async def take_foreign_seats(field: Field, number: int, rounds: int) -> None:
    """A guest with a good token, at a table where nobody knows them."""
    guest = await field.guest(address(number))
    for _ in range(rounds):
        table = await field.a_regular_table()
        async with guest.at(table) as sitting:
            shown = await sitting.next_view()
            for seat in (0, 1):
                await _try_seat(field, sitting, seat, shown["stage"])


async def _try_seat(field: Field, sitting: Sitting, seat: int, stage: int) -> None:
    order = {"seat": seat, "stage": stage}
    for kind, more in (
        ("sit", {"seat": seat}),
        ("step", {**order, "move": "refuse", "commit": True}),
        ("redo", {**order, "moves": ["refuse"]}),
        ("take-back", order),
        ("commit", order),
        ("exchange", {**order, "one": "a", "other": "b"}),
        ("renew", {"seat": seat}),
        ("advise", {"seat": seat}),
        ("preview", {"seat": seat, "move": "refuse"}),
        ("why", {"seat": seat, "touched": ""}),
        ("switch", {"option": "order", "value": "clockwise"}),
        ("start", {}),
    ):
        answer = await sitting.ask(kind, **more)
        _judge(field, f"{kind} at seat {seat}: {answer}", answer["type"] != "refused")


# -- what a rival may not know ----------------------------------------------------------


async def probe(field: Field, number: int, rounds: int) -> None:
    """All that a rival is told must be the same before and after a hidden step."""
    ada, eve = await field.guest(address(number)), await field.guest(address(number + 1))
    table = await ada.open("me", "link")
    key = (await ada.table(table))["seats"][1]["key"]
    await post(eve.web, f"/api/tables/{table}/take", {"key": key, "name": "Eve"}, eve.token)
    # Eve stays: who comes and goes is told to everybody, step or no step.
    async with ada.at(table) as one, eve.at(table) as other:
        await one.next_view()
        await other.next_view()
        await one.ask("start")
        for _ in range(rounds):
            await _before_and_after(field, ada, eve, one, table)


async def _before_and_after(field: Field, ada: Guest, eve: Guest, one: Sitting, table: str) -> None:
    shown = await ada.table(table)
    if 0 not in shown["view"]["waiting"]:
        await _play_as(eve, table)
        return
    before = await _all_answers(eve, table)
    order = {"seat": 0, "stage": shown["stage"]}
    step = await one.ask("step", **order, move=shown["view"]["choices"][0]["move"])
    assert step["type"] == "done", step
    after = await _all_answers(eve, table)
    for asked, answer in before.items():
        is_told = after[asked] != answer
        told = f"a hidden step shows in {asked}: {_difference(answer, after[asked])}"
        _judge(field, told, is_told)
    await one.ask("commit", **order)


def _difference(one: object, other: object) -> str:
    """The first places where two answers differ."""
    a, b = str(one), str(other)
    start = next((at for at, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
    return f"{a[max(0, start - 60) : start + 60]!r} -> {b[max(0, start - 60) : start + 60]!r}"


async def _play_as(guest: Guest, table: str) -> None:
    shown = await guest.table(table)
    async with guest.at(table) as sitting:
        await sitting.next_view()
        move = shown["view"]["choices"][0]["move"]
        order = {"seat": shown["seat"], "stage": shown["stage"], "move": move}
        await sitting.ask("step", **order, commit=True)


async def _all_answers(eve: Guest, table: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for path in ("", "/record", "/story", "/replay"):
        answer = await ask(eve.web, "GET", f"/api/tables/{table}{path}", token=eve.token)
        found[f"GET {path}"] = answer.body if path else _but_for_the_hour(json.loads(answer.body))
    async with eve.at(table) as sitting:
        found["view"] = _but_for_the_hour(await sitting.next_view())
        for asked, question in _questions().items():
            found[asked] = await question(sitting)
    return found


def _but_for_the_hour(answer: Json) -> Json:
    """The server's time is told with every view; it passes, step or no step."""
    return {name: value for name, value in answer.items() if name != "now"}


def _questions() -> dict[str, Callable[[Sitting], Awaitable[Json]]]:
    def asking(kind: str, **fields: Any) -> Callable[[Sitting], Awaitable[Json]]:
        return lambda sitting: sitting.ask(kind, **fields)

    found = {f"read {sheet}": asking("read", sheet=sheet) for sheet in (-1, 0, 1)}
    found |= {f"sit {seat}": asking("sit", seat=seat) for seat in (0, 5)}
    for thing in ("token-0", "refuse", "red 7"):
        found[f"explain {thing}"] = asking("explain", sheet=0, thing=thing)
    found["why"] = asking("why", seat=0, touched="")
    found["preview"] = asking("preview", seat=0, move="refuse")
    found["advise"] = asking("advise", seat=0)
    return found
