"""What was measured of a game and is kept in its room, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.game import Game
from rollwrite.lab.report import Report, stored


class Measured:
    """A stored report, asked by bot and gauge."""

    def __init__(self, game: Game) -> None:
        self.report: Report = stored(game)
        self.gauges = {gauge.id for gauge in game.gauges}

    def number(self, bot: str, gauge: str, name: str) -> float:
        found = self.report[bot][gauge][name]
        assert isinstance(found, int | float), f"{name} of {gauge} is no number"
        return float(found)

    def share(self, bot: str, gauge: str, titles: Sequence[str]) -> float:
        """How often a game ended with one of these titles."""
        found = self.report[bot][gauge]["titles"]
        assert isinstance(found, dict)
        return float(sum(found.get(title, 0) for title in titles))
