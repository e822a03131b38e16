"""No bot sees dice to come or hidden steps: swap them, and it chooses the same.

A bot is given what its seat may see (``Table.seen_by``) and a luck of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rollwrite.bots import roster
from rollwrite.bots.ahead.search import SearchPlayer, Simulator, Thinking
from rollwrite.bots.learned.player import LearnedPlayer
from rollwrite.bots.learned.thinker import ThinkingPlayer
from rollwrite.bots.learned.weights import LIBRARY
from rollwrite.bots.player import Player
from rollwrite.catalogue import GAMES
from rollwrite.kernel.chance import stream
from rollwrite.kernel.compiled import is_compiled
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept.tape import Tape
from rollwrite.table.drive import decide_alone
from rollwrite.table.table import COMMIT, STEP, Chair, Command, Table

LUCK = 77
STAGES = 3
NEVER = 10**9
EVERYBODY = roster.ROSTER


class SwappedTape(Tape):
    """The same rolls at first, others from roll ``swap`` on."""

    swap = NEVER

    def roll(self, number: int, sides: Sequence[int]) -> list[int]:
        secret = self.secret if number < self.swap else bytes(reversed(self.secret))
        return Tape(secret, self.seeds).roll(number, sides)


def table(game: Game, seats: int, swap: int = NEVER) -> Table:
    names = tuple(f"seat {seat}" for seat in range(seats))
    tape = SwappedTape(bytes(range(32)), names)
    object.__setattr__(tape, "swap", swap)
    return Table(game, game.setup(seats), tuple(map(Chair, names)), tape)


def player_of(bot: roster.Bot) -> Player:
    """As it plays; interpreted, a search would take too long and thinks less."""
    if is_compiled():
        return bot.player
    quick = SearchPlayer(Thinking(6, 3, 1), Simulator())
    if isinstance(bot.player, LearnedPlayer):
        return LearnedPlayer(LIBRARY, quick)
    if isinstance(bot.player, ThinkingPlayer):
        return ThinkingPlayer(LIBRARY, quick, 6, 3, 1)
    return quick if isinstance(bot.player, SearchPlayer) else bot.player


def chosen(where: Table, seat: int, player: Player, luck: int = LUCK) -> list[int]:
    return decide_alone(where.seen_by(seat).copy(), seat, player, stream(luck))


def decide(where: Table, seat: int, moves: list[int]) -> None:
    stage = where.stages
    for move in moves:
        where.do(Command(STEP, seat, stage, where.game.to_text(move)))
    where.do(Command(COMMIT, seat, stage))


def play_stages(where: Table, stages: int) -> None:
    """Random play, the same at every table."""
    for number in range(stages):
        for seat in where.undecided():
            decide(where, seat, chosen(where, seat, roster.find("random"), number))


def at_joint_stage(game: Game) -> Table:
    """A table where several seats decide at once; as they are after some stages if none do."""
    where = table(game, max(3, game.min_seats))
    for _ in range(STAGES):
        play_stages(where, 1)
        if len(where.undecided()) > 1:
            break
    return where


@pytest.mark.parametrize("bot", EVERYBODY, ids=lambda bot: bot.id)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_other_dice_to_come_change_no_choice(game: Game, bot: roster.Bot) -> None:
    usual = table(game, 2)
    play_stages(usual, STAGES)
    swapped = table(game, 2, swap=usual.rolls + 1)
    play_stages(swapped, STAGES)
    (seat, *_) = usual.undecided()
    assert chosen(usual, seat, player_of(bot)) == chosen(swapped, seat, player_of(bot))
    assert usual.tape.roll(usual.rolls + 1, [6] * 9) != swapped.tape.roll(usual.rolls + 1, [6] * 9)


@pytest.mark.parametrize("bot", EVERYBODY, ids=lambda bot: bot.id)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_hidden_steps_of_others_change_no_choice(game: Game, bot: roster.Bot) -> None:
    where = at_joint_stage(game)
    *others, seat = where.undecided()
    before = chosen(where, seat, player_of(bot))
    for other in others:
        decide(where, other, chosen(where, other, roster.find("random")))
    assert chosen(where, seat, player_of(bot)) == before
    assert where.undecided() == (seat,)


def test_there_are_hidden_steps_to_hide() -> None:
    assert any(len(at_joint_stage(game).undecided()) > 1 for game in GAMES)
