"""The page of measured lessons: what it says before the first act is what they say."""

from __future__ import annotations

from bench.lessons import COLUMNS, PAGE, is_true, merged, published, words_before

ROWS = published(PAGE.read_text(encoding="utf-8"))
WORDS = COLUMNS.index("words before it")


def test_every_row_has_the_words_that_its_lesson_has() -> None:
    assert [row[:4] for row in ROWS if not is_true(row)] == []


def test_rows_stand_in_order_each_once() -> None:
    assert merged(ROWS, []) == ROWS


def test_a_new_row_takes_the_place_of_the_old_one_and_leaves_the_others() -> None:
    new = (*ROWS[0][:4], "9.9 s", *ROWS[0][5:])
    assert merged(ROWS, [new]) == [new, *ROWS[1:]]


def test_a_row_of_a_lesson_that_says_something_else_is_left_out() -> None:
    words = words_before(ROWS[0][0], ROWS[0][1], ROWS[0][3])
    old = (*ROWS[0][:WORDS], str(words + 1), *ROWS[0][WORDS + 1 :])
    assert merged([old, *ROWS[1:]], []) == ROWS[1:]
    gone = (ROWS[0][0], "no-such-lesson", *ROWS[0][2:])
    assert merged([gone, *ROWS], []) == ROWS
