"""Matches: the fast way to play is the same as the fair way."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.bots.match import play_out, play_random, play_stage
from rollwrite.bots.player import Player
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import ROLL, State

ORDERS = ["simultaneous", "clockwise"]
BOTS = [("random", "greedy", "random"), ("greedy",) * 3, ("random",) * 3]


def start(seats: int, order: str) -> State:
    return GAME.start(GAME.setup(seats, {"order": order}))


def luck(seats: int, seed: int) -> list[Chance]:
    return [stream(seed, seat + 1) for seat in range(seats)]


def play_by_stages(state: State, bots: list[Player], chances: list[Chance], dice: Chance) -> int:
    """As a table does it: a stage opens, every seat decides on what it may see, then reveal."""
    decisions = 0
    while not state.is_over():
        if state.phase == ROLL:
            state.roll(dice.faces(state.sides()))
            continue
        stage = Stage(GAME, state)
        for seat in stage.seats:
            while not stage.has_decided(seat):
                seen = stage.seen_by(seat)
                move = bots[seat].choose(seen.copy(), seat, seen.moves(seat), chances[seat])
                stage.step(seat, move)
                decisions += 1
            stage.commit(seat)
        for seat in stage.seats:
            for move in stage.steps[seat]:
                state.checked_play(seat, move)
    return decisions


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("names", BOTS)
def test_a_match_goes_as_it_would_at_a_table(names: tuple[str, ...], order: str) -> None:
    """LC-T5: in a simultaneous stage nobody sees the steps of others."""
    bots = [roster.find(name) for name in names]
    for seed in range(3):
        fast, fair = start(3, order), start(3, order)
        fast_decisions = play_out(fast, bots, luck(3, seed), stream(seed))
        fair_decisions = play_by_stages(fair, bots, luck(3, seed), stream(seed))
        assert (fast.digest(), fast_decisions) == (fair.digest(), fair_decisions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_is_over_when_it_ends(seats: int) -> None:
    state = start(seats, "simultaneous")
    play_out(state, [roster.find("random")] * seats, luck(seats, 1), stream(1))
    assert state.is_over()


def test_the_same_seeds_give_the_same_match() -> None:
    games = [start(3, "simultaneous") for _ in range(2)]
    for state in games:
        play_out(state, [roster.find("greedy")] * 3, luck(3, 8), stream(8))
    assert games[0].digest() == games[1].digest()


def test_random_play_ends_after_the_decisions_it_counts() -> None:
    state, chance = start(2, "simultaneous"), stream(3)
    counted = play_random(state, chance)
    again, chance, played = start(2, "simultaneous"), stream(3), 0
    while not again.is_over():
        if again.phase == ROLL:
            again.roll(chance.faces(again.sides()))
        else:
            seat = again.owing()[0]
            moves = again.moves(seat)
            again.checked_play(seat, moves[chance.below(len(moves))])
            played += 1
    assert (counted, state.digest()) == (played, again.digest())


class Peeper(Player):
    """Takes the first move, and notes what it was shown of the others' sheets."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, list[int]]] = []

    def choose(self, state: State, seat: int, moves: list[int], chance: Chance) -> int:
        self.shown.append((seat, state.totals()))
        return moves[0]


def test_players_of_one_stage_are_shown_the_same_sheets_of_others() -> None:
    """LC-T5"""
    state, peeper = start(4, "simultaneous"), Peeper()
    state.roll([0])
    state.roll([0, 0, 0, 1, 1, 1])
    turn: list[Player] = [peeper] * 4
    chances = luck(4, 1)
    play_stage(state, turn, chances)
    peeper.shown.clear()
    before = state.totals()
    play_stage(state, turn, chances)
    assert peeper.shown == [(seat, before) for seat in (1, 2, 3)]
