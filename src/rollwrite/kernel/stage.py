"""A stage: several seats decide at once, each sees only its own steps.

A stage opens when seats owe decisions and closes when all of them have
committed. Until then a seat may take back what it likes; nothing depends on
the steps of others, so they commute. Partners hide nothing: where one of them
decides alone, all watch its steps.
"""

from __future__ import annotations

from .errors import NotYourDecision
from .game import Game
from .state import DECIDE, State


class Stage:
    """The state as it opened, and the steps of each seat since."""

    def __init__(self, game: Game, opened: State) -> None:
        assert opened.phase == DECIDE, "a stage opens on a decision"
        self.game = game
        self.opened = opened.copy()
        self.seats = tuple(opened.owing())
        self.steps: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.committed: set[int] = set()
        self._seen: dict[int, State] = {seat: opened.copy() for seat in self.seats}

    def seen_by(self, seat: int) -> State:
        """What this seat (or an onlooker, -1) may know: a state to read, not to play on."""
        if self.is_watched():
            return self._seen[self.seats[0]]
        return self._seen.get(seat, self.opened)

    def is_watched(self) -> bool:
        """Whether all see the steps as they are made: a partner decides alone."""
        return self.game.is_cooperative and len(self.seats) == 1

    def has_decided(self, seat: int) -> bool:
        """Whether this seat has no step left to choose."""
        seen = self.seen_by(seat)
        return seen.phase != DECIDE or not (seen.waiting >> seat) & 1

    def is_closed(self) -> bool:
        return len(self.committed) == len(self.seats)

    def step(self, seat: int, move: int) -> None:
        self._require_seat(seat)
        if seat in self.committed:
            raise NotYourDecision(f"seat {seat + 1} has committed; take back first")
        self.game.checked_play(self._seen[seat], seat, move)
        self.steps[seat].append(move)

    def take_back(self, seat: int) -> int:
        """Undo the last step of a seat, and its commitment; the step undone."""
        self._require_seat(seat)
        if not self.steps[seat]:
            raise NotYourDecision(f"seat {seat + 1} has nothing to take back")
        self.committed.discard(seat)
        undone = self.steps[seat].pop()
        self._seen[seat] = self.opened.copy()
        for move in self.steps[seat]:
            self._seen[seat].play(seat, move)
        return undone

    def commit(self, seat: int) -> None:
        self._require_seat(seat)
        if not self.has_decided(seat):
            raise NotYourDecision(f"seat {seat + 1} still has a step to choose")
        self.committed.add(seat)

    def twin(self, seat: int) -> Stage:
        """A stage to try a command of one seat on."""
        other = Stage(self.game, self.opened)
        other.steps = {key: list(steps) for key, steps in self.steps.items()}
        other.committed = set(self.committed)
        other._seen = {**self._seen, seat: self.seen_by(seat).copy()}
        return other

    def _require_seat(self, seat: int) -> None:
        if self.is_closed():
            raise NotYourDecision("this stage is closed")
        if seat not in self.steps:
            raise NotYourDecision(f"seat {seat + 1} owes no decision now")
