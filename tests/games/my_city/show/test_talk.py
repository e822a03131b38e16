"""Every refusal has a reason of its own, in both languages; the log tells what happened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwrite.games.my_city import GAME, sheet
from rollwrite.games.my_city.rules import moves, shapes
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.games.my_city.show import talk
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message
from rollwrite.testing import follow
from rollwrite.words import Words
from tests.games.my_city.scene import COMPASS, asked, city, why

L4 = "l3 single residential"
DOMINO = "flat blank residential"


def why_not(state: MyCityState, touched: str, seat: int = 0) -> str:
    return GAME.why_not(state, seat, touched).id


# -- notation -----------------------------------------------------------------------


@pytest.mark.parametrize("text", ["build", "build c4 c4 x", "buy c4", "", "pass pass", "end now"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.from_text(text)


@pytest.mark.parametrize("text", ["build i4 h4", "build a12 a11", "build a0 a1", "build ä1"])
def test_a_building_off_the_map_has_its_own_code(text: str) -> None:
    """MC-R3"""
    with pytest.raises(InvalidNotation) as error:
        GAME.from_text(text)
    assert error.value.code == "why-off-the-map"


@pytest.mark.parametrize(
    "text", ["build a1 c1", "build a1 b2", "build a1 b1 c1 d1 e1", "build a1 a2 a3 a4 b4 b5"]
)
def test_cells_that_are_no_building_have_their_own_code(text: str) -> None:
    """MC-D3"""
    with pytest.raises(InvalidNotation) as error:
        GAME.from_text(text)
    assert error.value.code == "why-no-building"


def test_the_order_of_the_cells_does_not_matter() -> None:
    assert GAME.from_text("build d6 c4 c6  c5") == GAME.from_text("build c4 c5 c6 d6")


# -- why a move is illegal --------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "move", "reason"),
    [
        (DOMINO, "build c1 d1", "why-mountain"),
        (DOMINO, "build h1 h2", "why-forest"),
        (DOMINO, "build e5 f5", "why-river"),
        (DOMINO, "build b6 c6", "why-first"),
        (DOMINO, "build e5", "why-shape"),
        (DOMINO, "build e5 e6 d6", "why-shape"),
        (L4, "build e5 e6 d6 d5", "why-shape"),
        (DOMINO, "build b6 c6 d6 c7", "why-church-round"),
    ],
)
def test_each_reason_on_an_empty_map(roll: str, move: str, reason: str) -> None:
    """MC-R3, MC-R4, MC-D3"""
    assert why(asked(1, roll), move) == reason


def test_a_church_shape_waits_for_the_compass() -> None:
    """MC-4: the wrong round"""
    assert why(asked(4, DOMINO), "build d3 e3 f3 e4") == "why-church-round"


def test_the_compass_wants_its_church_and_nothing_else() -> None:
    """MC-4"""
    assert why(asked(4, COMPASS), "build d3 d4") == "why-church-shape"


def test_the_compass_wants_a_fortress_and_nothing_else() -> None:
    """MC-13"""
    assert why(asked(11, COMPASS), "build d3 d4") == "why-fortress-shape"


# -- why nothing happens on a tap ---------------------------------------------------------


@pytest.mark.parametrize(
    ("touched", "reason"),
    [
        ("cell-a1", "why-mountain"),
        ("cell-h11", "why-forest"),
        ("cell-a5", "why-no-room"),
        ("cell-e5 cell-e6 cell-e7 cell-f7", "why-river"),
        ("cell-e5 cell-i5 cell-e6 cell-e7", "why-off-the-map"),
        ("cell-h5 cell-h6", "why-off-the-map"),
        ("cell-e5 cell-e6", "why-shape"),
        ("cell-e5 cell-c6 cell-e6 cell-e7", "why-no-building"),
        ("cell-b6 cell-b7 cell-b8 cell-c8", "why-first"),
        ("left", "why-die"),
        ("kind", "why-die"),
        ("shape-l4", "why-shapes"),
        ("pass-1", "why-nothing"),
        ("score-trees", "why-nothing"),
    ],
)
def test_a_tap_that_fits_no_move_says_why(touched: str, reason: str) -> None:
    """MC-R3"""
    assert why_not(asked(1, L4), touched) == reason


def test_taps_on_what_fills_itself_say_so() -> None:
    assert why_not(asked(4, L4), "church-1") == "why-row"
    assert why_not(asked(7, L4), "purse-plateau") == "why-purse"
    assert why_not(asked(6, L4), "pass") == "why-no-passing"


def test_who_is_not_asked_is_told() -> None:
    """MC-R2, MC-R8"""
    assert why_not(city(1), "cell-e5") == "why-wait"
    assert why_not(city(1, "end"), "cell-e5") == "why-over"
    state = asked(1, L4, seats=2)
    follow(GAME, state, "1: end")
    assert why_not(state, "cell-e5") == "why-ended"


# -- words --------------------------------------------------------------------------------


def reasons() -> set[str]:
    source = Path(talk.__file__).with_name("talk.py").read_text(encoding="utf-8")
    return set(re.findall(r'"(why-[a-z-]+)"', source)) | {"why-first-church", "why-first-sawmill"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_has_a_sentence(language: str) -> None:
    words = Words(language, GAME)
    for name in reasons() | {"why-off-the-map", "why-no-building"}:
        assert words.has(name), f"{language}: {name}"


def test_both_languages_have_the_same_messages_and_variables() -> None:
    folder = Path(talk.__file__).parents[1] / "words"
    english, german = (messages((folder / f"{lang}.ftl").read_text()) for lang in ("en", "de"))
    assert english == german


def messages(text: str) -> dict[str, set[str]]:
    """Each message and the variables it uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        start = re.match(r"([a-z][a-z0-9-]*) =", line)
        name = start[1] if start else name
        if name:
            found.setdefault(name, set()).update(re.findall(r"\$([a-z]+)", line))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_a_game_says_has_words(language: str) -> None:
    words = Words(language, GAME)
    wanted = [f"line-{line}" for game in range(1, 13) for line, _ in city(game).lines(0)]
    wanted += [f"rules-{card.id}{part}" for card in GAME.rules() for part in ("", "-text")]
    wanted += [f"campaign-{c.id}{part}" for c in GAME.campaigns for part in ("", "-about")]
    wanted += [f"option-map{value}" for value in ["", *(f"-{n}" for n in range(1, 13))]]
    wanted += [f"rating-{n}" for n in range(1, 10)]
    wanted += ["name", "tagline", "subtitle", "die-left", "die-right", "die-kind"]
    for name in wanted:
        assert words.has(name), f"{language}: {name}"


