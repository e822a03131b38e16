"""What is seen of a position, for tests."""

from __future__ import annotations

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.seen.look import preview
from rollwrite.kernel.seen.view import Choice


def choice_of(state: EscapeState, seat: int, move: str) -> Choice:
    return preview(GAME, state, seat - 1, [GAME.from_text(move)])[0]


def notes(choice: Choice) -> list[str]:
    return [note.id for note in choice.notes]


def written(state: EscapeState, seat: int) -> set[tuple[str, str]]:
    return {(mark.spots[0], mark.glyph) for mark in GAME.marks(state, seat - 1)}


def on_team(state: EscapeState) -> set[tuple[str, str]]:
    return {(mark.spots[0], mark.glyph) for mark in GAME.shared_marks(state)}
