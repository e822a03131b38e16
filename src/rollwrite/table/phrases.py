"""What people at a table tell one another with one tap: no free text, nothing kept."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message, Phrase

from .table import Table


def _phrases(*names: str) -> tuple[Phrase, ...]:
    return tuple(Phrase(name, Message(f"say-{name}")) for name in names)


PARTNERS = _phrases("go", "wait", "yes", "no", "thanks", "sorry")
RIVALS = _phrases("luck", "nice-roll", "ouch", "well-played", "moment", "thank-you", "again")


def phrases_for(table: Table, seat: int) -> tuple[Phrase, ...]:
    """Partners: the game's own phrases first, none when it is over. Rivals: always the same."""
    if not table.game.is_cooperative:
        return RIVALS
    if table.is_over():
        return ()
    return (*table.game.phrases(table.seen_by(seat), seat), *PARTNERS)
