"""Training: a learner plays itself until it knows a game; the same for the same seed and cores.

With several cores each plays its share of a round from the same tables; then every number is the
mean of what they found, each core's by how much it has been drawn to and fro there.
"""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import product
from typing import Any

import msgspec

from rollwrite import __version__
from rollwrite.bots import roster
from rollwrite.bots.ahead.aim import is_team
from rollwrite.bots.learned import weights
from rollwrite.bots.learned.learner import Learner, play_games, scale_of
from rollwrite.bots.learned.player import LearnedPlayer
from rollwrite.bots.learned.shelf import Shelf
from rollwrite.bots.learned.tables import Judge, Tables
from rollwrite.bots.player import Player
from rollwrite.catalogue import find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game, Setup
from rollwrite.kernel.state import State

from .ladder import all_options
from .trials import Trial, tried

WARM_UP = 10_000
ROUND = 2_000  # games of a core before all compare what they found
OPPONENTS = ("random", "greedy")
TRIALS = 100  # games of each point of the curve, at most as many as were learned from
TRIAL_SEED = 991
SCALED_BY = 400  # greedy games
Kept = tuple[bytes, bytes, bytes]  # numbers, nets, sums


@dataclass(frozen=True, slots=True)
class Course:
    """What is learned and how; plain data, so that it travels to other processes."""

    game: str
    setups: tuple[Setup, ...]  # played in turn; all share one file of weights
    seed: int = 1
    cores: int = 1
    warm_up: int = WARM_UP

    def starts(self) -> list[State]:
        return [find(self.game).start(setup) for setup in self.setups]


@dataclass(frozen=True, slots=True)
class Point:
    """Of the curve: so many games were played, and so it stands now."""

    games: int
    seconds: float
    trials: tuple[Trial, ...]


def courses(
    game: Game,
    seats: Sequence[int],
    options: dict[str, str],
    seed: int,
    cores: int,
    warm_up: int = WARM_UP,
) -> list[Course]:
    """One for each file of weights that games with these seats and options have."""
    by_name: dict[str, list[Setup]] = {}
    for number, chosen in product(seats, all_options(game)):
        setup = game.setup(number, chosen | options)
        name = name_of(game.start(setup))
        if name and setup not in by_name.setdefault(name, []):
            by_name[name].append(setup)
    if not by_name:
        raise InvalidNotation(f"{game.id} does not say what its players see: none can learn it")
    return [Course(game.id, tuple(setups), seed, cores, warm_up) for setups in by_name.values()]


def name_of(state: State) -> str:
    """The name of a file of weights, without its package."""
    return state.mind.weights(state).partition("/")[2]


def command_of(course: Course, games: int) -> str:
    """What makes the same numbers again."""
    seats = sorted({setup.seats for setup in course.setups})
    words = f"rollwrite train {course.game} --seats {seats[0]}"
    words += f"-{seats[-1]}" if len(seats) > 1 else ""
    words += f" --games {games} --seed {course.seed} --cores {course.cores}"
    if course.warm_up != WARM_UP:
        words += f" --warm-up {course.warm_up}"
    for option in find(course.game).options:
        values = {setup.options[option.id] for setup in course.setups}
        if len(values) == 1 < len(option.values):
            words += f" --option {option.id}={values.pop()}"
    return words


