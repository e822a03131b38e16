"""What partners tell one another with one tap: no free text, nothing kept."""

from __future__ import annotations

from rollwrite.kernel.view import Message, Phrase

from .table import Table

ALWAYS = tuple(
    Phrase(name, Message(f"say-{name}")) for name in ("go", "wait", "yes", "no", "thanks", "sorry")
)


def phrases_for(table: Table, seat: int) -> tuple[Phrase, ...]:
    """The game's own phrases first; none where seats are rivals or the game is over."""
    if not table.game.is_cooperative or table.is_over():
        return ()
    return (*table.game.phrases(table.seen_by(seat), seat), *ALWAYS)
