"""A sheet, layer upon layer: bottom to top as the client expects them."""

from __future__ import annotations

import re

from rollwrite.sheets.ink import PAPER, drawing, element, group, layer, rect

from .header import legend, title
from .maps import Dungeon
from .moods import MOODS
from .plan import PAGE, PITCH, Plan
from .rooms.fields import fields
from .rooms.lairs import lairs
from .rooms.scenery import GALLERIES, scenery
from .rooms.walls import floors, outlines, walls
from .sketching.sketch import gallery
from .spots import spots
from .strip.bonuses import bonuses
from .strip.cards import cards
from .strip.layout import strip
from .strip.lives import life_track
from .words import GAME, WORDS


def sheet(dungeon: Dungeon, language: str) -> str:
    """Scenery, walls, rooms, print, spots, marks."""
    plan, cards_below = Plan(dungeon), strip(dungeon)
    mood, words = MOODS[dungeon.adventure], WORDS[language]
    header = title(dungeon, mood, words) + legend(dungeon, words)
    below = bonuses(cards_below, dungeon.adventure, words) + cards(cards_below, words)
    body = (
        layer("scenery", rect(PAGE, fill=PAPER), scenery(plan, mood))
        + layer("walls", walls(plan, mood))
        + layer("rooms", floors(plan, mood), fields(plan), lairs(plan, mood, words), outlines(plan))
        + layer("print", header, life_track(words), below)
        + layer("spots", spots(plan, cards_below), fill="none", pointer_events="all")
        + layer("marks")
    )
    label = f"{GAME}: {words.titles[dungeon.adventure]}"
    return drawing(
        PAGE,
        finished(body, dungeon.adventure),
        data_crop=str(plan.crop()),
        data_pitch=PITCH,
        role="group",
        aria_label=label,
    )


def finished(body: str, adventure: str) -> str:
    """With the sketches it shows, each once, and names that meet no other drawing's."""
    known = {**gallery("signs"), **gallery(GALLERIES[adventure])}
    shown = sorted(set(re.findall(r'href="#([^"]+)"', body)))
    stock = element("defs", "".join(group(known[name].body, id=name) for name in shown))
    mine = f"dungeons-{adventure}-"
    return re.sub(r'( id="|href="#|url\(#)', rf"\g<1>{mine}", stock + body)
