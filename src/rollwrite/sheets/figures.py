"""People who walk through more than one game."""

from __future__ import annotations

from .ink import circle, mirrored, path, placed, stroke

_DARK = "#2B2320"


def explorer(
    x: float,
    y: float,
    scale: float,
    hat: str = "#E7C58A",
    pack: str = "#BF2F2B",
    looks_left: bool = False,
) -> str:
    """A small explorer with hat, stick and pack."""
    body = (
        stroke("M-4 18-9 40M4 18 10 38", _DARK, 7)
        + path("M-9-8Q0-14 9-8L8 20H-8Z", fill="#F4E3C0", stroke=_DARK, stroke_width=3)
        + path("M-9-8C-20-10-22 14-10 14Z", fill=pack, stroke=_DARK, stroke_width=3)
        + stroke("M6-2 18 8M18-16V40", _DARK, 4)
        + circle(0, -18, 9, fill="#D9A06B", stroke=_DARK, stroke_width=3)
        + path(
            "M-15-22Q0-28 15-22M-9-24Q-8-36 0-36T9-24Z",
            fill=hat,
            stroke=_DARK,
            stroke_width=3,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )
    place = mirrored if looks_left else placed
    return place(x, y, body, scale=scale)
