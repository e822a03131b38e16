"""A seat's sheet, layer upon layer."""

from __future__ import annotations

from rollwrite.sheets.ink import Box, drawing, element, layer, text

from ..pen import fitted, game_title, plaque
from ..signs.stamps import Stamps
from ..temples import Temple
from ..words import WORDS, printed
from .chambers import contents, frames
from .layout import CROP, CROP_MAPS, CROP_TEMPLE, GROUND, PAGE
from .maps import legend, treasure_maps
from .rim import names
from .scenery import scenery
from .spots import spots
from .walls import openings, stonework

_PLAQUE = Box(566, 48, 654, 74)


def sheet(temple: Temple, language: str) -> str:
    """Bottom to top: scenery, stonework, chambers, print, maps, spots, marks."""
    words, stamps, name = WORDS[language], Stamps(temple.drawing), printed(temple.title, language)
    maps = treasure_maps(temple, stamps.symbol, language), legend(temple, stamps.symbol, words)
    layers = (
        layer("scenery", scenery(stamps)),
        layer("stonework", stonework()),
        layer("chambers", frames(temple), openings(temple)),
        layer("print", _header(name), names(), contents(temple, stamps.symbol)),
        layer("maps", *maps),
        layer("spots", spots(temple), fill="none", pointer_events="all"),
        layer("marks"),
    )
    return drawing(
        PAGE,
        element("defs", stamps.cut()) + "".join(layers),
        data_crop=str(CROP),
        data_crop_temple=str(CROP_TEMPLE),
        data_crop_maps=str(CROP_MAPS),
        lang=language,
        role="group",
        aria_label=words.seat_sheet.format(temple=name),
    )


def _header(name: str) -> str:
    middle = _PLAQUE.x + _PLAQUE.width / 2
    size = fitted(name, 37, _PLAQUE.width - 50)
    title = game_title(GROUND.x, 120, 66) + plaque(_PLAQUE, "plaque")
    return title + text(middle, 97, name, size, weight=700)
