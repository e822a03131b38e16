"""Dice and the shapes they make."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules import moves, shapes
from tests.games.my_city.scene import asked, city


def test_the_left_die_has_its_six_faces() -> None:
    """MC-D1"""
    assert Counter(GAME.die("left").faces) == {"l3": 1, "single": 2, "upright": 2, "flat": 1}


def test_the_right_die_has_its_six_faces() -> None:
    """MC-D2"""
    faces = {"single": 1, "flat": 1, "upright": 2, "blank": 1, "compass": 1}
    assert Counter(GAME.die("right").faces) == faces


def test_the_faces_make_nine_shapes_with_the_printed_frequencies() -> None:
    """MC-D3"""
    pairs = product(GAME.die("left").faces, GAME.die("right").faces)
    found = Counter(shapes.NAMES[shapes.joined(left, right)] for left, right in pairs)
    assert found == {
        "domino": 8,
        "l3": 8,
        "l4": 5,
        "single": 4,
        "square": 4,
        "i3": 3,
        "u5": 2,
        "i4": 1,
        "l5": 1,
    }


def test_a_shape_may_be_turned_and_mirrored() -> None:
    """MC-D3"""
    poses = Counter(pose.shape for pose in shapes.POSES)
    by_name = {shapes.NAMES[shape]: count for shape, count in poses.items()}
    wanted = {"single": 1, "domino": 2, "i3": 2, "l3": 4, "i4": 2, "l4": 8, "square": 1}
    wanted |= {"l5": 8, "u5": 4}
    assert {name: by_name[name] for name in shapes.DICE_SHAPES} == wanted


def test_the_white_die_has_each_kind_twice() -> None:
    """MC-D4"""
    faces = Counter(GAME.die("kind").faces)
    assert faces == {"residential": 2, "commercial": 2, "public": 2}


@pytest.mark.parametrize(
    ("one", "other"), [([1, 0, 0], [2, 0, 0]), ([0, 2, 0], [0, 3, 0]), ([0, 0, 4], [0, 0, 5])]
)
def test_faces_that_show_the_same_are_the_same(one: list[int], other: list[int]) -> None:
    """MC-D1: the digest does not know which of two equal faces came up."""
    first, second = city(1), city(1)
    first.roll(one)
    second.roll(other)
    assert first.digest() == second.digest()


def test_every_shape_of_the_table_has_its_cells_once() -> None:
    cells = [tuple(placement) for placement in moves.PLACEMENTS[moves.BUILD :]]
    assert len(set(cells)) == len(cells) == moves.MOVE_COUNT - moves.BUILD


def test_the_kind_die_colours_the_building() -> None:
    """MC-D4"""
    state = asked(1, "single blank public")
    state.play(0, GAME.from_text("build e5"))
    assert [mark.glyph for mark in GAME.marks(state, 0)] == ["public"]
