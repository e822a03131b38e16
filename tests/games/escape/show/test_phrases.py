"""What adventurers can call to one another."""

from __future__ import annotations

from rollwrite.games.escape import GAME
from rollwrite.words import Words
from tests.games.escape.scene import scene, started


def offered(state: object, seat: int) -> dict[str, tuple[str, ...]]:
    return {one.id: one.spots for one in GAME.phrases(state, seat)}  # type: ignore[arg-type]


def test_who_waits_may_wish_for_a_die() -> None:
    """ES-P1"""
    state = scene("c3 e5")
    assert "want-key" in offered(state, 1)
    assert not any(name.startswith("want") for name in offered(state, 0)), "its dice are its own"


def test_a_secret_chamber_is_called_out_when_it_is_near() -> None:
    """ES-A6"""
    state = scene("a1 e4")
    near = {name: spots for name, spots in offered(state, 0).items() if name.startswith("reach")}
    assert near
    for name, spots in near.items():
        colour = name.removeprefix("reach-")
        halves = [
            at
            for at, secret in enumerate(state.layout.secrets)
            if secret >= 0 and state.layout.colours[secret] == colour
        ]
        assert spots[0] in {f"chamber-{at // 5 + 1}-{at % 5 + 1}" for at in halves}


def test_a_found_secret_is_not_called_out() -> None:
    """ES-A6"""
    state = scene("a1 e4")
    state.team.found = 15
    assert not any(name.startswith("reach") for name in offered(state, 0))


def test_the_exit_is_called_out_from_inside() -> None:
    """ES-F1"""
    assert "exit" in offered(scene("c3 e5"), 0)
    assert "exit" not in offered(started(2), 0)


def test_every_phrase_has_words_and_a_sign() -> None:
    signs = GAME.art.signs()
    state = scene("a1 e4")
    for seat in (0, 1):
        for phrase in GAME.phrases(state, seat):
            assert phrase.sign in signs
            for language in ("en", "de"):
                assert Words(language, GAME).say(phrase.words) != phrase.words.id
