"""How fast and how strong search is: one JSON object a line.

    make strength

Simulations a second of each game, choices a second of each level and its
longest one, and what budgets ×1, ×4 and ×16 win against greedy at two seats
and against each other; all in processor time.

    python bench/strength.py lost-cities --no-curve
"""

from __future__ import annotations

import json
import sys
import time
from itertools import islice

from rollwrite.bots import roster
from rollwrite.bots.ahead.search import (
    BY_GAME,
    Candidate,
    SearchPlayer,
    Simulator,
    Thinking,
    simulate,
)
from rollwrite.bots.match import play_out
from rollwrite.bots.player import Player
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.game import Game
from rollwrite.kernel.state import DECIDE, State
from rollwrite.lab.ladder import all_options, wilson

BUDGETS = (16, 64, 256)
CANDIDATES = 8
DUELS = 200
SECONDS = 2.0
NO_CURVE = "--no-curve"


class Timed(Player):
    """Counts the choices of another player and the time they take."""

    def __init__(self, player: Player) -> None:
        self.player, self.choices, self.seconds, self.longest = player, 0, 0.0, 0.0

    def choose(self, state: State, seat: int, moves: list[int], chance: Chance) -> int:
        began = time.process_time()
        move = self.player.choose(state, seat, moves, chance)
        used = time.process_time() - began
        self.seconds += used
        self.longest = max(self.longest, used)
        self.choices += 1
        return move


def seats_of(game: Game) -> int:
    return max(2, game.min_seats)


def match(game: Game, number: int, players: list[Player]) -> State:
    options = all_options(game)
    state = game.start(game.setup(len(players), options[number // 2 % len(options)]))
    chances = [stream(number // 2, seat + 1) for seat in range(len(players))]
    play_out(state, players, chances, stream(number // 2, 0))
    return state


def middle_of(game: Game) -> State:
    """A decision in the middle of a game of greedy players."""
    count = match(game, 0, [roster.find("greedy")] * seats_of(game)).turns
    state, dice = game.start(game.setup(seats_of(game))), stream(5)
    while state.turns < count // 2 or state.phase != DECIDE:
        if state.phase == DECIDE:
            (seat, *_) = state.owing()
            state.play(
                seat, roster.find("greedy").choose(state, seat, state.moves(seat), stream(6))
            )
        else:
            state.roll(dice.faces(state.sides()))
    return state


def simulations_a_second(game: Game) -> float:
    state, done = middle_of(game), 0
    (seat, *_) = state.owing()
    candidate, thinking = Candidate(state.moves(seat)[0], 0), Thinking(1, 1, BY_GAME)
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        simulate(state, seat, candidate, thinking, 1, done, done + 10)
        done += 10
    return round(done / (time.process_time() - began), 1)


def pace(game: Game, player: Player) -> dict[str, float]:
    timed = Timed(player)
    for number in islice(range(0, 1000, 2), 100):
        match(game, number, [timed] * seats_of(game))
        if timed.seconds > SECONDS:
            break
    return {
        "choices_a_second": round(timed.choices / timed.seconds, 1),
        "longest": round(timed.longest, 4),
    }


def thinker(budget: int) -> Timed:
    return Timed(SearchPlayer(Thinking(budget, CANDIDATES, BY_GAME), Simulator()))


def share_of(game: Game, one: Player, other: Player) -> float:
    """What the first wins, with the seats changed in every second game."""
    won = 0.0
    for number in range(DUELS):
        players = [one, other][:: 1 - 2 * (number % 2)]
        winners = match(game, number, players).outcome().winners
        won += float(winners == (number % 2,)) or 0.5 * (len(winners) != 1)
    return round(won / DUELS, 3)


def curve(game: Game) -> list[dict[str, object]]:
    """Each budget against greedy, and against the one before."""
    found: list[dict[str, object]] = []
    for place, budget in enumerate(BUDGETS):
        timed = thinker(budget)
        share = share_of(game, timed, roster.find("greedy"))
        row: dict[str, object] = {
            "budget": budget,
            "seconds": round(timed.seconds / timed.choices, 5),
            "share": share,
            "interval": wilson(share, DUELS),
        }
        if place:
            row["over_the_one_before"] = share_of(game, timed, thinker(BUDGETS[place - 1]))
        found.append(row)
    return found


def main() -> None:
    names = [name for name in sys.argv[1:] if name != NO_CURVE]
    for game in [find(name) for name in names] or GAMES:
        shown: dict[str, object] = {
            "game": game.id,
            "simulations_a_second": simulations_a_second(game),
            "levels": {bot.id: pace(game, bot.player) for bot in roster.ROSTER},
        }
        if not game.is_cooperative and NO_CURVE not in sys.argv:
            shown["curve"] = curve(game)
        print(json.dumps(shown), flush=True)


main()
