"""What is asked, the die, what is written, and each move as a gesture."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Choice, Mark, Message, Token

from ..rules.moves import SKIP, TEXTS
from ..rules.state import FiveSpotsState

DIE = "die"


def question(state: FiveSpotsState, seat: int) -> Message:
    """What a seat is asked that decides; who waits hears the usual."""
    return Message("prompt-write", {"number": state.number})


def tokens(state: FiveSpotsState) -> tuple[Token, ...]:
    return (Token(DIE, "number", str(state.number)),) if state.number else ()


def marks(state: FiveSpotsState, seat: int) -> tuple[Mark, ...]:
    written = [(box, number) for box, number in enumerate(state.rows[seat], 1) if number]
    return tuple(Mark((f"box-{box}",), "text", str(number)) for box, number in written)


def choice(state: FiveSpotsState, seat: int, move: int) -> Choice:
    if move == SKIP:
        words = Message("move-skip"), Message("title-skip"), Message("verb-skip")
        return Choice(TEXTS[move], *words, button="skip")
    where: dict[str, str | int | Message] = {"box": move, "number": state.number}
    words = Message("move-write", where), Message("title-box", where), Message("verb-write")
    return Choice(TEXTS[move], *words, dice=((DIE,),), spots=(f"box-{move}",))
