"""A campaign at one table: game after game, what is carried over, the score so far."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from rollwrite.kernel.campaign import Board
from rollwrite.kernel.errors import GameOver, NotYourDecision
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.album import Album, find_campaign
from rollwrite.kernel.kept.record import Record
from rollwrite.kernel.kept.tape import Tape
from rollwrite.kernel.seen.view import Page, View
from rollwrite.kernel.state import State

from .table import Chair, Table


class Series:
    """The finished games and the running one. A single game is a series of one."""

    def __init__(self, game: Game, campaign: str, chairs: tuple[Chair, ...], tape: Tape) -> None:
        self.game = game
        self.campaign = find_campaign(game, campaign)
        self.chairs = chairs
        self.finals: list[State] = []
        self.records: list[Record] = []
        self.table = self._open(tape)

    @property
    def leg(self) -> int:
        """The number of the running game, from 1."""
        return len(self.records) + 1

    def is_complete(self) -> bool:
        is_last = self.leg == len(self.campaign.legs)
        return self.table.is_agreed or (is_last and self.table.is_over())

    def go_on(self, tape: Tape) -> Table:
        """Put the finished game away and open the next one."""
        if not self.table.is_over():
            raise NotYourDecision(f"game {self.leg} is still running")
        if self.is_complete():
            raise GameOver(f"{self.campaign.id} is over; all its games are played")
        self.finals.append(self.table.state)
        self.records.append(self.table.record())
        self.table = self._open(tape)
        return self.table

    def board(self) -> Board:
        """The score sheet, the game that has just ended included."""
        return self.game.board(self.campaign, self._finished())

    def view(self, seat: int) -> View:
        """The running game, and on its sheets what the campaign writes there."""
        found = self.table.view(seat)
        return replace(found, pages=tuple(map(self._with_ledger, found.pages)))

    def _with_ledger(self, page: Page) -> Page:
        state = self.table.state
        marks = self.game.ledger(self.campaign, self._finished(), state, page.seat)
        return replace(page, marks=page.marks + marks)

    def _finished(self) -> list[State]:
        is_played = self.table.state.is_over()
        return [*self.finals, self.table.state] if is_played else self.finals

    def album(self) -> Album:
        """Everything so far, for export."""
        records = (*self.records, self.table.record())
        return Album(self.game.id, self.campaign.id, records)

    def rename(self, chairs: tuple[Chair, ...]) -> None:
        """Those who sit there are called so, in the games that are over, too."""
        names = tuple(chair.name for chair in chairs)
        self.chairs = chairs
        self.records = [dataclasses.replace(record, names=names) for record in self.records]

    def _open(self, tape: Tape) -> Table:
        options = self.campaign.legs[len(self.records)]
        carry = self.game.carry_over(self.finals[-1]) if self.finals else ()
        setup = self.game.setup(len(self.chairs), options, carry=carry)
        return Table(self.game, setup, self.chairs, tape)
