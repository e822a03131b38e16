"""How a position shows itself: prompts, dice, marks, choices with their previews."""

from __future__ import annotations

import pytest

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.rules.moves import COLOURS
from rollwrite.games.lost_cities.rules.state import LostCitiesState
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.view import Change, Choice, Mark, Message
from rollwrite.testing import Trial
from tests.games.lost_cities.scene import column, scene, tell

ROLL = "red red blue 3 7 0"
ARROW = "yellow red red 2 2 2"


def choice(state: LostCitiesState, move: str, seat: int = 1) -> Choice:
    found = {choice.move: choice for choice in look(GAME, state, seat - 1).choices}
    return found[move]


def notes(state: LostCitiesState, move: str) -> list[str]:
    return [note.id for note in choice(state, move).notes]


def prompt(state: LostCitiesState, seat: int) -> Message:
    return GAME.prompt(state, seat - 1)


def test_the_last_two_bridges_are_foretold() -> None:
    """LC-F1"""
    state = scene(roll=ROLL)
    found = []
    for passed in (0, 0b11111, 0b111111, 0b1111111, 0b11111111):
        state.passed = passed
        found.append([remark.words.args["left"] for remark in GAME.remarks(state, 0)])
    assert found == [[], [], [2], [1], []]


# -- prompts ---------------------------------------------------------------------------


def test_before_a_roll_everybody_waits_for_the_active_seat() -> None:
    assert prompt(scene(active=2), 1) == Message("prompt-roll", {"seat": 1})


def test_the_active_seat_is_asked_for_its_pair() -> None:
    assert prompt(scene(roll=ROLL), 1) == Message("prompt-active")


def test_the_others_wait_for_the_active_seat() -> None:
    assert prompt(scene(roll=ROLL), 2) == Message("prompt-wait-active", {"seat": 0})


def test_the_others_are_asked_for_a_pair_of_the_middle() -> None:
    assert prompt(tell(scene(roll=ROLL), "1: refuse"), 2) == Message("prompt-middle")


def test_a_seat_that_waits_for_one_seat_is_told_its_name() -> None:
    state = tell(scene(roll=ROLL), "1: refuse")
    assert prompt(state, 1) == Message("prompt-wait-one", {"seat": 1})


def test_a_seat_that_waits_for_several_is_told_their_number() -> None:
    state = tell(scene("", "", "", roll=ROLL), "1: refuse")
    assert prompt(state, 1) == Message("prompt-wait-others", {"count": 2})


def test_after_an_arrow_the_seat_is_asked_for_an_acceleration() -> None:
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert prompt(state, 1) == Message("prompt-arrow")


def test_at_the_end_the_prompt_says_so() -> None:
    state = tell(scene("dice 8", "dice 8", roll=ROLL), "1: refuse", "2: refuse")
    assert prompt(state, 1) == Message("prompt-over")


def test_the_draw_of_the_start_seat_names_no_seat() -> None:
    """LC-T0: nobody is active yet, so nobody can be named."""
    assert GAME.prompt(GAME.start(GAME.setup(2)), 0).args.get("seat") != -1


# -- dice ------------------------------------------------------------------------------


def test_before_a_roll_no_dice_lie_on_the_table() -> None:
    assert GAME.tokens(scene()) == ()


def test_dice_lie_as_they_fell() -> None:
    """LC-T1"""
    shown = [(token.id, token.face, token.place) for token in GAME.tokens(scene(roll=ROLL))]
    assert shown == [
        ("colour-1", "red", "tray"),
        ("colour-2", "red", "tray"),
        ("colour-3", "blue", "tray"),
        ("number-1", "3", "tray"),
        ("number-2", "7", "tray"),
        ("number-3", "0", "tray"),
    ]


def test_taken_dice_still_show_that_they_were_taken() -> None:
    """LC-T2"""
    state = tell(scene(roll=ROLL), "1: blue 10")
    taken = [token.id for token in GAME.tokens(state) if token.place == "taken"]
    assert taken == ["colour-3", "number-3"]


