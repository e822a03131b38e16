"""What is shown: dice, marks, choices with their gestures, notes and changes."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from rollwrite.games.my_city import GAME, sheet
from rollwrite.games.my_city.rules import moves, shapes
from rollwrite.games.my_city.rules.paper import KINDS
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.games.my_city.show import lessons
from rollwrite.kernel.seen.look import look, preview
from rollwrite.kernel.seen.view import Choice
from rollwrite.testing import Trial, follow
from rollwrite.words import Words
from tests.games.my_city.scene import COMPASS, asked, city

L4 = "l3 single residential"


def choice_of(state: MyCityState, move: str) -> Choice:
    return preview(GAME, state, 0, [GAME.from_text(move)])[0]


def test_the_blue_dice_lie_joined() -> None:
    """MC-D3"""
    left, right, white = GAME.tokens(asked(1, L4))
    assert left.group == right.group == "shape"
    assert (left.face, right.face, white.face) == ("l3", "single", "residential")
    assert GAME.tokens(city(1)) == ()


def test_a_compass_that_calls_nothing_says_so() -> None:
    """MC-D3, MC-4"""
    (remark,) = GAME.remarks(asked(1, COMPASS), 0)
    assert remark.words.id == "remark-compass"
    assert GAME.remarks(asked(1, L4), 0) == GAME.remarks(asked(4, COMPASS), 0) == ()


def test_a_building_is_one_mark_over_its_cells() -> None:
    state = city(1, "home e5 e6", "pass")
    marks = GAME.marks(state, 0)
    assert marks[0].spots == ("cell-e5", "cell-e6")
    assert marks[0].glyph == "home"
    assert (marks[1].spots, marks[1].glyph) == (("pass-1",), "cross")


def test_a_printed_building_needs_no_mark() -> None:
    """MC-6, MC-7"""
    assert GAME.marks(city(6), 0) == ()
    assert GAME.marks(city(7), 0) == ()


def test_a_placement_names_its_cells_and_its_pose() -> None:
    choice = choice_of(asked(1, L4), "build e5 e6 e7 d7")
    assert choice.spots == ("cell-e5", "cell-e6", "cell-d7", "cell-e7")
    assert choice.pose in {"r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"}
    changed = {change.line: change.after - change.before for change in choice.changes}
    assert changed == {"trees": -2, "empty": 2}


def test_poses_differ_where_a_shape_is_turned_or_mirrored() -> None:
    state = asked(1, L4)
    poses = {GAME.choice(state, 0, move).pose for move in state.moves(0)[:-2]}
    assert poses == {"r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"}


def test_ending_says_what_it_would_score() -> None:
    """MC-R7"""
    state = asked(1, L4, "home e5 e6")
    choice = choice_of(state, "end")
    assert choice.button == "end"
    assert choice.is_final
    assert choice.notes[0].args["points"] == state.total(0)


def test_passing_shows_its_circles() -> None:
    """MC-R6, MC-4"""
    assert choice_of(asked(1, L4), "pass").spots == ("pass-1",)
    assert choice_of(asked(4, COMPASS, "pass"), "pass").spots == ("pass-2", "pass-3")
    notes = choice_of(asked(7, L4), "pass").notes
    assert [note.id for note in notes] == ["note-pass", "note-pass-first"]


@pytest.mark.parametrize("game", [1, 5, 12])
def test_whatever_costs_points_says_why_one_would_do_it(game: int) -> None:
    """MC-R5, MC-R6"""
    for state, _ in islice(Trial(GAME, 1, {"map": str(game)}, 5).walk(), 0, None, 5):
        for seat in state.owing():
            for choice in preview(GAME, state, seat, state.moves(seat)):
                assert choice.points >= 0 or choice.notes, choice.move


def test_passing_says_why_one_would() -> None:
    """MC-R6"""
    assert [note.id for note in choice_of(asked(1, L4), "pass").notes] == ["note-pass"]
    full = asked(1, L4)
    full.papers[0].free_north = full.papers[0].free_south = 0
    assert [note.id for note in choice_of(full, "pass").notes] == ["note-pass-stays"]


def test_notes_tell_of_wells_and_bandits() -> None:
    """MC-3, MC-12"""
    well = asked(3, "single blank public", "home e5", "home f5")
    assert [note.id for note in choice_of(well, "build g5").notes] == ["note-well-lost"]
    ring = ["fortress g3", "fortress f4", "fortress h4"]
    state = asked(11, COMPASS, *ring, carry=("bandits g4",))
    assert [note.id for note in choice_of(state, "build g5").notes] == ["note-caught"]


@pytest.mark.parametrize(
    ("game", "roll", "prompt"),
    [(1, L4, "prompt-build"), (4, COMPASS, "prompt-church"), (11, COMPASS, "prompt-fortress")],
)
def test_the_prompt_names_what_to_build(game: int, roll: str, prompt: str) -> None:
    """MC-R1, MC-4, MC-13"""
    assert GAME.prompt(asked(game, roll), 0).id == prompt


def test_prompts_of_those_who_wait() -> None:
    state = asked(1, L4, seats=3)
    assert GAME.prompt(city(1), 0).id == "prompt-roll"
    assert GAME.prompt(state, -1).id == "prompt-wait-others"
    follow(GAME, state, "1: end")
    assert GAME.prompt(state, 0).id == "prompt-ended"
    follow(GAME, state, "2: pass")
    assert GAME.prompt(state, 1).id == "prompt-wait-one"
    assert GAME.prompt(city(1, "end"), 0).id == "prompt-over"


WAYS = [
    (1, L4, "all", "draw it, pass, or end"),
    (6, L4, "build", "draw it, or end"),
    (4, COMPASS, "all", "pass (two circles)"),
    (11, COMPASS, "build", "on any free cell, or end"),
]


@pytest.mark.parametrize(("game", "roll", "ways", "sentence"), WAYS)
def test_the_prompt_offers_what_can_be_done(game: int, roll: str, ways: str, sentence: str) -> None:
    """MC-R2, MC-4, MC-6, MC-13"""
    asks = GAME.prompt(asked(game, roll), 0)
    assert asks.args["ways"] == ways
    assert sentence in Words("en", GAME).say(asks)


@pytest.mark.parametrize("game", [1, 6])
def test_the_prompt_says_that_nothing_fits(game: int) -> None:
    """MC-R6, MC-6"""
    state = asked(game, L4)
    state.papers[0].free_north = state.papers[0].free_south = 0
    assert GAME.prompt(state, 0).args["ways"] == ("none" if game == 6 else "pass")


def test_every_view_of_the_first_round_has_words() -> None:
    words = {language: Words(language, GAME) for language in ("en", "de")}
    for game in range(1, 13):
        view = look(GAME, asked(game, COMPASS, seats=2), 0)
        for choice in view.choices[-3:]:
            for message in (choice.label, choice.title, choice.verb, *choice.notes, view.prompt):
                for language in words:
                    assert words[language].say(message) != message.id


def test_a_new_rule_comes_with_its_game() -> None:
    """MC-R0: games are best played in order."""
    every = [card for game in range(1, 13) for card in GAME.new_rules({"map": str(game)})]
    assert every == [card.id for card in GAME.rules()]
    assert all(GAME.new_rules({"map": str(game)}) for game in range(1, 13))
    assert lessons.new_in({"map": "3"}) == ("game-03-well",)


def test_the_card_says_in_which_games_there_are_two_wells() -> None:
    """MC-3"""
    wells = {game: len(sheet.SHELF.layout(sheet.NAMES[game - 1]).wells) for game in range(1, 13)}
    assert [game for game, count in wells.items() if count == 2] == [5, 6]
    for language in ("en", "de"):
        text = Words(language, GAME).say("rules-game-05-church-points-text")
        assert re.search(r"\b5 (and|und) 6\b", text)


def test_figures_show_what_the_rules_allow() -> None:
    """The buildings on the cards lie on land, on one side of the river, and apart."""
    for card in GAME.rules():
        if not card.figure:
            continue
        chart = sheet.shipped(int(card.figure.drawing[5:7]))
        used: set[int] = set()
        for mark in card.figure.marks:
            if mark.glyph not in ("home", "shop", "public", "church"):
                continue
            cells = [shapes.CELLS[spot.removeprefix("cell-")] for spot in mark.spots]
            moves.placed_on([shapes.cell_name(cell) for cell in cells])
            assert set(cells) <= set(chart.land()), card.id
            assert not chart.is_crossed(cells), card.id
            assert not used & set(cells), card.id
            used |= set(cells)


def drawn(drawing: str) -> set[str]:
    return set(re.findall(r'data-spot="([^"]+)"', GAME.art.sheet(drawing, "en")))


def test_figures_and_lines_name_spots_that_are_drawn() -> None:
    for card in GAME.rules():
        if card.figure:
            named = {*card.figure.around, *(s for m in card.figure.marks for s in m.spots)}
            assert named <= drawn(card.figure.drawing), card.id
    for game in range(1, 13):
        state = city(game)
        lines = {f"score-{line}" for line, _ in state.lines(0)}
        assert lines <= drawn(GAME.drawing(state, 0))


def test_every_mark_has_a_glyph_and_a_place() -> None:
    """MC-4, MC-8, MC-12, MC-13"""
    hand = {"cross", "tick", "ring"}
    known = hand | set(GAME.art.glyphs()) | set(GAME.art.areas())
    churches = [f"compass-{word}" for word in ("pass", "pass")]
    fortresses = ["fortress g3", "fortress f4", "fortress h4", "fortress g5"]
    states = [city(8, *churches, "pass", "end"), city(9, "end")]
    states.append(city(12, *fortresses, "home g6", carry=("bandits g4 c3",)))
    for state in states:
        for mark in GAME.marks(state, 0):
            assert mark.glyph in known
            assert set(mark.spots) <= drawn(GAME.drawing(state, 0))


def test_signs_of_the_log_are_drawn() -> None:
    signs = {"roll", "end", "passes", "first", "bandits", *KINDS[:5]}
    assert signs <= set(GAME.art.signs())


def test_passing_says_what_it_costs_among_many_places_too() -> None:
    """Where places are previewed on request, buttons are not."""
    tried = [city(1) for _ in range(36)]
    for number, one in enumerate(tried):
        one.roll([*divmod(number, 6), 0])
    state = max(tried, key=lambda one: len(one.moves(0)))
    view = look(GAME, state, 0)
    passing = next(choice for choice in view.choices if choice.button == "pass")
    assert view.is_preview_asked, "many places"
    assert passing.points == -1
    assert passing.marks
