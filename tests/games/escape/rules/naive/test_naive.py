"""Whole games on two implementations of the rules, compared at every step."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet.chart import VARIANTS
from rollwrite.kernel.state import OVER, ROLL
from rollwrite.testing import follow
from tests.games.escape.rules.naive.game import NaiveGame
from tests.games.escape.scene import at, legal

FACES = ("adventurer", "adventurer", "key", "torch", "golden", "black")
KIND = ("adventurer", "adventurer", "key", "torch", "golden")
MOST_EVENTS = 6000


class Twins:
    """The rules and the naive rules, fed with the same lines."""

    def __init__(self, seats: int, variant: str, difficulty: str = "normal") -> None:
        state = GAME.start(GAME.setup(seats, {"variant": variant, "difficulty": difficulty}))
        assert isinstance(state, EscapeState)
        self.state = state
        self.naive = NaiveGame(seats, variant, difficulty)
        self.log: list[str] = []
        self.seen: Counter[str] = Counter()

    def follow(self, line: str) -> None:
        self.log.append(line)
        follow(GAME, self.state, line)
        _who, _, move = line.partition(": ")
        if move:
            self.naive.play(move)
            self.seen[f"{self.naive.variant} {move.split()[0]}"] += 1
        else:
            self.naive.roll(line.removeprefix("roll "))
        self.compare()

    def compare(self) -> None:
        state, naive, story = self.state, self.naive, "\n".join(self.log[-14:])
        assert (state.phase == OVER) == (naive.phase == "over"), story
        assert state.owing() == naive.owing(), story
        assert (state.round, state.turns) == (naive.round, naive.turn), story
        assert dict(state.lines(0)) == naive.gems, story
        assert state.has_won == naive.won, story
        for seat in naive.owing():
            assert legal(state, seat + 1) == naive.legal(), story
        if naive.phase not in ("draw", "sides"):
            for number, sheet in enumerate(naive.sheets):
                assert at(state, number + 1) == sheet.at, story
        self.compare_dice(story)

    def compare_dice(self, story: str) -> None:
        """Cursed dice are told apart by their group; those that have paid are not shown."""
        naive, tokens = self.naive, GAME.tokens(self.state)
        places = Counter("-".join(filter(None, (one.place, one.group))) for one in tokens)
        faces = {"tray": naive.tray, "kept": naive.kept, "pool": naive.pool}
        if naive.phase == "draw":
            return
        wanted = Counter({place: len(dice) for place, dice in faces.items()})
        wanted.update(supply=naive.supply, extra=naive.extras_left)
        wanted.update({f"curse-{n}": dice for n, dice in enumerate(naive.curse, 1)})
        assert +places == +wanted, story
        assert self.state.dice_set.count - len(tokens) == naive.later, story
        for place in ("kept", "pool"):
            shown = [t.face for t in GAME.tokens(self.state) if t.place == place]
            assert sorted(shown) == sorted(faces[place]), story


def eager(moves: list[str], random: Random, _naive: NaiveGame) -> str:
    """Moves about rather than stopping; keeps more than it pools; runs seldom in vain."""
    going = [move for move in moves if move.startswith("go ")]
    if going and random.random() < 0.85:
        return random.choice(going)
    placing = [move for move in moves if move.startswith(("keep", "pool"))]
    if placing and random.random() < 0.8:
        return random.choice(placing)
    return random.choice(moves)


def next_line(twins: Twins, random: Random, faces: tuple[str, ...], is_eager: bool) -> str:
    naive, state = twins.naive, twins.state
    if naive.phase == "draw":
        return f"roll {random.randint(1, naive.seats)}"
    if state.phase == ROLL:
        return "roll " + " ".join(random.choices(faces, k=len(state.dice())))
    moves = sorted(naive.legal())
    move = eager(moves, random, naive) if is_eager else random.choice(moves)
    return f"{naive.seat + 1}: {move}"


def play(twins: Twins, random: Random, faces: tuple[str, ...], is_eager: bool) -> Twins:
    for _ in range(MOST_EVENTS):
        if twins.naive.phase == "over":
            return twins
        twins.follow(next_line(twins, random, faces, is_eager))
    raise AssertionError("no end")


@pytest.mark.parametrize("faces", [FACES, KIND], ids=["honest", "kind"])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_go_the_same_by_both_sets_of_rules(
    seats: int, variant: str, faces: tuple[str, ...]
) -> None:
    """ES-A1, ES-A3, ES-A4, ES-P1, ES-P3, ES-V1, ES-V2, ES-V3 and all around them."""
    for seed in range(3):
        random = Random(f"{seats} {variant} {len(faces)} {seed}")
        play(Twins(seats, variant), random, faces, seed > 0)


def test_the_games_compared_reach_every_kind_of_move() -> None:
    """Else the comparison proves little."""
    seen: Counter[str] = Counter()
    for variant in VARIANTS:
        for seed in range(4):
            random = Random(f"corner {variant} {seed}")
            faces = KIND if seed % 2 else FACES
            seen += play(Twins(4, variant), random, faces, seed > 0).seen
    words = {word.split()[1] for word in seen}
    wanted = "side roll reroll keep pool run go choose done heal give lose take joker close"
    assert set(wanted.split()) <= words


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    variant=st.sampled_from(VARIANTS),
    seats=st.integers(2, 4),
    choices=st.lists(st.integers(0, 1_000_000), max_size=150),
)
def test_any_walk_goes_the_same_by_both_sets_of_rules(
    variant: str, seats: int, choices: list[int]
) -> None:
    """ES-Q1, ES-Q2, ES-Q3, ES-Q4: a walk that fails shrinks to the few choices that matter."""
    twins = Twins(seats, variant, "easy")
    for choice in choices:
        if twins.naive.phase == "over":
            break
        twins.follow(next_line(twins, Random(choice), FACES, choice % 3 > 0))
