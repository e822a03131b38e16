"""What one thinks of a position of Lost Cities."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import State

from ..rules.layout import Layout
from ..rules.state import LostCitiesState
from .promise import Promise


@final
class LostCitiesMind(Mind):
    """Knows what columns promise, for every printed sheet it has met."""

    def __init__(self) -> None:
        self.known: dict[Layout, Promise] = {}

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, LostCitiesState)
        return self.promise(state.layout).of(state.papers[seat], state.passed, state.turns)

    def promise(self, layout: Layout) -> Promise:
        found = self.known.get(layout)
        if found is None:
            found = Promise(layout)
            self.known[layout] = found
        return found
