"""Opening a table: from what somebody asks for to the first event of its log."""

from __future__ import annotations

import secrets
from collections import Counter

import msgspec

from rollwrite import catalogue
from rollwrite.bots import roster
from rollwrite.kernel.kept.tape import SECRET_BYTES
from rollwrite.words import Words

from ...refusal import Refusal
from ...room.log import LogEvent, SeatOpened, Started, TableOpened
from ...room.pace.patience import STAND_IN, check_pace
from ...room.room import Room
from ...room.seats import Seat, new_key
from ...room.terms import fitting
from ...wire.table.opening import NewTable, SeatPlan
from ..guests import LONGEST_NAME, Visitor, clean
from .beginning import beginning

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


def opening(
    host: Visitor, asked: NewTable, plate: str = "", fills_after: float | None = None
) -> list[LogEvent]:
    """The first events of a table; it starts by itself when nobody is invited.

    ``plate`` is how it is called if nobody gives it a name. ``fills_after``: it starts by
    itself, with bots after so many seconds (0: never).
    """
    game = catalogue.find(asked.game)
    begins = beginning(game, asked)
    setup = begins.setup
    if all(plan.kind == "bot" for plan in begins.seats):
        raise Refusal(422, "nobody-plays", "bots alone play elsewhere: rollwrite simulate")
    check_pace(asked.pace)
    plans = list(enumerate(begins.seats))
    seats = _distinct([_seat(host, number, plan, asked.seed) for number, plan in plans])
    is_real = not (begins.lesson or begins.before or begins.is_practice)
    hints, is_rated = fitting(game, asked.hints, asked.is_rated and is_real)
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
        later=tuple(new_secret() for _ in range(begins.later)),
        hints=hints or begins.is_practice,
        lesson=begins.lesson,
        before=begins.before,
        rolls=begins.rolls,
        carry=setup.carry,
        is_practice=begins.is_practice,
        door=new_key(),
        pace=asked.pace,
        is_open=asked.is_open and not begins.is_practice,
        is_rated=is_rated,
        can_watch=asked.can_watch,
        is_quick=fills_after is not None,
        fills_after=fills_after or 0.0,
        has_chat=asked.has_chat,
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
    face = host.face if is_host else ""
    return SeatOpened("person", name, owner=host.digest, key=new_key(), seed=share, face=face)


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
        found.append(msgspec.structs.replace(seat, name=name))
    return found


def _seat_again(seat: Seat) -> SeatOpened:
    """A seat that nobody came back to is its bot's from now on."""
    if seat.is_gone:
        return SeatOpened("free", "", key=new_key())
    if seat.is_vacant:
        bot = seat.absence.bot or STAND_IN
        return SeatOpened("bot", Words("en").say(f"bot-{bot}"), bot=bot, seed=seed_of(""))
    key = new_key() if seat.owner else ""
    return SeatOpened(seat.kind, seat.name, seat.bot, seat.owner, key, seed_of(""), seat.face)


def opening_again(room: Room) -> list[LogEvent]:
    """The same people, bots and options, at a new table with new dice."""
    seats = [_seat_again(seat) for seat in room.seats]
    old = room.opened
    return with_start(
        TableOpened(
            game=old.game,
            rules=room.game.rules_version,
            options=old.options if old.campaign else room.options,
            sheet=old.sheet if old.campaign else room.setup.sheet,
            name=old.name,
            called=old.called,
            host=room.host,
            secret=new_secret(),
            seats=tuple(seats),
            campaign=old.campaign,
            later=tuple(new_secret() for _ in old.later),
            lesson=old.lesson,
            before=old.before,
            rolls=old.rolls,
            carry=old.carry,
            is_practice=old.is_practice,
            hints=room.has_hints,
            door=new_key(),
            pace=room.pace,
            is_open=room.is_open,
            is_rated=room.is_rated,
            can_watch=room.can_watch,
            has_chat=room.has_chat,
        )
    )
