"""Small drawings for scoring lines, buttons and the log, each in -50 -50 100 100."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.sheets import dice
from rollwrite.sheets.ink import INK, Box, circle, drawing, path, placed, rect, stroke

from .palette import BONE, PARCHMENT, STONE_DARK, TEAL, WHITE, edged
from .seat.chambers import gate
from .signs.faces import lying
from .signs.people import ADVENTURERS, token
from .signs.pieces import action, amulet, coin, half_amulet, tile
from .signs.symbols import inline
from .temples import Secret

_COINS = ("run", "heal", "reroll")
_PAID = ("adventurer", "key", "torch", "golden")


def small_drawings(secrets: Iterable[Secret]) -> dict[str, str]:
    drawn = {name: coin(inline, name, 0, 0, 46) for name in _COINS}
    drawn |= {f"bonus-{name}": coin(inline, name, 0, 0, 46) for name in _PAID[1:]}
    drawn |= {name: tile(inline, name, Box(-44, -44, 88, 88), name) for name in _PAID}
    drawn |= {
        "gems": inline("gem", 0, 0, 96),
        "chambers": inline("gem", 0, 0, 96),
        "secrets": _secret(),
        "maps": _map(),
        "tracks": inline("choice", 0, 0, 92),
        "rounds": inline("hourglass", 0, 0, 96),
        "black": inline("black", 0, 0, 96),
        "choice": inline("choice", 0, 0, 92),
        "joker": action(inline, "joker", 0, 0, 43),
        "map": _map(),
        "secret": _secret(),
        "exit": placed(0, 6, gate(), scale=1.18),
        "curse": _curse(),
        "roll": _roll(),
        "keep": _keep(),
        "pool": _pool(),
        "lock": inline("padlock", 0, 2, 92),
        "move": _move(),
    }
    drawn |= {f"seat-{seat + 1}": token(seat, 0, 0, 36) for seat in range(len(ADVENTURERS))}
    drawn |= {f"secret-{each.colour}": _amulet(each) for each in secrets}
    return {name: drawing(dice.BOX, body, aria_hidden="true") for name, body in drawn.items()}


def _amulet(secret: Secret) -> str:
    return amulet(secret.colour, secret.symbol, 0, 0, 44)


def _secret() -> str:
    """Two halves that belong together."""
    return half_amulet("blue", "moon", -20, 0, 29, 0) + half_amulet("blue", "moon", 20, 0, 29, 1)


def _map() -> str:
    sheet = "M-42-34Q-20-40 0-35T42-36Q46 0 41 35 20 40 0 36T-42 37Q-46 0-42-34Z"
    trail = stroke("M-28 22Q-14-8 4 8T30-14", STONE_DARK, 6, stroke_dasharray="9 9")
    mark = stroke("M20-26 34-8M34-26 20-8", "#8F2F23", 7)
    return path(sheet, fill=PARCHMENT, **edged(5)) + trail + mark


def _curse() -> str:
    ground = rect(Box(-46, -46, 92, 92), rx=14, fill="#3A2A2A", stroke=INK, stroke_width=4)
    return ground + lying(inline, 0, 0, 62, "black", -7)


def _roll() -> str:
    speed = stroke("M-40-30q8-12 22-13M20 40q14 0 22-10", INK, 5)
    back = lying(inline, 22, -12, 46, "torch", 14)
    return speed + back + lying(inline, -17, 12, 52, "golden", -12)


def _keep() -> str:
    """A die and a tick."""
    badge = circle(26, -24, 20, fill=TEAL, stroke=WHITE, stroke_width=4)
    tick = stroke("M17-24 24-16 36-32", WHITE, 7, stroke_linejoin="round")
    return lying(inline, -6, 6, 72, "key", -4) + badge + tick


def _pool() -> str:
    """Dice in a bowl for all."""
    bowl = path("M-46 2H46C44 30 26 44 0 44S-44 30-46 2Z", fill=STONE_DARK, **edged(5))
    rim = stroke("M-30 20Q0 30 30 20", BONE, 4, opacity="0.6")
    dice_in = lying(inline, -17, -12, 40, "torch", -12) + lying(inline, 19, -14, 40, "key", 10)
    return dice_in + bowl + rim


def _move() -> str:
    """Into the next chamber."""
    door = path("M6 42V-30Q26-48 46-30V42Z", fill=PARCHMENT, **edged(5))
    return door + stroke("M-44 4H22M4-16 24 4 4 24", INK, 10, stroke_linejoin="round")
