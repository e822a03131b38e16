"""Records are refused at the line that is wrong, with what was expected there."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.kept import record as records
from tests.kernel.games import GAMES, RUNNING, checked, digests, recorded

FINISHED = recorded()
LINES = FINISHED.splitlines()
END = LINES.index("end") + 1
LAST = len(LINES)


def with_line(number: int, line: str, text: str = FINISHED) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[: number - 1], line, *lines[number:]]) + "\n"


def without_line(number: int, text: str = FINISHED) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[: number - 1], *lines[number:]]) + "\n"


def fault(text: str) -> tuple[int, str]:
    """Where and why a record is refused."""
    with pytest.raises(BadRecord) as caught:
        checked(text)
    return caught.value.line, caught.value.reason


def test_the_lines_of_a_finished_record_stand_where_these_tests_expect_them() -> None:
    words = [line.split(" ")[0] for line in LINES]
    head = ["rollwrite", "game", "rules", "sheet", "option", "seat", "seat", "commitment"]
    assert (words[:12], words[END - 1 :]) == (
        [*head, "seed", "seed", "", "roll"],
        ["end", "totals", "winners", "digest", "secret"],
    )


MISSING = [
    (1, "expected “rollwrite record 1”"),
    (2, "expected “game …”, found “rules 1”"),
    (3, "expected “rules …”, found “sheet classic@1”"),
    (4, "expected “sheet …”, found “option order simultaneous”"),
    (6, "expected “seat 1 …”, found seat 2"),
    (9, "expected “seed 1 …”, found seed 2"),
    (11, f"expected an empty line after the head, found “{LINES[11]}”"),
    (END + 1, f"expected “totals …”, found “{LINES[END + 1]}”"),
    (END + 2, f"expected “winners …”, found “{LINES[END + 2]}”"),
    (END + 3, f"expected “digest …”, found “{LINES[END + 3]}”"),
]


@pytest.mark.parametrize(("line", "reason"), MISSING)
def test_a_missing_line_is_missed_where_it_should_stand(line: int, reason: str) -> None:
    assert fault(without_line(line)) == (line, reason)


def test_a_missing_end_is_missed() -> None:
    expected = "expected “roll …”, “end” or a move like “1: …” (seats 1 to 2)"
    assert fault(without_line(END)) == (END, f"{expected}, found “{LINES[END]}”")


@pytest.mark.parametrize("text", ["", "\n", "rollwrite record 4\n", " rollwrite record 1", "{}"])
def test_a_text_that_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    assert fault(text) == (1, "expected “rollwrite record 1”")


def test_a_record_that_stops_in_its_head_is_refused() -> None:
    assert fault("\n".join(LINES[:2])) == (3, "expected “rules …”, found nothing")


WRONG = [
    (2, "game chess", "there is no game “chess”; there are lost-cities"),
    (3, "rules 2", "expected rules 1 of lost-cities, found 2"),
    (3, "rules", "expected “rules …”, found “rules”"),
    (4, "sheet deluxe@1", "lost-cities has no sheet “deluxe@1”; it has classic@1"),
    (7, "seat 3 Ann 2", "expected “seat 2 …”, found seat 3"),
    (7, "seat two Ann 2", "expected “seat 2 …”, found seat two"),
    (8, "commitment 12ab", "expected 64 hex digits after “commitment”, found “12ab”"),
    (
        8,
        "commitment " + "G" * 64,
        f"expected 64 hex digits after “commitment”, found “{'G' * 64}”",
    ),
    (10, "seed 3 seat 2", "expected “seed 2 …”, found seed 3"),
    (11, "hello", "expected an empty line after the head, found “hello”"),
    (END + 1, "totals 1 2 3", "expected 2 totals, found 3"),
    (END + 1, "totals 1 x", "expected whole numbers after “totals”, found “1 x”"),
    (END + 2, "winners nobody", "expected whole numbers after “winners”, found “nobody”"),
    (END + 3, "digest 12", "expected 16 hex digits after “digest”, found “12”"),
    (END + 4, "secret 12", "expected 64 hex digits after “secret”, found “12”"),
    (END + 4, "secret " + "0" * 64, "the secret does not fit the commitment"),
    (END + 4, "secrets", "expected nothing more, found “secrets”"),
]


@pytest.mark.parametrize(("line", "text", "reason"), WRONG)
def test_a_wrong_line_is_named_with_what_was_expected(line: int, text: str, reason: str) -> None:
    assert fault(with_line(line, text)) == (line, reason)


def test_a_wrong_option_is_named_at_its_line() -> None:
    reason = "option “order” cannot be “random”; it can be simultaneous, clockwise"
    assert fault(with_line(5, "option order random")) == (5, reason)


def test_an_unknown_option_is_named_at_its_line() -> None:
    reason = "lost-cities has no option “ordre”; it has order"
    assert fault(with_line(5, "option ordre clockwise")) == (5, reason)


def test_too_few_seats_are_named_at_the_line_of_the_seats() -> None:
    line, reason = fault(without_line(7))
    assert (line in (6, 7), reason) == (True, "lost-cities is played by 2 to 5 seats, not by 1")


def test_a_wrong_secret_is_named_at_its_line_whatever_follows() -> None:
    text = with_line(END + 4, "secret " + "0" * 64) + "\n\n\n"
    assert fault(text) == (END + 4, "the secret does not fit the commitment")


def test_another_option_is_found_out_by_the_first_digest() -> None:
    line, reason = fault(with_line(5, "option order clockwise"))
    assert (line, reason[:19]) == (12, "expected the digest")


EVENTS = [
    (9, "roll 0", "“0” is no face of the start die; it has 1, 2, 3, 4, 5"),
    (9, "roll one", "“one” is no face of the start die; it has 1, 2, 3, 4, 5"),
    (9, "roll 1 2", "“1 2” names 2 faces for 1 dice"),
    (9, "1: refuse", "seat 1 must wait: the dice have to be rolled first"),
    (
        10,
        "roll red pink blue 3 7 0",
        "“pink” is no face of the colour die; it has red, orange, yellow, green, blue, purple",
    ),
    (10, "roll red red blue 3 7", "“red red blue 3 7” names 5 faces for 6 dice"),
    (10, "roll red red blue 3 7 0 = 00000000", "expected the digest 1fdea53a here, found 00000000"),
    (10, "roll red red blue 3 7 0 = 1fde", "expected the digest 1fdea53a here, found 1fde"),
    (11, "roll red red blue 3 7 0", "the game waits for a decision, not for a roll"),
    (
        11,
        "1: red 4",
        "seat 1 cannot play “red 4” now; it can play red circle, red 3, red 7, red 10, "
        "blue circle, blue 3, blue 7, blue 10, refuse",
    ),
    (
        11,
        "1: pink 3",
        "“pink 3” is no move of lost-cities; write “red 7”, “red circle”, “refuse”, "
        "“speed red” or “stay”",
    ),
    (11, "2: red 3", "seat 2 owes no decision now"),
]
FOUND = "expected “roll …”, “end” or a move like “1: …” (seats 1 to 2), found “{}”"
EVENTS += [
    (11, line, FOUND.format(line))
    for line in [
        "3: refuse",
        "0: refuse",
        "-1: refuse",
        "x: refuse",
        "1 refuse",
        "1:refuse",
        "roll",
    ]
]


@pytest.mark.parametrize(("line", "text", "reason"), EVENTS)
def test_a_wrong_event_is_named_with_what_was_expected(line: int, text: str, reason: str) -> None:
    assert fault(with_line(line, text, RUNNING)) == (line, reason)


def test_a_start_seat_that_is_not_there_is_refused() -> None:
    """LC-T0: the start die has five faces, but only as many may show as there are seats."""
    assert fault(with_line(9, "roll 5", "\n".join(RUNNING.splitlines()[:9])))[0] == 9


def test_a_seat_with_thousands_of_digits_is_refused() -> None:
    assert fault(with_line(11, "9" * 5000 + ": refuse", RUNNING))[0] == 11


def test_a_changed_move_is_found_out_at_the_latest_by_the_next_digest() -> None:
    steps = checked(FINISHED)[1]
    refusal = next(s.line for s in steps if LINES[s.line - 1].endswith(": refuse"))
    following = next(s.line for s in steps if s.line > refusal and isinstance(s.event, Rolled))
    legal = next(s for s in steps if s.line == refusal)
    assert isinstance(legal.event, Played)
    other = legal.before.moves(legal.event.seat)[0]
    line, _ = fault(with_line(refusal, f"{legal.event.seat + 1}: {GAME.to_text(other)}"))
    assert refusal <= line <= following


# -- damage at the end -----------------------------------------------------------------------------


# A whole game in which nobody writes anything: nine turns, and all are exhausted.
IDLE = "\n".join(
    [*RUNNING.splitlines()[:8], "roll 1"]
    + [
        line
        for turn in range(9)
        for line in (
            "roll red red red 1 1 1",
            f"{turn % 2 + 1}: refuse",
            f"{(turn + 1) % 2 + 1}: refuse",
        )
    ]
    + ["end", "totals 20 20", "winners 1 2", "digest 0000000000000000", ""]
)


def ended(totals: str = "0 0", winners: str = "1 2", digest: str = "") -> str:
    """The idle game with this ending."""
    true = digests(IDLE.split("end\n")[0])[-1]
    lines = IDLE.replace("totals 20 20", f"totals {totals}")
    lines = lines.replace("winners 1 2", f"winners {winners}")
    return lines.replace("0" * 16, digest or true)


def test_the_idle_game_ends_as_these_tests_expect() -> None:
    """LC-F1, LC-R2: both share the bridge of the dice, and nobody has anything else."""
    assert checked(ended("20 20"))[0].ending is not None


IDLE_END = IDLE.splitlines().index("end") + 1


def test_wrong_totals_are_named_with_the_right_ones() -> None:
    assert fault(ended("20 25")) == (IDLE_END + 1, "expected “totals 20 20”")


def test_wrong_winners_are_named_with_the_right_ones() -> None:
    assert fault(ended("20 20", "2")) == (IDLE_END + 2, "expected “winners 1 2”")


def test_a_wrong_last_digest_is_named_with_the_right_one() -> None:
    true = digests(IDLE.split("end\n")[0])[-1]
    assert fault(ended("20 20", digest="f" * 16)) == (IDLE_END + 3, f"expected “digest {true}”")


def test_text_after_the_end_is_refused() -> None:
    assert fault(FINISHED + "1: refuse\n") == (LAST + 1, "expected nothing more, found “1: refuse”")


def test_empty_lines_after_the_end_are_not_text() -> None:
    assert checked(FINISHED + "\n\n")[0] == checked(FINISHED)[0]


def test_an_event_after_the_last_one_is_refused() -> None:
    text = ended("20 20").replace("end\n", "1: refuse\nend\n")
    assert fault(text) == (IDLE_END, "the game is over; it takes no more moves")


def test_a_roll_after_the_last_one_is_refused() -> None:
    text = ended("20 20").replace("end\n", "roll red red red 1 1 1\nend\n")
    assert fault(text) == (IDLE_END, "the game is over; it takes no more rolls")


def test_an_end_before_the_game_is_over_is_refused() -> None:
    text = RUNNING + "end\ntotals -20 -40\nwinners 1\ndigest 0000000000000000\n"
    assert fault(text) == (13, "found “end”, but the game is not over")


def test_an_empty_line_in_the_middle_ends_the_record() -> None:
    lines = RUNNING.splitlines()
    text = "\n".join([*lines[:10], "", *lines[10:]])
    assert fault(text) == (12, "expected nothing more, found “1: red 3”")


# -- options switched between turns ---------------------------------------------------------


def test_an_option_in_the_middle_of_a_turn_is_refused_at_its_line() -> None:
    """LC-T5"""
    text = RUNNING.replace("1: red 3\n", "1: red 3\noption order clockwise\n")
    with pytest.raises(BadRecord, match=r"line 12: .*between turns only"):
        list(records.replay(records.read(text, GAMES), GAME))


@pytest.mark.parametrize("line", ["option order backwards", "option speed fast", "option order"])
def test_an_option_that_is_none_is_refused_at_its_line(line: str) -> None:
    with pytest.raises(BadRecord, match=r"line 13: .*option"):
        records.read(RUNNING + line + "\n", GAMES)
