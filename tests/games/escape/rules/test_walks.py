"""Random games: the public conformance suite, and what holds in every position."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.dice import CURSE, EXTRA
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet import assert_sound
from rollwrite.games.escape.sheet.chart import VARIANTS
from rollwrite.testing import CHECKS, Trial

LEVELS = ("easy", "normal", "hard")
TRIALS = [
    Trial(GAME, seats, {"variant": variant, "difficulty": LEVELS[(seats + number) % 3]}, number)
    for number, variant in enumerate(VARIANTS)
    for seats in (2, 3, 4)
]


def name_of(trial: Trial) -> str:
    return f"{trial.seats}-{trial.options['variant']}-{trial.options['difficulty']}"


@pytest.mark.parametrize("trial", TRIALS, ids=name_of)
def test_the_game_conforms(trial: Trial) -> None:
    for check in CHECKS:
        check(trial)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(2, 4), st.integers(0, 10**6))
def test_every_position_is_sound(variant: str, seats: int, seed: int) -> None:
    """ES-D1, ES-S2, ES-S3, ES-P3: no die is lost, no track runs over, tray and pool are bounded."""
    for state, _ in Trial(GAME, seats, {"variant": variant}, seed).walk():
        assert isinstance(state, EscapeState)
        assert_sound(state)
        dice = state.dice_set
        places = [dice.place(die) for die in range(dice.count)]
        assert len(places) == (8 if variant == "standard" else 10)
        assert all(0 <= place <= EXTRA for place in places)
        assert sum(CURSE <= place < CURSE + 3 for place in places) <= 10
        assert bin(state.waiting).count("1") <= 1
        assert 0 <= state.round <= state.terms.rounds


def test_random_teams_do_not_win() -> None:
    """ES-F1"""
    wins = sum(Trial(GAME, 2, {"difficulty": "easy"}, seed).end().has_won for seed in range(10))  # type: ignore[attr-defined]
    assert wins == 0
