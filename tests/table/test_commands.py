"""Commands at a table: what is refused, and what a log of them gives."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec import to_builtins

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    NotYourDecision,
    StaleStage,
)
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Command, Table
from tests.table.tables import ORDERS, commit, finished, first_move, opened, step, take_back

# -- refusing commands -----------------------------------------------------------------


def refused(table: Table, command: Command) -> tuple[type[Exception], str]:
    """What a table answers; whoever refuses must not change."""
    before = snapshot(table)
    with pytest.raises((NotYourDecision, InvalidNotation, IllegalMove, GameOver)) as caught:
        table.check(command)
    with pytest.raises(type(caught.value)):
        table.apply(command)
    assert snapshot(table) == before
    return type(caught.value), str(caught.value)


def snapshot(table: Table) -> str:
    """Everything a table shows and knows."""
    views = [to_builtins(table.view(seat)) for seat in range(-1, table.setup.seats)]
    stage = table.stage
    inner = [stage.steps, sorted(stage.committed)] if stage else []
    known = [table.stages, table.rolls, table.commands, repr(table.events), repr(table.news)]
    return json.dumps([table.state.digest(), views, inner, known])


@pytest.mark.parametrize("stage", [0, 2, -1, 99])
def test_a_command_for_another_stage_is_stale(stage: int) -> None:
    table = opened()
    command = Command(STEP, table.state.active, stage, "refuse")
    assert refused(table, command) == (
        StaleStage,
        f"stage {stage} is closed; the table is at 1",
    )


def test_a_commit_before_the_decision_is_refused() -> None:
    table = opened()
    active = table.state.active
    assert refused(table, Command(COMMIT, active, 1)) == (
        NotYourDecision,
        f"seat {active + 1} still has a step to choose",
    )


@pytest.mark.parametrize("kind", ["", "STEP", "roll", "undo"])
def test_an_unknown_command_is_refused(kind: str) -> None:
    table = opened()
    assert refused(table, Command(kind, table.state.active, 1)) == (
        InvalidNotation,
        f"“{kind}” is no command; there are step, take-back, commit",
    )


@pytest.mark.parametrize("kind", [STEP, TAKE_BACK, COMMIT])
@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_a_seat_that_is_not_there_is_refused(seat: int, kind: str) -> None:
    assert refused(opened(), Command(kind, seat, 1, "refuse")) == (
        NotYourDecision,
        f"seat {seat + 1} owes no decision now",
    )


def test_a_move_that_is_no_move_is_refused() -> None:
    table = opened()
    kind, _ = refused(table, Command(STEP, table.state.active, 1, "pink 3"))
    assert kind is InvalidNotation


def test_a_move_that_is_not_legal_is_refused() -> None:
    table = opened()
    kind, _ = refused(table, Command(STEP, table.state.active, 1, "stay"))
    assert kind is IllegalMove


def test_a_second_step_after_the_decision_is_refused() -> None:
    table = opened()
    active = table.state.active
    step(table, active)
    assert refused(table, Command(STEP, active, 1, "refuse"))[0] is NotYourDecision


@pytest.mark.parametrize("kind", [STEP, TAKE_BACK, COMMIT, "undo"])
def test_a_command_after_the_end_is_refused(kind: str) -> None:
    table = finished()
    assert refused(table, Command(kind, 0, table.stages, "refuse")) == (
        GameOver,
        "the game is over; nothing can be played any more",
    )


@pytest.mark.parametrize("order", ORDERS)
def test_checking_a_command_changes_nothing(order: str) -> None:
    """Through a whole game: whatever is legal is checked, then nothing may have moved."""
    table, luck = opened(3, order), Random(5)
    for _ in range(60):
        seat = luck.choice(table.undecided())
        moves = table.seen_by(seat).moves(seat) if seat in table.seen_by(seat).owing() else []
        possible = [Command(STEP, seat, table.stages, GAME.to_text(move)) for move in moves]
        possible += [Command(COMMIT, seat, table.stages)] if table.can_commit(seat) else []
        possible += [Command(TAKE_BACK, seat, table.stages)] if table.can_take_back(seat) else []
        before = snapshot(table)
        for command in possible:
            table.check(command)
        assert snapshot(table) == before
        table.apply(luck.choice(possible))


# -- a log of commands -----------------------------------------------------------------


def random_commands(table: Table, luck: Random, most: int) -> list[Command]:
    """A lively table: steps, second thoughts, commits, in any order of seats."""
    done: list[Command] = []
    while len(done) < most and not table.is_over():
        seat = luck.choice(table.undecided())
        seen = table.seen_by(seat)
        if table.can_take_back(seat) and luck.random() < 0.15:
            command = Command(TAKE_BACK, seat, table.stages)
        elif table.can_commit(seat):
            command = Command(COMMIT, seat, table.stages)
        else:
            move = GAME.to_text(luck.choice(seen.moves(seat)))
            command = Command(STEP, seat, table.stages, move)
        table.do(command)
        done.append(command)
    return done


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("most", [1, 37, 10_000])
def test_the_same_commands_give_the_same_table(seats: int, order: str, most: int) -> None:
    """Event sourcing: a table is what its commands make of it, in the middle and at the end."""
    table = opened(seats, order)
    log = random_commands(table, Random(f"{seats} {order}"), most)
    again = opened(seats, order)
    for command in log:
        again.apply(command)
    assert snapshot(again) == snapshot(table)


def test_a_table_counts_its_commands() -> None:
    table = opened()
    log = random_commands(table, Random(2), 25)
    assert table.commands == len(log) == 25


def test_second_thoughts_leave_no_trace_in_the_game() -> None:
    straight, wavering = opened(2), opened(2)
    active = straight.state.active
    commit(step(straight, active), active)
    take_back(step(wavering, active, first_move(wavering, active)), active)
    commit(step(wavering, active), active)
    assert wavering.record() == straight.record()
