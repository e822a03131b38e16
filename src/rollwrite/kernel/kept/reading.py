"""A record read from its text: every line is checked, the game itself by ``replay``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from ..errors import BadRecord, InvalidNotation
from ..game import Agreed, Event, Game, Played, Returned, Rolled, Setup, StoodIn, Switched
from ..seen.company import waited_from_text
from ..seen.events import OPTION, ROLL, people_from_text
from .entries import (
    FIRST_LINE,
    FIRST_LINE_OF_WAITING,
    FIRST_LINES,
    Ending,
    Entry,
    Record,
)
from .lines import Lines
from .tape import SECRET_BYTES, commitment_of

Given = TypeVar("Given")


def read(text: str, games: Mapping[str, Game]) -> Record:
    """A record from text. Every line is checked; the game itself by ``replay``."""
    return _Reader(text, games).record()


def read_events(text: str, game: Game, setup: Setup) -> tuple[Event, ...]:
    """The lines between head and end alone, as a game begins in its middle."""
    reader = _Reader(text.strip(), {game.id: game})
    entries = reader._entries(game, setup)
    reader.finish()
    return tuple(entry.event for entry in entries)


class _Reader(Lines):
    """Line by line, in the one order that ``write`` uses."""

    def __init__(self, text: str, games: Mapping[str, Game]) -> None:
        super().__init__(text)
        self.games = games
        self.away: set[int] = set()

    def record(self) -> Record:
        if self.peek() not in FIRST_LINES:
            self.fail(f"expected “{FIRST_LINE}”")
        self.at += 1
        game = self._game()
        rules = self._rules(game)
        sheet = self._checked(game.check_sheet_name, self.word("sheet"))
        options = self._options(game)
        names = self.numbered("seat")
        self._checked(game.check_seats, len(names))
        carry = self.numbered("carry")
        setup = self._setup(game, len(names), options, sheet, carry)
        commitment = self.hex("commitment", 64) if self.is_word("commitment") else ""
        seeds = self.numbered("seed")
        self.blank()
        entries = self._entries(game, setup)
        ending_line = self.at + 1
        ending = self._ending(len(names))
        secret = self._secret(commitment)
        self.finish()
        return Record(
            game.id, rules, setup, names, commitment, seeds, entries, ending, secret, ending_line
        )

    def _checked(self, check: Callable[[Given], None], given: Given) -> Given:
        """What was read on the last line, or its fault at that line."""
        try:
            check(given)
        except InvalidNotation as error:
            raise BadRecord(self.at, str(error)) from error
        return given

    def _options(self, game: Game) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, value in self.pairs("option"):
            self._checked(lambda pair: game.check_option(*pair), (name, value))
            found[name] = value
        return found

    def _setup(
        self, game: Game, seats: int, options: dict[str, str], sheet: str, carry: tuple[str, ...]
    ) -> Setup:
        try:
            setup = game.setup(seats, options, sheet, carry)
            game.start(setup)
        except InvalidNotation as error:
            raise BadRecord(self.at, str(error)) from error
        return setup

    def _game(self) -> Game:
        name = self.word("game")
        if name not in self.games:
            known = ", ".join(self.games)
            self.fail(f"there is no game “{name}”; there are {known}", back=1)
        return self.games[name]

    def _rules(self, game: Game) -> int:
        rules = self.word("rules")
        known = {str(version): version for version in (game.rules_version, *game.older_rules)}
        if rules not in known:
            self.fail(f"expected rules {game.rules_version} of {game.id}, found {rules}", back=1)
        return known[rules]

    def _entries(self, game: Game, setup: Setup) -> tuple[Entry, ...]:
        found = []
        while self.peek() not in ("", "end"):
            found.append(self._entry(game, setup))
            if isinstance(found[-1].event, Agreed):
                break
        return tuple(found)

    def _entry(self, game: Game, setup: Setup) -> Entry:
        line = self.next()
        if line.startswith(ROLL):
            faces, _, digest = line.removeprefix(ROLL).partition(" = ")
            return Entry(Rolled(tuple(faces.split())), self.at, digest.strip())
        if line.startswith(OPTION):
            name, _, value = line.removeprefix(OPTION).partition(" ")
            self._checked(lambda pair: game.check_switch(*pair), (name, value))
            return Entry(Switched(name, value), self.at)
        first = self.lines[0].rstrip()
        if first != FIRST_LINE and (who := people_from_text(line)):
            return Entry(self._who(who, setup.seats), self.at)
        if first == FIRST_LINE_OF_WAITING and (waited := waited_from_text(line)):
            for named in (waited.seat, *waited.by):
                self._check_seat(named, setup.seats)
            return Entry(waited, self.at)
        seat, colon, move = line.partition(": ")
        if not colon or seat not in map(str, range(1, setup.seats + 1)):
            expected = f"“roll …”, “end” or a move like “1: …” (seats 1 to {setup.seats})"
            self.fail(f"expected {expected}, found “{line}”", back=1)
        try:
            return Entry(Played(int(seat) - 1, game.from_text(move)), self.at)
        except InvalidNotation as error:
            raise BadRecord(self.at, str(error)) from error

    def _who(self, event: StoodIn | Returned | Agreed, seats: int) -> Event:
        """A seat of this game; nobody returns who did not leave."""
        if isinstance(event, Agreed):
            return event
        self._check_seat(event.seat, seats)
        if isinstance(event, Returned) and event.seat not in self.away:
            self.fail(f"seat {event.seat + 1} is back, but no bot played there", back=1)
        if isinstance(event, Returned):
            self.away.discard(event.seat)
        else:
            self.away.add(event.seat)
        return event

    def _check_seat(self, seat: int, seats: int) -> None:
        if seat >= seats:
            self.fail(f"there is no seat {seat + 1}; there are {seats}", back=1)

    def _ending(self, seats: int) -> Ending | None:
        if self.peek() != "end":
            return None
        self.at += 1
        totals = self.integers("totals")
        if len(totals) != seats:
            self.fail(f"expected {seats} totals, found {len(totals)}", back=1)
        winners = tuple(seat - 1 for seat in self.integers("winners"))
        return Ending(totals, winners, self.hex("digest", 16))

    def _secret(self, commitment: str) -> str:
        if not self.is_word("secret"):
            return ""
        secret = self.hex("secret", 2 * SECRET_BYTES)
        if commitment and commitment_of(bytes.fromhex(secret)) != commitment:
            self.fail("the secret does not fit the commitment", back=1)
        return secret
