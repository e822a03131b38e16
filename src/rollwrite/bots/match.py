"""A match: players at a state until it is over. The fast way, without a table."""

from __future__ import annotations

from mypy_extensions import i64

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State

from .player import Player


def play_out(state: State, players: list[Player], chances: list[Chance], dice: Chance) -> i64:
    """Play to the end; how many decisions it took."""
    decisions: i64 = 0
    while True:
        phase = state.phase
        if phase == ROLL:
            state.tumble(dice)
        elif phase == DECIDE:
            decisions += play_stage(state, players, chances)
        else:
            return decisions


def play_stage(state: State, players: list[Player], chances: list[Chance]) -> i64:
    """Let every seat that owes a decision now decide, none seeing another's steps."""
    owed = state.waiting
    alone = owed & (owed - 1) == 0
    opened = state
    if not alone and someone_looks(players, owed):
        opened = state.copy()
    decisions: i64 = 0
    seat: i64 = 0
    while owed >> seat:
        if (owed >> seat) & 1:
            player = players[seat]
            if alone or not player.looks():
                decisions += play_seat(state, seat, player, chances[seat])
            else:
                decisions += play_seat_hidden(state, opened, seat, player, chances[seat])
        seat += 1
    return decisions


def someone_looks(players: list[Player], owed: i64) -> bool:
    for seat in range(len(players)):
        if (owed >> seat) & 1 and players[seat].looks():
            return True
    return False


def play_seat(state: State, seat: i64, player: Player, chance: Chance) -> i64:
    """All steps of one seat's decision, on the state itself."""
    decisions: i64 = 0
    while True:
        moves = state.moves(seat)
        state.play(seat, player.choose(state, seat, moves, chance))
        decisions += 1
        if state.phase != DECIDE or not (state.waiting >> seat) & 1:
            return decisions


def play_seat_hidden(state: State, opened: State, seat: i64, player: Player, chance: Chance) -> i64:
    """The same, but the player sees the stage as it opened plus its own steps."""
    seen = opened.copy()
    decisions: i64 = 0
    while (seen.waiting >> seat) & 1:
        move = player.choose(seen, seat, seen.moves(seat), chance)
        seen.play(seat, move)
        state.play(seat, move)
        decisions += 1
    return decisions


def play_random(state: State, chance: Chance) -> i64:
    """One game of random legal moves through the State API; for the bench."""
    decisions: i64 = 0
    while True:
        phase = state.phase
        if phase == ROLL:
            state.tumble(chance)
        elif phase == OVER:
            return decisions
        else:
            owed = state.waiting
            seat: i64 = 0
            while not (owed >> seat) & 1:
                seat += 1
            state.play(seat, state.any_move(seat, chance))
            decisions += 1
