"""What one thinks of a position: advice for bots, never a rule."""

from __future__ import annotations

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import State

from ..rules.state import FiveSpotsState

ROOM = 2  # points that an empty box is good for, as a rule of thumb


class FiveSpotsMind(Mind):
    def potential(self, state: State, seat: int) -> int:
        """What the sheet promises beyond its total."""
        assert isinstance(state, FiveSpotsState)
        return ROOM * state.rows[seat].count(0)
