"""Whole games whatever the dice and the choices: what must always hold."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollwrite.bots import roster
from rollwrite.games.dungeons import GAME
from rollwrite.games.dungeons.rules.state import DungeonsState
from rollwrite.games.dungeons.sheet.facts import ADVENTURES
from rollwrite.games.dungeons.show import names
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.state import ROLL
from rollwrite.table.drive import play_bots
from rollwrite.table.table import Chair, Table
from rollwrite.testing import CHECKS, Trial
from tests.games.dungeons.rules.careful import choose

MOST_ROLLS = 120


def holds(state: DungeonsState) -> None:
    layout = state.layout
    everybody = state.layout.monsters
    for seat, sheet in enumerate(state.papers):
        assert sheet.low & ~(sheet.near_low | layout.start_low | _jumped(state)) == 0
        assert sheet.firsts & sheet.struck == 0
        assert sheet.firsts & ~sheet.killed == 0
        assert 0 <= sheet.gems <= layout.gem_boxes
        assert sheet.bonus_firsts & ~sheet.bonuses == 0
        assert 0 <= sheet.life <= 10
        assert (sheet.life == 10) == bool((state.out >> seat) & 1)
        assert 0 <= sheet.dice <= 6
        for monster in range(len(layout.hits)):
            is_full = sheet.hits_on(monster) == layout.hits[monster]
            assert is_full == bool((sheet.killed >> monster) & 1)
    firsts = [sheet.firsts for sheet in state.papers]
    if state.phase == ROLL:
        assert state.killed == (firsts[0] if len(firsts) == 1 else _any(firsts)) & everybody


def _any(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _jumped(state: DungeonsState) -> int:
    """The far portal is crossed from afar."""
    far = int(state.layout.far_portal)
    return 1 << far if 0 <= far < 48 else 0


def walk(state: DungeonsState, chance: Chance) -> None:
    while not state.is_over():
        holds(state)
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
            continue
        owing = state.owing()
        seat = owing[chance.below(len(owing))]
        state.play(seat, choose(state, seat, chance))
    holds(state)


@given(
    st.sampled_from(list(ADVENTURES)),
    st.integers(1, 4),
    st.integers(0, 2**40),
)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_what_must_always_hold_holds(adventure: str, seats: int, seed: int) -> None:
    """DD-S5, DD-M1, DD-F1"""
    state = GAME.start(GAME.setup(seats, {"adventure": adventure}))
    assert isinstance(state, DungeonsState)
    walk(state, stream(seed))
    assert state.turns <= MOST_ROLLS
    assert state.killed == state.layout.monsters or len(names.each_bit(state.out)) == seats


@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
@pytest.mark.parametrize(
    ("adventure", "seats"), [*zip(ADVENTURES, (3, 2, 1, 2), strict=True), ("puzzled-pyramid", 2)]
)
def test_the_game_conforms(adventure: str, seats: int, check) -> None:  # type: ignore[no-untyped-def]
    check(Trial(GAME, seats, {"adventure": adventure}, 5))


def test_bots_play_at_a_table_with_hidden_steps() -> None:
    """DD-R2"""
    setup = GAME.setup(2, {"adventure": "puzzled-pyramid"})
    table = Table(GAME, setup, (Chair("a", "random"), Chair("b", "random")), from_seed(3, 2))
    play_bots(table, {seat: roster.find("random") for seat in (0, 1)})
    assert table.state.is_over()
    assert table.news
