"""What happens in a game, one event at a time: as text, applied to a state, told in the log."""

from __future__ import annotations

import re

from msgspec.structs import replace

from ..errors import GameOver
from ..game import Agreed, Event, Game, Played, Returned, Rolled, StoodIn, Switched, Waited
from ..state import State
from .company import tell_waited, waited_to_text
from .sounds import heard
from .view import Message, News

OPTION, ROLL = "option ", "roll "
AGREED, HOUSE_ENDED = "ended by agreement", "ended by the house"
_STOOD_IN = re.compile(r"seat ([1-9]\d?) is played by ([a-z][a-z0-9-]*)")
_RETURNED = re.compile(r"seat ([1-9]\d?) is back")


def to_text(game: Game, event: Event) -> str:
    """An event as records write it, without the digest."""
    if isinstance(event, Rolled):
        return ROLL + " ".join(event.faces)
    if isinstance(event, Switched):
        return f"{OPTION}{event.option} {event.value}"
    if isinstance(event, Played):
        return f"{event.seat + 1}: {game.to_text(event.move)}"
    return _people_to_text(event)


def _people_to_text(event: StoodIn | Returned | Waited | Agreed) -> str:
    if isinstance(event, Waited):
        return waited_to_text(event)
    if isinstance(event, Agreed):
        return HOUSE_ENDED if event.by_house else AGREED
    what = f"played by {event.bot}" if isinstance(event, StoodIn) else "back"
    return f"seat {event.seat + 1} is {what}"


def people_from_text(line: str) -> StoodIn | Returned | Agreed | None:
    """A line about who plays, if it is one."""
    if line in (AGREED, HOUSE_ENDED):
        return Agreed(line == HOUSE_ENDED)
    if found := _STOOD_IN.fullmatch(line):
        return StoodIn(int(found[1]) - 1, found[2])
    found = _RETURNED.fullmatch(line)
    return Returned(int(found[1]) - 1) if found else None


def apply(game: Game, state: State, event: Event) -> None:
    """Apply what a caller knows to be right."""
    if isinstance(event, Rolled):
        state.roll(game.faces_from_text(state.dice(), " ".join(event.faces)))
    elif isinstance(event, Switched):
        game.switch(state, event.option, event.value)
    elif isinstance(event, Played):
        state.play(event.seat, event.move)


def checked_apply(game: Game, state: State, event: Event) -> None:
    """Apply what comes from outside: it fits, or it is refused and nothing changes."""
    if isinstance(event, Rolled):
        state.require_roll()
        state.checked_roll(game.faces_from_text(state.dice(), " ".join(event.faces)))
    elif isinstance(event, Switched):
        game.checked_switch(state, event.option, event.value)
    elif isinstance(event, Played):
        game.checked_play(state, event.seat, event.move)
    elif state.is_over():
        raise GameOver("the game is over; nobody plays any more")


def tell(game: Game, before: State, event: Event, after: State) -> list[News]:
    """An event as the log tells it; what is no roll and no move is told alike in every game."""
    if isinstance(event, (Rolled, Played)):
        return heard(game, event, game.tell(before, event, after))
    if isinstance(event, Switched):
        return [_tell_switch(event, after)]
    return [News(after.turns, -1, _tell_people(event))]


def signed(news: list[News], seat: int, bot: str) -> list[News]:
    """What a seat did, with the bot that did it for the person there."""
    if not bot:
        return news
    return [replace(one, by=bot) if one.seat == seat else one for one in news]


def _tell_switch(event: Switched, after: State) -> News:
    option = Message(f"option-{event.option}")
    value = Message(f"option-{event.option}-{event.value}")
    words = Message("option-switched", {"option": option, "value": value})
    return News(after.turns + 1, -1, words)


def _tell_people(event: StoodIn | Returned | Waited | Agreed) -> Message:
    if isinstance(event, Waited):
        return tell_waited(event)
    if isinstance(event, Agreed):
        return Message("news-ended-by-house" if event.by_house else "news-agreed")
    if isinstance(event, StoodIn):
        bot = Message(f"bot-{event.bot}")
        return Message("news-stands-in", {"seat": event.seat, "bot": bot})
    return Message("news-is-back", {"seat": event.seat})
