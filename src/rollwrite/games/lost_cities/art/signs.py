"""The six signs of the expeditions, and the small drawings of scoring lines and log.

The six are drawn in the box -1 -1 2 2. ``cut`` is the colour of a sign's inner
line, the ground it stands on.
"""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import INK, OUTLINE, circle, drawing, path, placed, stroke

from .finds import vase
from .palette import BY_NAME, CREAM, EXPEDITIONS, GOLD, TERRACOTTA, WOOD

_FLAME = (
    "M.05-1.05C.2-.55.8-.25.8.35.8.82.42 1.05 0 1.05S-.8.82-.8.35"
    "C-.8-.02-.52-.22-.46-.62-.22-.48-.14-.3-.1-.1.12-.3.16-.7.05-1.05Z"
)
_EMBER = "M.04.1C.3.32.36.5.36.62.36.85.2.95 0 .95S-.36.85-.36.62C-.36.45-.1.35.04.1Z"
_RAY = "M-.2-.66H.2L0-1.08Z"
_STAR = "M0-1.1Q.18-.18 1.1 0 .18.18 0 1.1-.18.18-1.1 0-.18-.18 0-1.1Z"
_LEAF = "M-.72.72C-1.12-.3-.3-1.08.95-.95 1.08.3.3 1.12-.72.72Z"
_VEINS = "M-.62.62.5-.5M-.1.1H.38M-.1.1V-.38M-.4.4H.1"
_WAVES = (
    "M-.98-.5Q-.66-.98-.33-.5T.33-.5.98-.5M-.98.1Q-.66-.38-.33.1T.33.1.98.1"
    "M-.98.7Q-.66.22-.33.7T.33.7.98.7"
)
_MOON = "M.3-1A1.02 1.02 0 1 0 .98.42.86.86 0 0 1 .3-1Z"


def sign(name: str, x: float, y: float, radius: float, colour: str, cut: str) -> str:
    """One of the six signs, around a point."""
    return placed(x, y, _SIGNS[name](colour, cut), scale=radius)


def _flame(colour: str, cut: str) -> str:
    return path(_FLAME, fill=colour) + path(_EMBER, fill=cut)


def _sun(colour: str, cut: str) -> str:
    rays = "".join(path(_RAY, transform=f"rotate({turn})") for turn in range(0, 360, 45))
    return f'<g fill="{colour}">{circle(0, 0, 0.52)}{rays}</g>{circle(0, 0, 0.26, fill=cut)}'


def _star(colour: str, cut: str) -> str:
    body = path(_STAR, fill=colour, stroke=colour, stroke_width=0.2, stroke_linejoin="round")
    return body + circle(0, 0, 0.2, fill=cut)


def _leaf(colour: str, cut: str) -> str:
    stem = stroke("M-1 1-.72.72", colour, 0.26)
    return path(_LEAF, fill=colour) + stem + stroke(_VEINS, cut, 0.14)


def _wave(colour: str, _cut: str) -> str:
    return stroke(_WAVES, colour, 0.34)


def _moon(colour: str, _cut: str) -> str:
    return path(_MOON, fill=colour)


_SIGNS = {
    "flame": _flame,
    "sun": _sun,
    "star": _star,
    "leaf": _leaf,
    "wave": _wave,
    "moon": _moon,
}


# -- small drawings, each in the box -50 -50 100 100 --------------------------------


def small_drawings() -> dict[str, str]:
    """For scoring lines, buttons and the log."""
    drawn = {
        expedition.name: sign(expedition.sign, 0, 0, 40, expedition.deep, cut="#FFFFFF")
        for expedition in EXPEDITIONS
    }
    drawn["artefacts"] = vase(0, 0, 88, TERRACOTTA, 4, band=CREAM)
    drawn["dice"] = placed(0, -2, dice.body(dice.pips(5)), scale=0.9)
    drawn["bridges"] = _bridge()
    drawn["refuse"] = placed(0, -2, dice.body(dice.cross(22)), scale=0.9)
    drawn["roll"] = _roll()
    return {name: drawing(dice.BOX, body, aria_hidden="true") for name, body in drawn.items()}


def _bridge() -> str:
    arch = path(
        "M-46 26V2Q0-46 46 2V26H30Q0-14-30 26Z", fill=WOOD, **{**OUTLINE, "stroke_width": 5}
    )
    joints = stroke("M-26-16-19 9M0-22V4M26-16 19 9", INK, 4)
    water = stroke("M-44 40q11-9 22 0t22 0 22 0 22 0", BY_NAME["blue"].deep, 6)
    return arch + joints + water


def _roll() -> str:
    red = placed(
        -17, 12, dice.body(_pips_on(3), BY_NAME["red"].fill, "#821F1D"), scale=0.58, turn=-12
    )
    gold = placed(22, -12, dice.body(dice.pips(4), GOLD, "#A88F30"), scale=0.5, turn=14)
    speed = stroke("M-40-30q8-12 22-13M20 40q14 0 22-10", INK, 5)
    return speed + gold + red


def _pips_on(value: int) -> str:
    return dice.pips(value, ink="#FFFFFF")
