"""What the log tells, and why a thing cannot be done."""

from __future__ import annotations

from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message, News
from rollwrite.kernel.state import OVER

from ..rules.moves import SKIP
from ..rules.state import FiveSpotsState


def tell(before: FiveSpotsState, event: Rolled | Played, after: FiveSpotsState) -> list[News]:
    if not isinstance(event, Played):
        return [News(after.turns, -1, Message("news-roll", {"number": after.number}), "roll")]
    found = [News(before.turns, event.seat, _played(before, event.move), "write")]
    if after.phase == OVER:
        found.append(News(after.turns, -1, Message("news-end"), "full"))
    return found


def _played(before: FiveSpotsState, move: int) -> Message:
    if move == SKIP:
        return Message("news-skip")
    return Message("news-write", {"number": before.number, "box": move})


def why_not(state: FiveSpotsState, seat: int, touched: str) -> Message:
    """The answer to a tap of a seat that decides, where it fits no move."""
    return Message("why-written" if touched.startswith("box-") else "why-nothing")


def why_illegal(state: FiveSpotsState, seat: int, move: int) -> Message:
    return Message("why-written")
