"""Small drawings for scoring lines, buttons and the log, each in -50 -50 100 100."""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import INK, drawing, placed, stroke

from .cards import black_die
from .sketch import gallery, inked

# How much larger than on the sheet.
_SKETCHED = {
    "gems": ("gem", 3.1),
    "gold": ("coin", 2.7),
    "lives": ("heart", 3.2),
    "chest": ("chest", 0.95),
    "torch": ("torch", 1.15),
    "bonus": ("crown", 2.6),
    "skull": ("skull", 1.9),
    "key": ("key", 1.9),
    "fist": ("fist", 2.3),
    "shield": ("shield", 2.5),
    "portal": ("field-portal-far", 0.98),
    "cloud": ("cloud", 1),
}


def small_drawings() -> dict[str, str]:
    drawn = {name: _sketched(*sketch) for name, sketch in _SKETCHED.items()}
    drawn["roll"] = _roll()
    drawn["kill"] = _kill()
    drawn["black"] = black_die(4, 0, -2, 82, -4)
    return {name: drawing(dice.BOX, body, aria_hidden="true") for name, body in drawn.items()}


def _sketched(name: str, scale: float) -> str:
    return placed(0, 0, inked(gallery("signs")[name].body), scale=scale)


def _roll() -> str:
    white = placed(-17, 12, dice.body(dice.pips(3)), scale=0.58, turn=-12)
    speed = stroke("M-40-30q8-12 22-13M20 40q14 0 22-10", INK, 5)
    return speed + black_die(4, 22, -12, 46, 14) + white


def _kill() -> str:
    """A monster's mask, crossed out."""
    mask = (
        '<path d="M-34 38C-44 4-36-18-30-24L-38-44-16-32Q0-38 16-32L38-44 30-24C36-18 44 4 34 38Z"'
        ' fill="#8E6AAE" stroke-width="5"/>'
        '<path d="M-24-8-6-2V6H-22ZM24-8 6-2V6H22Z" fill="#FFE27A" stroke-width="4"/>'
        '<path d="M-18 26l8-8 9 8 9-8 9 8" fill="none" stroke-width="5"/>'
    )
    cross = stroke("M-44-40 44 42M44-40-44 42", INK, 17) + stroke(
        "M-44-40 44 42M44-40-44 42", "#F58B2A", 9
    )
    return inked(mask) + cross
