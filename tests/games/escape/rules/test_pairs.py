"""A pair that goes the same way is one tap; what lies together is legal step by step."""

from __future__ import annotations

from rollwrite.games.escape import GAME
from rollwrite.kernel.seen.look import look
from rollwrite.words import LANGUAGES, Words
from tests.games.escape.scene import legal, play, scene


def test_two_dice_are_kept_or_pooled_together() -> None:
    """ES-A3"""
    state = play(scene("c3 e5"), "roll key torch")
    found = {
        bundle.id: [step.move for step in bundle.steps] for bundle in look(GAME, state, 0).bundles
    }
    assert found == {"keep": ["keep key", "keep torch"], "pool": ["pool key", "pool torch"]}


def test_twins_are_kept_together_too() -> None:
    """ES-A3"""
    state = play(scene("c3 e5"), "roll key key")
    keep, pool = look(GAME, state, 0).bundles
    assert [step.move for step in keep.steps] == ["keep key", "keep key"]
    assert [step.move for step in pool.steps] == ["pool key", "pool key"]


def test_every_step_of_a_bundle_is_legal_when_its_turn_comes() -> None:
    """ES-A3"""
    state = play(scene("c3 e5", marks="run reroll"), "1: roll", "roll golden torch")
    for bundle in look(GAME, state, 0).bundles:
        now = state.copy()
        for step in bundle.steps:
            assert step.move in legal(now, 1)
            play(now, f"1: {step.move}")


def test_one_die_alone_needs_no_bundle() -> None:
    """ES-A3: the other one is a black mask, or is placed already."""
    assert look(GAME, play(scene("c3 e5"), "roll key black"), 0).bundles == ()
    assert look(GAME, play(scene("c3 e5"), "roll key torch", "1: keep key"), 0).bundles == ()


def test_only_who_decides_is_offered_a_bundle() -> None:
    """ES-A3"""
    state = play(scene("c3 e5"), "roll key torch")
    assert look(GAME, state, 1).bundles == ()
    assert look(GAME, state, -1).bundles == ()


def test_bundles_have_names_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert all(words.has(f"bundle-{name}") for name in ("keep", "pool"))


def test_a_page_knows_where_its_piece_stands() -> None:
    """ES-T3: kept in sight while nothing on the sheet is asked."""
    pages = {page.seat: page.anchor for page in look(GAME, scene("c3 north"), 0).pages}
    assert pages == {-1: "", 0: "chamber-3-3", 1: "side-n"}
    assert look(GAME, GAME.start(GAME.setup(2)), 0).pages[1].anchor == ""
