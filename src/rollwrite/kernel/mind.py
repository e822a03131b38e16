"""What one thinks of a position: advice for players, never a rule.

Compiled with mypyc where a C compiler is at hand; plain Python otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .chance import Chance

if TYPE_CHECKING:
    from .state import State

NO_HUNCH: Final = -1
FORESIGHT: Final = 6
MOST_SEEN: Final = 176


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's opinions, attached to its states by its door. This one trusts the running total."""

    def tuned(self, state: State) -> Mind:
        """The mind for games that begin like this one; it may keep tables about their sheet."""
        return self

    def potential(self, state: State, seat: i64) -> i64:
        """What a seat's paper promises beyond its total, in points."""
        return 0

    def prospect(self, state: State, seat: i64) -> i64:
        """Total and potential together, in hundredths: some games look closer than at points."""
        return 100 * (state.total(seat) + self.potential(state, seat))

    def hunch(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """A quick good move for simulations, if the game knows one; else ``NO_HUNCH``."""
        return NO_HUNCH

    def foresight(self) -> i64:
        """How many turns simulations look ahead before they ask ``prospect``."""
        return FORESIGHT

    def effort(self) -> i64:
        """How dear a simulation is beside those of other games; budgets are divided by it."""
        return 1

    # -- what learned players see; see ``docs/bots.md`` ----------------------------------

    def weights(self, state: State) -> str:
        """Where what was learned of such games is kept, ``package/name``; empty: nowhere."""
        return ""

    def promising(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """The steps among which learned players look for whole decisions; at least one.

        Left out may be what is never good, or as good after another step.
        """
        return moves

    def standing(self, state: State, seat: i64) -> i64:
        """A seat's total if the turn ended here."""
        return state.total(seat)

    def sights(self, state: State) -> i64:
        """How many things ``features`` can tell apart: the size of a table."""
        return 0

    def features(self, state: State, seat: i64, into: vec[i64]) -> i64:
        """What is seen of a seat's position once a decision is made, as if the turn ended there.

        Writes numbers below ``sights`` and says how many; at most ``MOST_SEEN``. The same for
        positions with the same ``key``.
        """
        return 0


PLAIN: Final = Mind()
