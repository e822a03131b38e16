"""Opening a table: from what somebody asks for to the first event of its log."""

from __future__ import annotations

import secrets
from collections import Counter

from rollwrite import catalogue
from rollwrite.bots import roster
from rollwrite.kernel.album import find_campaign
from rollwrite.kernel.tape import SECRET_BYTES
from rollwrite.words import Words

from ..refusal import Refusal
from ..room.log import LogEvent, SeatOpened, Started, TableOpened
from ..room.room import Room
from ..room.seats import new_key
from ..wire.opening import NewTable, SeatPlan
from .guests import LONGEST_NAME, Visitor, clean

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is read as something else
LONGEST_TABLE_NAME = 60
LONGEST_SEED = 80


def new_id() -> str:
    """Short enough to read out, long enough not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def seed_of(text: str) -> str:
    """A player's own share of the dice; drawn here for those who bring none."""
    return clean(text, "a seed", LONGEST_SEED, secrets.token_hex(8))


def opening(host: Visitor, asked: NewTable, plate: str = "") -> list[LogEvent]:
    """The first events of a table; it starts by itself when nobody is invited.

    ``plate`` is how it is called if nobody gives it a name.
    """
    game = catalogue.find(asked.game)
    legs = find_campaign(game, asked.campaign).legs if asked.campaign else (asked.options,)
    setup = game.setup(len(asked.seats), legs[0])
    if all(plan.kind == "bot" for plan in asked.seats):
        raise Refusal(422, "nobody-plays", "bots alone play elsewhere: rollwrite simulate")
    plans = list(enumerate(asked.seats))
    seats = _distinct([_seat(host, number, plan, asked.seed) for number, plan in plans])
    name = clean(asked.name, "a table", LONGEST_TABLE_NAME, " ") if asked.name else ""
    opened = TableOpened(
        game=game.id,
        rules=game.rules_version,
        options=setup.options,
        sheet=setup.sheet,
        name=name.strip(),
        called="" if name.strip() else plate,
        host=host.digest,
        secret=new_secret(),
        seats=tuple(seats),
        campaign=asked.campaign,
        later=tuple(new_secret() for _ in legs[1:]),
        hints=asked.hints,
    )
    return with_start(opened)


def with_start(opened: TableOpened) -> list[LogEvent]:
    is_full = all(seat.kind != "free" for seat in opened.seats)
    return [opened, Started()] if is_full else [opened]


def _seat(host: Visitor, number: int, plan: SeatPlan, seed: str) -> SeatOpened:
    if plan.kind == "bot":
        return _bot_seat(plan)
    if plan.kind == "link":
        return SeatOpened(
            "free", clean(plan.name, "a seat", LONGEST_NAME, " ").strip(), key=new_key()
        )
    is_host = plan.kind == "me"
    default = host.name if is_host else Words("en").name(number)
    name = clean(plan.name, "a seat", LONGEST_NAME, default)
    share = seed_of(seed if is_host else "")
    return SeatOpened("person", name, owner=host.digest, key=new_key(), seed=share)


def _bot_seat(plan: SeatPlan) -> SeatOpened:
    roster.find(plan.bot)
    name = clean(plan.name, "a seat", LONGEST_NAME, Words("en").say(f"bot-{plan.bot}"))
    return SeatOpened("bot", name, bot=plan.bot, seed=seed_of(""))


def _distinct(seats: list[SeatOpened]) -> list[SeatOpened]:
    """Two bots of a kind are told apart by a number."""
    seen: Counter[str] = Counter()
    found = []
    for seat in seats:
        seen[seat.name] += 1
        count = seen[seat.name]
        is_again = seat.kind == "bot" and count > 1
        name = f"{seat.name} {count}" if is_again else seat.name
        found.append(SeatOpened(seat.kind, name, seat.bot, seat.owner, seat.key, seat.seed))
    return found


def opening_again(room: Room) -> list[LogEvent]:
    """The same people, bots and options, at a new table with new dice."""
    seats = [
        SeatOpened(
            seat.kind,
            seat.name,
            seat.bot,
            seat.owner,
            new_key() if seat.owner else "",
            seed_of(""),
        )
        for seat in room.seats
    ]
    old = room.opened
    return with_start(
        TableOpened(
            game=old.game,
            rules=room.game.rules_version,
            options=old.options if old.campaign else room.options,
            sheet=old.sheet,
            name=old.name,
            called=old.called,
            host=room.host,
            secret=new_secret(),
            seats=tuple(seats),
            campaign=old.campaign,
            later=tuple(new_secret() for _ in old.later),
            hints=old.hints,
        )
    )
