"""Bots at a table: they see what their seat may see and answer with commands."""

from __future__ import annotations

from hashlib import sha256

from rollwrite.bots.player import Player
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.state import DECIDE, State

from .table import COMMIT, STEP, Command, Table


def decide(table: Table, seat: int, player: Player) -> list[Command]:
    """All commands of one decision, the commit included."""
    seen = table.seen_by(seat).copy()
    moves = decide_alone(seen, seat, player, chance_of(table, seat))
    stage = table.stages
    steps = [Command(STEP, seat, stage, table.game.to_text(move)) for move in moves]
    return [*steps, Command(COMMIT, seat, stage)]


def decide_alone(seen: State, seat: int, player: Player, chance: Chance) -> list[int]:
    """The steps of one decision, played on ``seen``."""
    moves = []
    while seen.phase == DECIDE and (seen.waiting >> seat) & 1:
        move = player.choose(seen, seat, seen.moves(seat), chance)
        seen.play(seat, move)
        moves.append(move)
    return moves


def chance_of(table: Table, seat: int) -> Chance:
    """A bot's own luck: repeatable for the same tape, unknown while it is secret."""
    return stream(luck_of(table, seat))


def luck_of(table: Table, seat: int) -> int:
    """The number that luck grows from: all that a bot elsewhere needs, and no secret."""
    text = f"{table.tape.seeds} {seat} {table.stages}".encode()
    return int.from_bytes(sha256(table.tape.secret + text).digest()[:8], "big")


def play_bots(table: Table, players: dict[int, Player]) -> None:
    """Let the bots decide until the table waits for a person or is over."""
    while waiting := [seat for seat in table.undecided() if seat in players]:
        for command in decide(table, waiting[0], players[waiting[0]]):
            table.do(command)
