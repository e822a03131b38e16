"""Everything that can be wrong with what somebody hands us.

GameError
├── InvalidNotation   text that names no move, no roll and no option
├── IllegalMove       a move the rules do not allow now
├── NotYourDecision   a seat that owes no decision, or a roll nobody waits for
│   └── StaleStage    a message meant for a stage that is already closed
├── GameOver          anything after the end
├── BadSheet          sheet data that breaks a constraint
├── BadLesson         a lesson that cannot be taught
└── BadRecord         a record that does not replay

Each carries a stable ``code`` and a sentence that quotes what was wrong.
Our own bugs are assertions; these are for theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .seen.view import Message


class GameError(ValueError):
    """The root: a stable code for programs, a sentence for people."""

    code = "game-error"


class InvalidNotation(GameError):
    code = "invalid-notation"


class IllegalMove(GameError):
    """Refused by the rules; ``reason`` says why in the game's own words."""

    code = "illegal-move"

    def __init__(self, sentence: str, reason: Message | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        if reason is not None:
            self.code = reason.id


class NotYourDecision(GameError):
    code = "not-your-decision"


class StaleStage(NotYourDecision):
    code = "stale-stage"


class GameOver(GameError):
    code = "game-over"


class BadSheet(GameError):
    """``place`` names the spot in the data, as a dotted path."""

    code = "bad-sheet"

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


class BadLesson(GameError):
    """``lesson`` is its name."""

    code = "bad-lesson"

    def __init__(self, lesson: str, reason: str) -> None:
        super().__init__(f"lesson “{lesson}”: {reason}")
        self.lesson, self.reason = lesson, reason


class BadRecord(GameError):
    """``line`` counts from 1, as editors do."""

    code = "bad-record"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
