"""Records: written, read aloud, replayed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.games.lost_cities import GAME, LostCities
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Entry, Record
from rollwrite.kernel.kept.tape import Tape
from tests.kernel.games import GAMES, RUNNING, checked, digests, played_table, recorded


@pytest.mark.parametrize("order", ["simultaneous", "clockwise"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_record_written_read_and_written_again_is_the_same_text(seats: int, order: str) -> None:
    text = recorded(seats, 3, order)
    assert records.write(checked(text)[0], GAME) == text


def test_a_record_read_again_equals_what_was_written_but_for_its_digests() -> None:
    table = played_table()
    read = checked(recorded())[0]
    entries = tuple(Entry(entry.event) for entry in read.entries)
    assert replace(read, entries=entries) == table.record()


def test_replaying_a_record_reaches_the_state_of_its_table() -> None:
    assert digests(recorded())[-1] == played_table().state.digest()


def test_every_step_knows_its_number_and_its_line() -> None:
    steps = checked(recorded())[1]
    lines = recorded().splitlines()
    first = lines.index("") + 2
    assert [(step.number, step.line) for step in steps] == [
        (number, first + number - 1) for number in range(1, len(steps) + 1)
    ]


def test_every_step_holds_the_states_around_its_event() -> None:
    steps = checked(recorded())[1]
    befores = [step.before.digest() for step in steps[1:]]
    assert befores == [step.state.digest() for step in steps[:-1]]


def test_rolls_carry_the_beginning_of_the_digest() -> None:
    steps = checked(recorded())[1]
    lines = recorded().splitlines()
    rolled = [step for step in steps if isinstance(step.event, Rolled)]
    assert [lines[step.line - 1].split(" = ")[1] for step in rolled] == [
        step.state.digest()[:8] for step in rolled
    ]


def test_a_running_game_has_a_record_without_an_end() -> None:
    record, steps = checked(RUNNING)
    assert (record.ending, record.secret, len(steps)) == (None, "", 4)


def test_a_record_without_digests_gets_them_when_it_is_written() -> None:
    lines = records.write(checked(RUNNING)[0], GAME).splitlines()
    assert lines[8:10] == ["roll 1 = 17f3d2ec", "roll red red blue 3 7 0 = 1fdea53a"]


def test_a_record_may_leave_out_default_options() -> None:
    record, _ = checked(RUNNING.replace("option order simultaneous\n", ""))
    assert record.setup.options == {"order": "simultaneous"}


def test_a_record_may_end_without_its_last_line_break() -> None:
    assert checked(RUNNING.rstrip("\n"))[0] == checked(RUNNING)[0]


def test_a_record_may_come_with_the_line_breaks_of_other_systems() -> None:
    assert checked(RUNNING.replace("\n", "\r\n"))[0] == checked(RUNNING)[0]


def test_a_record_of_a_setup_alone_is_a_record() -> None:
    head = RUNNING.split("\n\n")[0]
    assert checked(head)[0].entries == ()


def test_the_tape_of_a_finished_record_rolls_its_dice_again() -> None:
    record, steps = checked(recorded())
    rolled = [step for step in steps if isinstance(step.event, Rolled)]
    again = [record.tape.roll(number, step.before.sides()) for number, step in enumerate(rolled, 1)]
    dice = [GAME.faces_to_text(step.before.dice(), faces) for step, faces in zip(rolled, again)]
    assert dice == [" ".join(step.event.faces) for step in rolled if isinstance(step.event, Rolled)]


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1)


@given(st.tuples(NAMES, NAMES), st.tuples(NAMES, NAMES))
def test_names_and_seeds_stand_in_a_record_as_they_are(
    names: tuple[str, str], seeds: tuple[str, str]
) -> None:
    record = Record(GAME.id, 1, GAME.setup(2), names, Tape(bytes(32)).commitment, seeds)
    again = records.read(records.write(record, GAME), GAMES)
    assert (again.names, again.seeds) == (names, seeds)


@pytest.mark.parametrize("name", ["", "Ann Lee", "Ann  Lee", "1", "seat 2", "= 5", "“Ann”: x"])
def test_odd_names_stand_in_a_record_as_they_are(name: str) -> None:
    record = Record(GAME.id, 1, GAME.setup(2), (name, "Bob"))
    assert records.read(records.write(record, GAME), GAMES).names == (name, "Bob")


def test_an_ended_record_has_totals_winners_digest_and_secret() -> None:
    table = played_table()
    ended = table.record()
    outcome = table.state.outcome()
    assert ended.ending == records.Ending(outcome.totals, outcome.winners, table.state.digest())


def test_a_record_that_was_never_written_down_fails_at_line_0() -> None:
    entries = (Entry(Rolled(("1",))), Entry(Played(0, 3)))
    record = Record(GAME.id, 1, GAME.setup(2), ("Ann", "Bob"), entries=entries)
    with pytest.raises(BadRecord, match="line 0: seat 1 must wait"):
        records.write(record, GAME)


class NewerRules(LostCities):
    rules_version = 3
    older_rules = (1,)


def test_a_record_of_older_rules_that_still_hold_replays_and_keeps_its_number() -> None:
    game = NewerRules()
    record = records.read(recorded(), {GAME.id: game})
    assert record.rules == 1
    assert records.write(record, game) == recorded()


@pytest.mark.parametrize("rules", ["2", "4", "01", "-1", "one", "9" * 5000])
def test_rules_that_no_longer_hold_are_refused(rules: str) -> None:
    text = recorded().replace("rules 1\n", f"rules {rules}\n", 1)
    with pytest.raises(BadRecord, match="expected rules 3 of lost-cities"):
        records.read(text, {GAME.id: NewerRules()})
