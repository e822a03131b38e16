"""A table: commands are checked, applied, taken back; stages close and reveal."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

from rollwrite import catalogue
from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel import record as records
from rollwrite.kernel.errors import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    NotYourDecision,
    StaleStage,
)
from rollwrite.kernel.game import Played, Rolled, Switched
from rollwrite.kernel.tape import Tape, from_seed
from rollwrite.kernel.view import Message
from rollwrite.table.drive import decide, play_bots
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table

ORDERS = ["simultaneous", "clockwise"]


def opened(seats: int = 3, order: str = "simultaneous", tape: Tape | None = None) -> Table:
    """A table before its first decision."""
    chairs = tuple(Chair(f"Ann {number}") for number in range(1, seats + 1))
    return Table(GAME, GAME.setup(seats, {"order": order}), chairs, tape or from_seed(1, seats))


def first_move(table: Table, seat: int) -> str:
    state = table.seen_by(seat)
    return GAME.to_text(state.moves(seat)[0])


def step(table: Table, seat: int, move: str = "refuse") -> Table:
    table.do(Command(STEP, seat, table.stages, move))
    return table


def commit(table: Table, seat: int) -> Table:
    table.do(Command(COMMIT, seat, table.stages))
    return table


def take_back(table: Table, seat: int) -> Table:
    table.do(Command(TAKE_BACK, seat, table.stages))
    return table


def at_the_others(seats: int = 3) -> Table:
    """The active seat has refused: all others decide at the same time."""
    table = opened(seats)
    active = table.state.active
    return commit(step(table, active), active)


def finished(seats: int = 2, order: str = "simultaneous", seed: int = 1) -> Table:
    table = opened(seats, order, from_seed(seed, seats))
    play_bots(table, dict.fromkeys(range(seats), roster.find("random")))
    return table


# -- opening ---------------------------------------------------------------------------


def test_a_new_table_has_rolled_until_somebody_owes_a_decision() -> None:
    """LC-T0, LC-T1: the draw of the start seat, then six dice."""
    table = opened()
    assert [len(event.faces) for event in table.events if isinstance(event, Rolled)] == [1, 6]


def test_dice_come_from_the_tape() -> None:
    table = opened()
    faces = table.tape.roll(2, [6, 6, 6, 10, 10, 10])
    (_, rolled) = table.events
    assert isinstance(rolled, Rolled)
    assert list(rolled.faces) == GAME.faces_to_text(table_dice(), faces).split()


def table_dice() -> tuple[str, ...]:
    return ("colour",) * 3 + ("number",) * 3


def test_the_first_stage_waits_for_the_active_seat() -> None:
    """LC-T2"""
    table = opened()
    assert (table.stages, table.undecided()) == (1, (table.state.active,))


def test_a_chair_for_every_seat_is_our_own_duty() -> None:
    with pytest.raises(AssertionError, match="one chair a seat"):
        Table(GAME, GAME.setup(3), (Chair("Ann"),), from_seed(1, 3))


# -- steps are hidden ------------------------------------------------------------------


def test_a_step_changes_the_table_of_nobody_else() -> None:
    """LC-T0, LC-T5"""
    table = at_the_others(4)
    one, *others = table.undecided()
    before = [asdict(table.view(seat)) for seat in (-1, *others)]
    step(table, one, first_move(table, one))
    assert [asdict(table.view(seat)) for seat in (-1, *others)] == before


def test_a_commit_shows_only_that_the_table_waits_no_longer() -> None:
    """LC-T5"""
    table = at_the_others(4)
    one, *others = table.undecided()
    before = [table.view(seat) for seat in (-1, *others)]
    commit(step(table, one), one)
    after = [table.view(seat) for seat in (-1, *others)]
    assert [(view.waiting, view.pages) for view in after] == [
        (tuple(others), view.pages) for view in before
    ]


def test_the_prompt_counts_only_those_who_still_choose() -> None:
    """In every game: as one after another commits, the others' prompt follows."""
    table = at_the_others(5)
    active = table.state.active
    first, second, third, last = table.undecided()
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 4})
    commit(step(table, first), first)
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 3})
    assert table.view(first).prompt == Message("prompt-wait-others", {"count": 3})
    commit(step(table, second), second)
    commit(step(table, third), third)
    for seat in (active, first, second, -1):
        assert table.view(seat).prompt == Message("prompt-wait-one", {"seat": last})
    take_back(table, third)
    assert table.view(active).prompt == Message("prompt-wait-others", {"count": 2})


