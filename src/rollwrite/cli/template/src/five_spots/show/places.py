"""The sheet in words: the spots by name, and which card tells more about them."""

from __future__ import annotations

from rollwrite.kernel.reading import Place, Region
from rollwrite.kernel.view import Message

from ..rules.layout import BOXES

RULES = {"box": "write", "token": "write", "button": "write", "score": "score", "total": "score"}


def regions() -> tuple[Region, ...]:
    """Points and the name come by themselves."""
    boxes = [Place(f"box-{n}", Message("title-box", {"box": n})) for n in range(1, BOXES + 1)]
    return (Region(Message("region-row"), tuple(boxes)),)


def rule_of(thing: str) -> str:
    return RULES.get(thing.partition("-")[0], "goal")