def test_of_equal_dice_exactly_one_is_taken() -> None:
    """LC-T2"""
    state = tell(scene(roll="red red red 7 7 7"), "1: red 7")
    taken = [token.die for token in GAME.tokens(state) if token.place == "taken"]
    assert taken == ["colour", "number"]


def test_a_choice_uses_one_group_a_die() -> None:
    assert choice(scene(roll=ROLL), "blue 3").dice == (("colour-3",), ("number-1",))


def test_dice_that_show_the_same_are_alternatives() -> None:
    state = scene(roll="red red blue 7 3 7")
    assert choice(state, "red 7").dice == (("colour-1", "colour-2"), ("number-1", "number-3"))


@pytest.mark.parametrize("move", ["blue circle", "blue 10"])
def test_circle_and_ten_both_use_the_zero(move: str) -> None:
    """LC-E2"""
    assert choice(scene(roll=ROLL), move).dice == (("colour-3",), ("number-3",))


def test_a_taken_die_is_no_alternative_any_more() -> None:
    """LC-T2"""
    state = tell(scene(roll="red red blue 7 3 7"), "1: red 7")
    assert choice(state, "red 7", seat=2).dice == (("colour-1",), ("number-1",))


def test_an_acceleration_uses_no_dice() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert choice(state, "speed red").dice == ()


# -- gestures and words ----------------------------------------------------------------


def stairs(colour: str) -> Message:
    return Message(f"stairs-{colour}")


def test_writing_a_number_touches_the_next_box_of_its_column() -> None:
    found = choice(scene("red 1 1 | dice 2", roll=ROLL), "red 7")
    args: dict[str, str | int | Message] = {"stairs": stairs("red"), "step": 3, "number": 7}
    words = (Message("move-write", args), Message("title-step", args), Message("verb-write"))
    assert ((found.label, found.title, found.verb), found.spots) == (words, ("red-3",))


def test_crossing_a_circle_touches_the_circle() -> None:
    found = choice(scene(roll=ROLL), "red circle")
    args: dict[str, str | int | Message] = {"stairs": stairs("red")}
    words = (Message("move-circle", args), Message("title-circle", args), Message("verb-tick"))
    assert ((found.label, found.title, found.verb), found.spots) == (words, ("red-circle",))


def test_a_pair_on_a_full_column_touches_its_top() -> None:
    """LC-E4"""
    found = choice(scene(column(9, 3), roll=ROLL), "red 7")
    names = (found.label.id, found.title.id, found.verb.id, found.spots)
    assert names == ("move-write-top", "title-top", "verb-cross", ("red-top",))


def test_an_acceleration_names_the_number_it_repeats() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1 | red 4 6", roll=ARROW), "1: yellow 2")
    found = choice(state, "speed red")
    args: dict[str, str | int | Message] = {"stairs": stairs("red"), "step": 3, "number": 6}
    assert (found.label, found.spots) == (Message("move-speed", args), ("red-3",))


def test_an_acceleration_of_an_empty_column_names_a_1() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    assert choice(state, "speed red").label.args["number"] == 1


def test_an_acceleration_of_a_full_column_touches_its_top() -> None:
    """LC-E6"""
    state = tell(scene(f"yellow 1 | {column(9, 4)}", roll=ARROW), "1: yellow 2")
    found = choice(state, "speed red")
    assert (found.label.id, found.spots) == ("move-speed-top", ("red-top",))


def test_refusing_has_a_button_and_the_next_dice_symbol() -> None:
    """LC-R1"""
    found = choice(scene("dice 4", roll=ROLL), "refuse")
    assert (found.label, found.button, found.spots) == (
        Message("move-refuse", {"place": 5}),
        "refuse",
        ("die-5",),
    )


def test_refusing_with_nine_symbols_shaded_touches_nothing() -> None:
    """LC-R1"""
    found = choice(scene("dice 9", roll=ROLL), "refuse")
    assert (found.label, found.button, found.spots) == (Message("move-refuse-free"), "refuse", ())


def test_staying_has_a_button() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    found = choice(state, "stay")
    assert (found.button, found.spots, found.dice) == ("stay", (), ())


# -- notes -----------------------------------------------------------------------------


def test_a_plain_step_has_no_notes() -> None:
    assert notes(scene("red 1", roll=ROLL), "red 7") == []