@pytest.mark.parametrize("game", ["my-city", "dungeons"])
def test_games_that_decide_together_say_who_is_left(game: str) -> None:
    found = catalogue.find(game)
    chairs = tuple(Chair(f"Ann {number}") for number in range(1, 4))
    table = Table(found, found.setup(3), chairs, from_seed(1, 3))
    while len(table.undecided()) < 3:
        seat = table.undecided()[0]
        for command in decide(table, seat, roster.find("random")):
            table.do(command)
    for seat in (0, 1):
        for command in decide(table, seat, roster.find("random")):
            table.do(command)
    assert table.view(0).prompt.args == {"seat": 2}


def test_a_seat_sees_its_own_step() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    step(table, one, "refuse")
    assert table.view(one).pages[one].marks[-1].spots == ("die-1",)


def test_nothing_happens_before_the_last_commit() -> None:
    table = at_the_others()
    events = list(table.events)
    for seat in table.undecided():
        step(table, seat)
    assert table.events == events


def test_the_last_commit_reveals_all_steps_in_seat_order() -> None:
    """LC-T5"""
    table = at_the_others()
    one, two = table.undecided()
    events = len(table.events)
    for seat in (two, one):
        commit(step(table, seat), seat)
    shown = [event.seat for event in table.events[events:] if isinstance(event, Played)]
    assert shown == [one, two]


def test_the_last_commit_opens_the_next_stage() -> None:
    """LC-T6"""
    table = at_the_others()
    stage = table.stages
    for seat in table.undecided():
        commit(step(table, seat), seat)
    assert (table.stages, len(table.undecided())) == (stage + 1, 1)


def test_clockwise_every_seat_has_a_stage_of_its_own() -> None:
    """LC-T5"""
    table = opened(4, "clockwise")
    first = table.state.active
    asked = []
    for _ in range(4):
        (seat,) = table.undecided()
        asked.append(seat)
        commit(step(table, seat), seat)
    assert asked == [(first + step) % 4 for step in range(4)]


def test_clockwise_a_committed_choice_is_seen_by_the_next() -> None:
    """LC-T5"""
    table = opened(3, "clockwise")
    (one,) = table.undecided()
    commit(step(table, one), one)
    (two,) = table.undecided()
    assert [mark.spots for mark in table.view(two).pages[one].marks] == [("die-1",)]


# -- taking back -----------------------------------------------------------------------


def test_a_seat_takes_back_its_own_step() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    before = asdict(table.view(one))
    take_back(step(table, one), one)
    assert asdict(table.view(one)) == before


def test_a_seat_takes_back_after_its_commit_while_others_choose() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    take_back(commit(step(table, one), one), one)
    assert one in table.undecided()


def test_a_seat_without_steps_takes_nothing_back() -> None:
    table = at_the_others()
    with pytest.raises(NotYourDecision, match="has nothing to take back"):
        take_back(table, table.undecided()[0])


def test_nobody_takes_back_after_the_stage_has_closed() -> None:
    table = opened(2)
    active = table.state.active
    commit(step(table, active), active)
    with pytest.raises(NotYourDecision, match=f"seat {active + 1} owes no decision now"):
        take_back(table, active)


def test_a_take_back_meant_for_a_closed_stage_is_stale() -> None:
    table = opened(2)
    active = table.state.active
    commit(step(table, active), active)
    with pytest.raises(StaleStage, match="stage 1 is closed; the table is at 2"):
        table.do(Command(TAKE_BACK, active, 1))


@pytest.mark.parametrize("order", ORDERS)
def test_a_table_says_when_something_can_be_taken_back(order: str) -> None:
    table = opened(3, order)
    active = table.state.active
    before = table.can_take_back(active)
    step(table, active)
    assert (before, table.can_take_back(active)) == (False, True)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_after_the_end_nothing_can_be_taken_back(seat: int) -> None:
    assert not finished().can_take_back(seat)


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
    views = [asdict(table.view(seat)) for seat in range(-1, table.setup.seats)]
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


# -- what is asked of a table ----------------------------------------------------------


def test_a_preview_shows_what_a_move_would_change() -> None:
    table = opened()
    active = table.state.active
    by_view = {choice.move: choice for choice in table.view(active).choices}
    assert table.preview(active, "refuse") == by_view["refuse"]


def test_a_preview_of_an_illegal_move_is_refused_with_its_reason() -> None:
    table = opened()
    with pytest.raises(IllegalMove) as caught:
        table.preview(table.state.active, "stay")
    assert caught.value.code == "why-no-arrow"


