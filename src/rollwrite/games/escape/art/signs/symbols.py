"""The signs of the temple, each around 0 0 and about 100 across.

What you pay is on a tile, what you gain in a coin; the gem, the four-leaf of a choice
and the joker have outlines that nothing else has.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.sheets.ink import INK, Box, circle, group, path, placed, rect, stroke

from ..palette import BONE, CREAM, GEM, GOLD, ORANGE, SHADE, WHITE, edged, line

_PURPLE = "#8A3F97"
_YELLOW = "#F8D44A"
_EMBER = "#FFE27A"
_MASK = "M-36-34Q0-50 36-34V2C36 30 16 46 0 46S-36 30-36 2Z"

# Draws one symbol at a place, in a size: inline, or a stamp of a sheet.
Place = Callable[[str, float, float, float], str]


def inline(name: str, x: float, y: float, size: float) -> str:
    """A symbol written out, for drawings that show few."""
    return placed(x, y, SYMBOLS[name](), scale=size / 100)


# -- what dice show ---------------------------------------------------------------------


def adventurer() -> str:
    """The house adventurer, with a bold face for 20 pixels."""
    return group(
        path("M-41 47C-39 25-24 19-13 17H13C24 19 39 25 41 47Z", fill=INK),
        path("M-20-12C-20 10-10 22 0 22S20 10 20-12Z", fill="#FFE9C2"),
        path("M-47-12Q0-27 47-12 24-5 0-5T-47-12Z", fill=INK),
        path("M-23-16C-24-45-12-50 0-43 12-50 24-45 23-16Z", fill=INK),
        path("M-22-23Q0-30 22-23", fill="none", stroke=ORANGE, stroke_linecap="butt"),
        path("M-8 4v2M8 4v2"),
        path("M-15 25 0 37 15 25", fill="none", stroke=ORANGE, stroke_width=10),
        **line(6),
    )


def key() -> str:
    bit = "M-6-4 34 36M20 22 32 10M32 34 42 24"
    return group(circle(-20, -18, 18), path(bit), fill="none", **line(11))


def torch() -> str:
    return group(
        path("M-10 2-5 46H5L10 2Z", fill="#8A5A2C"),
        path("M-18 2H18", stroke_width=10),
        path("M3-50C9-31 25-26 23-9 21 1-21 1-23-9-25-24-9-29-12-42-3-38 5-34 3-50Z", fill=ORANGE),
        path("M1-24C4-17 9-14 7-8 5-4-5-4-7-8-8-14-1-17 1-24Z", fill=_EMBER, stroke="none"),
        **line(6),
    )


def golden() -> str:
    eyes = "M-27-9Q-16-21-6-9-16-1-27-9ZM27-9Q16-21 6-9 16-1 27-9Z"
    return group(
        path("M-27-36-36-50M0-42V-54M27-36 36-50", stroke_width=8),
        path("M-38-32Q0-48 38-32V4C38 32 17 47 0 47S-38 32-38 4Z", fill=GOLD),
        path(eyes, fill=INK, stroke_width=3),
        path("M0-6V12L-5 14M-17 25Q0 38 17 25", fill="none"),
        **line(6),
    )


def black(face: str = INK, cut: str = CREAM) -> str:
    return (
        path(_MASK, fill=face, stroke=face, stroke_width=6, stroke_linejoin="round")
        + path("M-27-16-6-8Q-12 0-22-4ZM27-16 6-8Q12 0 22-4Z", fill=cut)
        + stroke("M-20 28-12 18-4 26 4 18 12 26 20 18", cut, 5, stroke_linejoin="round")
    )


def pale_black() -> str:
    """The black mask where the ground is dark."""
    return black(CREAM, SHADE)


# -- what chambers give -------------------------------------------------------------------


def reroll() -> str:
    return (
        stroke("M33 12A36 36 0 1 1 29-21", INK, 12)
        + path("M34-46V-15H4Z", fill=INK, **edged(5))
        + rect(Box(-13, -12, 26, 26), rx=6, fill=INK)
    )


def heal() -> str:
    heart = (
        "M0 42C-24 22-45 6-45-15-45-32-32-42-20-42-10-42-3-36 0-28"
        " 3-36 10-42 20-42 32-42 45-32 45-15 45 6 24 22 0 42Z"
    )
    return path(heart, fill="#D8384A", **edged(6)) + stroke("M0-20V16M-18-2H18", WHITE, 12)


def run() -> str:
    d = "M-38-30-8 0-38 30M2-30 32 0 2 30"
    return stroke(d, INK, 22, stroke_linejoin="round") + stroke(
        d, "#2E9A6C", 12, stroke_linejoin="round"
    )


def gem() -> str:
    facets = "M-42-20H42M-17-20 0 44 17-20-2-43-17-20"
    return (
        path("M-42-20-22-44H22L42-20 0 46Z", fill=GEM, **edged(8))
        + path(facets, fill="none", **edged(5))
        + path("M-34-21-19-38-7-38-15-23Z", fill="#BDEBE6")
    )


_LEAVES = ((-23, -23, WHITE), (23, -23, "#B9D3EA"), (-23, 23, ORANGE), (23, 23, GOLD))


def choice() -> str:
    """The four-leaf: re-roll, key, torch or golden mask."""
    flame = "M-25 12C-22 20-14 22-15 31-17 40-33 40-35 31-36 24-28 22-28 16-26 18-25 18-25 12Z"
    face = "M16 22h6M30 22h6M18 33Q26 39 34 33"
    return (
        group(*(circle(x, y, 24, fill=INK) for x, y, _ in _LEAVES), **edged(13))
        + "".join(circle(x, y, 24, fill=fill) for x, y, fill in _LEAVES)
        + stroke("M0-40V40M-40 0H40", INK, 6)
        + circle(0, 0, 8, fill=BONE, stroke=INK, stroke_width=5)
        + inline("reroll", -25, -25, 30)
        + inline("key", 26, -25, 34)
        + path(flame, fill=INK)
        + stroke(face, INK, 5)
    )


def joker() -> str:
    """Two faces under a fool's cap: half a blessing, half a curse."""
    return group(*_joker_mask(), *_joker_cap(), *_joker_faces(), **line(6))


