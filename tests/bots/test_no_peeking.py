"""No bot sees dice to come or hidden steps: swap them, and it chooses the same.

A bot is given what its seat may see (``Table.seen_by``) and a luck of its own.
"""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.bots.player import Player
from rollwrite.catalogue import GAMES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Game
from rollwrite.kernel.tape import Tape
from rollwrite.table.drive import decide_alone
from rollwrite.table.table import COMMIT, STEP, Chair, Command, Table

SEEDS = ("ada", "bob")
LUCK = 77


class SwappedTape(Tape):
    """The same rolls at first, others from roll ``swap`` on."""

    swap = 10**9

    def roll(self, number: int, sides: list[int]) -> list[int]:  # type: ignore[override]
        own = self.secret if number < self.swap else bytes(reversed(self.secret))
        return Tape(own, self.seeds).roll(number, sides)


def table(game: Game, swap: int) -> Table:
    tape = SwappedTape(bytes(range(32)), SEEDS)
    object.__setattr__(tape, "swap", swap)
    chairs = tuple(Chair(name) for name in SEEDS)
    return Table(game, game.setup(2), chairs, tape)


def decide(where: Table, seat: int, moves: list[int]) -> None:
    stage = where.stages
    for move in moves:
        where.do(Command(STEP, seat, stage, where.game.to_text(move)))
    where.do(Command(COMMIT, seat, stage))


def chosen(where: Table, seat: int, player: Player) -> list[int]:
    return decide_alone(where.seen_by(seat).copy(), seat, player, stream(LUCK))


def play_some(where: Table, stages: int) -> None:
    """Random play, the same at every table."""
    for number in range(stages):
        for seat in list(where.undecided()):
            moves = decide_alone(
                where.seen_by(seat).copy(), seat, roster.find("random"), stream(number, seat)
            )
            decide(where, seat, moves)


@pytest.mark.parametrize("bot", roster.ROSTER, ids=lambda bot: bot.id)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_other_dice_to_come_change_no_choice(game: Game, bot: roster.Bot) -> None:
    usual = table(game, 10**9)
    play_some(usual, 2)
    swapped = table(game, len(list(usual.events)) + 1)
    swapped = table(game, rolls_of(usual) + 1)
    play_some(swapped, 2)
    (seat, *_) = usual.undecided()
    assert usual.seen_by(seat).digest() == swapped.seen_by(seat).digest()
    assert chosen(usual, seat, bot.player) == chosen(swapped, seat, bot.player)


def rolls_of(where: Table) -> int:
    from rollwrite.kernel.game import Rolled

    return sum(isinstance(event, Rolled) for event in where.events)
