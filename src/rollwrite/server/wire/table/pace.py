"""How fast a table plays, and what happens when somebody does not."""

from __future__ import annotations

from typing import Literal

from ..base import Incoming, Wire

Tempo = Literal["free", "live", "relaxed", "day"]
WhenOut = Literal["bot", "others"]
Choice = Literal["bot", "wait"]


class Pace(Incoming, frozen=True):
    """``step`` seconds for each decision; without a clock where it is ``free``.

    ``when_out``: a bot makes the one decision that took too long, or the others decide.
    """

    kind: Tempo = "free"
    step: float = 0.0
    when_out: WhenOut = "bot"


class Patience(Wire, frozen=True):
    """How long a table waits for somebody, by its pace.

    A nudge after ``nudge`` seconds, ``again`` no sooner than that. The others are asked for a
    bot after ``vote`` seconds without a sign of life, and again after as long; by the day
    after ``missed`` decisions in a row that took too long.
    """

    nudge: float
    again: float
    vote: float
    missed: int = 0


FREE = Pace()
MINUTE, HOUR = 60.0, 3600.0
STEPS: dict[Tempo, tuple[float, ...]] = {
    "free": (0.0,),
    "live": (45.0, 90.0, 180.0),
    "relaxed": (10 * MINUTE, 30 * MINUTE),
    "day": (12 * HOUR, 24 * HOUR, 72 * HOUR),
}
