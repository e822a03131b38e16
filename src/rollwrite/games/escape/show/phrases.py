"""What adventurers call to one another: which die they wish for, where they can be next."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Message, Phrase

from ..rules.layout import CHAMBERS, GOLDEN, NOWHERE, joined
from ..rules.moves import SYMBOLS
from ..rules.state import EscapeState
from .view import chamber_spot

STEPS = 2  # what one can mostly walk in a turn


def phrases(state: EscapeState, seat: int) -> tuple[Phrase, ...]:
    return (*_wishes(state, seat), *_meetings(state, seat), *_leaving(state, seat))


def _wishes(state: EscapeState, seat: int) -> list[Phrase]:
    """ES-P1: what the pool could bring to this seat's maps."""
    if seat == state.active:
        return []
    paper = state.papers[seat]
    return [
        Phrase(f"want-{SYMBOLS[symbol]}", Message(f"say-want-{SYMBOLS[symbol]}"), SYMBOLS[symbol])
        for symbol in range(GOLDEN + 1)
        if paper.has_use(state.layout, symbol)
    ]


def _meetings(state: EscapeState, seat: int) -> list[Phrase]:
    """ES-A6: the halves of secrets that are near."""
    layout, found = state.layout, []
    for chamber in _near(state, seat):
        secret = layout.secrets[chamber]
        if secret >= 0 and not (state.team.found >> secret) & 1:
            colour = layout.colours[secret]
            words = Message("say-reach", {"colour": Message(f"colour-{colour}")})
            spots = (chamber_spot(chamber),)
            found.append(Phrase(f"reach-{colour}", words, f"secret-{colour}", spots))
    return list({one.id: one for one in found}.values())


def _leaving(state: EscapeState, seat: int) -> list[Phrase]:
    """ES-F1"""
    if state.papers[seat].at >= CHAMBERS:
        return []
    return [Phrase("exit", Message("say-exit"), "exit", (chamber_spot(state.layout.exit),))]


def _near(state: EscapeState, seat: int) -> list[int]:
    """The chambers within a few steps, on this seat's own sheet."""
    paper = state.papers[seat]
    if paper.at == NOWHERE:
        return []
    found = border = {int(paper.at)}
    for _ in range(STEPS):
        masks = [joined(state.layout, at, paper.closed) for at in border]
        border = {to for mask in masks for to in range(CHAMBERS) if (mask >> to) & 1}
        found = found | border
    return sorted(at for at in found if at < CHAMBERS)
