"""What is asked, the die, what is written, and each move as a gesture."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.state import OVER, ROLL
from rollwrite.kernel.view import Choice, Mark, Message, Token

from ..rules.moves import SKIP, to_text
from ..rules.state import FiveSpotsState

DIE = "die"


def prompt(state: FiveSpotsState, seat: int, awaited: Sequence[int] = ()) -> Message:
    if state.phase == OVER:
        return Message("prompt-over")
    if state.phase == ROLL:
        return Message("prompt-roll")
    if seat in state.owing():
        return Message("prompt-write", {"number": state.number})
    return Message("prompt-wait", {"count": len(awaited or state.owing())})


def tokens(state: FiveSpotsState) -> tuple[Token, ...]:
    return (Token(DIE, "number", str(state.number)),) if state.number else ()


def marks(state: FiveSpotsState, seat: int) -> tuple[Mark, ...]:
    written = [(box, number) for box, number in enumerate(state.rows[seat], 1) if number]
    return tuple(Mark((f"box-{box}",), "text", str(number)) for box, number in written)


def choice(state: FiveSpotsState, move: int) -> Choice:
    if move == SKIP:
        words = Message("move-skip"), Message("title-skip"), Message("verb-skip")
        return Choice(to_text(move), *words, button="skip")
    where: dict[str, str | int | Message] = {"box": move, "number": state.number}
    words = Message("move-write", where), Message("title-box", where), Message("verb-write")
    return Choice(to_text(move), *words, dice=((DIE,),), spots=(f"box-{move}",))
