"""What one thinks of a position of My City."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.mind import Mind
from rollwrite.kernel.state import State

from ..rules.layout import Layout
from ..rules.state import MyCityState
from . import features
from .chart import Chart, Patterns
from .promise import promise
from .sights import SIGHTS

HERE: Final = "rollwrite.games.my_city.mind"


@final
class MyCityMind(Mind):
    """Knows every map it has met."""

    def __init__(self) -> None:
        self.patterns: Patterns | None = None
        self.charts: dict[Layout, Chart] = {}

    def chart(self, layout: Layout) -> Chart:
        found = self.charts.get(layout)
        if found is None:
            if self.patterns is None:
                self.patterns = Patterns()
            found = Chart(layout, self.patterns)
            self.charts[layout] = found
        return found

    def potential(self, state: State, seat: i64) -> i64:
        return (self.hope(state, seat) + 50) // 100

    def prospect(self, state: State, seat: i64) -> i64:
        return 100 * state.total(seat) + self.hope(state, seat)

    def hope(self, state: State, seat: i64) -> i64:
        """In hundredths of points."""
        assert isinstance(state, MyCityState)
        return promise(state.layout, state.papers[seat], state.row, state.is_raced)

    def weights(self, state: State) -> str:
        """By the map: seats hardly meet, so what one learns alone serves among rivals."""
        return f"{HERE}/{state.sheet}"

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, MyCityState)
        return state.total(seat) + features.first_coming(state, seat)

    def sights(self, state: State) -> i64:
        return SIGHTS

    def features(self, state: State, seat: i64, into: vec[i64]) -> i64:
        assert isinstance(state, MyCityState)
        return features.see(self.chart(state.layout), state, seat, into)
