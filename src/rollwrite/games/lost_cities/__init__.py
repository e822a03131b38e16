"""Lost Cities: Roll & Write, for two to five seats.

Modelled: the complete game, with the others deciding at the same time
(option ``order = simultaneous``) or one after another (``clockwise``).
Not modelled: nothing. The layout of arrows and artefacts is ours; see
``sheet/data/``.
"""

from __future__ import annotations

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.game import Die, Option, Setup, start_die
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.seen.view import Sound
from rollwrite.kernel.state import State

from . import sheet
from .art import LostCitiesArt
from .mind.opinions import LostCitiesMind
from .rules import moves
from .rules.facts import LostCitiesFacts
from .rules.state import LostCitiesState
from .show import SHOW
from .show.lessons import about_order

DICE = {
    **start_die(5),
    "colour": Die("colour", moves.COLOURS),
    "number": Die("number", tuple(str(face) for face in range(10))),
}
ORDERS = ("simultaneous", "clockwise")
SOUNDS: dict[str, Sound] = {"news-bridge": "bridge", "news-top": "gem"}


class LostCities(Door[LostCitiesState]):
    id = "lost-cities"
    rules_version = 1
    min_seats, max_seats = 2, 5
    options = (Option("order", ORDERS, tuple(map(about_order, ORDERS)), is_switchable=True),)
    gauges = tuple(Gauge(f"{seats}-seats", seats, ({},)) for seats in (2, 3, 4, 5))
    dice = DICE
    sounds = SOUNDS
    notation = moves.NOTATION
    shelf = sheet.SHELF
    facts = LostCitiesFacts()
    mind = LostCitiesMind()
    show = SHOW
    art = LostCitiesArt()

    def opening(self, setup: Setup) -> State:
        clockwise = setup.options["order"] == "clockwise"
        return LostCitiesState(sheet.SHELF.layout(setup.sheet), setup.seats, clockwise)

    def switch(self, state: State, name: str, value: str) -> None:
        """LC-T5: the others may ask for another order between turns."""
        self.own(state).clockwise = value == "clockwise"


GAME: LostCities = LostCities()
