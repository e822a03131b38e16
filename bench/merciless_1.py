"""The strongest player before any had learned, kept as it was, and how others do against it.

    python bench/merciless_1.py lost-cities seasoned --games 400 --seats 2 --seed 7001

prints one JSON object: the share of wins of a level at a table full of ``merciless-1``, with
every seat on the same dice, and its 95 % interval. Seeds above 7000 are for measuring only: no
tuning and no training has used them. ``--against`` names another level instead, or ``refuser``.
With ``--seats 1`` both play alone on the same dice: the points of each, and how far apart. Where
all win together, a team of the level plays the dice of a team of the other, at tables of two seats
up to ``--seats`` in turn and with all options in turn, as on the ladder.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import product
from math import sqrt
from statistics import fmean, stdev

from rollwrite.bots import roster
from rollwrite.bots.ahead.search import BY_GAME, SearchPlayer, Simulator, Thinking
from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.catalogue import find
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.state import State
from rollwrite.lab.ladder import SURE, all_options, wilson

NAME, REFUSER = "merciless-1", "refuser"


class Refuser(Player):
    """Does what changes least: the last move that is listed, as refusing is."""

    def choose(self, state: State, seat: int, moves: list[int], chance: Chance) -> int:
        return moves[-1]


def merciless_1() -> Player:
    return SearchPlayer(Thinking(192, 8, BY_GAME, lead=0.5, trust=6.0, surely=4.0), Simulator())


def player(name: str) -> Player:
    return (
        {NAME: merciless_1, REFUSER: Refuser}[name]()
        if name in (NAME, REFUSER)
        else roster.find(name)
    )


def share(game: str, one: str, other: str, seats: int, games: int, seed: int) -> dict[str, object]:
    room, won, used = find(game), 0.0, time.process_time()
    options, guest, host = all_options(room), player(one), player(other)
    lists = range((games + seats - 1) // seats)
    for same, at in list(product(lists, range(seats)))[:games]:
        state = room.start(room.setup(seats, options[same % len(options)]))
        players = [host] * seats
        players[at] = guest
        chances = [stream(seed, same, seat + 1) for seat in range(seats)]
        play_out(state, players, chances, stream(seed, same, 0))
        winners = state.outcome().winners
        won += (at in winners) / max(1, len(winners))
    found = won / games
    return {
        "game": game,
        "level": one,
        "against": other,
        "seats": seats,
        "games": games,
        "seed": seed,
        "share": round(found, 4),
        "interval": wilson(found, games),
        "times_fair": round(found * seats, 2),
        "seconds": round(time.process_time() - used, 1),
    }


def alone(game: str, one: str, other: str, games: int, seed: int) -> dict[str, object]:
    """Points on the same dice, the setups in turn; ``ahead`` has half of its 95 % interval."""
    room, used = find(game), time.process_time()
    options, players = all_options(room), (player(one), player(other))
    points: list[list[int]] = [[], []]
    for same in range(games):
        for who, found in zip(players, points, strict=True):
            state = room.start(room.setup(1, options[same % len(options)]))
            play_out(state, [who], [stream(seed, same, 1)], stream(seed, same, 0))
            found.append(state.total(0))
    gaps = [mine - theirs for mine, theirs in zip(*points, strict=True)]
    return {
        "game": game,
        "level": one,
        "against": other,
        "seats": 1,
        "games": games,
        "seed": seed,
        "points": [round(fmean(found), 2) for found in points],
        "ahead": round(fmean(gaps), 2),
        "half": round(SURE * stdev(gaps) / sqrt(games), 2),
        "seconds": round(time.process_time() - used, 1),
    }


def team(game: str, one: str, other: str, seats: int, games: int, seed: int) -> dict[str, object]:
    """Shares of wins on the same dice; ``ahead`` has half of its 95 % interval."""
    room, used = find(game), time.process_time()
    options, players = all_options(room), (player(one), player(other))
    sizes = range(room.min_seats, seats + 1)
    won: list[list[int]] = [[], []]
    for same in range(games):
        size, chosen = sizes[same % len(sizes)], options[same // len(sizes) % len(options)]
        for who, found in zip(players, won, strict=True):
            state = room.start(room.setup(size, chosen))
            chances = [stream(seed, same, seat + 1) for seat in range(size)]
            play_out(state, [who] * size, chances, stream(seed, same, 0))
            found.append(int(bool(state.outcome().winners)))
    shares = [fmean(found) for found in won]
    gaps = [mine - theirs for mine, theirs in zip(*won, strict=True)]
    return {
        "game": game,
        "level": one,
        "against": other,
        "seats": [*sizes],
        "games": games,
        "seed": seed,
        "shares": [round(share, 4) for share in shares],
        "intervals": [wilson(share, games) for share in shares],
        "ahead": round(fmean(gaps), 4),
        "half": round(SURE * stdev(gaps) / sqrt(games), 4),
        "seconds": round(time.process_time() - used, 1),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("level")
    asked.add_argument("--against", default=NAME)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=7001)
    given = asked.parse_args()
    if given.seats == 1:
        found = alone(given.game, given.level, given.against, given.games, given.seed)
    elif find(given.game).is_cooperative:
        found = team(given.game, given.level, given.against, given.seats, given.games, given.seed)
    else:
        found = share(given.game, given.level, given.against, given.seats, given.games, given.seed)
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
