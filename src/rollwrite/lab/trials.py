"""How a player stands beside another: what it wins at their table, alone how far it is ahead.

Where all win or lose together, a team of it stands beside a team of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from statistics import fmean, stdev

from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Game, Setup
from rollwrite.kernel.state import State

from .ladder import SURE, wilson


@dataclass(frozen=True, slots=True)
class Trial:
    """``found`` is a share of wins or, alone, points ahead of the other on the same dice.

    Of a team there is also what a team of the other wins (``theirs``).
    """

    against: str
    games: int
    found: float
    interval: tuple[float, float]
    points: float | None = None  # alone, its own
    theirs: float | None = None

    def __str__(self) -> str:
        if self.theirs is not None:
            return f"{self.found:.1%} as a team, {self.against} {self.theirs:.1%}"
        if self.points is None:
            return f"{self.found:.1%} against {self.against}"
        return f"{self.points:.1f} points, {self.found:+.1f} beside {self.against}"

    def told(self) -> dict[str, object]:
        """For the provenance of weights."""
        told: dict[str, object] = {"against": self.against, "games": self.games}
        if self.points is None:
            told |= {"share": self.found, "interval": self.interval}
            return told if self.theirs is None else told | {"theirs": self.theirs}
        return told | {"points": self.points, "ahead": self.found, "interval": self.interval}


def tried(
    game: Game,
    setups: Sequence[Setup],
    one: Player,
    other: tuple[str, Player],
    games: int,
    seed: int,
) -> Trial:
    name, rival = other
    if setups[0].seats == 1:
        return alone(game, setups, one, name, rival, games, seed)
    if game.is_cooperative:
        found = team_share(game, setups, one, games, seed)
        theirs = team_share(game, setups, rival, games, seed)
        return Trial(name, games, found, wilson(found, games), theirs=theirs)
    share = share_of(game, setups, one, rival, games, seed)
    return Trial(name, games, share, wilson(share, games))


def alone(
    game: Game,
    setups: Sequence[Setup],
    one: Player,
    name: str,
    rival: Player,
    games: int,
    seed: int,
) -> Trial:
    """Both on the same dice."""
    mine: list[int] = []
    theirs: list[int] = []
    for setup, same, _ in tables(setups, games):
        mine.append(ended(game, setup, [one], same, seed).total(0))
        theirs.append(ended(game, setup, [rival], same, seed).total(0))
    gaps = [own - other for own, other in zip(mine, theirs)]
    half = SURE * stdev(gaps) / sqrt(games) if games > 1 else 0.0
    ahead = fmean(gaps)
    interval = (round(ahead - half, 2), round(ahead + half, 2))
    return Trial(name, games, round(ahead, 2), interval, round(fmean(mine), 2))


def share_of(
    game: Game, setups: Sequence[Setup], one: Player, other: Player, games: int, seed: int
) -> float:
    """What one wins at tables full of the other, going through all seats on the same dice."""
    won = 0.0
    for setup, same, at in tables(setups, games):
        players = [other] * setup.seats
        players[at] = one
        winners = ended(game, setup, players, same, seed).outcome().winners
        if at in winners:
            won += 1 / len(winners)
    return round(won / games, 4)


def team_share(game: Game, setups: Sequence[Setup], one: Player, games: int, seed: int) -> float:
    """What a table full of it wins, the setups in turn."""
    won = 0
    for number in range(games):
        setup = setups[number % len(setups)]
        won += bool(ended(game, setup, [one] * setup.seats, number, seed).outcome().winners)
    return round(won / games, 4)


def ended(game: Game, setup: Setup, players: list[Player], same: int, seed: int) -> State:
    state = game.start(setup)
    chances = [stream(seed, same, seat + 1) for seat in range(setup.seats)]
    play_out(state, players, chances, stream(seed, same, 0))
    return state


def tables(setups: Sequence[Setup], games: int) -> Iterator[tuple[Setup, int, int]]:
    """So many tables: setups in turn, on each list of dice every seat once."""
    left = games
    for same in count():
        setup = setups[same % len(setups)]
        for at in range(min(left, setup.seats)):
            yield setup, same, at
        left -= min(left, setup.seats)
        if not left:
            return
