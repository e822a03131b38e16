"""What any game must do, whatever its rules: every check, in the order one mends what they find."""

from __future__ import annotations

from collections.abc import Callable

from rollwrite.kernel.game import Game

from .drawn import (
    cards_are_drawn,
    dice_are_drawn,
    marks_are_drawn,
    points_have_their_place,
    signs_are_drawn,
    targets_are_a_finger_wide,
)
from .played import (
    copies_are_independent,
    decisions_of_a_stage_commute,
    game_ends,
    moves_round_trip,
    no_dead_ends,
    records_round_trip,
    replay_is_deterministic,
    strangers_are_refused,
    totals_are_the_sum_of_their_lines,
)
from .shortcuts import shortcuts_change_nothing
from .shown import (
    every_spot_is_read_once,
    everything_says_what_it_is,
    views_leak_nothing_hidden,
    views_point_at_the_drawing,
    views_serialise,
)
from .spoken import words_are_known
from .taught import lessons_can_be_taught
from .trial import Trial, trials

Check = Callable[[Trial], None]
CHECKS: tuple[Check, ...] = (
    replay_is_deterministic,
    game_ends,
    copies_are_independent,
    no_dead_ends,
    decisions_of_a_stage_commute,
    moves_round_trip,
    records_round_trip,
    totals_are_the_sum_of_their_lines,
    views_serialise,
    views_point_at_the_drawing,
    views_leak_nothing_hidden,
    every_spot_is_read_once,
    everything_says_what_it_is,
    strangers_are_refused,
    shortcuts_change_nothing,
    marks_are_drawn,
    points_have_their_place,
    signs_are_drawn,
    dice_are_drawn,
    cards_are_drawn,
    targets_are_a_finger_wide,
)


def check_game(game: Game, seeds: range = range(2)) -> None:
    """Every check, for every number of seats and every option value; then words and lessons."""
    for trial in trials(game, seeds):
        for check in CHECKS:
            check(trial)
    words_are_known(game)
    lessons_can_be_taught(game)