def test_a_first_step_warns_that_the_circle_is_lost() -> None:
    """LC-E3"""
    assert "note-circle-lost" in notes(scene(roll=ROLL), "red 7")


def test_a_first_step_above_a_crossed_circle_does_not_warn() -> None:
    """LC-E3"""
    assert notes(scene("red x", roll=ROLL), "red 7") == []


def test_a_zero_on_a_stair_says_that_it_is_a_ten() -> None:
    """LC-E2: whoever takes it for the smallest number would be surprised."""
    state = scene(roll="red red red 0 0 0")
    assert notes(state, "red 10") == ["note-ten", "note-circle-lost"]


def test_crossing_a_circle_says_why_one_would() -> None:
    """LC-F2: it costs 100 now, and pays where the stairs do."""
    found = choice(scene(roll=ROLL), "red circle").notes
    assert found == (Message("note-circle", {"stairs": Message("stairs-red"), "step": 4}),)


def test_a_new_stair_says_from_where_on_it_pays() -> None:
    """LC-S3"""
    found = choice(scene(roll=ROLL), "red 7").notes[0]
    assert found == Message("note-start", {"step": 4, "most": 50})


def test_the_first_artefact_and_the_first_refusal_say_from_where_on_they_pay() -> None:
    """LC-S4"""
    artefact = choice(scene(column(4, 1), roll=ROLL), "red 7").notes[0]
    assert artefact == Message("note-artefact-first", {"count": 4})
    refusal = choice(scene(roll=ROLL), "refuse").notes
    assert refusal == (Message("note-refuse-first", {"count": 4}),)


def test_whatever_costs_points_says_why_one_would_do_it() -> None:
    """In every position of some games: no preview with a loss and without a word."""
    for trial in (Trial(GAME, 2, {}, seed) for seed in range(3)):
        for state, _ in trial.walk():
            for seat in state.owing():
                for found in look(GAME, state, seat).choices:
                    assert found.points >= 0 or found.notes, found.move


def test_an_arrow_box_promises_an_acceleration() -> None:
    """LC-E6"""
    assert notes(scene("red 1 1", roll=ROLL), "red 7") == ["note-arrow"]


def test_an_artefact_box_promises_an_artefact() -> None:
    """LC-E5"""
    state = scene(f"{column(4, 1)} | artefacts 2", roll=ROLL)
    assert notes(state, "red 7") == ["note-artefact"]


def test_an_artefact_box_says_when_it_brings_nothing_more() -> None:
    """LC-E5"""
    state = scene(f"{column(4, 1)} | artefacts 9", roll=ROLL)
    assert notes(state, "red 7") == ["note-no-artefact"]


def test_a_top_promises_an_artefact_and_no_arrow() -> None:
    """LC-E4"""
    state = scene(f"{column(9, 1, name='yellow')} | artefacts 2", roll=ARROW)
    assert notes(state, "yellow 2") == ["note-artefact"]


def test_the_seventh_box_promises_its_bridge() -> None:
    """LC-B1"""
    found = choice(scene(column(6, 1), roll=ROLL), "red 7").notes
    assert found == (Message("note-bridge", {"line": Message("line-red"), "points": 20}),)


def test_a_struck_bridge_is_not_promised() -> None:
    """LC-B1"""
    assert notes(scene(column(6, 1), roll=ROLL, struck="red"), "red 7") == []


def test_the_seventh_artefact_promises_its_bridge() -> None:
    """LC-B1"""
    found = choice(scene(f"{column(4, 1)} | artefacts 6", roll=ROLL), "red 7").notes
    bridge = Message("note-bridge", {"line": Message("line-artefacts"), "points": 20})
    assert found == (Message("note-artefact"), bridge)


def test_the_seventh_dice_symbol_promises_its_bridge() -> None:
    """LC-B1: as boxes and artefacts do."""
    found = choice(scene("dice 6", roll=ROLL), "refuse").notes
    assert found == (Message("note-bridge", {"line": Message("line-dice"), "points": 20}),)


def test_the_ninth_refusal_warns_of_exhaustion() -> None:
    """LC-R2"""
    assert notes(scene("dice 8", roll=ROLL), "refuse") == ["note-exhausted"]


