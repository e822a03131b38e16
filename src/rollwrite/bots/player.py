"""A player: one method, one decision."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat. It sees a state without the hidden steps of others.

    ``looks`` is False for players that never look at the state, so that a
    match need not prepare one for them.
    """

    def looks(self) -> bool:
        return True

    def choose(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """One of ``moves``. The state may be copied, not played on."""
        raise NotImplementedError
