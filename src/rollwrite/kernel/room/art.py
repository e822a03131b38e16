"""How a game is drawn: every drawing is SVG text, made once, in Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

# The eight neighbours of a cell, clockwise; a cell's neighbours are a sum of these.
NORTH, NORTH_EAST, EAST, SOUTH_EAST = 1, 2, 4, 8
SOUTH, SOUTH_WEST, WEST, NORTH_WEST = 16, 32, 64, 128


@dataclass(frozen=True, slots=True)
class AreaPiece:
    """A part of a coat, drawn in every cell whose neighbours fit.

    It fits where ``neighbours & care == bits`` and ``ways >> way & 1``; the way is that
    of the glyph at the cell's spot (``variant_of``), so that cells differ a little.
    ``d`` has absolute M, L, Q, C and Z only, with pairs of x and y, in the box
    0 0 100 100 of its cell, which it may leave.
    """

    care: int
    bits: int
    d: str
    ways: int = 255


@dataclass(frozen=True, slots=True)
class AreaCoat:
    """One path over the whole area: all pieces that fit, cell by cell, painted alike.

    ``width`` is a percentage of the shorter side of a cell.
    """

    pieces: tuple[AreaPiece, ...]
    fill: str = "none"
    stroke: str = "none"
    width: float = 0
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class AreaGlyph:
    """A mark that is one drawing over several cells of a grid, such as a building.

    From bottom to top: the outline filled with ``ground``, the coats, the outline in
    pencil (``pen`` wide), and ``sign``, an SVG fragment in the box 0 0 100 100 of one
    cell. ``inset`` is how far the outline stays within the cells. Both are percentages
    of a cell. How it is drawn stands in ``rollwrite.sheets.written.areas``.
    """

    ground: str
    coats: tuple[AreaCoat, ...] = ()
    sign: str = ""
    inset: float = 8.5
    pen: float = 5.3


class Art(ABC):
    """The drawings of one game. Never by colour alone; legible in print.

    ``language`` is "en" or "de". A spot is a shape with ``data-spot``; marks are
    fitted into its box. ``data-hit`` may give it a larger area to tap,
    ``data-glow`` a frame of its own for when it is lit.
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

    def areas(self) -> dict[str, AreaGlyph]:
        """Marks that are one drawing over all their spots, by name."""
        return {}
