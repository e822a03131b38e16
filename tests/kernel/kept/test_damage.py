"""Whatever happens to a record on its way: it is refused with a line, or it is the same game."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rollwrite.kernel.errors import BadRecord, GameError
from rollwrite.kernel.kept.entries import FIRST_LINE, FIRST_LINES
from tests.kernel.games import checked, recorded

TEXTS = {
    "two at once": recorded(2, 5),
    "three clockwise": recorded(3, 6, "clockwise"),
}
WORDS = sorted({word for text in TEXTS.values() for word in text.split()})
KINDS = ["delete", "duplicate", "swap", "cut", "lose a token", "alter a token", "alter a letter"]


def damage(text: str, kind: str, at: int, to: int, words: str) -> str:
    """One thing that happens to a text; ``at`` and ``to`` choose the place."""
    lines = text.split("\n")
    line, other = at % len(lines), to % len(lines)
    tokens = lines[line].split(" ")
    token = to % len(tokens)
    if kind == "delete":
        del lines[line]
    elif kind == "duplicate":
        lines.insert(other, lines[line])
    elif kind == "swap":
        lines[line], lines[other] = lines[other], lines[line]
    elif kind == "cut":
        lines[line] = words
    elif kind == "lose a token":
        lines[line] = " ".join(tokens[:token] + tokens[token + 1 :])
    elif kind == "alter a token":
        lines[line] = " ".join([*tokens[:token], words, *tokens[token + 1 :]])
    else:
        letter = to % (len(lines[line]) + 1)
        lines[line] = lines[line][:letter] + words[:1] + lines[line][letter + 1 :]
    return "\n".join(lines)


def is_refused_or_same(text: str, original: str) -> bool:
    """Any exception but a GameError that names a line is ours, and fails the test."""
    try:
        record, steps = checked(text)
    except BadRecord as error:
        return 1 <= error.line <= len(text.splitlines()) + 1
    whole, game = checked(original)
    same_end = steps[-1].state.digest() == game[-1].state.digest()
    return same_end and len(steps) == len(game) and record.ending == whole.ending


PLACE = st.integers(0, 10_000)
ANY_WORDS = st.one_of(st.sampled_from(WORDS), st.text(max_size=20))
BLOWS = st.tuples(st.sampled_from(KINDS), PLACE, PLACE, ANY_WORDS)


@settings(max_examples=250, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(TEXTS)), st.lists(BLOWS, min_size=1, max_size=3))
def test_a_damaged_record_is_refused_with_a_line_or_is_still_the_same_game(
    name: str, blows: list[tuple[str, int, int, str]]
) -> None:
    text = TEXTS[name]
    for blow in blows:
        text = damage(text, *blow)
    assert is_refused_or_same(text, TEXTS[name])


@pytest.mark.parametrize("name", TEXTS)
def test_no_line_can_be_lost_unnoticed_but_those_that_fix_nothing(name: str) -> None:
    """Defaults, names, commitment, seeds and the secret are not part of what happened."""
    lines = TEXTS[name].splitlines()
    lost = {
        line.split(" ")[0]
        for number, line in enumerate(lines)
        if not _is_refused("\n".join(lines[:number] + lines[number + 1 :]))
    }
    assert lost <= {"option", "commitment", "seed", "secret"}


@pytest.mark.parametrize("name", TEXTS)
def test_no_two_lines_of_different_turns_can_be_swapped_unnoticed(name: str) -> None:
    lines = TEXTS[name].splitlines()
    luck = random.Random(1)
    rolls = [number for number, line in enumerate(lines) if line.startswith("roll ")]
    pairs = [luck.sample(rolls, 2) for _ in range(40)]
    unnoticed = [
        (one, two)
        for one, two in pairs
        if lines[one] != lines[two] and not _is_refused(_swapped(lines, one, two))
    ]
    assert unnoticed == []


def _swapped(lines: list[str], one: int, two: int) -> str:
    swapped = list(lines)
    swapped[one], swapped[two] = lines[two], lines[one]
    return "\n".join(swapped)


def _is_refused(text: str) -> bool:
    try:
        checked(text)
    except GameError:
        return True
    return False


@settings(max_examples=100, deadline=None, derandomize=True)
@example(FIRST_LINE)
@given(st.text())
def test_any_text_is_refused_with_a_line(text: str) -> None:
    """The first one, unless chance writes just that."""
    with pytest.raises(BadRecord) as caught:
        checked(text)
    last = len(text.splitlines()) + 1 if text.startswith(FIRST_LINES) else 1
    assert 1 <= caught.value.line <= last


@settings(max_examples=100, deadline=None, derandomize=True)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.just("\n"), st.text(max_size=3))))
def test_any_heap_of_words_after_a_head_is_refused_with_a_line_or_is_a_game(
    words: list[str],
) -> None:
    head = TEXTS["two at once"].split("\n\n")[0]
    try:
        checked(f"{head}\n\n{' '.join(words)}")
    except BadRecord as error:
        assert error.line > 0  # noqa: PT017
