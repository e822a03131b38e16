"""Fills that read without colour. One pattern a kind, named after its drawing.

A pattern needs an id, and a page may show several drawings: callers begin the
name with the game and the drawing, such as ``my-city-sheet-homes``.
"""

from __future__ import annotations

from .ink import INK, circle, element, path


def stripes(name: str, step: float, turn: float = 45, ink: str = INK, pen: float = 1.8) -> str:
    """Parallel lines, a step apart."""
    line = path(f"M0 {step / 2:g}H{step:g}", stroke=ink, stroke_width=pen)
    return _pattern(name, step, turn, line)


def lattice(name: str, step: float, turn: float = 45, ink: str = INK, pen: float = 1.8) -> str:
    """Lines both ways."""
    lines = f"M0 {step / 2:g}H{step:g}M{step / 2:g} 0V{step:g}"
    return _pattern(name, step, turn, path(lines, stroke=ink, stroke_width=pen))


def dots(name: str, step: float, radius: float, turn: float = 45, ink: str = INK) -> str:
    """Points in rows."""
    return _pattern(name, step, turn, circle(step / 2, step / 2, radius, fill=ink))


def _pattern(name: str, step: float, turn: float, body: str) -> str:
    return element(
        "pattern",
        body,
        id=name,
        width=step,
        height=step,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn:g})",
    )
