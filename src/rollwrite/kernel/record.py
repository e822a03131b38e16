"""A game as text: readable aloud, one game a file, replayed and checked line by line.

    rollwrite record 1
    game lost-cities
    rules 1
    sheet classic@1
    option order simultaneous
    seat 1 greedy
    seat 2 random
    commitment 9f86d0…
    seed 1 seat 1
    seed 2 seat 2

    roll 2 = 0f3c2b1a
    roll red red blue 3 7 0 = 77aa10fe
    2: red 3
    1: refuse
    end
    totals 95 120
    winners 2
    digest 1f2e3d4c5b6a7988
    secret 8c1f…

After each roll stands the beginning of the state's digest. An option that is
switched between turns stands there again (``option order clockwise``). A game
that is still running has no ``end``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn, TypeVar

from .errors import BadRecord, GameError, InvalidNotation
from .events import OPTION, ROLL, checked_apply, to_text
from .game import Event, Game, Played, Rolled, Setup, Switched
from .state import State
from .tape import SECRET_BYTES, Tape, commitment_of

Given = TypeVar("Given")
FIRST_LINE = "rollwrite record 1"
SHORT = 8


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


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay: the event and the states around it."""

    number: int
    before: State
    event: Event
    state: State
    line: int


# -- writing ------------------------------------------------------------------


def write(record: Record, game: Game) -> str:
    """The record as text; replaying fills in the digests."""
    lines = [*_head(record), ""]
    for step in replay(record, game):
        lines.append(_event_line(game, step))
    lines += _tail(record)
    return "\n".join(lines) + "\n"


