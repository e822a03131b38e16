"""What one thinks of a position of Dungeons, Dice & Danger."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.mind import NO_HUNCH, Mind
from rollwrite.kernel.state import OVER, State

from ..rules.layout import Layout
from ..rules.moves import AT, TORCH_AT
from ..rules.state import DungeonsState
from .chart import Chart
from .features import see
from .hunch import best_pairs
from .odds import Odds
from .promise import DEATH, VICTORY, Promise
from .sights import SIGHTS

HERE: Final = "rollwrite.games.dungeons.mind"
FORESIGHT: Final = 4  # turns; a simulated one is dear
EFFORT: Final = 6


@final
class DungeonsMind(Mind):
    """Knows what every dungeon it has met promises."""

    def __init__(self) -> None:
        self.known: dict[Layout, Promise] = {}
        self.charts: dict[Layout, Chart] = {}

    def promise(self, layout: Layout) -> Promise:
        found = self.known.get(layout)
        if found is None:
            found = Promise(layout)
            self.known[layout] = found
        return found

    def chart(self, layout: Layout) -> Chart:
        found = self.charts.get(layout)
        if found is None:
            found = Chart(layout, self.odds())
            self.charts[layout] = found
        return found

    def odds(self) -> Odds:
        """The same for all dungeons."""
        for known in self.charts.values():
            return known.odds
        return Odds()

    def potential(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DungeonsState)
        return self.hope(state, seat) // 100

    def prospect(self, state: State, seat: i64) -> i64:
        assert isinstance(state, DungeonsState)
        return 100 * state.total(seat) + self.hope(state, seat)

    def hope(self, state: DungeonsState, seat: i64) -> i64:
        """Nothing is left to hope for once the last monster falls."""
        paper = state.papers[seat]
        if (state.out >> seat) & 1:
            return DEATH
        if state.phase == OVER or (state.killed | paper.firsts) == state.layout.monsters:
            return VICTORY if leads(state, seat) else 0
        return self.promise(state.layout).of(paper, state.is_solo())

    def hunch(self, state: State, seat: i64, moves: list[int], chance: Chance) -> i64:
        """Which pairs to form."""
        assert isinstance(state, DungeonsState)
        if moves[0] >= AT:
            return NO_HUNCH
        promise, paper = self.promise(state.layout), state.papers[seat]
        return best_pairs(promise, paper, moves, state.dark, state.is_free(seat), state.is_solo())

    def foresight(self) -> i64:
        return FORESIGHT

    def effort(self) -> i64:
        return EFFORT

    def weights(self, state: State) -> str:
        """Alone lives end the game, among rivals the last monster."""
        return f"{HERE}/{state.sheet}-{'1' if state.seats == 1 else '2to4'}"

    def promising(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """Torches wait until one of the sums is used, where one can be."""
        assert isinstance(state, DungeonsState)
        paper = state.papers[seat]
        if paper.torches_left() == 0 or (paper.pairs and not (paper.first and paper.second)):
            return moves
        sums = [move for move in moves if move < TORCH_AT]
        return sums if sums else moves

    def sights(self, state: State) -> i64:
        return SIGHTS

    def features(self, state: State, seat: i64, into: vec[i64]) -> i64:
        assert isinstance(state, DungeonsState)
        return see(self.chart(state.layout), state, seat, into)


def leads(state: DungeonsState, seat: i64) -> bool:
    other: i64 = 0
    while other < state.seats:
        if (state.out >> other) & 1 == 0 and state.total(other) > state.total(seat):
            return False
        other += 1
    return state.seats > 1
