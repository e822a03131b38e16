"""The sign of the house: a die and a pencil, as devices show it for an app.

``python -m rollwrite.sheets.emblem FOLDER`` draws the pictures that the client ships.
"""

from __future__ import annotations

import sys
from pathlib import Path

from .press import png

GROUND, PAPER, INK, PENCIL = "#f3e9d2", "#fffbf0", "#2a2420", "#ffc53d"
DIE = "M-7 8l3-8L9-11l5 5L1 6Z"
#: By file: how large, how much of the box the die takes, and whether it stands on ground.
PICTURES = {
    "icon-192.png": (192, 1.0, "round"),
    "icon-512.png": (512, 1.0, "round"),
    "icon-maskable-512.png": (512, 0.8, "full"),
    "apple-touch-icon.png": (180, 0.92, "full"),
    "badge-96.png": (96, 1.0, "none"),
}


def emblem(scale: float, ground: str) -> str:
    """Maskable pictures fill their box and keep what matters in its middle; a badge is one
    colour on nothing, since devices paint it themselves."""
    ink, paper, pencil = INK, PAPER, PENCIL
    if ground == "none":
        ink, paper, pencil = "#ffffff", "none", "#ffffff"
    corner = {"round": 11, "full": 0}.get(ground)
    back = (
        f'<rect width="48" height="48" rx="{corner}" fill="{GROUND}"/>'
        if corner is not None
        else ""
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{back}'
        f'<g transform="translate(23.5 23.5) scale({scale}) rotate(-8)" stroke="{ink}">'
        f'<rect x="-15" y="-15" width="32" height="32" rx="8" fill="{paper}" stroke-width="3.5"/>'
        f'<path d="{DIE}" fill="{pencil}" stroke-width="2.8" stroke-linejoin="round"/></g></svg>'
    )


def draw(folder: Path) -> None:
    for name, (size, scale, ground) in PICTURES.items():
        (folder / name).write_bytes(png(emblem(scale, ground), size, is_clear=True))


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
