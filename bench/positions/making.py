"""Positions as they come about, and what their moves are worth when played out very often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

from rollwrite.bots import advice, roster
from rollwrite.catalogue import find
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Setup
from rollwrite.kernel.state import OVER, ROLL, State
from rollwrite.lab.ladder import all_options

from .position import Asked, Played, after

COMPANY = ("steady", "greedy", "seasoned")  # who plays the games
SHARES = (0.02, 0.06, 0.22, 0.7)  # of the simulations of a move that is never dropped
FEWEST = 3  # moves that get all of them
EACH = 5  # positions of a game


@dataclass(frozen=True, slots=True)
class Order:
    """Plain data, so that it travels to other processes."""

    game: str
    seats: tuple[int, ...]  # in turn, so some may come twice
    positions: int
    simulations: int
    seed: int


def made(
    order: Order, cores: int, progress: Callable[[int], None], first: int = 0
) -> Iterator[Played]:
    """The same for the same order, whatever the number of cores; from game ``first`` on."""
    numbers = range(first, (order.positions + EACH - 1) // EACH)
    with ProcessPoolExecutor(cores) as pool:
        for played in pool.map(_made, [order] * len(numbers), numbers):
            progress(len(played.asked))
            yield played


def _made(order: Order, number: int) -> Played:
    game, setup = find(order.game), setup_of(order, number)
    start, chance = game.start(setup), stream(order.seed, number, 0)
    line, places = played_out(start, order.seed, number)
    chosen = sorted(places.pop(chance.below(len(places))) for _ in range(min(EACH, len(places))))
    asked = tuple(
        judged(after(start, line[:at]), at, order.simulations, chance.below(1 << 31))
        for at in chosen
    )
    return Played(setup.seats, setup.options, line[: chosen[-1]], asked)


def setup_of(order: Order, number: int) -> Setup:
    game = find(order.game)
    seats = order.seats[number % len(order.seats)]
    options = all_options(game)
    return game.setup(seats, options[number // len(order.seats) % len(options)])


def played_out(start: State, seed: int, number: int) -> tuple[tuple[int, ...], list[int]]:
    """A game as numbers, and where somebody had a choice that nobody's hidden step informed."""
    state, line, places = start.copy(), list[int](), list[int]()
    dice = stream(seed, number, 1)
    chances = [stream(seed, number, 2 + seat) for seat in range(state.seats)]
    company = [COMPANY[chance.below(len(COMPANY))] for chance in chances]
    while state.phase != OVER:
        if state.phase == ROLL:
            faces = dice.faces(state.sides())
            line += faces
            state.roll(faces)
            continue
        is_open = True
        for seat in state.owing():
            while state.phase != OVER and seat in state.owing():
                moves = state.moves(seat)
                if is_open and len(moves) > 1:
                    places.append(len(line))
                player = roster.find(company[seat])
                line.append(int(player.choose(state, seat, moves, chances[seat])))
                state.play(seat, line[-1])
            is_open = False
    return tuple(line), places


def judged(state: State, at: int, simulations: int, seed: int) -> Asked:
    """Every move on the same dice; the worse half goes, the best three get all simulations."""
    (seat, *_), aim = state.owing(), "score" if state.seats == 1 else "win"
    moves = alive = tuple(map(int, state.moves(seat)))
    found: dict[int, list[float]] = {move: [] for move in moves}
    for share in SHARES:
        done = len(found[alive[0]])
        batch = advice.think(state, seat, seed, alive, done, max(1, round(simulations * share)))
        values = batch.scores if aim == "score" else batch.wins
        for move, more in zip(batch.moves, values, strict=True):
            found[move] += more
        order = sorted(alive, key=lambda move: -fmean(found[move]))
        alive = tuple(order[: max(FEWEST, len(order) // 2)])
    best = found[max(alive, key=lambda move: fmean(found[move]))]
    losses = tuple(loss(found[move], best) for move in moves)
    return Asked(at, moves, losses)


def loss(mine: list[float], best: list[float]) -> int:
    """Beside the best move on the same dice, in thousandths."""
    return max(0, round(1000 * fmean(other - own for own, other in zip(mine, best))))