def test_the_refusal_before_the_last_says_what_the_last_one_costs() -> None:
    """LC-R2"""
    assert notes(scene("dice 7", roll=ROLL), "refuse") == ["note-nearly-exhausted"]


# -- previews --------------------------------------------------------------------------


def test_a_choice_previews_the_marks_it_would_make() -> None:
    """LC-E3"""
    found = choice(scene(roll=ROLL), "red 7").marks
    assert found == (Mark(("red-circle",), "strike"), Mark(("red-1",), "text", "7"))


def test_a_preview_shows_new_marks_only() -> None:
    found = choice(scene(column(4, 1), roll=ROLL), "red 7").marks
    assert found == (Mark(("red-5",), "text", "7"), Mark(("artefact-1",), "shade"))


def test_a_choice_previews_the_lines_it_would_change() -> None:
    """LC-F2, LC-F3"""
    found = choice(scene(column(4, 1), roll=ROLL), "red 7")
    changes = (Change("red", 5, 10), Change("artefacts", 0, -40))
    assert (found.changes, found.points) == (changes, -35)


def test_a_refusal_previews_its_points() -> None:
    """LC-R2"""
    found = choice(scene("dice 8", roll=ROLL), "refuse")
    assert (found.changes, found.points) == ((Change("dice", 70, 0),), -70)


def test_staying_previews_nothing() -> None:
    """LC-E6"""
    state = tell(scene("yellow 1", roll=ARROW), "1: yellow 2")
    found = choice(state, "stay")
    assert (found.marks, found.changes, found.points) == ((), (), 0)


def test_looking_ahead_changes_nothing() -> None:
    state = scene("red 1 1", roll=ROLL)
    before = state.digest()
    look(GAME, state, 0)
    assert state.digest() == before


def test_a_seat_that_waits_has_no_choices() -> None:
    assert look(GAME, scene(roll=ROLL), 1).choices == ()


# -- marks -----------------------------------------------------------------------------


def test_an_empty_sheet_has_no_marks() -> None:
    assert GAME.marks(scene(), 0) == ()


@pytest.mark.parametrize("colour", COLOURS)
def test_a_full_column_shows_all_that_was_written(colour: str) -> None:
    """LC-S2"""
    state = scene(f"{colour} x 1 2 3 4 5 6 7 8 10 top | bridges {colour}")
    numbers = enumerate([*range(1, 9), 10], 1)
    boxes = [Mark((f"{colour}-{box}",), "text", str(number)) for box, number in numbers]
    ends = (Mark((f"{colour}-circle",), "tick"), Mark((f"{colour}-top",), "cross"))
    ring = Mark((f"bridge-{colour}",), "ring")
    assert GAME.marks(state, 0) == (ends[0], *boxes, ends[1], ring)


def test_shaded_places_are_marked_from_below() -> None:
    """LC-S4"""
    spots = [mark.spots[0] for mark in GAME.marks(scene("artefacts 2 | dice 1"), 0)]
    assert spots == ["artefact-1", "artefact-2", "die-1"]


def test_the_drawing_is_the_sheet_of_the_setup() -> None:
    assert GAME.drawing(scene(), 0) == "classic@1"


@pytest.mark.parametrize(
    ("line", "card"),
    [("bridges", "bridge"), ("artefacts", "artefact"), ("dice", "refuse"), ("red", "score")],
)
def test_a_line_of_the_score_is_explained_by_its_own_rule(line: str, card: str) -> None:
    assert GAME.rule_of(GAME.start(GAME.setup(2)), f"score-{line}") == card


def test_the_numbers_between_artefacts_and_dice_say_what_they_are() -> None:
    """LC-S4: they say it of both columns, also where they differ."""
    state = scene(roll=ROLL)
    worth = {place: GAME.worth(state, 0, f"value-{place}")[0].args for place in (1, 9)}
    assert worth[1] == {"place": 1, "artefacts": -40, "dice": -40}
    assert worth[9] == {"place": 9, "artefacts": 100, "dice": 0}
    assert GAME.rule_of(state, "value-9") == "artefact"
