"""A game: its facts, its start, its notation; how it shows itself is in ``seen/showing``."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from .campaign import Board, Campaign, Gauge, sum_of_games
from .errors import GameOver, IllegalMove, InvalidNotation, NotYourDecision
from .log import Agreed, Event, Played, Returned, Rolled, StoodIn, Switched, Waited
from .mind import PLAIN, Mind
from .room.art import Art
from .room.shelf import kind_of
from .seen.facts import UNTOLD, Facts
from .seen.showing import Showing
from .seen.view import Mark, Message, Sound
from .state import ROLL, START, State

# What a game's room needs of the log comes from here, too.
__all__ = [
    "Agreed",
    "Die",
    "Event",
    "Game",
    "Option",
    "Played",
    "Returned",
    "Rolled",
    "Setup",
    "StoodIn",
    "Switched",
    "Waited",
    "start_die",
]
MOST_QUOTED = 12


@dataclass(frozen=True, slots=True)
class Die:
    """A kind of die and the names of its faces."""

    id: str
    faces: tuple[str, ...]


def start_die(seats: int) -> dict[str, Die]:
    """What draws the start seat among so many."""
    return {kind: Die(kind, tuple(str(seat + 1) for seat in range(seats))) for kind in START}


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game starts; the first value is the default.

    ``about`` explains each value, where the game does. One that ``is_switchable``
    may take another value between turns.
    """

    id: str
    values: tuple[str, ...]
    about: tuple[Message, ...] = ()
    is_switchable: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that fixes a game but its dice and its moves.

    ``carry`` is what each seat brings along from an earlier game of a
    campaign, in the game's own notation; empty where it brings nothing.
    """

    seats: int
    options: dict[str, str] = field(default_factory=dict)
    sheet: str = ""
    carry: tuple[str, ...] = ()


class Game(Showing):
    """One game of the catalogue. Stateless; every game has exactly one."""

    id: str
    rules_version: int
    older_rules: tuple[int, ...] = ()  # versions whose games replay move by move under this one
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    sheets: tuple[str, ...]
    shared_sheets: tuple[str, ...] = ()
    earlier_sheets: tuple[str, ...] = ()  # of earlier versions: their records replay
    earlier_shared_sheets: tuple[str, ...] = ()
    dice: dict[str, Die]
    art: Art
    mind: Mind = PLAIN  # what players think of its positions
    facts: Facts = UNTOLD  # what can be seen of them, as numbers
    campaigns: tuple[Campaign, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    places: tuple[str, ...] = ("tray",)  # where dice lie, in the order they are shown
    sounds: Mapping[str, Sound] = {}  # of news, by message or by sign; see ``sounds``
    is_cooperative = False
    has_parts = False  # moves are made of parts, used one by one

    @property
    def home(self) -> str:
        """The package this game lives in, with its words."""
        return str(import_module(type(self).__module__).__package__)

    # -- start ----------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """The state before the first roll of a checked setup, with the game's mind in it."""
        state = self.opening(setup)
        state.sheet = setup.sheet
        state.mind = self.mind.tuned(state)
        return state

    @abstractmethod
    def opening(self, setup: Setup) -> State:
        """The position that the rules begin with."""

    def sheet_for(self, options: dict[str, str]) -> str:
        """The newest sheet that goes with these options."""
        return self.sheets[0]

    def setup(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        sheet: str = "",
        carry: tuple[str, ...] = (),
    ) -> Setup:
        """A checked setup with the defaults filled in."""
        self.check_seats(seats)
        if sheet:
            self.check_sheet_name(sheet)
        chosen = {option.id: option.values[0] for option in self.options}
        for name, value in (options or {}).items():
            self.check_option(name, value)
            chosen[name] = value
        fitting = self.sheet_for(chosen)
        if sheet and kind_of(sheet) != kind_of(fitting):
            raise InvalidNotation(f"“{sheet}” is no sheet for these options; “{fitting}” is")
        found = Setup(seats, chosen, sheet or fitting, carry)
        self.check_carry(found)
        return found

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            wanted = f"{self.min_seats} to {self.max_seats}"
            raise InvalidNotation(f"{self.id} is played by {wanted} seats, not by {seats}")

    def check_sheet_name(self, sheet: str) -> None:
        if sheet not in (*self.sheets, *self.earlier_sheets):
            raise InvalidNotation(f"{self.id} has no sheet “{sheet}”; it has {_list(self.sheets)}")

    def drawings(self) -> tuple[str, ...]:
        """Every sheet that can be drawn, the newest first."""
        earlier = (*self.earlier_sheets, *self.earlier_shared_sheets)
        return (*self.sheets, *self.shared_sheets, *earlier)

    def check_option(self, name: str, value: str) -> None:
        known = {option.id: option.values for option in self.options}
        if name not in known:
            raise InvalidNotation(f"{self.id} has no option “{name}”; it has {_list(list(known))}")
        if value not in known[name]:
            values = _list(known[name])
            raise InvalidNotation(f"option “{name}” cannot be “{value}”; it can be {values}")

    def check_switch(self, name: str, value: str) -> None:
        """Refuse an option that stays as it was when the game began."""
        self.check_option(name, value)
        known = [option.id for option in self.options if option.is_switchable]
        if name not in known:
            can = f"only {_list(known)} can" if known else "nothing can"
            raise InvalidNotation(f"option “{name}” cannot be switched during the game; {can}")

    def can_switch(self, state: State) -> bool:
        """Whether a turn has ended and the next one has not begun."""
        return state.phase == ROLL

    def switch(self, state: State, name: str, value: str) -> None:
        """Go on with another value of a switchable option; trusts its caller."""
        raise AssertionError(f"{self.id} has no option to switch")

    def plays_rules(self, version: int) -> bool:
        """Whether a game of that version replays, and may be played on."""
        return version == self.rules_version or version in self.older_rules

    # -- campaigns ----------------------------------------------------------

    def check_carry(self, setup: Setup) -> None:
        """Refuse what no seat can bring along to this game."""
        carry, seats = setup.carry, setup.seats
        if carry and len(carry) != seats:
            raise InvalidNotation(f"{len(carry)} seats carry something over, but {seats} play")

    def carry_over(self, state: State) -> tuple[str, ...]:
        """What each seat takes from a finished game into the next; see ``Setup.carry``."""
        return ()

    def board(self, campaign: Campaign, finals: Sequence[State]) -> Board:
        """The score sheet of a campaign after these finished games."""
        return sum_of_games(finals)

    def ledger(
        self, campaign: Campaign, finals: Sequence[State], state: State, seat: int
    ) -> tuple[Mark, ...]:
        """What these finished games of a campaign write on the newest sheet of a seat.

        ``state`` is its newest game; once that is over it is the last of the finals, too.
        """
        return ()

    # -- notation ---------------------------------------------------------

    def move_count(self) -> int:
        """How many moves have a notation: they count from 0. 0 where the game does not say."""
        return 0

    def die(self, kind: str) -> Die:
        """The die of a kind, as named by ``State.dice``."""
        return self.dice[kind]

    @abstractmethod
    def to_text(self, move: int) -> str:
        """A move in notation."""

    @abstractmethod
    def from_text(self, text: str) -> int:
        """The move a notation names; ``InvalidNotation`` if it names none."""

    def faces_to_text(self, dice: Sequence[str], faces: Sequence[int]) -> str:
        """A roll in notation: the names of the faces."""
        return " ".join(self.die(kind).faces[face] for kind, face in zip(dice, faces, strict=True))

    def faces_from_text(self, dice: Sequence[str], text: str) -> list[int]:
        """The faces a notation names, for these dice."""
        words = text.split()
        if len(words) != len(dice):
            raise InvalidNotation(f"“{text}” names {len(words)} faces for {len(dice)} dice")
        return [self._face(kind, word) for kind, word in zip(dice, words, strict=True)]

    def _face(self, kind: str, word: str) -> int:
        faces = self.die(kind).faces
        if word not in faces:
            raise InvalidNotation(f"“{word}” is no face of the {kind} die; it has {_list(faces)}")
        return faces.index(word)

    # -- doors for strangers ------------------------------------------------

    def checked_switch(self, state: State, name: str, value: str) -> None:
        """Switch an option from outside: between turns, or refused and nothing changed."""
        self.check_switch(name, value)
        if state.is_over():
            raise GameOver("the game is over; no option can be switched any more")
        if not self.can_switch(state):
            raise NotYourDecision(f"option “{name}” can be switched between turns only")
        self.switch(state, name, value)

    def checked_play(self, state: State, seat: int, move: int) -> None:
        """``State.checked_play`` whose refusal quotes the move and says why."""
        state.require_decision(seat)
        legal = state.moves(seat)
        if move not in legal:
            known = _list([self.to_text(other) for other in legal[:MOST_QUOTED]])
            sentence = (
                f"seat {seat + 1} cannot play “{self.to_text(move)}” now; it can play {known}"
            )
            more = len(legal) - MOST_QUOTED
            sentence += f" and {more} more" if more > 0 else ""
            raise IllegalMove(sentence, self.why_illegal(state, seat, move))
        state.play(seat, move)

    @abstractmethod
    def sheet_texts(self) -> tuple[str, ...]:
        """The data of the shipped sheets, as they stand in their files."""

    @abstractmethod
    def check_sheet(self, text: str) -> None:
        """Sheet data from outside: fit to play, or ``BadSheet``."""


def _list(names: Sequence[str]) -> str:
    return ", ".join(names) if names else "none"
