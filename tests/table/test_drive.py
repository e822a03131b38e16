"""Bots at a table: they see what their seat may see, and play the same every time."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.bots.player import Player
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.chance import Chance
from rollwrite.kernel.kept.tape import Tape, from_seed
from rollwrite.kernel.state import State
from rollwrite.table.drive import chance_of, decide, luck_of, play_bots
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table

ORDERS = ["simultaneous", "clockwise"]


def table(seats: int = 3, order: str = "simultaneous", tape: Tape | None = None) -> Table:
    chairs = tuple(Chair("bot", "greedy") for _ in range(seats))
    return Table(GAME, GAME.setup(seats, {"order": order}), chairs, tape or from_seed(4, seats))


def bots(seats: int, name: str) -> dict[int, Player]:
    return dict.fromkeys(range(seats), roster.find(name))


def at_the_others(seats: int = 3) -> Table:
    opened = table(seats)
    active = opened.state.active
    opened.do(Command(STEP, active, 1, "refuse"))
    opened.do(Command(COMMIT, active, 1))
    return opened


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_the_same_game_from_the_same_tape(seats: int, bot: str, order: str) -> None:
    games = [table(seats, order) for _ in range(2)]
    for game in games:
        play_bots(game, bots(seats, bot))
    assert games[0].record() == games[1].record()


def test_bots_play_another_game_from_another_secret() -> None:
    games = [table(3, tape=from_seed(seed, 3)) for seed in (1, 2)]
    for game in games:
        play_bots(game, bots(3, "random"))
    assert games[0].state.digest() != games[1].state.digest()


def test_a_decision_is_its_steps_and_a_commit() -> None:
    opened = table()
    active = opened.state.active
    kinds = [command.kind for command in decide(opened, active, roster.find("greedy"))]
    assert (kinds[-1], set(kinds[:-1])) == (COMMIT, {STEP})


def test_deciding_changes_nothing_at_the_table() -> None:
    opened = table()
    active = opened.state.active
    before = opened.seen_by(active).digest()
    decide(opened, active, roster.find("greedy"))
    assert (opened.seen_by(active).digest(), opened.commands) == (before, 0)


def test_all_commands_of_a_decision_are_legal() -> None:
    opened = table(2)
    while not opened.is_over():
        seat = opened.undecided()[0]
        for command in decide(opened, seat, roster.find("random")):
            opened.do(command)
    assert opened.is_over()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_decision_does_not_depend_on_the_hidden_steps_of_others(bot: str) -> None:
    """LC-T5: no peeking."""
    opened = at_the_others()
    one, two = opened.undecided()
    before = decide(opened, two, roster.find(bot))
    opened.do(Command(STEP, one, 2, "refuse"))
    opened.do(Command(COMMIT, one, 2))
    assert decide(opened, two, roster.find(bot)) == before


def test_a_decision_does_not_depend_on_second_thoughts() -> None:
    """Luck comes from the stage, not from how often somebody clicked."""
    opened = at_the_others()
    one, two = opened.undecided()
    before = decide(opened, two, roster.find("random"))
    opened.do(Command(STEP, one, 2, "refuse"))
    opened.do(Command(TAKE_BACK, one, 2))
    assert decide(opened, two, roster.find("random")) == before


def test_bots_play_until_the_table_waits_for_a_person() -> None:
    opened = table()
    person = (opened.state.active + 1) % 3
    players = {seat: roster.find("greedy") for seat in range(3) if seat != person}
    play_bots(opened, players)
    assert opened.undecided() == (person,)


def test_without_bots_nothing_is_played() -> None:
    opened = table()
    play_bots(opened, {})
    assert opened.commands == 0


def test_every_seat_and_every_stage_has_luck_of_its_own() -> None:
    opened = table()
    active = opened.state.active
    first = [luck_of(opened, seat) for seat in range(3)]
    for command in decide(opened, active, roster.find("random")):
        opened.do(command)
    assert len({*first, *(luck_of(opened, seat) for seat in range(3))}) == 6


def test_luck_depends_on_the_secret_and_the_seeds() -> None:
    tapes = [Tape(bytes(32), ("a", "b")), Tape(bytes(32), ("a", "c")), Tape(b"1" * 32, ("a", "b"))]
    assert len({luck_of(table(2, tape=tape), 0) for tape in tapes}) == 3


def test_the_luck_of_a_seat_is_the_same_each_time_it_is_asked() -> None:
    opened = table()
    draws = [chance_of(opened, 0).below(1 << 30) for _ in range(2)]
    assert draws[0] == draws[1]


class Spy(Player):
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, state: State, seat: int, moves: list[int], chance: Chance) -> int:
        self.seen.append(state.digest())
        return moves[-1]


def test_a_bot_is_shown_the_stage_as_it_opened() -> None:
    """LC-T5: the steps of the others are not in it."""
    opened = at_the_others()
    one, two = opened.undecided()
    shown = opened.state.digest()
    opened.do(Command(STEP, one, 2, "refuse"))
    spy = Spy()
    decide(opened, two, spy)
    assert spy.seen == [shown]
