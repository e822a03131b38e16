"""Five Spots, for one to four seats.

Modelled: the complete game. Not modelled: nothing.
"""

from __future__ import annotations

from rollwrite.kernel.game import Die, Setup
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.state import State

from . import sheet
from .art import FiveSpotsArt
from .mind import FiveSpotsMind
from .rules import moves
from .rules.state import FiveSpotsState
from .show import SHOW

DICE = {"number": Die("number", ("1", "2", "3", "4", "5", "6"))}


class FiveSpotsGame(Door[FiveSpotsState]):
    id = "five-spots"
    rules_version = 1
    min_seats, max_seats = 1, 4
    options = ()
    dice = DICE
    notation = moves.NOTATION
    shelf = sheet.SHELF
    mind = FiveSpotsMind()
    show = SHOW
    art = FiveSpotsArt()

    def opening(self, setup: Setup) -> State:
        return FiveSpotsState(sheet.SHELF.layout(setup.sheet), setup.seats)


GAME = FiveSpotsGame()
