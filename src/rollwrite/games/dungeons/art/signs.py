"""Small drawings for scoring lines, buttons and the log, each in -50 -50 100 100."""

from __future__ import annotations

from rollwrite.sheets import dice
from rollwrite.sheets.ink import BONE, INK, Box, drawing, placed, rect, stroke

from .sketching.sketch import gallery, inked
from .strip.cards import black_die

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
    # what a sum could be used for
    "field-start": ("field-start", 0.98),
    "field-activation": ("key", 1.9),
    "field-gem": ("gem", 3.1),
    "field-gold": ("coin", 2.7),
    "field-chest": ("chest", 0.95),
    "field-fist": ("fist", 2.3),
    "field-doubles": ("field-doubles", 0.98),
    "field-rubble": ("field-rubble", 0.98),
    "field-cloud": ("cloud", 1),
    "field-portal": ("field-portal-far", 0.98),
    "field-track": ("footprint", 0.98),
}
MASK, BOSS = "#8E6AAE", "#B23A3A"


def small_drawings() -> dict[str, str]:
    drawn = {name: _sketched(*sketch) for name, sketch in _SKETCHED.items()}
    drawn["roll"] = _roll()
    drawn["kill"] = _kill()
    drawn["monster"], drawn["boss"] = _mask(MASK), _mask(BOSS)
    drawn["field-normal"] = _box()
    drawn["broken"] = _broken()
    drawn["then"] = _then()
    drawn["free"] = stroke("M-30 0H30", INK, 12)
    drawn["black"] = black_die(4, 0, -2, 82, -4)
    return {name: drawing(dice.BOX, body, aria_hidden="true") for name, body in drawn.items()}


def _sketched(name: str, scale: float) -> str:
    return placed(0, 0, inked(gallery("signs")[name].body), scale=scale)


def _roll() -> str:
    white = placed(-17, 12, dice.body(dice.pips(3)), scale=0.58, turn=-12)
    speed = stroke("M-40-30q8-12 22-13M20 40q14 0 22-10", INK, 5)
    return speed + black_die(4, 22, -12, 46, 14) + white


def _mask(colour: str) -> str:
    return inked(
        '<path d="M-34 38C-44 4-36-18-30-24L-38-44-16-32Q0-38 16-32L38-44 30-24C36-18 44 4 34 38Z"'
        f' fill="{colour}" stroke-width="5"/>'
        '<path d="M-24-8-6-2V6H-22ZM24-8 6-2V6H22Z" fill="#FFE27A" stroke-width="4"/>'
        '<path d="M-18 26l8-8 9 8 9-8 9 8" fill="none" stroke-width="5"/>'
    )


def _box() -> str:
    """A field with nothing on it, crossed."""
    frame = rect(Box(-36, -36, 72, 72), rx=12, fill=BONE, stroke=INK, stroke_width=8)
    return frame + stroke("M-18-18 18 18M18-18-18 18", INK, 8)


def _broken() -> str:
    """A heart that is lost."""
    heart = "M0 40C-46 8-46-34-20-36-8-36-2-28 0-20 2-28 8-36 20-36 46-34 46 8 0 40Z"
    crack = stroke("M2-24-10-8 8 4-6 18 2 34", INK, 15) + stroke(
        "M2-24-10-8 8 4-6 18 2 34", "#FFFDF6", 7
    )
    return inked(f'<path d="{heart}" fill="#E2574C" stroke-width="6"/>') + crack


def _then() -> str:
    """Two boxes, the second after the first."""
    boxes = "".join(
        rect(Box(x, -16, 32, 32), rx=6, fill=fill, stroke=INK, stroke_width=7)
        for x, fill in ((-46, INK), (14, BONE))
    )
    return boxes + stroke("M-8 0H8M0-9 9 0 0 9", INK, 7)


def _kill() -> str:
    """A monster's mask, crossed out."""
    cross = stroke("M-44-40 44 42M44-40-44 42", INK, 17) + stroke(
        "M-44-40 44 42M44-40-44 42", "#F58B2A", 9
    )
    return _mask(MASK) + cross
