"""Whole games on two implementations of the rules, compared at every step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.lost_cities import GAME
from rollwrite.games.lost_cities.show.view import BRIDGES
from rollwrite.kernel.state import State
from rollwrite.testing import follow, legal
from tests.games.lost_cities.rules.naive import COLOURS, NaiveGame
from tests.games.lost_cities.scene import mirrored

Choose = Callable[[list[str]], str]
MOST_EVENTS = 5000


class Twins:
    """The rules and the naive rules, fed with the same lines."""

    def __init__(self, seats: int, order: str) -> None:
        self.state: State = GAME.start(GAME.setup(seats, {"order": order}))
        self.naive = NaiveGame(seats, order == "clockwise")
        self.log: list[str] = []
        self.compare()

    def follow(self, line: str) -> None:
        self.log.append(line)
        follow(GAME, self.state, line)
        who, _, move = line.partition(": ")
        if move:
            self.naive.play(int(who) - 1, move)
        else:
            self.naive.roll(line.removeprefix("roll "))
        self.compare()

    def compare(self) -> None:
        state, naive, story = self.state, self.naive, "\n".join(self.log[-12:])
        assert state.is_over() == naive.is_over, story
        assert state.owing() == sorted(naive.owing), story
        assert state.turns == naive.turn, story
        assert state.active == naive.active, story
        for seat in naive.owing:
            assert legal(GAME, state, seat + 1) == naive.legal(seat), story
        for seat, sheet in enumerate(naive.sheets):
            assert state.lines(seat) == sheet.lines(), story
            assert state.total(seat) == sheet.total(), story
            marks = {(m.spots[0], m.glyph, m.text) for m in GAME.marks(state, seat)}
            assert marks == naive.marks(seat), story
        if naive.owing:
            self.compare_dice(story)
        if naive.is_over:
            assert list(state.outcome().winners) == naive.winners(), story

    def compare_dice(self, story: str) -> None:
        tray = sorted(token.face for token in GAME.tokens(self.state) if token.place == "tray")
        assert tray == sorted([*self.naive.colours, *map(str, self.naive.numbers)]), story

    def moves(self) -> list[str]:
        """All lines that are legal now, in a stable order."""
        return [
            f"{seat + 1}: {move}"
            for seat in sorted(self.naive.owing)
            for move in sorted(self.naive.legal(seat))
        ]


# -- ways to roll and to choose ------------------------------------------------


def honest_dice(random: Random) -> str:
    return " ".join([*random.choices(COLOURS, k=3), *random.choices("0123456789", k=3)])


def kind_dice(random: Random) -> str:
    """Small numbers come early and large ones late, so that columns fill."""
    small = random.choices("1112223", k=2)
    return " ".join([*random.choices(COLOURS, k=3), *small, random.choice("0123456789")])


def dice_of_three_colours(random: Random) -> str:
    return " ".join([*random.choices(COLOURS[:3], k=3), *random.choices("0119", k=3)])


def dice_of_ones(random: Random) -> str:
    """Every column can be climbed to its top, and only then somebody refuses."""
    return " ".join([*random.choices(COLOURS, k=3), "1", "1", random.choice("01")])


def anything(random: Random) -> Choose:
    return random.choice


def climbing(random: Random) -> Choose:
    """The smallest number there is; never a refusal or a stay if that can be helped."""

    def choose(moves: list[str]) -> str:
        eager = [move for move in moves if not move.endswith(("refuse", "stay"))]
        number = {move: move.split()[-1] for move in eager}
        low = [move for move in eager if number[move] in ("circle", "1", "2", "3", *COLOURS)]
        return random.choice(low or eager or moves)

    return choose


def refusing(random: Random) -> Choose:
    """Refuses more often than not."""

    def choose(moves: list[str]) -> str:
        idle = [move for move in moves if move.endswith(("refuse", "stay"))]
        return random.choice(idle if random.random() < 0.6 else moves)

    return choose


STYLES = {
    "anything": (honest_dice, anything),
    "climbing": (kind_dice, climbing),
    "climbing three": (dice_of_three_colours, climbing),
    "climbing to the top": (dice_of_ones, climbing),
    "refusing": (honest_dice, refusing),
}


def play(twins: Twins, random: Random, style: str) -> Twins:
    dice, chooser = STYLES[style]
    choose = chooser(random)
    for _ in range(MOST_EVENTS):
        if twins.naive.is_over:
            return twins
        if twins.naive.active < 0:
            twins.follow(f"roll {random.randint(1, twins.naive.seats)}")
        elif twins.naive.needs_roll():
            twins.follow(f"roll {dice(random)}")
        else:
            twins.follow(choose(twins.moves()))
    raise AssertionError("no end")


# -- the comparisons -------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("order", ["simultaneous", "clockwise"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_go_the_same_by_both_sets_of_rules(seats: int, order: str, style: str) -> None:
    """LC-T0 to LC-F4"""
    for seed in range(2):
        play(Twins(seats, order), Random(f"{seats} {order} {style} {seed}"), style)


SCRIPTS = {
    "start": "roll 1",
    "before arrows": mirrored("red 1", "red 1", "yellow 2", "blue 1", "blue 1", "blue 1"),
    "before bridges": mirrored(
        *["red circle", *["red 1"] * 2, "red 1, stay", *["red 1"] * 3],
        *["green 1"] * 5,
        *["green 1, stay"],
        *["orange 1"] * 4,
        *["orange 1, stay", "orange 1"],
    ),
    "at the top": mirrored(
        *["red 1", "red 1", "red 1, speed red", "red 1", "red 1", "red 1", "red 1, speed red"],
        *["yellow 3", "yellow 3, stay", *["yellow 3"] * 6],
        *["refuse"] * 8,
    ),
}


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    start=st.sampled_from(sorted(SCRIPTS)),
    order=st.sampled_from(["simultaneous", "clockwise"]),
    choices=st.lists(st.integers(0, 1_000_000), max_size=120),
)
def test_any_walk_goes_the_same_by_both_sets_of_rules(
    start: str, order: str, choices: list[int]
) -> None:
    """LC-T0 to LC-F4: a walk that fails shrinks to the few choices that matter."""
    twins = Twins(2, order)
    for line in SCRIPTS[start].splitlines():
        twins.follow(line)
    for choice in choices:
        if twins.naive.is_over:
            break
        if twins.naive.needs_roll():
            twins.follow(f"roll {honest_dice(Random(choice))}")
        else:
            moves = twins.moves()
            twins.follow(moves[choice % len(moves)])


def test_the_walks_reach_every_corner_of_the_rules() -> None:
    """Tops, full sides, all bridges, and both ends: else the comparison proves little."""
    seen: set[str] = set()
    for style in STYLES:
        for seed in range(6):
            ended = play(Twins(2, "simultaneous"), Random(f"corner {style} {seed}"), style).naive
            everybody = ended.sheets
            seen |= {"top"} if any(sheet.tops for sheet in everybody) else set()
            seen |= {"nine artefacts"} if any(s.artefacts == 9 for s in everybody) else set()
            seen |= {"exhausted"} if all(sheet.dice == 9 for sheet in everybody) else set()
            seen |= {"bridges"} if ended.passed == set(BRIDGES) else set()
            shared = everybody[0].bridges & everybody[1].bridges
            seen |= {"shared bridge"} if shared else set()
            seen |= {"lost bridge"} if ended.passed - everybody[0].bridges else set()
    wanted = {"top", "nine artefacts", "exhausted", "bridges", "shared bridge", "lost bridge"}
    assert seen == wanted
