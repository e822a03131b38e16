"""A turn in which nothing can be entered: told, and shown to its seat until it has seen it."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message, News
from rollwrite.words import LANGUAGES, Words
from tests.games.escape.scene import play, scene, through


def told(state: EscapeState, *lines: str) -> list[News]:
    """What the log tells of these lines."""
    story: list[News] = []
    for line in lines:
        before = state.copy()
        play(state, line)
        story += GAME.tell(before, _event(line), state)
    return story


def _event(line: str) -> Rolled | Played:
    if line.startswith("roll "):
        return Rolled(tuple(line.split()[1:]))
    seat, _, move = line.partition(": ")
    return Played(int(seat) - 1, GAME.from_text(move))


def notices(story: list[News]) -> list[News]:
    return [news for news in story if news.notice]


def last_pair(kept: str, cursed: tuple[int, int, int] = (4, 0, 0)) -> EscapeState:
    """Seat 1 in the middle with kept dice, and two dice still to roll."""
    state = scene("c3 e5", cursed=cursed)
    first, second = kept.split()
    play(state, f"roll {first} {second}", f"1: keep {first}", f"1: keep {second}")
    return state


def test_nothing_fits_names_the_dice_that_go_back() -> None:
    """ES-Q7: the last die is kept, and no chamber beside asks for two of the three."""
    state = last_pair("key key")
    story = told(state, "roll key black", "1: keep key")
    (news,) = notices(story)
    assert (news.seat, news.message.id) == (0, "news-nothing-fits")
    assert news.notice
    assert news.notice.title == Message("notice-nothing-fits")
    assert news.notice.text == Message("notice-nothing-fits-why")
    assert [token.face for token in news.notice.dice] == ["key", "key", "key"]
    assert news.notice.fate == Message("notice-dice-back", {"count": 3})


def test_a_roll_of_black_masks_can_end_a_turn() -> None:
    """ES-Q7: there is nothing to keep, nothing to decide."""
    state = last_pair("key key")
    (news,) = notices(told(state, "roll black black"))
    assert news.notice
    assert len(news.notice.dice) == 2


def test_who_kept_nothing_is_told_so() -> None:
    """ES-Q7"""
    state = scene("c3 e5", cursed=(6, 0, 0))
    (news,) = notices(told(state, "roll key torch", "1: pool key", "1: pool torch"))
    assert news.notice
    assert news.notice.text == Message("notice-nothing-kept")
    assert (news.notice.dice, news.notice.fate) == ((), None)


def test_who_enters_a_chamber_or_says_so_is_not_told() -> None:
    """ES-A4: the end of a turn that one has seen coming."""
    state = scene("c3 e5", cursed=(6, 0, 0))
    play(state, "roll adventurer golden", "1: keep adventurer")
    assert notices(told(state, "1: keep golden", "1: go b3")) == []
    other = through(scene("c3 e5"), "adventurer golden", "torch")
    assert notices(told(other, "1: done")) == []


def test_dice_that_are_left_after_the_last_way_are_named() -> None:
    """ES-Q7: nobody said that it is enough, and nothing more can be entered."""
    state = last_pair("adventurer golden", cursed=(4, 0, 0))
    (news,) = notices(told(state, "roll key key", "1: keep key", "1: keep key", "1: go b3"))
    assert (news.seat, news.message.id) == (0, "news-nothing-fits")
    assert news.notice
    assert [token.face for token in news.notice.dice] == ["key", "key"]


def test_a_turn_without_any_dice_is_told() -> None:
    """ES-A1, ES-Q7: all eight are cursed when the next turn begins."""
    state = scene("c3 e5", cursed=(6, 0, 0))
    story = told(state, "roll black black")
    assert [(news.seat, news.message.id) for news in notices(story)] == [
        (0, "news-nothing-fits"),
        (1, "news-no-dice"),
    ]


def test_a_win_in_that_very_moment_is_no_such_end() -> None:
    """ES-F1"""
    state = scene("b3 c3", marks="run", gems=40)
    assert notices(told(state, "1: run c3")) == []
    assert state.has_won


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_is_said_in_both_languages(language: str) -> None:
    words = Words(language, GAME, ("Ada", "Ben"))
    for count in (1, 3):
        assert "{" not in words.say(Message("notice-dice-back", {"count": count}))
    for name in ("nothing-fits", "nothing-fits-why", "nothing-kept", "no-dice", "no-dice-why"):
        assert words.has(f"notice-{name}")
    assert words.has("notice-go-on")
    assert words.has("news-nothing-fits")
    assert words.has("news-no-dice")


def test_nothing_of_this_is_a_move() -> None:
    """Records stay as they are: the table goes on, only the seat is shown a card."""
    state = last_pair("key key")
    play(state, "roll key black", "1: keep key")
    assert state.active == 1
