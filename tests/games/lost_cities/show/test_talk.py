"""What the log tells, and why a thing cannot be done."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import STAY
from rollwrite.games.lost_cities.rules.state import LostCitiesState
from rollwrite.games.lost_cities.show.view import BRIDGES
from rollwrite.kernel.errors import IllegalMove
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message, News
from rollwrite.testing import Trial, follow
from rollwrite.words import LANGUAGES, Words
from tests.games.lost_cities.scene import column, scene, tell

ROLL = "red red blue 3 7 0"
ARROW = "yellow red red 2 2 2"


def story(state: LostCitiesState, line: str) -> list[News]:
    """What the log says about one more line."""
    before = state.copy()
    follow(GAME, state, line)
    seat, _, move = line.partition(": ")
    if move:
        return GAME.tell(before, Played(int(seat) - 1, GAME.from_text(move)), state)
    return GAME.tell(before, Rolled(tuple(line.split()[1:])), state)


def stairs(colour: str) -> Message:
    return Message(f"stairs-{colour}")


# -- the log ---------------------------------------------------------------------------------


def test_the_draw_of_the_start_seat_is_told() -> None:
    """LC-T0"""
    state = GAME.start(GAME.setup(3))
    assert isinstance(state, LostCitiesState)
    assert story(state, "roll 3") == [News(0, 2, Message("news-start", {"seat": 2}), "roll")]


TOLD = [
    ("red 1", ROLL, "1: red 7"),
    ("", ROLL, "1: red circle"),
    (column(9, 1), ROLL, "1: red 7"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("sheet", "roll", "line"), TOLD)
def test_the_log_says_the_stairs_in_words(sheet: str, roll: str, line: str, language: str) -> None:
    words = Words(language, GAME, ("Ann", "Bob"))
    told = story(scene(sheet, roll=roll), line)[0]
    assert words.say("stairs-red") in words.say(told.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_which_stairs_were_sped_up(language: str) -> None:
    words = Words(language, GAME, ("Ann", "Bob"))
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert words.say("stairs-blue") in words.say(story(state, "1: speed blue")[0].message)


def test_a_roll_is_told() -> None:
    """LC-T1"""
    told = story(scene(active=2), f"roll {ROLL}")
    assert told == [News(1, 1, Message("news-roll", {"seat": 1}), "roll")]


def test_a_number_is_told_with_its_step() -> None:
    told = story(scene("red 1", roll=ROLL), "1: red 7")
    args: dict[str, str | int | Message] = {
        "stairs": stairs("red"),
        "artefact": "no",
        "step": 2,
        "number": 7,
    }
    assert told == [News(1, 0, Message("news-write", args), "red")]


def test_a_number_that_brings_an_artefact_says_so() -> None:
    """LC-E5"""
    (news,) = story(scene(column(4, 1), roll=ROLL), "1: red 7")
    assert news.message.args["artefact"] == "yes"


def test_a_number_that_brings_no_artefact_any_more_does_not_say_so() -> None:
    """LC-E5"""
    (news,) = story(scene(f"{column(4, 1)} | artefacts 9", roll=ROLL), "1: red 7")
    assert news.message.args["artefact"] == "no"


def test_a_ten_is_told_as_a_10() -> None:
    """LC-E2"""
    (news,) = story(scene(roll=ROLL), "1: red 10")
    assert news.message.args["number"] == 10


def test_a_circle_is_told() -> None:
    """LC-E2"""
    told = story(scene(roll=ROLL), "1: blue circle")
    assert told == [News(1, 0, Message("news-circle", {"stairs": stairs("blue")}), "blue")]


@pytest.mark.parametrize(("artefacts", "took"), [(0, "yes"), (9, "no")])
def test_an_end_artefact_is_told(artefacts: int, took: str) -> None:
    """LC-E4"""
    told = story(scene(f"{column(9, 1)} | artefacts {artefacts}", roll=ROLL), "1: red 7")
    args: dict[str, str | int | Message] = {"stairs": stairs("red"), "artefact": took}
    assert told == [News(1, 0, Message("news-top", args), "red")]


def test_an_acceleration_is_told() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1 | red 4", roll=ARROW), "1: yellow 2")
    (news,) = story(state, "1: speed red")
    args: dict[str, str | int | Message] = {
        "stairs": stairs("red"),
        "artefact": "no",
        "step": 2,
        "number": 4,
    }
    assert (news.message, news.sign) == (Message("news-speed", args), "red")


def test_an_accelerated_end_artefact_is_told() -> None:
    """LC-E6"""
    state = tell(scene(f"yellow 1 | {column(9, 4)}", roll=ARROW), "1: yellow 2")
    (news,) = story(state, "1: speed red")
    assert news.message.id == "news-top"


def test_staying_is_told() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert story(state, "1: stay") == [News(1, 0, Message("news-stay"), "roll")]


def test_a_refusal_is_told_with_its_symbol() -> None:
    """LC-R1"""
    told = story(scene("dice 3", roll=ROLL), "1: refuse")
    assert told == [News(1, 0, Message("news-refuse", {"place": 4}), "dice")]


def test_exhaustion_is_told() -> None:
    """LC-R2"""
    told = story(scene("dice 8", roll=ROLL), "1: refuse")
    assert told == [News(1, 0, Message("news-exhausted"), "dice")]


def test_a_refusal_without_effect_is_told() -> None:
    """LC-R1"""
    told = story(scene("dice 9", roll=ROLL), "1: refuse")
    assert told == [News(1, 0, Message("news-refuse-free"), "dice")]


def bridge(line: str, seat: int, turn: int = 1) -> News:
    args: dict[str, str | int | Message] = {"line": Message(f"line-{line}"), "points": 20}
    return News(turn, seat, Message("news-bridge", args), "bridges")


def test_bridges_are_told_when_the_turn_ends() -> None:
    """LC-B1"""
    state = scene(column(6, 1), column(6, 1), roll="red red red 1 1 1")
    told = story(tell(state, "1: red 1"), "2: red 1")
    assert told[1:] == [bridge("red", 0), bridge("red", 1)]


def test_bridges_are_not_told_before_the_turn_ends() -> None:
    """LC-B1"""
    told = story(scene(column(6, 1), roll="red red red 1 1 1"), "1: red 1")
    assert [news.message.id for news in told] == ["news-write"]


def test_a_struck_bridge_is_not_told() -> None:
    """LC-B1"""
    state = scene(column(6, 1), roll="red red red 1 1 1", struck="red")
    told = story(tell(state, "1: red 1"), "2: refuse")
    assert [news.message.id for news in told] == ["news-refuse"]


def test_the_end_by_bridges_is_told_after_the_last_bridge() -> None:
    """LC-F1"""
    state = scene(column(6, 1), roll="red red red 1 1 1", struck=" ".join(BRIDGES[1:]))
    told = story(tell(state, "1: red 1"), "2: refuse")
    end = News(1, -1, Message("news-end-bridges"), "bridges")
    assert told[1:] == [bridge("red", 0), end]


def test_the_end_by_exhaustion_is_told() -> None:
    """LC-F1"""
    state = tell(scene("dice 9", "dice 8", roll=ROLL), "1: refuse")
    told = story(state, "2: refuse")
    assert [news.message.id for news in told] == ["news-exhausted", "news-end-exhausted"]


# -- why a tap fits nothing -----------------------------------------------------------------------

CLOSED = {"stairs": stairs("red")}
TAPS = [
    ("", "red-3", Message("why-next", {"stairs": stairs("red"), "step": 1})),
    ("red 2", "red-1", Message("why-next", {"stairs": stairs("red"), "step": 2})),
    ("red 2", "red-top", Message("why-next", {"stairs": stairs("red"), "step": 2})),
    ("red 2", "red-circle", Message("why-circle", {"stairs": stairs("red")})),
    ("red x", "red-circle", Message("why-circle", {"stairs": stairs("red")})),
    ("red 8", "red-2", Message("why-nothing-large", {"last": 8})),
    (column(9, 8), "red-top", Message("why-nothing-large", {"last": 8})),
    (column(9, 8), "red-9", Message("why-next-top", {"stairs": stairs("red"), "step": 10})),
    (column(10, 8), "red-top", Message("why-closed", {"stairs": stairs("red")})),
    (column(10, 8), "red-4", Message("why-closed", {"stairs": stairs("red")})),
    ("", "green-1", Message("why-no-colour", {"stairs": stairs("green")})),
    ("", "green-circle", Message("why-no-colour", {"stairs": stairs("green")})),
    ("", "red-circle", Message("why-no-number", {"number": 0})),
    ("red 9 | blue 9", "colour-1", Message("why-die")),
    ("red 9 | blue 9", "number-1", Message("why-die")),
    ("", "artefact-1", Message("why-artefact")),
    ("", "die-5", Message("why-nothing")),
    ("", "bridge-red", Message("why-nothing")),
    ("", "score-red", Message("why-nothing")),
    ("", "stay", Message("why-nothing")),
    ("", "nonsense", Message("why-nothing")),
    ("", "", Message("why-nothing")),
]


@pytest.mark.parametrize(("sheet", "touched", "answer"), TAPS)
def test_a_tap_that_fits_no_move_is_answered(sheet: str, touched: str, answer: Message) -> None:
    state = scene(sheet, roll="red red blue 3 5 7")
    assert GAME.why_not(state, 0, touched) == answer


TAKEN = [
    ("colour-3", Message("why-die-taken", {"seat": 0})),
    ("number-1", Message("why-die-taken", {"seat": 0})),
    ("blue-1", Message("why-colour-taken", {"seat": 0, "stairs": stairs("blue")})),
    ("red-circle", Message("why-number-taken", {"seat": 0, "number": 0})),
    ("green-1", Message("why-no-colour", {"stairs": stairs("green")})),
]


@pytest.mark.parametrize(("touched", "answer"), TAKEN)
def test_a_die_that_another_took_is_said_to_be_taken_and_by_whom(
    touched: str, answer: Message
) -> None:
    """LC-T2"""
    state = tell(scene(roll="red red blue 0 5 7"), "1: blue 10")
    assert GAME.why_not(state, 1, touched) == answer


def test_a_move_with_a_die_that_another_took_is_refused_by_name() -> None:
    """LC-T2"""
    state = tell(scene(roll="red red blue 0 5 7"), "1: blue 10")
    for move, wanted in (("blue 5", "why-colour-taken"), ("red 10", "why-number-taken")):
        reason = GAME.why_illegal(state, 1, GAME.from_text(move))
        assert (reason.id, reason.args["seat"]) == (wanted, 0)


def test_of_two_dice_that_show_the_same_only_one_is_taken() -> None:
    """LC-T2"""
    state = tell(scene(roll="red red blue 3 5 7"), "1: red 3")
    answers = [GAME.why_not(state, 1, die).id for die in ("colour-1", "colour-2")]
    assert sorted(answers) == ["why-die", "why-die-taken"]


def test_a_tap_of_a_seat_that_waits_is_answered() -> None:
    assert GAME.why_not(scene(roll=ROLL), 1, "red-1") == Message("why-wait")


def test_a_tap_before_the_roll_is_answered() -> None:
    assert GAME.why_not(scene(), 0, "red-1") == Message("why-wait")


def test_a_tap_after_the_end_is_answered() -> None:
    """LC-F1"""
    state = tell(scene("dice 8", "dice 8", roll=ROLL), "1: refuse", "2: refuse")
    assert GAME.why_not(state, 0, "red-1") == Message("why-over")


@pytest.mark.parametrize("touched", ["red-7", "colour-1", "refuse", "artefact-1"])
def test_a_tap_during_an_arrow_is_answered(touched: str) -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert GAME.why_not(state, 0, touched) == Message("why-arrow-first")


# -- why a move is refused -------------------------------------------------------------------------


REFUSALS = [
    ("", "speed red", Message("why-no-arrow")),
    ("", "stay", Message("why-no-arrow")),
    ("", "green 3", Message("why-no-colour", {"stairs": stairs("green")})),
    ("", "green circle", Message("why-no-colour", {"stairs": stairs("green")})),
    ("", "red 4", Message("why-no-number", {"number": 4})),
    ("", "red 10", Message("why-no-number", {"number": 0})),
    ("", "red circle", Message("why-no-number", {"number": 0})),
    ("red 6", "red 5", Message("why-too-small", {"number": 5, "last": 6})),
    (column(9, 6), "red 5", Message("why-too-small", {"number": 5, "last": 6})),
    (column(10, 6), "red 7", Message("why-closed", {"stairs": stairs("red")})),
]


@pytest.mark.parametrize(("sheet", "move", "reason"), REFUSALS)
def test_an_illegal_move_is_refused_with_its_reason(sheet: str, move: str, reason: Message) -> None:
    """LC-T4"""
    state = scene(sheet, roll="red red blue 3 5 7")
    with pytest.raises(IllegalMove) as caught:
        follow(GAME, state, f"1: {move}")
    assert (caught.value.reason, caught.value.code) == (reason, reason.id)


@pytest.mark.parametrize("sheet", ["red 6", "red x"])
def test_a_circle_that_is_gone_is_refused_with_its_reason(sheet: str) -> None:
    """LC-E3"""
    with pytest.raises(IllegalMove) as caught:
        follow(GAME, scene(sheet, roll=ROLL), "1: red circle")
    assert caught.value.reason == Message("why-circle", {"stairs": stairs("red")})


@pytest.mark.parametrize("move", ["red 2", "refuse", "red circle"])
def test_an_arrow_comes_first(move: str) -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    with pytest.raises(IllegalMove) as caught:
        follow(GAME, state, f"1: {move}")
    assert caught.value.reason == Message("why-arrow-first")


def test_a_closed_column_is_not_accelerated() -> None:
    """LC-E4"""
    state = tell(scene(f"yellow 1 | {column(10, 4)}", roll=ARROW), "1: yellow 2")
    with pytest.raises(IllegalMove) as caught:
        follow(GAME, state, "1: speed red")
    assert caught.value.code == "why-closed"


def test_a_refused_move_is_quoted_with_what_could_be_played() -> None:
    with pytest.raises(IllegalMove) as caught:
        follow(GAME, scene("red 6", roll="red red red 7 7 9"), "1: red 5")
    assert str(caught.value) == ("seat 1 cannot play “red 5” now; it can play red 7, red 9, refuse")


def test_a_long_list_of_moves_is_cut_after_twelve() -> None:
    with pytest.raises(IllegalMove, match=r"red 3, .*, blue 10 and 1 more$"):
        follow(GAME, scene(roll="red green blue 3 7 0"), "1: red 5")


def test_a_refused_move_changes_nothing() -> None:
    state = scene("red 6", roll=ROLL)
    before = state.digest()
    with pytest.raises(IllegalMove):
        follow(GAME, state, "1: red 3")
    assert state.digest() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_a_move_is_illegal_can_be_said(language: str) -> None:
    """Every move there is, tried at every decision of a random game."""
    words, said = Words(language, GAME), set()
    for state, _ in Trial(GAME, 2, seed=3).walk():
        for seat in state.owing():
            for move in set(range(STAY + 1)) - set(state.moves(seat)):
                reason = GAME.why_illegal(state, seat, move)
                said.add(words.say(reason) if words.has(reason.id) else f"{{{reason.id}}}")
    assert {text for text in said if "{" in text} == set()
