"""My City: Roll & Write, for one to six seats: twelve games, four chapters, one campaign.

Modelled: all twelve games with their own rules (option ``map``), chapters, the mini
campaign, the whole campaign with what it carries over, and the solo ratings.
Not modelled: nothing. The maps, the church rows and the points under the pass
circles are ours; see ``sheet/data/``.
"""

from __future__ import annotations

from rollwrite.kernel.game import Die, Option, Setup
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.seen.view import Sound
from rollwrite.kernel.state import State

from . import sheet
from .art import MyCityArt
from .mind.opinions import MyCityMind
from .rules import moves, shapes
from .rules.facts import MyCityFacts
from .rules.state import MyCityState
from .sheet import carry
from .show import SHOW, standing

# Faces that show the same share a name.
DICE = {kind: Die(kind, faces) for kind, faces in shapes.FACES.items()}
SOUNDS: dict[str, Sound] = {"news-first": "gem", "news-caught": "kill"}


class MyCity(Door[MyCityState]):
    id = "my-city"
    rules_version = 1
    min_seats, max_seats = 1, 6
    options = (Option("map", sheet.MAPS),)
    dice = DICE
    sounds = SOUNDS
    campaigns = standing.CAMPAIGNS
    gauges = standing.GAUGES
    notation = moves.NOTATION
    shelf = sheet.SHELF
    facts = MyCityFacts()
    mind = MyCityMind()
    show = SHOW
    art = MyCityArt()

    def opening(self, setup: Setup) -> State:
        state = MyCityState(sheet.SHELF.layout(setup.sheet), setup.seats)
        carry.bring(state, setup.carry)
        return state

    def check_carry(self, setup: Setup) -> None:
        super().check_carry(setup)
        for text in setup.carry:
            carry.from_text(text, int(setup.options["map"]))


GAME: MyCity = MyCity()
