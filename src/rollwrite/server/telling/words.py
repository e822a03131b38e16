"""What is told, in the words of its reader."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.seen.view import Message
from rollwrite.words import Words

from ..room.invitation import OPEN
from ..room.log import SOMEBODY
from ..room.room import Room
from ..wire.people.telling import Called, What
from ..wire.table.pace import HOUR, MINUTE
from .occasion import Occasion
from .occasions import persons


@dataclass(frozen=True, slots=True)
class Told:
    """``path`` leads there within this server; ``tag`` takes the place of what was told before."""

    what: What
    title: str
    text: str
    path: str
    tag: str
    table: str = ""
    language: str = "en"
    ends: float = 0.0  # when it is too late; 0: nobody says


def told_of(room: Room, occasion: Occasion, language: str) -> Told:
    words = Words(language, room.game)
    left = _time_left(room, occasion.guest)
    title = words.say(
        Message(
            f"telling-{occasion.what}",
            {"name": occasion.by, "left": _left(words, left), "who": _name(room, occasion.seat)},
        )
    )
    return Told(
        what=occasion.what,
        title=title,
        text=_where(room, occasion.guest, words),
        path=_path(room, occasion),
        tag=room.id,
        table=room.id,
        language=language,
        ends=room.now() + left if left else 0.0,
    )


def _path(room: Room, occasion: Occasion) -> str:
    match occasion.what:
        case "invited":
            return "/"
        case "free":
            return f"/join/{room.id}/{room.door or OPEN}"
        case _:
            return f"/table/{room.id}"


def test_words(language: str) -> Told:
    words = Words(language)
    title, text = words.say("telling-test"), words.say("telling-test-text")
    return Told("test", title, text, "/settings/notifications", "test", language=language)


def code_words(language: str, code: str) -> Told:
    words = Words(language)
    title = words.say(Message("telling-code", {"code": code}))
    text = words.say("telling-code-text")
    return Told("test", title, text, "/settings/notifications", "code", language=language)


def called_of(room: Room, occasion: Occasion) -> Called:
    """For a page, which finds the words itself."""
    opened, by = room.opened, occasion.by
    if occasion.what == "vote":  # who is away
        by = _name(room, occasion.seat)
    return Called(occasion.what, room.id, opened.name, opened.called, room.game.id, by)


def _where(room: Room, guest: str, words: Words) -> str:
    """“Amber lantern · Lost Cities · with Ben and Kim”."""
    others = [room.seats[n].name for n, owner in persons(room).items() if owner != guest]
    others = [words.say("somebody") if name == SOMEBODY else name for name in others]
    parts = [_table_name(room, words), words.say("name")]
    if others:
        parts.append(words.say(Message("telling-with", {"names": _list(others, words)})))
    return " · ".join(part for part in parts if part)


def _table_name(room: Room, words: Words) -> str:
    first, _, last = room.opened.called.partition(" ")
    if room.opened.name or not last:
        return room.opened.name
    args: dict[str, str | int | Message] = {
        "first": words.say(f"plate-{first}"),
        "last": words.say(f"plate-{last}"),
    }
    return words.say(Message("plate", args))


def _list(names: list[str], words: Words) -> str:
    *most, last = names
    if not most:
        return last
    return words.say(Message("telling-and", {"most": ", ".join(most), "last": last}))


def _name(room: Room, seat: int) -> str:
    return room.seats[seat].name if 0 <= seat < len(room.seats) else ""


def _time_left(room: Room, guest: str) -> float:
    ends = room.deadlines()
    own = [ends[seat] for seat in room.mine(guest) if seat in ends]
    return max(1.0, min(own) - room.now()) if own else 0.0


def _left(words: Words, left: float) -> str:
    """“2 hours”, “40 minutes”, “20 seconds”; rounded, and never to nothing."""
    for unit, name in ((HOUR, "hours"), (MINUTE, "minutes"), (1.0, "seconds")):
        if left >= 1.5 * unit or unit == 1.0:
            return words.say(Message(f"telling-{name}", {"count": max(1, round(left / unit))}))
    return ""
