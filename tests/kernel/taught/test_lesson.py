"""Lessons as data: what can be wrong with one is found by playing it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.errors import BadLesson, GameError, InvalidNotation
from rollwrite.kernel.taught.lesson import Lesson, Moment, Try, find_lesson, lessons_of, read
from rollwrite.testing.taught import check_lesson, lessons_can_be_taught
from rollwrite.testing.taught.sentences import colour_alone, pointing_alone

GAME = BY_ID["lost-cities"]
FIRST = find_lesson(GAME, "first")


def changed(number: int, **fields: object) -> Lesson:
    moments = list(FIRST.moments)
    moments[number] = replace(moments[number], **fields)
    return replace(FIRST, moments=tuple(moments))


def looking(card: str) -> Lesson:
    """A card that is only told of."""
    first, *others = FIRST.moments
    told = Moment("learned-climb", cards=(card,))
    return replace(FIRST, moments=(replace(first, cards=()), *others, told))


def trying(**fields: object) -> Lesson:
    return replace(FIRST, tries={"goal": Try(**fields)})  # type: ignore[arg-type]


def slipping() -> Lesson:
    """A slip more to be read before the second act."""
    first, *others = FIRST.moments
    return replace(FIRST, moments=(first, Moment("learned-climb"), *others))


def talking() -> Lesson:
    """Too much is said to a right move."""
    race = find_lesson(GAME, "race")
    first, *others = race.moments
    return replace(race, moments=(replace(first, right={"*": "last"}), *others))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_lesson_can_be_taught(game: object) -> None:
    lessons_can_be_taught(game)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lesson", "reason"),
    [
        (changed(0, expect=("purple 1",)), "no legal move fits “purple 1”"),
        (changed(0, wrong={}), "nothing is said to"),
        (changed(0, point=("yellow-99",)), "there is no “yellow-99” to point at"),
        (changed(0, see=("yellow-99",)), "there is no “yellow-99” to point at"),
        (changed(0, point=("yellow-5",)), "no right move touches “yellow-5”"),
        (changed(0, cards=("bridge",)), "about “bridge”, which it does not teach"),
        (changed(0, say="nowhere"), "no words (en) for “lesson-first-nowhere”"),
        (changed(0, right={"*": "nowhere"}), "no words (en)"),
        (changed(3, wrong={"*": "pair-nine", "speed *": "pair-nine"}), "“speed *”"),
        (replace(FIRST, rolls=FIRST.rolls[:3]), "moment “circle” is never reached"),
        (replace(FIRST, rolls=("9",)), "9"),
        (replace(FIRST, others={"2": ("orange 5",)}), "is never reached"),
        (replace(FIRST, others={"2": ("orange 8",)}), "orange 8"),
        (replace(FIRST, needs=("nothing",)), "“nothing”, which is no lesson"),
        (replace(FIRST, teaches=("magic",)), "“magic”, which is no rule card"),
        (replace(FIRST, before="roll 1\nroll red"), "“red” names 1 faces"),
        (changed(0, cards=()), "no move plays “goal”: neither a moment nor a try"),
        (looking("goal"), "no move plays “goal”"),
        (
            trying(expect=("purple 1",), before="roll 1\nroll yellow orange yellow 5 1 9"),
            "“goal” cannot be tried: none of purple 1 is legal there",
        ),
        (trying(expect=("yellow 1",)), "“goal” cannot be tried: nobody is asked there"),
        (trying(expect=("yellow 1",), before="roll 9"), "“goal” cannot be tried: “9” is no face"),
        (replace(FIRST, tries={"bridge": Try(("*",))}), "about “bridge”, which it does not teach"),
        (slipping(), "are 2 slips before one act, 1 at most"),
        (changed(0, say="pair-right"), "“pair-right” has more than one sentence (en)"),
        (changed(0, cases=("circle", "circle-bet")), "words (en), 30 at most"),
        (talking(), "“last” has 22 words (en), 20 at most"),
    ],
)
def test_a_fault_is_named(lesson: Lesson, reason: str) -> None:
    with pytest.raises(GameError) as found:
        check_lesson(GAME, lesson)
    assert reason in str(found.value)


def test_a_right_answer_that_makes_a_later_moment_impossible_is_found() -> None:
    free = changed(3, expect=("blue circle", "yellow 9", "yellow 4"))
    strict = replace(
        free, moments=(*free.moments[:5], replace(free.moments[5], expect=("yellow 6",)))
    )
    with pytest.raises(BadLesson, match=r"after .*yellow 9 none of"):
        check_lesson(GAME, strict)


def test_moments_that_expect_nothing_are_looked_at_before_the_next_move() -> None:
    look, act = Moment("look"), Moment("act", expect=("*",), times=2)
    lesson = Lesson((look, act, look, look, act), ())
    assert lesson.acts() == [1, 1, 4, 4]
    assert [(list(lesson.looks(done)), lesson.at(done)) for done in range(5)] == [
        ([0], 1),
        ([], 1),
        ([2, 3], 4),
        ([], 4),
        ([], 5),
    ]


def test_looks_after_the_last_move_are_left_to_be_seen() -> None:
    lesson = Lesson((Moment("act", expect=("*",)), Moment("look")), ())
    assert list(lesson.looks(1)) == [1]
    assert lesson.is_done(1)


@pytest.mark.parametrize("text", ["moments = 3", "nonsense", "teaches = []\nmoments = []\nodd = 1"])
def test_a_file_that_is_no_lesson_says_why(text: str) -> None:
    with pytest.raises(BadLesson, match="lesson “odd”: "):
        read(text, "odd")


def test_an_unknown_lesson_lists_what_there_is() -> None:
    with pytest.raises(InvalidNotation, match="first"):
        find_lesson(GAME, "seventh")


def test_lessons_are_taken_in_their_order() -> None:
    assert [lesson.id for lesson in lessons_of(GAME)][:2] == ["first", "race"]


@pytest.mark.parametrize(
    ("sentence", "language", "alone"),
    [
        ("Take the yellow one.", "en", "yellow"),
        ("Start on a field with three marks, the green ones.", "en", "green"),
        ("The dice are blue.", "en", "blue"),
        ("The white is the kind.", "en", "white"),
        ("The two blue dice make the shape, the white die the kind.", "en", ""),
        ("A black mask: that die is cursed.", "en", ""),
        ("A black-die symbol is crossed.", "en", ""),
        ("Its dark 8 always hits.", "en", "dark"),
        ("Dark numbers always work.", "en", "Dark"),
        ("Numbers on a dark ground always work.", "en", ""),
        ("Helle sind gesperrt.", "de", "Helle"),
        ("Dunkle Zahlen gelten immer.", "de", "Dunkle"),
        ("Die zwei blauen Würfel sind die Form, der weiße ist die Art.", "de", "weiße"),
        ("Auf einem Feld mit drei Zeichen, den grünen.", "de", "grünen"),
        ("Eine schwarze Maske: Dieser Würfel ruht.", "de", ""),
    ],
)
def test_nothing_is_called_by_its_colour_alone(sentence: str, language: str, alone: str) -> None:
    """Every sentence of every lesson is held to it by ``lessons_can_be_taught``."""
    assert colour_alone(sentence, language) == alone


@pytest.mark.parametrize(
    ("sentence", "language", "alone"),
    [
        ("Two cells, a shop. Put it here.", "en", "Put it here"),
        ("Use the sum where the pencil points.", "en", "pencil"),
        ("For this lesson take the pair that is ringed.", "en", "ringed"),
        ("Put it beside the church, on c4.", "en", ""),
        ("Leg es hierhin.", "de", "hierhin"),
        ("Nimm das umrandete Paar.", "de", "umrandete"),
        ("Leg es neben die Kirche, auf c4.", "de", ""),
    ],
)
def test_nothing_is_left_to_the_pencil_alone(sentence: str, language: str, alone: str) -> None:
    """Whoever hears it is told what is meant."""
    assert pointing_alone(sentence, language) == alone
