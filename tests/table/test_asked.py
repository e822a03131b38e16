"""What is asked of a table: previews, the view, its record."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import (
    IllegalMove,
    NotYourDecision,
)
from rollwrite.kernel.kept import record as records
from tests.table.tables import ORDERS, at_the_others, commit, finished, opened, step

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
