"""Dungeons, Dice & Danger, for one to four seats.

Modelled: the complete game, four adventures (option ``adventure``) and the
solo mode with its ratings. Not modelled: nothing. The four maps are ours, with
the numbers of the published sheets; see ``sheet/data/*.json``.
"""

from __future__ import annotations

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.game import Die, Option, Setup, start_die
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.seen.view import Sound
from rollwrite.kernel.state import State

from . import sheet
from .art import DungeonsArt
from .mind.opinions import DungeonsMind
from .rules import moves
from .rules.facts import DungeonsFacts
from .rules.state import DungeonsState
from .sheet.facts import ADVENTURES
from .show import SHOW

FACES = tuple("123456")
DICE = {
    **start_die(4),
    "white": Die("white", FACES),
    "black": Die("black", FACES),
    "number": Die("number", tuple(map(str, moves.CLOUD_NUMBERS))),
}
KILLS, FINDS = ("news-first", "news-felled", "news-later"), ("gems", "chest", "bonus")
SOUNDS: dict[str, Sound] = {**dict.fromkeys(KILLS, "kill"), **dict.fromkeys(FINDS, "gem")}


class Dungeons(Door[DungeonsState]):
    id = "dungeons"
    rules_version = 2
    older_rules = (1,)  # alone, a usable sum could not be dropped then (DD-O1)
    min_seats, max_seats = 1, 4
    options = (Option("adventure", tuple(ADVENTURES)),)
    gauges = tuple(
        Gauge(f"{name}-{n}", n, ({"adventure": name},)) for name in ADVENTURES for n in (1, 2, 3, 4)
    )
    dice = DICE
    sounds = SOUNDS
    has_parts = True
    notation = moves.NOTATION
    shelf = sheet.SHELF
    facts = DungeonsFacts()
    mind = DungeonsMind()
    show = SHOW
    art = DungeonsArt()

    def opening(self, setup: Setup) -> State:
        return DungeonsState(sheet.SHELF.layout(setup.sheet), setup.seats)


GAME: Dungeons = Dungeons()