def test_a_preview_for_a_seat_that_waits_is_refused() -> None:
    table = opened()
    waiting = (table.state.active + 1) % 3
    with pytest.raises(NotYourDecision):
        table.preview(waiting, "refuse")


def test_a_table_says_when_a_seat_can_commit() -> None:
    table = opened()
    active = table.state.active
    before = table.can_commit(active)
    step(table, active)
    assert (before, table.can_commit(active)) == (False, True)


def test_a_committed_seat_cannot_commit_again() -> None:
    table = at_the_others()
    one = table.undecided()[0]
    commit(step(table, one), one)
    assert not table.can_commit(one)


def test_the_log_tells_nothing_of_a_hidden_step() -> None:
    table = at_the_others()
    before = list(table.news)
    step(table, table.undecided()[0])
    assert table.news == before


def test_the_view_of_a_finished_table_has_its_result() -> None:
    """LC-F4"""
    table = finished()
    result = table.view(-1).result
    assert result is not None
    assert result.totals == table.state.outcome().totals


# -- records of a table ----------------------------------------------------------------


def test_the_record_of_a_running_table_keeps_its_secret() -> None:
    table = at_the_others()
    record = table.record()
    assert (record.secret, record.ending, record.commitment) == (
        "",
        None,
        table.tape.commitment,
    )


def test_the_record_of_a_running_table_holds_no_hidden_step() -> None:
    table = at_the_others()
    before = table.record()
    step(table, table.undecided()[0])
    assert table.record() == before


def test_the_record_of_a_running_table_replays() -> None:
    table = at_the_others()
    *_, last = records.replay(table.record(), GAME)
    assert last.state.digest() == table.state.digest()


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_record_of_a_finished_table_replays_to_its_end(seats: int, order: str) -> None:
    table = finished(seats, order)
    *_, last = records.replay(table.record(), GAME)
    assert last.state.digest() == table.state.digest()


def test_the_record_of_a_finished_table_shows_its_secret() -> None:
    table = finished()
    assert table.record().secret == table.tape.secret.hex()


def test_the_record_names_the_chairs() -> None:
    assert opened().record().names == ("Ann 1", "Ann 2", "Ann 3")


# -- options that change between turns ----------------------------------------------------


def all_refuse(table: Table) -> Table:
    """Everybody the table waits for refuses, until the next roll."""
    turn = table.state.turns
    while table.stage is not None and table.state.turns == turn:
        for seat in table.undecided():
            commit(step(table, seat), seat)
    return table


def test_a_switched_option_holds_from_the_next_turn_on() -> None:
    """LC-T5"""
    table = at_the_others()
    table.switch("order", "clockwise")
    assert len(table.undecided()) == 2
    all_refuse(table)
    active = table.state.active
    commit(step(table, active), active)
    assert len(table.undecided()) == 1
    assert table.options == {"order": "clockwise"}


def test_a_switch_that_is_taken_back_in_the_same_turn_leaves_no_trace() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    table.switch("order", "simultaneous")
    all_refuse(table)
    assert not [event for event in table.events if isinstance(event, Switched)]


def test_a_switch_is_told_in_the_log_of_everybody() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    all_refuse(table)
    (told,) = [news for news in table.news if news.message.id == "option-switched"]
    assert (told.seat, told.turn) == (-1, 2)


def test_a_record_with_switches_there_and_back_replays() -> None:
    """LC-T5"""
    table = opened()
    table.switch("order", "clockwise")
    all_refuse(table)
    table.switch("order", "simultaneous")
    play_bots(table, dict.fromkeys(range(3), roster.find("random")))
    text = records.write(table.record(), GAME)
    assert text.count("\noption order") == 3
    *_, last = records.replay(records.read(text, {GAME.id: GAME}), GAME)
    assert last.state.digest() == table.state.digest()


def test_what_is_no_option_or_cannot_be_switched_is_refused() -> None:
    table = opened()
    with pytest.raises(InvalidNotation, match="no option “speed”"):
        table.check_switch("speed", "fast")
    with pytest.raises(InvalidNotation, match="cannot be “backwards”"):
        table.check_switch("order", "backwards")
    with pytest.raises(GameOver):
        finished().check_switch("order", "clockwise")


def test_games_without_switchable_options_refuse_in_words() -> None:
    for game in BY_ID.values():
        for option in game.options:
            if not option.is_switchable:
                with pytest.raises(InvalidNotation, match="cannot be switched"):
                    game.check_switch(option.id, option.values[0])
