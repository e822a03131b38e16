"""How long a table waits for somebody, by its pace; all numbers stand here."""

from __future__ import annotations

from rollwrite.kernel.errors import InvalidNotation

from ...wire.table.pace import HOUR, MINUTE, STEPS, Pace, Patience, Tempo

AWAY_AFTER = 15.0
EXPIRES_AFTER = 7 * 24 * HOUR
HOLDS_FOR = 60.0  # a seat for who is not there, where people play at once
LOW_SHARE = 0.25
STAND_IN = "steady"  # the middle of the roster


BY_TEMPO: dict[Tempo, Patience] = {
    "free": Patience(nudge=2 * MINUTE, again=MINUTE, vote=15 * MINUTE),
    "live": Patience(nudge=30.0, again=MINUTE, vote=3 * MINUTE),
    "relaxed": Patience(nudge=2 * MINUTE, again=MINUTE, vote=15 * MINUTE),
    "day": Patience(nudge=HOUR, again=6 * HOUR, vote=12 * HOUR, missed=2),
}


def patience_of(pace: Pace) -> Patience:
    return BY_TEMPO[pace.kind]


def check_pace(pace: Pace) -> None:
    """Only what is offered."""
    if pace.step not in STEPS[pace.kind]:
        offered = ", ".join(f"{step:g}" for step in STEPS[pace.kind])
        raise InvalidNotation(f"{pace.kind} has steps of {offered} seconds, not of {pace.step:g}")
