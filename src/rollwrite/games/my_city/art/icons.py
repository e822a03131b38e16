"""Small drawings: of scoring lines in the ledger, of buttons and the log in the client.

Those of scoring lines are drawn around 0 0 and about 48 across.
"""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.sheets import dice
from rollwrite.sheets.ink import INK, Box, circle, drawing, path, placed, rect, stroke
from rollwrite.sheets.written.hand import PENCIL

from .faces import compass, kind_face, parts_face
from .palette import BARK, BRICK, DIE_BLUE, DIE_LIP, TEAL, WHITE, edged
from .town.buildings import fortress, kind_sign, single
from .valley import things


def line_icon(name: str) -> str:
    return LINE_ICONS[name]()


def _disc(radius: float = 21) -> str:
    return circle(0, 0, radius, fill="#FFFDF6", stroke=INK, stroke_width=3)


def _passes() -> str:
    return _disc() + stroke("M-11-11 11 11M11-11-11 11", PENCIL, 5.5)


def _never_passed() -> str:
    return _disc() + stroke("M-10 0-2 9 12-9", TEAL, 6, stroke_linejoin="round")


def _empty() -> str:
    return rect(
        Box(-21, -21, 42, 42),
        rx=5,
        fill="#EAEEC6",
        stroke="#7F8052",
        stroke_width=4,
        stroke_dasharray="0.1 8",
        stroke_linecap="round",
    )


def _first() -> str:
    return (
        stroke("M-16 24V-22", INK, 5)
        + path("M-14-22H24L16-9 24 4H-14Z", fill=BRICK, **edged(3))
        + stroke("M-3-12 3-16V-2", WHITE, 4, stroke_linejoin="round")
    )


def _groups() -> str:
    links = path("M-12 10 0-10 12 10", fill="none", stroke="#B5A98F", stroke_width=4)
    members = (
        (0, -14, "home", "#F0997F", INK),
        (-15, 11, "shop", "#EDB445", INK),
        (15, 11, "public", "#2F6DA6", WHITE),
    )
    return links + "".join(
        placed(
            x,
            y,
            circle(0, 0, 14, fill=fill, stroke=INK, stroke_width=2.4),
            kind_sign(kind, 17, ink),
        )
        for x, y, kind, fill, ink in members
    )


def _church() -> str:
    """The tower of a church, in lines that stay strong."""
    return (
        path("M-12 25V-2H12V25Z", fill="#FFF8E8", **edged(3))
        + path("M-16-1 0-19 16-1Z", fill="#55466F", **edged(3))
        + stroke("M0-19V-27M-4-23H4", INK, 3.4)
        + circle(0, 6, 4, fill=WHITE, stroke=INK, stroke_width=2)
        + path("M-4 25V16Q0 11 4 16V25Z", fill=BARK, **edged(2))
    )


def _complete() -> str:
    ring = circle(0, 0, 19, fill="none", stroke=TEAL, stroke_width=4)
    return _disc(24) + ring + kind_sign("home", 20)


LINE_ICONS: dict[str, Callable[[], str]] = {
    "passes": _passes,
    "trees": lambda: placed(0, 1, things.round_tree(), scale=0.62),
    "stones": lambda: placed(0, 0, things.flat_stone(), scale=0.62),
    "empty": _empty,
    "groups": _groups,
    "wells": lambda: placed(0, 0, things.well(), scale=0.5),
    "churches": _church,
    "first": _first,
    "complete": _complete,
    "bandits": lambda: placed(0, 1, things.bandit(), scale=0.52),
    "never-passed": _never_passed,
}


def crown() -> str:
    """A battlement crown: the mark of a sum."""
    walls = path("M-16 12V-4H-10V2H-5V-13H5V2H10V-4H16V12Z", fill="#F8D44A", **edged(3))
    return walls + path("M-4 12V4Q0-1 4 4V12Z", fill=INK)


# -- drawings in the box -50 -50 100 100 --------------------------------------------------


def small_drawings() -> dict[str, str]:
    """For scoring lines, kinds, buttons and the log."""
    drawn = {name: placed(0, 0, icon(), scale=1.65) for name, icon in LINE_ICONS.items()}
    for name in ("home", "shop", "public", "church", "fortress"):
        drawn[name] = single(name, -50, -50, 100)
    drawn["residential"], drawn["commercial"] = drawn["home"], drawn["shop"]
    drawn |= {
        "bandit": placed(0, 2, things.bandit(), scale=0.94),
        "purse": placed(0, 0, things.purse(), scale=1.9),
        "compass": placed(0, 0, dice.body(compass(), DIE_BLUE, DIE_LIP), scale=0.95),
        "roll": _roll(),
        "pass": drawn["passes"],
        "end": _end(),
    }
    return {name: drawing(dice.BOX, body, aria_hidden="true") for name, body in drawn.items()}


def _roll() -> str:
    blue = dice.body(parts_face("left", "l3"), DIE_BLUE, DIE_LIP)
    white = dice.body(kind_face("residential"))
    speed = stroke("M-40-30q8-12 22-13M20 40q14 0 22-10", INK, 5)
    return (
        speed
        + placed(22, -12, white, scale=0.5, turn=14)
        + placed(-17, 12, blue, scale=0.58, turn=-12)
    )


def _end() -> str:
    """A gate that closes: this town is finished."""
    towers = path("M-44 42V-22h8v-12h10v12h10V42ZM44 42V-22h-8v-12h-10v12h-10V42Z", fill="#D8D2C6")
    wall = path("M-16 42V-6H16V42Z", fill="#B9B2AC", **edged(5))
    gate = path("M-12 42V18Q0 2 12 18V42Z", fill="#4A3423", **edged(4))
    flag = path("M-31-34V-48L-12-43-31-37", fill=BRICK, **edged(4))
    outline = stroke(
        "M-44 42V-22h8v-12h10v12h10V42ZM44 42V-22h-8v-12h-10v12h-10V42Z",
        INK,
        5,
        stroke_linejoin="round",
    )
    return wall + towers + outline + gate + flag


def fortress_icon(scale: float) -> str:
    """A fortress around its middle."""
    return placed(0, 54 * scale, fortress(), scale=scale)
