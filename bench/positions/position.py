"""A position as it is kept: the game up to there as plain numbers, and what its moves are worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from rollwrite.catalogue import find
from rollwrite.kernel.state import DECIDE, ROLL, State

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Asked:
    """After ``at`` numbers of the line; ``losses`` beside the best move, in thousandths."""

    at: int
    moves: tuple[int, ...]
    losses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """``line``: the faces of each roll and the moves, in their order; the lowest seat first."""

    seats: int
    options: dict[str, str]
    line: tuple[int, ...]
    asked: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Positions:
    """``about`` says how they were made; losses are chances to win or, alone, points."""

    game: str
    about: dict[str, object]
    played: tuple[Played, ...]

    def __iter__(self) -> Iterator[tuple[State, int, Asked]]:
        """Each position, the seat that decides, and what its moves lose."""
        game = find(self.game)
        for one in self.played:
            start = game.start(game.setup(one.seats, one.options))
            for asked in one.asked:
                state = after(start, one.line[: asked.at])
                yield state, state.owing()[0], asked

    def written(self) -> str:
        """A line for each game."""
        about = json.dumps({"game": self.game, **self.about})
        return "".join([about, "\n", *map(written, self.played)])


def written(one: Played) -> str:
    return json.dumps(asdict(one), separators=(",", ":")) + "\n"


def after(start: State, line: tuple[int, ...]) -> State:
    state, numbers = start.copy(), iter(line)
    for number in numbers:
        if state.phase == ROLL:
            others = [next(numbers) for _ in state.sides()[1:]]
            state.checked_roll([number, *others])
        else:
            assert state.phase == DECIDE
            state.checked_play(state.owing()[0], number)
    return state


def file_of(game: str) -> Path:
    return HERE / f"{game}.jsonl"


def read(file: Path) -> Positions:
    about, *rows = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    played = tuple(
        Played(
            row["seats"],
            row["options"],
            tuple(row["line"]),
            tuple(
                Asked(one["at"], tuple(one["moves"]), tuple(one["losses"])) for one in row["asked"]
            ),
        )
        for row in rows
    )
    return Positions(about.pop("game"), about, played)
