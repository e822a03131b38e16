"""Ways around lists lead to the same place."""

from __future__ import annotations

from rollwrite.kernel.chance import stream
from rollwrite.kernel.state import ROLL, State

from .trial import Trial


def shortcuts_change_nothing(trial: Trial) -> None:
    """``tumble`` rolls what ``roll`` would, ``any_move`` is the one ``moves`` would give."""
    for number, (state, _) in enumerate(trial.walk()):
        if state.phase == ROLL:
            _tumbles_alike(trial, state, number)
        for seat in state.owing():
            moves = state.moves(seat)
            listed = moves[stream(number).below(len(moves))]
            found = state.any_move(seat, stream(number))
            assert found == listed, f"{trial}: seat {seat + 1} picks {found}, listed is {listed}"


def _tumbles_alike(trial: Trial, state: State, number: int) -> None:
    rolled, tumbled = state.copy(), state.copy()
    rolled.roll(stream(number).faces(rolled.sides()))
    tumbled.tumble(stream(number))
    assert rolled.digest() == tumbled.digest(), f"{trial}: dice that tumble fall another way"
