"""The sheet, layer upon layer."""

from __future__ import annotations

from rollwrite.sheets.ink import drawing, layer
from rollwrite.sheets.letters import lettering

from .layout import CROP, CROP_FOOT, CROP_TOP, PAGE, SheetData
from .scenery.jungle import scenery
from .side import bridges, ladder, name_plate, score_tags, shelf
from .spots import spots
from .stairs import stairs

_WORDS = {
    "en": ("Lost Cities: Roll & Write, the sheet", "Name"),
    "de": ("Lost Cities – Roll & Write, der Spielbogen", "Name"),
}


def sheet(data: SheetData, language: str) -> str:
    """Bottom to top: scenery, stairs, side, bridges, print, spots, marks."""
    label, name = _WORDS[language]
    layers = (
        layer("scenery", scenery()),
        layer("stairs", stairs(data.special)),
        layer("side", ladder(data.ladder), shelf(data)),
        layer("bridges", bridges(data.bridge)),
        layer("print", score_tags(), name_plate(name), _title()),
        layer("spots", spots(data.special), fill="none", pointer_events="all"),
        layer("marks"),
    )
    return drawing(
        PAGE,
        "".join(layers),
        data_crop=str(CROP),
        data_crop_foot=str(CROP_FOOT),
        data_crop_top=str(CROP_TOP),
        role="group",
        aria_label=label,
    )


def _title() -> str:
    return lettering("LOST CITIES", 680, 122, 62, "#BF2F2B", shine="#FFD9A8", gap=1.9, bounce=0.12)