# -- the log ------------------------------------------------------------------------------


def told(state: MyCityState, line: str) -> list[str]:
    """What the log tells about one more line."""
    before = state.copy()
    follow(GAME, state, line)
    if line.startswith("roll "):
        return [
            news.message.id for news in GAME.tell(before, Rolled(tuple(line.split()[1:])), state)
        ]
    seat, _, move = line.partition(": ")
    event = Played(int(seat) - 1, GAME.from_text(move))
    story = GAME.tell(before, event, state)
    for news in story:
        assert sentence(news.message)
    return [news.message.id for news in story]


def sentence(message: Message) -> str:
    return Words("de", GAME).say(message)


def test_the_log_tells_rolls_buildings_passes_and_ends() -> None:
    """MC-R1, MC-R2"""
    state = city(4, seats=2)
    assert told(state, f"roll {DOMINO}") == ["news-roll"]
    assert told(state, "1: build d3 d4") == ["news-build"]
    assert told(state, "2: pass") == ["news-pass"]
    assert told(state, f"roll {COMPASS}") == ["news-church"]
    assert told(state, "1: end") == ["news-end"]
    assert told(state, "2: end") == ["news-end", "news-over"]


def test_the_log_tells_of_bandits_and_fortresses() -> None:
    """MC-12, MC-13"""
    state = city(11, *["fortress g3", "fortress f4", "fortress h4"], carry=("bandits g4",))
    assert told(state, f"roll {COMPASS}") == ["news-fortress"]
    assert told(state, "1: build g5") == ["news-build", "news-caught"]


def test_the_log_tells_of_purses() -> None:
    """MC-7, MC-8: for a whole goal as soon as it is built on, for never passing at the end."""
    state = city(9)
    *others, last = (shapes.cell_name(cell) for cell in sheet.shipped(9).goal_cells())
    beside = next(
        cell for cell in shapes.neighbours(shapes.CELLS[last]) if state.layout.marks[cell] == "."
    )
    for name in (*others, shapes.cell_name(beside)):
        state.papers[0].build(state.layout, moves.placed_on([name]), 0)
    assert told(state, "roll single blank public") == ["news-roll"]
    assert told(state, f"1: build {last}") == ["news-build", "news-purses", "news-first"]
    assert told(state, "roll single blank public") == ["news-roll"]
    assert told(state, "1: end") == ["news-end", "news-purses", "news-over"]
    passed = city(7, "pass")
    assert told(passed, "roll single blank public") == ["news-roll"]
    assert told(passed, "1: end") == ["news-end", "news-over"]
