"""The one tree of errors: every one a GameError with a stable code."""

from __future__ import annotations

import pytest

from rollwrite.kernel import errors
from rollwrite.kernel.errors import BadRecord, BadSheet, GameError, IllegalMove
from rollwrite.kernel.seen.view import Message

CODES = {
    "BadLesson": "bad-lesson",
    "GameError": "game-error",
    "InvalidNotation": "invalid-notation",
    "IllegalMove": "illegal-move",
    "NotYourDecision": "not-your-decision",
    "StaleStage": "stale-stage",
    "GameOver": "game-over",
    "BadSheet": "bad-sheet",
    "BadRecord": "bad-record",
}


def all_errors() -> list[type[GameError]]:
    found = [value for value in vars(errors).values() if isinstance(value, type)]
    return [kind for kind in found if issubclass(kind, GameError)]


def test_codes_are_what_they_always_were() -> None:
    """Clients know them."""
    assert {kind.__name__: kind.code for kind in all_errors()} == CODES


@pytest.mark.parametrize("kind", all_errors())
def test_every_error_stands_in_the_tree_of_the_docstring(kind: type[GameError]) -> None:
    assert kind.__name__ in (errors.__doc__ or "")


def test_all_are_value_errors() -> None:
    assert issubclass(GameError, ValueError)


def test_an_illegal_move_takes_the_code_of_its_reason() -> None:
    assert IllegalMove("no", Message("why-closed")).code == "why-closed"


def test_an_illegal_move_without_a_reason_keeps_its_own_code() -> None:
    assert (IllegalMove("no").code, IllegalMove.code) == ("illegal-move", "illegal-move")


def test_a_bad_sheet_says_where_and_why() -> None:
    assert str(BadSheet("bridge.after", "is missing")) == "bridge.after: is missing"


def test_a_bad_record_says_where_and_why() -> None:
    assert str(BadRecord(3, "expected more")) == "line 3: expected more"
