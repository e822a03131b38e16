"""A single game, or the games of a campaign one after another, as one walk."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Setup
from rollwrite.kernel.kept.album import find_campaign
from rollwrite.kernel.state import State
from rollwrite.kernel.turn import Outcome

from .outlook import Outlook
from .walk import Walk


class Journey:
    """What is seen and done stays the same from game to game; what is carried over follows."""

    def __init__(self, outlook: Outlook, campaign: str = "", hides: bool = False) -> None:
        self.outlook = outlook
        self.campaign = find_campaign(outlook.game, campaign) if campaign else None
        self.legs = self.campaign.legs if self.campaign else (outlook.setup.options,)
        self.hides = hides
        self.seed = 0
        self.finals: list[State] = []
        self.walk = Walk(outlook.start, hides)

    def begin(self, seed: int) -> None:
        """From the first game on; all dice follow from the seed."""
        self.seed = seed
        self.finals = []
        self._open(())

    def _open(self, carry: Sequence[str]) -> None:
        game, setup = self.outlook.game, self.outlook.setup
        leg = self.legs[len(self.finals)]
        opened: Setup = setup
        if self.campaign:
            opened = game.setup(setup.seats, leg, carry=tuple(carry))
        self.walk = Walk(game.start(opened), self.hides)
        self.walk.begin(stream(self.seed, len(self.finals)).below(1 << 31))

    def play(self, seat: int, move: int) -> None:
        """One legal step; a game that ends is followed by the next one."""
        self.walk.play(seat, move)
        while self.walk.is_over() and not self.is_over():
            self.finals.append(self.walk.state)
            if not self.is_over():
                self._open(self.outlook.game.carry_over(self.finals[-1]))

    def is_over(self) -> bool:
        return len(self.finals) == len(self.legs)

    def outcome(self) -> Outcome:
        """Of the game, or of the campaign by its score sheet."""
        last = self.finals[-1].outcome()
        if self.campaign is None:
            return last
        board = self.outlook.game.board(self.campaign, self.finals)
        return Outcome(board.totals, board.winners or last.winners, last.teams)

    def totals(self) -> list[int]:
        """What has been scored so far, game by game."""
        rows = [state.totals() for state in self.finals]
        if not self.is_over():
            rows.append(self.walk.state.totals())
        return [sum(column) for column in zip(*rows, strict=True)]
