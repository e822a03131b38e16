"""A sheet, layer upon layer."""

from __future__ import annotations

from rollwrite.sheets.ink import drawing, element, group, layer

from ..plan import CROP, CROP_MAP, PAGE, SLIP, Plan
from ..town.printed import printed
from ..valley.land import land
from ..valley.river import river
from ..valley.scenery import patterns, scenery
from ..valley.stamps import Stamps
from ..words import WORDS
from .header import header, name_plate
from .ledger import ledger
from .rows import frame, grid, pass_row, shape_row
from .spots import spots


def sheet(plan: Plan, language: str) -> str:
    """Bottom to top: scenery, land, grid, river, printed, print, spots, marks."""
    words, stamps = WORDS[language], Stamps(plan.name)
    print_layer = (
        frame(),
        pass_row(plan, words),
        shape_row(words),
        ledger(plan, language, stamps),
        header(plan, language, words),
        name_plate(words),
    )
    layers = (
        layer("scenery", scenery(plan, stamps)),
        layer("land", group(land(plan, stamps), clip_path=stamps.link("map"))),
        layer("grid", grid(plan)),
        layer("river", river(plan, stamps)),
        layer("printed", printed(plan)),
        layer("print", *print_layer),
        layer("spots", spots(plan, language), fill="none", pointer_events="all"),
        layer("marks"),
    )
    defs = element("defs", patterns(stamps) + stamps.cut())
    return drawing(
        PAGE,
        defs + "".join(layers),
        data_crop=str(CROP),
        data_crop_map=str(CROP_MAP),
        data_slip=str(SLIP),
        lang=language,
        role="group",
        aria_label=words.sheet.format(game=plan.game, title=plan.title[language]),
    )
