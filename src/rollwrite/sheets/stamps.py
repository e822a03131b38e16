"""Stamps: small drawings cut once and printed often, so that a sheet stays light.

Every id begins with the game and the drawing, so that sheets can share a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .ink import element, group


class Stamps:
    """The stamps of one drawing; remembers which of them were used.

    ``bodies`` draws each of them, in the order in which they are cut.
    """

    def __init__(self, drawing: str, bodies: Mapping[str, Callable[[], str]]) -> None:
        self.drawing = drawing
        self._bodies = bodies
        self._used: set[str] = set()

    def name(self, part: str) -> str:
        """An id of this drawing."""
        return f"{self.drawing}-{part}"

    def link(self, part: str) -> str:
        return f"url(#{self.name(part)})"

    def stamp(self, name: str, place: str) -> str:
        """One stamp, transformed to its place."""
        self._used.add(name)
        return element("use", href=f"#{self.name(name)}", transform=place)

    def cut(self) -> str:
        """The definitions of all stamps that were used."""
        used = [(name, body) for name, body in self._bodies.items() if name in self._used]
        return "".join(group(body(), id=self.name(name)) for name, body in used)
