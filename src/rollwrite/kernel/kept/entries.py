"""What a record is made of: how a game was set up, what happened, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..game import Agreed, Event, Returned, Setup, StoodIn, Waited
from ..state import State
from .tape import Tape

FIRST_LINE = "rollwrite record 1"
FIRST_LINE_OF_PEOPLE = "rollwrite record 2"  # older readers do not know lines about people
FIRST_LINE_OF_WAITING = "rollwrite record 3"  # nor lines about what they did meanwhile
FIRST_LINES = (FIRST_LINE, FIRST_LINE_OF_PEOPLE, FIRST_LINE_OF_WAITING)
PEOPLE = (StoodIn, Returned, Agreed)


@dataclass(frozen=True, slots=True)
class Ending:
    """What stands below ``end``."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One event and the line it stands on (0 if it was never written down)."""

    event: Event
    line: int = 0
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A game: how it was set up, what happened, how it ended."""

    game: str
    rules: int
    setup: Setup
    names: tuple[str, ...]
    commitment: str = ""
    seeds: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    ending: Ending | None = None
    secret: str = ""
    ending_line: int = field(default=0, compare=False)
    first_line: int = field(default=1, compare=False)

    @property
    def tape(self) -> Tape:
        return Tape(bytes.fromhex(self.secret), self.seeds)

    @property
    def is_agreed(self) -> bool:
        """Whether all who were still there ended it."""
        return bool(self.entries) and isinstance(self.entries[-1].event, Agreed)

    @property
    def has_people(self) -> bool:
        """Whether it tells who came, went and agreed."""
        return any(isinstance(entry.event, PEOPLE) for entry in self.entries)

    @property
    def has_waiting(self) -> bool:
        """Whether it tells what people did while they waited for each other."""
        return any(isinstance(entry.event, Waited) for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the event and the states around it."""

    number: int
    before: State
    event: Event
    state: State
    line: int
