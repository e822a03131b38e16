"""OpenSpiel: importing this registers every game as ``rollwrite_lost_cities`` and the like.

One die falls at a time, so that chance has few outcomes. Utilities are centred among rivals:
what one wins the others lose; alone they are points, in a team 1 for a win.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.game import Game
from rollwrite.kernel.state import ROLL

from .outlook import Outlook
from .rewards import points, win
from .walk import Walk

LONGEST = 20_000  # decisions
BEST = 1000.0  # points
SEATS = "seats"
NOBODY = -1


def name_of(game: Game) -> str:
    return f"rollwrite_{game.id.replace('-', '_')}"


def type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    wishes = {option.id: as_parameter(option.values[0]) for option in game.options}
    return kinds(
        short_name=name_of(game),
        long_name=f"{game.id}, as rollwrite plays it",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={SEATS: max(2, game.min_seats), **wishes},
    )


def as_parameter(value: str) -> int | str:
    """OpenSpiel reads what looks like a number as one."""
    return int(value) if value.isdigit() else value


def utilities(outlook: Outlook, walk: Walk) -> list[float]:
    outcome = walk.state.outcome()
    teams = len(outcome.teams)
    if teams > 1:
        is_won = bool(outcome.winners)
        return [share - 1.0 / teams if is_won else 0.0 for share in win(outcome)]
    return win(outcome) if outlook.game.is_cooperative else points(outcome)


class Spiel(pyspiel.Game):
    """A game with its seats and options; each game of the catalogue has a class of its own."""

    game: Game
    kind: Any

    def __init__(self, wishes: dict[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        given = {**kind.parameter_specification, **(wishes or {})}
        seats = int(given.pop(SEATS))
        self.outlook = Outlook(game.id, seats, {name: str(given[name]) for name in given})
        is_alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.outlook.actions,
            max_chance_outcomes=max(len(die.faces) for die in game.dice.values()),
            num_players=seats,
            min_utility=-BEST if is_alone else -1.0,
            max_utility=BEST if is_alone else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, wishes or {})

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers take no parameters; there are {params}")
        return Observer(self.outlook)


class Position(pyspiel.State):
    """A position, with the dice of the next roll that have fallen already."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.outlook = game.outlook
        self.course = Course(game.outlook)

    def current_player(self) -> int:
        walk = self.course.walk
        if walk.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        chance = int(pyspiel.PlayerId.CHANCE)
        return chance if walk.state.phase == ROLL else int(walk.deciding())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.walk.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.course.next_sides()
        return [(face, 1.0 / sides) for face in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.course.fall(action)
        else:
            self.course.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"face {action}"
        return self.outlook.game.to_text(action)

    def is_terminal(self) -> bool:
        return bool(self.course.walk.is_over())

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.outlook.setup.seats
        return utilities(self.outlook, self.course.walk)

    def information_state_string(self, player: int | None = None) -> str:
        return self.course.told_to(self.current_player() if player is None else player)

    def __str__(self) -> str:
        return " ".join([*self.course.told, *(text for _, text in self.course.hidden)])


class Course:
    """How a game went, told to each seat as far as it may know."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.walk = Walk(outlook.start, not outlook.game.is_cooperative, False)
        self.walk.begin(0)
        self.faces: list[int] = []
        self.told: list[str] = []
        self.hidden: list[tuple[int, str]] = []  # steps until their stage closes
        self.done: list[tuple[int, int]] = []  # all of it: who, what; chance is nobody

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return gone_again, (self.outlook, self.done)

    def __deepcopy__(self, known: object) -> Course:
        twin = Course.__new__(Course)
        twin.outlook, twin.walk = self.outlook, self.walk.copy()
        twin.faces, twin.told = list(self.faces), list(self.told)
        twin.hidden, twin.done = list(self.hidden), list(self.done)
        return twin

    def next_sides(self) -> int:
        return int(self.walk.state.sides()[len(self.faces)])

    def fall(self, face: int) -> None:
        """One more die; the last one makes the roll."""
        self.done.append((NOBODY, face))
        self.faces.append(face)
        self.told.append(f"[{face}]")
        if len(self.faces) == len(self.walk.state.sides()):
            self.walk.roll(self.faces)
            self.faces = []

    def play(self, seat: int, move: int) -> None:
        self.done.append((seat, move))
        self.hidden.append((seat, f"{seat + 1}:{self.outlook.game.to_text(move)};"))
        is_open, before = self.walk.is_open, self.walk.opened
        self.walk.play(seat, move)
        if not is_open or self.walk.opened is not before:
            self.told += [text for _, text in self.hidden]
            self.hidden = []

    def told_to(self, seat: int) -> str:
        return " ".join([*self.told, *(text for own, text in self.hidden if own == seat)])


def gone_again(outlook: Outlook, done: list[tuple[int, int]]) -> Course:
    """A course that was written down."""
    course = Course(outlook)
    for seat, what in done:
        if seat == NOBODY:
            course.fall(what)
        else:
            course.play(seat, what)
    return course


class Observer:
    """What a seat may know: all rows in one tensor, and each by its name."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.tensor = np.zeros(outlook.width, np.float32)
        self.dict = {}
        at = 0
        for row in outlook.rows:
            self.dict[row.name] = self.tensor[at : at + row.size].reshape(row.shape or (1,))
            at += row.size

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = self.outlook.seen(state.course.walk, player)

    def string_from(self, state: Position, player: int) -> str:
        seen = self.outlook.seen(state.course.walk, player)
        return " ".join(map(str, seen))


@cache
def register() -> None:
    """Every game of the catalogue that says what is seen and how many moves there are."""
    for game in BY_ID.values():
        if game.move_count():
            _register(game)


def _register(game: Game) -> None:
    """OpenSpiel holds it until after Python has ended, which a class bears and a function not."""
    kind = type_of(game)
    pyspiel.register_game(kind, type(name_of(game), (Spiel,), {"game": game, "kind": kind}))


register()