def _head(record: Record) -> list[str]:
    setup = record.setup
    lines = [FIRST_LINE, f"game {record.game}", f"rules {record.rules}", f"sheet {setup.sheet}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += [f"seat {number} {name}" for number, name in enumerate(record.names, 1)]
    lines += [f"carry {number} {what}" for number, what in enumerate(setup.carry, 1)]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    return lines + [f"seed {number} {seed}" for number, seed in enumerate(record.seeds, 1)]


def _event_line(game: Game, step: Step) -> str:
    text = to_text(game, step.event)
    return f"{text} = {step.state.digest()[:SHORT]}" if isinstance(step.event, Rolled) else text


def _tail(record: Record) -> list[str]:
    if record.ending is None:
        return []
    ending = record.ending
    lines = ["end", _row("totals", ending.totals)]
    lines += [_row("winners", [seat + 1 for seat in ending.winners]), f"digest {ending.digest}"]
    return lines + ([f"secret {record.secret}"] if record.secret else [])


def _row(word: str, numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join([word, *map(str, numbers)])


def ended(record: Record, state: State, secret: bytes | None = None) -> Record:
    """The record of a game that is over, with its ending and its secret."""
    outcome = state.outcome()
    ending = Ending(outcome.totals, outcome.winners, state.digest())
    return replace(record, ending=ending, secret=secret.hex() if secret else record.secret)


# -- replaying ----------------------------------------------------------------


def replay(record: Record, game: Game) -> Iterator[Step]:
    """Every step, checked; ``BadRecord`` names the line that does not fit."""
    state = game.start(record.setup)
    for number, entry in enumerate(record.entries, 1):
        before = state.copy()
        try:
            checked_apply(game, state, entry.event)
        except GameError as error:
            raise BadRecord(entry.line, str(error)) from error
        _check_digest(entry, state)
        yield Step(number, before, entry.event, state.copy(), entry.line)
    _check_ending(record, state)


def _check_digest(entry: Entry, state: State) -> None:
    found = state.digest()[:SHORT]
    if entry.digest and entry.digest != found:
        raise BadRecord(entry.line, f"expected the digest {found} here, found {entry.digest}")


def _check_ending(record: Record, state: State) -> None:
    ending = record.ending
    if ending is None:
        return
    if not state.is_over():
        raise BadRecord(record.ending_line, "found “end”, but the game is not over")
    outcome = state.outcome()
    expected = Ending(outcome.totals, outcome.winners, state.digest())
    if ending.totals != expected.totals:
        _mismatch(record.ending_line + 1, _row("totals", expected.totals))
    if ending.winners != expected.winners:
        _mismatch(record.ending_line + 2, _row("winners", [s + 1 for s in expected.winners]))
    if ending.digest != expected.digest:
        _mismatch(record.ending_line + 3, f"digest {expected.digest}")


def _mismatch(line: int, expected: str) -> None:
    raise BadRecord(line, f"expected “{expected}”")


# -- reading ------------------------------------------------------------------


def read(text: str, games: Mapping[str, Game]) -> Record:
    """A record from text. Every line is checked; the game itself by ``replay``."""
    return _Reader(text, games).record()


class _Reader:
    """Line by line, in the one order that ``write`` uses."""

    def __init__(self, text: str, games: Mapping[str, Game]) -> None:
        self.lines = text.splitlines()
        self.games = games
        self.at = 0

    def record(self) -> Record:
        if self._peek() != FIRST_LINE:
            self._fail(f"expected “{FIRST_LINE}”")
        self.at += 1
        game = self._game()
        rules = self._rules(game)
        sheet = self._checked(game.check_sheet_name, self._word("sheet"))
        options = self._options(game)
        names = self._numbered("seat")
        self._checked(game.check_seats, len(names))
        carry = self._numbered("carry")
        setup = self._setup(game, len(names), options, sheet, carry)
        commitment = self._hex("commitment", 64) if self._is_word("commitment") else ""
        seeds = self._numbered("seed")
        self._blank()
        entries = self._entries(game, setup)
        ending_line = self.at + 1
        ending = self._ending(len(names))
        secret = self._secret(commitment)
        self._finish()
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
        for name, value in self._pairs("option"):
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
        name = self._word("game")
        if name not in self.games:
            known = ", ".join(self.games)
            self._fail(f"there is no game “{name}”; there are {known}", back=1)
        return self.games[name]

    def _rules(self, game: Game) -> int:
        rules = self._word("rules")
        known = {str(version): version for version in (game.rules_version, *game.older_rules)}
        if rules not in known:
            self._fail(f"expected rules {game.rules_version} of {game.id}, found {rules}", back=1)
        return known[rules]

    def _entries(self, game: Game, setup: Setup) -> tuple[Entry, ...]:
        found = []
        while self._peek() not in ("", "end"):
            found.append(self._entry(game, setup))
        return tuple(found)

    def _entry(self, game: Game, setup: Setup) -> Entry:
        line = self._next()
        if line.startswith(ROLL):
            faces, _, digest = line.removeprefix(ROLL).partition(" = ")
            return Entry(Rolled(tuple(faces.split())), self.at, digest.strip())
        if line.startswith(OPTION):
            name, _, value = line.removeprefix(OPTION).partition(" ")
            self._checked(lambda pair: game.check_switch(*pair), (name, value))
            return Entry(Switched(name, value), self.at)
        seat, colon, move = line.partition(": ")
        if not colon or seat not in map(str, range(1, setup.seats + 1)):
            expected = f"“roll …”, “end” or a move like “1: …” (seats 1 to {setup.seats})"
            self._fail(f"expected {expected}, found “{line}”", back=1)
        try:
            return Entry(Played(int(seat) - 1, game.from_text(move)), self.at)
        except InvalidNotation as error:
            raise BadRecord(self.at, str(error)) from error

    def _ending(self, seats: int) -> Ending | None:
        if self._peek() != "end":
            return None
        self.at += 1
        totals = self._integers("totals")
        if len(totals) != seats:
            self._fail(f"expected {seats} totals, found {len(totals)}", back=1)
        winners = tuple(seat - 1 for seat in self._integers("winners"))
        return Ending(totals, winners, self._hex("digest", 16))

    def _secret(self, commitment: str) -> str:
        if not self._is_word("secret"):
            return ""
        secret = self._hex("secret", 2 * SECRET_BYTES)
        if commitment and commitment_of(bytes.fromhex(secret)) != commitment:
            self._fail("the secret does not fit the commitment", back=1)
        return secret

    def _finish(self) -> None:
        while self.at < len(self.lines) and not self._peek():
            self.at += 1
        if self.at < len(self.lines):
            self._fail(f"expected nothing more, found “{self._peek()}”")

    # -- pieces of lines

    def _peek(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def _next(self) -> str:
        line = self._peek()
        self.at += 1
        return line

    def _is_word(self, word: str) -> bool:
        return self._peek().startswith(word + " ")

    def _word(self, word: str) -> str:
        if not self._is_word(word):
            found = f"“{self._peek()}”" if self._peek() else "nothing"
            self._fail(f"expected “{word} …”, found {found}")
        return self._next()[len(word) + 1 :].strip()

    def _pairs(self, word: str) -> Iterator[tuple[str, str]]:
        while self._is_word(word):
            name, _, value = self._word(word).partition(" ")
            yield name, value

    def _numbered(self, word: str) -> tuple[str, ...]:
        found: list[str] = []
        for number, value in self._pairs(word):
            if number != str(len(found) + 1):
                self._fail(f"expected “{word} {len(found) + 1} …”, found {word} {number}", back=1)
            found.append(value)
        return tuple(found)

    def _integers(self, word: str) -> tuple[int, ...]:
        row = self._next().split()[1:] if self._peek() == word else self._word(word).split()
        try:
            return tuple(int(number) for number in row)
        except ValueError:
            self._fail(f"expected whole numbers after “{word}”, found “{' '.join(row)}”", back=1)

    def _hex(self, word: str, digits: int) -> str:
        value = self._word(word)
        if len(value) != digits or set(value) - set("0123456789abcdef"):
            self._fail(f"expected {digits} hex digits after “{word}”, found “{value}”", back=1)
        return value

    def _blank(self) -> None:
        if self.at < len(self.lines) and self._peek():
            self._fail(f"expected an empty line after the head, found “{self._peek()}”")
        self.at += 1

    def _fail(self, reason: str, back: int = 0) -> NoReturn:
        raise BadRecord(self.at + 1 - back, reason)
