"""How a game is drawn: every drawing is SVG text, made once, in Python."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Art(ABC):
    """The drawings of one game. Never by colour alone; legible in print.

    ``language`` is "en" or "de". A spot is a shape with ``data-spot``; marks are
    fitted into its box. ``data-hit`` may give it a larger area to tap.
    """

    @abstractmethod
    def sheet(self, drawing: str, language: str) -> str:
        """A whole sheet, with an invisible shape for every spot."""

    @abstractmethod
    def cover(self, language: str) -> str:
        """The lid of the box, 300 by 400."""

    @abstractmethod
    def die(self, kind: str, face: str) -> str:
        """One die showing a face, lying flat, in the box -50 -50 100 100."""

    @abstractmethod
    def signs(self) -> dict[str, str]:
        """Small drawings for scoring lines and the log, by name, in -50 -50 100 100."""

    def glyphs(self) -> dict[str, str]:
        """Marks only this game needs, by name, in the box 0 0 100 100."""
        return {}
