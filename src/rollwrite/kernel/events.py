"""What happens in a game, one event at a time: as text, applied to a state, told in the log."""

from __future__ import annotations

from .game import Event, Game, Rolled, Switched
from .sounds import heard
from .state import State
from .view import Message, News

OPTION, ROLL = "option ", "roll "


def to_text(game: Game, event: Event) -> str:
    """An event as records write it, without the digest."""
    if isinstance(event, Rolled):
        return ROLL + " ".join(event.faces)
    if isinstance(event, Switched):
        return f"{OPTION}{event.option} {event.value}"
    return f"{event.seat + 1}: {game.to_text(event.move)}"


def apply(game: Game, state: State, event: Event) -> None:
    """Apply what a caller knows to be right."""
    if isinstance(event, Rolled):
        state.roll(game.faces_from_text(state.dice(), " ".join(event.faces)))
    elif isinstance(event, Switched):
        game.switch(state, event.option, event.value)
    else:
        state.play(event.seat, event.move)


def checked_apply(game: Game, state: State, event: Event) -> None:
    """Apply what comes from outside: it fits, or it is refused and nothing changes."""
    if isinstance(event, Rolled):
        state.require_roll()
        state.checked_roll(game.faces_from_text(state.dice(), " ".join(event.faces)))
    elif isinstance(event, Switched):
        game.checked_switch(state, event.option, event.value)
    else:
        game.checked_play(state, event.seat, event.move)


def tell(game: Game, before: State, event: Event, after: State) -> list[News]:
    """An event as the log tells it; switching an option is told alike in every game."""
    if not isinstance(event, Switched):
        return heard(game, event, game.tell(before, event, after))
    option = Message(f"option-{event.option}")
    value = Message(f"option-{event.option}-{event.value}")
    words = Message("option-switched", {"option": option, "value": value})
    return [News(after.turns + 1, -1, words)]
