"""The sheet in words: the spots by name, and which card tells more about them."""

from __future__ import annotations

from rollwrite.kernel.seen.reading import Place, Region
from rollwrite.kernel.seen.view import Message

from ..rules.layout import BOXES
from ..rules.state import FiveSpotsState

RULES = {"box": "write", "token": "write", "button": "write", "score": "score", "total": "score"}


def regions(state: FiveSpotsState, seat: int) -> tuple[Region, ...]:
    """Points and the name come by themselves."""
    boxes = [Place(f"box-{n}", Message("title-box", {"box": n})) for n in range(1, BOXES + 1)]
    return (Region(Message("region-row"), tuple(boxes)),)


def rule_of(state: FiveSpotsState, thing: str) -> str:
    """The card about a spot, a die (``token-…``), a button (``button-…``) or a sum."""
    return RULES.get(thing.partition("-")[0], "goal")


def worth(state: FiveSpotsState, seat: int, thing: str) -> tuple[Message, ...]:
    """What a thing is worth, beyond its rule: nothing more to say here."""
    return ()
