"""Where the moment of a lesson stands, and where a rule card can be tried."""

from __future__ import annotations

from msgspec.structs import replace

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.taught.lesson import find_lesson
from rollwrite.kernel.taught.walk import moment_of, position_at

GAME = BY_ID["lost-cities"]
FIRST = find_lesson(GAME, "first")


def test_a_position_is_what_was_played_until_the_moment() -> None:
    """The other one has not decided yet in the turn that is tried, and plays as it likes."""
    position = position_at(GAME, FIRST, 2)
    assert position.lines[:3] == ("roll 1", "roll yellow orange yellow 5 1 9", "1: yellow 1")
    assert position.lines[-1] == "1: yellow 3"
    assert position.rolls[0] == "blue yellow green 0 4 9"


def test_the_first_moment_has_only_the_rolls() -> None:
    assert position_at(GAME, FIRST, 0).lines == ("roll 1", "roll yellow orange yellow 5 1 9")


def test_a_card_is_tried_where_a_moment_names_it() -> None:
    assert moment_of(GAME, "circle") == (FIRST, 3)
    assert moment_of(GAME, "bridge") == (find_lesson(GAME, "race"), 0)
    assert moment_of(GAME, "magic") is None


def test_what_is_said_again_counts_what_is_left() -> None:
    pyramid = find_lesson(BY_ID["dungeons"], "pyramid")
    assert pyramid.said(0).id == "lesson-pyramid-clouds"
    assert pyramid.said(1).id == "lesson-pyramid-clouds-again"
    assert pyramid.said(1).args == {"left": 7}
    plain = replace(pyramid, moments=tuple(replace(one, again="") for one in pyramid.moments))
    assert plain.said(1).id == "lesson-pyramid-clouds"