def _joker_mask() -> tuple[str, str]:
    whole = "M-29-6Q0-16 29-6V14C29 34 13 47 0 47S-29 34-29 14Z"
    half = "M0-11Q16-11 29-6V14C29 34 13 47 0 47Z"
    return path(whole, fill=GOLD), path(half, fill=INK, stroke="none")


def _joker_cap() -> tuple[str, ...]:
    cap = (
        "M-33-6C-33-24-40-34-46-36-34-46-22-40-16-30-12-42-6-48 0-48S12-42 16-30"
        "C22-40 34-46 46-36 40-34 33-24 33-6Q0-18-33-6Z"
    )
    half = "M0-48C6-48 12-42 16-30 22-40 34-46 46-36 40-34 33-24 33-6Q16-12 0-12Z"
    bells = circle(-45, -34, 7, fill=_YELLOW) + circle(45, -34, 7, fill=_PURPLE)
    return path(cap, fill=_PURPLE), path(half, fill=_YELLOW), bells


def _joker_faces() -> tuple[str, ...]:
    return (
        path("M-20 8Q-13 0-6 8-13 14-20 8Z", fill=INK, stroke="none"),
        path("M21 4 7 11Q13 17 20 12Z", fill=CREAM, stroke="none"),
        path("M-15 27Q-7 34-1 32", fill="none"),
        path("M4 32 9 26 14 31 19 25", fill="none", stroke=CREAM, stroke_width=5),
    )


# -- on the team's sheet -------------------------------------------------------------------


def hourglass() -> str:
    return (
        stroke("M-34-46H34M-34 46H34", INK, 14)
        + path("M-25-42C-25-8 25 8 25 42H-25C-25 4 25-4 25-42Z", fill="#FFE9A8", **edged(8))
        + path("M-19 36Q0 6 19 36Z", fill="#E0A23A")
    )


def padlock() -> str:
    return (
        path("M-22-4V-20A22 22 0 0 1 22-20V-4", fill="none", **line(13))
        + rect(Box(-36, -6, 72, 52), rx=12, fill=INK)
        + stroke("M0 12V28", WHITE, 11)
    )


def pawn() -> str:
    """A player."""
    d = "M0-46a23 23 0 0 1 15 40.500C30 4 34 26 34 42H-34C-34 26-30 4-15-5.500A23 23 0 0 1 0-46Z"
    return path(d, fill=INK)


SYMBOLS: dict[str, Callable[[], str]] = {
    "adventurer": adventurer,
    "key": key,
    "torch": torch,
    "golden": golden,
    "black": black,
    "pale-black": pale_black,
    "reroll": reroll,
    "heal": heal,
    "run": run,
    "gem": gem,
    "choice": choice,
    "joker": joker,
    "hourglass": hourglass,
    "padlock": padlock,
    "pawn": pawn,
}