class Training:
    """A course under way. Numbers, nets, sums, scale and games are all there is to keep."""

    def __init__(self, course: Course, scale: float = 0.0) -> None:
        self.course = course
        self.starts = course.starts()
        scale = scale or scale_of(self.starts, SCALED_BY, course.seed)
        first = self.starts[0]
        self.tables = Tables(first.mind.sights(first), scale, is_team(first))
        self.learner = Learner(self.tables)
        self.games = 0

    @property
    def name(self) -> str:
        return name_of(self.starts[0])

    def round(self, most: int) -> int:
        """The next games, ``most`` at the most; how many there were."""
        course = self.course
        if self.games < course.warm_up:
            most = min(most, course.warm_up - self.games)
        share = max(1, min(ROUND, most // course.cores))
        spans = [(self.games + core * share, share) for core in range(course.cores)]
        if course.cores == 1:
            play_span(self.learner, self.starts, course, *spans[0])
        else:
            self._merge(spans)
        self.games += share * course.cores
        return share * course.cores

    def _merge(self, spans: Sequence[tuple[int, int]]) -> None:
        before = self.kept()
        tasks = [(self.course, self.tables.scale, before, span) for span in spans]
        with ProcessPoolExecutor(len(spans)) as pool:
            found = list(pool.map(_play_elsewhere, tasks))
        self._put(*merged(before, found))

    def kept(self) -> Kept:
        learner = self.learner
        return (
            bytes(memoryview(self.tables.numbers)),
            bytes(memoryview(learner.nets)),
            bytes(memoryview(learner.sums)),
        )

    def _put(self, numbers: list[float], nets: list[float], sums: list[float]) -> None:
        self.tables.fill(numbers)
        self.learner.fill(nets, sums)

    # -- checkpoints --------------------------------------------------------------------

    def save(self) -> bytes:
        state = (asdict(self.course), self.games, self.tables.scale, self.kept())
        return msgspec.msgpack.encode(state)

    @staticmethod
    def resume(content: bytes) -> Training:
        """Where ``save`` stopped; it goes on as if it never had."""
        try:
            course, games, scale, kept = msgspec.msgpack.decode(
                content, type=tuple[dict[str, Any], int, float, Kept]
            )
            setups = tuple(msgspec.convert(setup, Setup) for setup in course.pop("setups"))
            training = Training(Course(setups=setups, **course), scale)
            training._put(*(list(array("d", part)) for part in kept))
        except (msgspec.MsgspecError, TypeError, KeyError, ValueError, AssertionError) as error:
            raise weights.BadWeights(f"the checkpoint cannot be read: {error}") from None
        training.games = games
        return training

    # -- how it stands -------------------------------------------------------------------

    def player(self) -> Player:
        return LearnedPlayer(_Only(Judge(self.tables)), roster.find("greedy"))

    def trial(self, began: float) -> Point:
        games = max(1, min(TRIALS, self.games))
        trials = tuple(self.against(name, games, TRIAL_SEED) for name in OPPONENTS)
        return Point(self.games, round(time.perf_counter() - began, 1), trials)

    def against(self, bot: str, games: int, seed: int) -> Trial:
        game, other = find(self.course.game), (bot, roster.find(bot))
        return tried(game, self.course.setups, self.player(), other, games, seed)

    def provenance(self, trial: Point) -> weights.Provenance:
        course, setup = self.course, self.course.setups[0]
        strength = tuple(one.told() for one in trial.trials)
        return weights.Provenance(
            game=course.game,
            rules=find(course.game).rules_version,
            sheet=setup.sheet,
            seats=setup.seats,
            size=int(self.tables.size),
            scale=round(self.tables.scale, 3),
            command=command_of(course, self.games),
            seed=course.seed,
            cores=course.cores,
            games=self.games,
            warm_up=course.warm_up,
            version=__version__,
            date=datetime.now(UTC).date().isoformat(),
            strength=strength,
        )


class _Only(Shelf):
    """One judge for everything."""

    def __init__(self, only: Judge) -> None:
        super().__init__()
        self.only = only

    def judge(self, state: State) -> Judge:
        return self.only


def play_span(
    learner: Learner, starts: list[State], course: Course, first: int, count: int
) -> None:
    """Games are trees that free themselves: nothing to collect meanwhile."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        play_games(learner, starts, first, first + count, course.seed, course.warm_up)
    finally:
        if was_on:
            gc.enable()


def _play_elsewhere(task: tuple[Course, float, Kept, tuple[int, int]]) -> Kept:
    course, scale, kept, span = task
    training = Training(replace(course, cores=1), scale)
    training._put(*(list(array("d", part)) for part in kept))
    play_span(training.learner, training.starts, course, *span)
    return training.kept()


def merged(before: Kept, found: Sequence[Kept]) -> tuple[list[float], list[float], list[float]]:
    """Means of numbers, by how much sums have grown; nets and sums grow by all of it."""
    numbers, nets, sums = (list(array("d", part)) for part in before)
    others = [tuple(array("d", part) for part in one) for one in found]
    for at, old in enumerate(sums):
        grown = [other[2][at] - old for other in others]
        whole = sum(grown)
        if whole > 0.0:
            numbers[at] = sum(other[0][at] * by for other, by in zip(others, grown)) / whole
            nets[at] += sum(other[1][at] - nets[at] for other in others)
            sums[at] = old + whole
    return numbers, nets, sums


def train(
    training: Training,
    games: int,
    seconds: float,
    progress: Callable[[int], None] = lambda _: None,
    tell: Callable[[Point], None] = lambda _: None,
) -> Point:
    """Until so many games are played or so many seconds are over; the last point of the curve."""
    began = time.perf_counter()
    next_trial = max(training.games * 2, training.course.warm_up)
    while training.games < games and time.perf_counter() - began < seconds:
        progress(training.round(games - training.games))
        if training.games >= next_trial:
            tell(training.trial(began))
            next_trial = training.games + max(training.games // 2, 10 * ROUND)
    return training.trial(began)
