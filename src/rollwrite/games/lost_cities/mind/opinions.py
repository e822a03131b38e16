"""What one thinks of a position of Lost Cities."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import State

from ..rules.layout import Layout
from ..rules.state import LostCitiesState
from . import features
from .promise import Promise

HERE: Final = "rollwrite.games.lost_cities.mind"


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

    def weights(self, state: State) -> str:
        """Two seats are a duel; with more, tables differ little from each other."""
        return f"{HERE}/{state.sheet}-{'2' if state.seats == 2 else '3to5'}"

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, LostCitiesState)
        return state.total(seat) + features.bridges_coming(state, seat)

    def sights(self, state: State) -> i64:
        return features.SIGHTS

    def features(self, state: State, seat: i64, into: vec[i64]) -> i64:
        assert isinstance(state, LostCitiesState)
        return features.see(state, seat, into)
