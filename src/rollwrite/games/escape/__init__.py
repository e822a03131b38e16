"""Escape: Roll & Write, for two to four seats who win or lose together.

Modelled: the standard game, three difficulties and the three variants, one at a
time. Not modelled: talking; the table does that. The temples, the treasure maps,
the rounds and the length of the tracks are ours; see ``sheet/data/``.
"""

from __future__ import annotations

from rollwrite.kernel.campaign import Gauge
from rollwrite.kernel.game import Die, Setup, start_die
from rollwrite.kernel.room.door import Door
from rollwrite.kernel.seen.view import Sound
from rollwrite.kernel.state import State

from . import sheet
from .art import EscapeArt
from .mind.opinions import EscapeMind
from .rules import moves
from .rules.facts import EscapeFacts
from .rules.state import EscapeState
from .sheet.chart import DIFFICULTIES, SEATS, VARIANTS
from .show import SHOW, lessons, view

DICE = {
    **start_die(4),
    "escape": Die("escape", view.FACES),
    "extra": Die("extra", view.FACES),
}
SOUNDS: dict[str, Sound] = {"news-gems": "gem", "news-secret": "gem"}


class Escape(Door[EscapeState]):
    id = "escape"
    rules_version = 1
    min_seats, max_seats = 2, 4
    options = lessons.OPTIONS
    dice = DICE
    places = view.SHOWN
    sounds = SOUNDS
    is_cooperative = True
    gauges = tuple(
        Gauge(f"{seats}-seats-{level}-{name}", seats, ({"difficulty": level, "variant": name},))
        for name in VARIANTS
        for level in DIFFICULTIES
        for seats in SEATS
    )
    notation = moves.NOTATION
    shelf = sheet.SHELF
    facts = EscapeFacts()
    mind = EscapeMind()
    show = SHOW
    art = EscapeArt()

    def opening(self, setup: Setup) -> State:
        return EscapeState(sheet.SHELF.layout(setup.sheet), sheet.terms_of(setup), setup.seats)


GAME: Escape = Escape()
