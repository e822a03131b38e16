"""The suite would notice if a game did not keep what all games promise."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rollwrite.kernel.game import Game
from rollwrite.testing import CHECKS, Trial, drawn, played, shown, trials, words_are_known
from rollwrite.testing.conformance import Check
from rollwrite.testing.shortcuts import shortcuts_change_nothing
from tests.conformance import faults
from tests.conformance.small import SmallGame, SmallState

BROKEN_STATES: list[tuple[type[SmallState], Check]] = [
    (faults.SharesAList, played.copies_are_independent),
    (faults.ForgetsARow, played.copies_are_independent),
    (faults.BlindDigest, played.copies_are_independent),
    (faults.ForgetsItsMind, played.copies_are_independent),
    (faults.PicksAnother, shortcuts_change_nothing),
    (faults.TumblesElsewhere, shortcuts_change_nothing),
    (faults.DeadEnd, played.no_dead_ends),
    (faults.ListsTwice, played.no_dead_ends),
    (faults.CannotPlayAll, played.no_dead_ends),
    (faults.DoesNotAddUp, played.totals_are_the_sum_of_their_lines),
    (faults.FirstComesFirst, played.decisions_of_a_stage_commute),
    (faults.LooksAtOthers, played.decisions_of_a_stage_commute),
    (faults.RandomDigest, played.replay_is_deterministic),
    (faults.PlaysOnItsOwn, played.replay_is_deterministic),
    (faults.NeverEnds, played.game_ends),
    (faults.OpenAfterTheEnd, played.game_ends),
    (faults.WrongOutcome, played.game_ends),
    (faults.HalfATeam, played.game_ends),
    (faults.NoTeam, played.game_ends),
    (faults.SharesAList, shown.views_leak_nothing_hidden),
    (faults.TakesAnything, played.strangers_are_refused),
    (faults.ChangesWhenRefusing, played.strangers_are_refused),
    (faults.RandomDigest, played.records_round_trip),
    (faults.FirstComeFirstServed, played.decisions_of_a_stage_commute),
]

BROKEN_GAMES: list[tuple[Callable[[], SmallGame], Check]] = [
    (faults.SameText, played.moves_round_trip),
    (faults.LosesItsNotation, played.moves_round_trip),
    (faults.LosesItsNotation, played.records_round_trip),
    (faults.NotPlainData, shown.views_serialise),
    (faults.MisnamesChoices, shown.views_serialise),
    (faults.PointsBesideTheSheet, shown.views_point_at_the_drawing),
    (faults.UsesADieThatIsNotThere, shown.views_point_at_the_drawing),
    (faults.ShowsAFaceThatIsNotThere, shown.views_point_at_the_drawing),
    (faults.Blabs, shown.views_leak_nothing_hidden),
    (faults.ReadsASpotTwice, shown.every_spot_is_read_once),
    (faults.KnowsNoSuchRule, shown.everything_says_what_it_is),
    (faults.MisspellsMarks, drawn.marks_are_drawn),
    (faults.UnknownGlyph, drawn.marks_are_drawn),
    (faults.UnknownSign, drawn.signs_are_drawn),
    (faults.UnknownHint, drawn.signs_are_drawn),
    (faults.WrongFigure, drawn.cards_are_drawn),
    (faults.WrongFigureDie, drawn.cards_are_drawn),
    (partial(faults.drawn_by, faults.NoPlaceForPoints), drawn.points_have_their_place),
    (partial(faults.drawn_by, faults.UndrawableDie), drawn.dice_are_drawn),
    (partial(faults.drawn_by, faults.UnclosedDie), drawn.dice_are_drawn),
    (
        partial(faults.drawn_by, faults.CrampedSheet, faults.OpensBoth),
        drawn.targets_are_a_finger_wide,
    ),
]


def passes(trial: Trial, check: Check) -> bool:
    try:
        check(trial)
    except Exception:
        return False
    return True


def notices(game: Game, check: Check) -> bool:
    """Whether a check fails for a game, in some trial; however it fails."""
    return not all(passes(trial, check) for trial in trials(game, range(3)))


def name_of(case: object) -> str:
    return getattr(case, "__name__", "case")


@pytest.mark.parametrize(("state", "check"), BROKEN_STATES, ids=name_of)
def test_the_suite_notices_a_broken_state(state: type[SmallState], check: Check) -> None:
    assert notices(SmallGame(state), check)


@pytest.mark.parametrize(("game", "check"), BROKEN_GAMES, ids=name_of)
def test_the_suite_notices_a_broken_game(game: Callable[[], SmallGame], check: Check) -> None:
    assert notices(game(), check)


def test_every_check_notices_something() -> None:
    """A check that nothing can fail would be decoration."""
    proved = {check for _, check in BROKEN_STATES} | {check for _, check in BROKEN_GAMES}
    assert proved == set(CHECKS)


def test_a_failed_check_names_the_trial() -> None:
    game = SmallGame(faults.DoesNotAddUp)
    with pytest.raises(AssertionError, match=r"Trial\(.*seats=2.*lines of seat . do not add up"):
        played.totals_are_the_sum_of_their_lines(Trial(game, 2, {}, 1))


@pytest.mark.parametrize("game", [faults.SaysNothingKnown, faults.LeavesAVariableOpen])
def test_the_suite_notices_what_is_said_in_no_language(game: type[SmallGame]) -> None:
    words_are_known(SmallGame())
    with pytest.raises(
        AssertionError, match=r"no words \(en\) for prompt-lost|Unknown external: face"
    ):
        words_are_known(game())


def test_boxes_a_finger_apart_are_fine() -> None:
    """Else the cramped sheet above would prove nothing."""
    for trial in trials(faults.OpensBoth(), range(1)):
        drawn.targets_are_a_finger_wide(trial)


@pytest.mark.parametrize(
    ("state", "pilot"),
    [(faults.StumblesWhenRich, "greedy"), (faults.StumblesAtTheUnusual, "curious")],
    ids=name_of,
)
def test_pilots_come_where_chance_does_not(state: type[SmallState], pilot: str) -> None:
    tried = trials(SmallGame(state), range(3))
    found = {trial.pilot for trial in tried if not passes(trial, played.game_ends)}
    assert pilot in found
    assert "random" not in found
