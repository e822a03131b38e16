"""A turn that ends because nothing fits: told to all, shown to its seat until it was seen."""

from __future__ import annotations

from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message, News, Notice, Token
from rollwrite.kernel.state import OVER

from ..rules import moves
from ..rules.dice import TRAY
from ..rules.position import BEFORE, EXPLORING, PAIR, PLACE, TAKING
from ..rules.state import EscapeState
from .view import face_name, lying, tokens

ROLLING = (BEFORE, PAIR, PLACE)


def ended(before: EscapeState, event: Rolled | Played, after: EscapeState) -> list[News]:
    """ES-Q7: from rolling straight to the pool, and turns of those who had no dice at all."""
    story = []
    if before.step in ROLLING and _is_past(before, after):
        story.append(_news(before.turns, before.active, _kept(before, event)))
    elif before.step == EXPLORING and _is_past(before, after):
        left = _left(before, event)
        if left:
            story.append(_news(before.turns, before.active, left))
    for number in range(before.turns + 1, after.turns):
        story.append(_without_dice(number, (after.start + number - 1) % after.seats))
    return story


def _is_past(before: EscapeState, after: EscapeState) -> bool:
    """Whether the turn is over without a chamber to enter; a way out is no such end."""
    if after.phase == OVER and after.has_won:
        return False
    return after.turns > before.turns or after.step == TAKING or after.phase == OVER


def _kept(before: EscapeState, event: Rolled | Played) -> tuple[Token, ...]:
    """The dice that were kept, with the one that this event adds."""
    found = {token.id for token in tokens(before) if token.place == "kept"}
    if isinstance(event, Played) and moves.KEEP <= event.move < moves.POOL:
        found.add(lying(before, TRAY, event.move - moves.KEEP)[0])
    return tuple(token for token in tokens(before) if token.id in found)


def _left(before: EscapeState, event: Rolled | Played) -> tuple[Token, ...]:
    """ES-A4: kept dice that nothing was paid with, where nobody said that it is enough."""
    if not isinstance(event, Played) or event.move == moves.DONE:
        return ()
    left = [token for token in tokens(before) if token.place == "kept"]
    for face in _price(before, event.move):
        paid = next((token for token in left if token.face == face), None)
        if paid:
            left.remove(paid)
    return tuple(left)


def _price(before: EscapeState, move: int) -> tuple[str, ...]:
    """What dice show that pay for a way."""
    if not moves.GO <= move < moves.CHOOSE:
        return ()
    chamber = (move - moves.GO) // moves.HELP_COUNT
    layout = before.layout
    return (face_name(layout.firsts[chamber]), face_name(layout.seconds[chamber]))


def _news(turn: int, seat: int, kept: tuple[Token, ...]) -> News:
    notice = Notice(
        Message("notice-nothing-fits"),
        Message("notice-nothing-fits-why" if kept else "notice-nothing-kept"),
        Message("notice-go-on"),
        kept,
        Message("notice-dice-back", {"count": len(kept)}) if kept else None,
    )
    return News(turn, seat, Message("news-nothing-fits"), "move", notice=notice)


def _without_dice(turn: int, seat: int) -> News:
    """All dice are cursed: nothing could be rolled."""
    notice = Notice(
        Message("notice-no-dice"), Message("notice-no-dice-why"), Message("notice-go-on")
    )
    return News(turn, seat, Message("news-no-dice"), "curse", notice=notice)
