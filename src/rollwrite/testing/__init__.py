"""The conformance suite: what every game has to get right, for game authors too.

from rollwrite.testing import CHECKS, Trial
for check in CHECKS:
    check(Trial(game, seats=2, options={}, seed=1))
"""

from .conformance import CHECKS, check_game
from .script import follow, legal, position
from .spoken import words_are_known
from .trial import Trial, trials

__all__ = [
    "CHECKS",
    "Trial",
    "check_game",
    "follow",
    "legal",
    "position",
    "trials",
    "words_are_known",
]
