"""A game among people and bots: a log of commands, and what follows from it.

Order of work for each command: ``check`` it, store it, ``apply`` it. Applying
all stored commands again gives the same table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from rollwrite.kernel.errors import GameOver, IllegalMove, InvalidNotation, StaleStage
from rollwrite.kernel.game import Agreed, Event, Game, Played, Rolled, Setup, Switched, Waited
from rollwrite.kernel.kept.record import Entry, Record, ended
from rollwrite.kernel.kept.tape import Tape
from rollwrite.kernel.seen.aloud import about, reading, require_sheet
from rollwrite.kernel.seen.events import checked_apply, signed, tell
from rollwrite.kernel.seen.exchange import exchanged
from rollwrite.kernel.seen.look import can_swap, look, pages, preview, so_far, still, taken
from rollwrite.kernel.seen.reading import About, Section
from rollwrite.kernel.seen.view import Choice, Message, News, Page, View
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import DECIDE, ROLL, State

from .hands import Hands

STEP, TAKE_BACK, COMMIT = "step", "take-back", "commit"
ONLOOKER = -1


class Command(NamedTuple):
    """What a seat asks for. ``stage`` is the one it was meant for."""

    kind: str
    seat: int
    stage: int
    move: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a person by name, or a bot by id as well."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A game that begins in the middle, after these events, or with rolls that are laid out."""

    before: tuple[Event, ...] = ()
    rolls: tuple[str, ...] = ()


FROM_THE_START = Arrangement()


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a stage opened: how much had happened, and who owed a decision."""

    events: int
    rolls: int
    seats: tuple[int, ...]


class Table:
    """One game in progress. Rolls come from the tape, by themselves."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        chairs: tuple[Chair, ...],
        tape: Tape,
        arranged: Arrangement = FROM_THE_START,
    ) -> None:
        assert len(chairs) == setup.seats, "one chair a seat"
        self.game = game
        self.setup = setup
        self.chairs = chairs
        self.tape = tape
        self.arranged = arranged
        self.state = game.start(setup)
        self.stage: Stage | None = None
        self.options = dict(setup.options)
        self.wishes: dict[str, str] = {}
        self.hands = Hands()
        self.is_agreed = False
        self.ended_by_house = False
        self.stages = 0
        self.rolls = 0
        self.commands = 0
        self.events: list[Event] = []
        self.news: list[News] = []
        self.openings: list[Opening] = []
        self._glances: dict[int, tuple[object, View]] = {}
        self._lying: tuple[int, tuple[Page, ...]] = (-1, ())
        self._begin()
        self._go_on()

    def _begin(self) -> None:
        """What was played before; nobody hears of it."""
        for event in self.arranged.before:
            checked_apply(self.game, self.state, event)
            self.events.append(event)

    # -- commands ---------------------------------------------------------------

    def check(self, *commands: Command) -> dict[int, Stage]:
        """Refuse what cannot be applied one after another; change nothing.

        The stage as it would be then, for each seat that commands.
        """
        trials: dict[int, Stage] = {}
        for command in commands:
            stage = self._open_stage(command)
            if command.seat not in trials:
                trials[command.seat] = stage.twin(command.seat)
            self._apply_to(trials[command.seat], command)
        return trials

    def apply(self, command: Command) -> None:
        """Apply a checked command; the last commit closes the stage."""
        stage = self._open_stage(command)
        self._apply_to(stage, command)
        if command.kind == COMMIT:
            self.hands.decided(command.seat)
        self.commands += 1
        if stage.is_closed():
            self._close(stage)
            self._go_on()

    def do(self, command: Command) -> None:
        """Check and apply, where nothing needs to be stored in between."""
        self.check(command)
        self.apply(command)

    def _open_stage(self, command: Command) -> Stage:
        if self.stage is None:
            raise GameOver("the game is over; nothing can be played any more")
        if command.stage != self.stages:
            raise StaleStage(f"stage {command.stage} is closed; the table is at {self.stages}")
        return self.stage

    def _apply_to(self, stage: Stage, command: Command) -> None:
        if command.kind == STEP:
            stage.step(command.seat, self.game.from_text(command.move))
        elif command.kind == TAKE_BACK:
            stage.take_back(command.seat)
        elif command.kind == COMMIT:
            stage.commit(command.seat)
        else:
            known = f"{STEP}, {TAKE_BACK}, {COMMIT}"
            raise InvalidNotation(f"“{command.kind}” is no command; there are {known}")

    # -- options that change between turns ------------------------------------------

    def check_switch(self, name: str, value: str) -> None:
        """Refuse to wish for what cannot be switched; change nothing."""
        self.game.check_switch(name, value)
        if self.is_over():
            raise GameOver("the game is over; no option can be switched any more")

    def switch(self, name: str, value: str) -> None:
        """Wish for another value of an option; it holds from the next turn on."""
        self.wishes.pop(name, None)
        if self.options[name] != value:
            self.wishes[name] = value

    def _switch_wished(self) -> None:
        if not self.game.can_switch(self.state):
            return
        for name, value in self.wishes.items():
            before = self.state.copy()
            self.game.switch(self.state, name, value)
            self.options[name] = value
            self._happened(before, Switched(name, value))
        self.wishes = {}

    # -- ending it together -----------------------------------------------------------

    def agree(self, by_house: bool = False) -> None:
        """All who are still there end the game, or who keeps the house does; what nobody revealed
        stays unknown."""
        self.is_agreed, self.stage = True, None
        self.ended_by_house = by_house
        self._happened(self.state, Agreed(by_house))

    def witness(self, event: Waited) -> None:
        """What people did while they waited for each other: told, and kept in the record."""
        if not self.is_over():
            self._happened(self.state, event)

    # -- going back, where nothing counts ---------------------------------------------

    def way_back(self, seat: int) -> int:
        """The number of the opening before this one where a seat owed a decision; -1: none."""
        earlier = self.openings if self.stage is None else self.openings[:-1]
        found = [at for at, opening in enumerate(earlier) if seat in opening.seats]
        return found[-1] if found else -1

    def gone_back(self, seat: int) -> Table:
        """The table as it stood at that decision. The same rolls will fall; stages count on, so
        that nothing meant for a stage that was is taken for one that is."""
        at = self.way_back(seat)
        if at < 0:
            raise IllegalMove("there is no earlier decision to go back to")
        opening = self.openings[at]
        before = Arrangement(tuple(self.events[: opening.events]), self.arranged.rolls)
        table = Table(self.game, self.setup, self.chairs, self.tape, before)
        table.openings = self.openings[: at + 1]
        table.rolls, table.stages = opening.rolls, self.stages + 1
        table.news, table.options = list(self.news), dict(self.options)
        return table

    # -- what follows -------------------------------------------------------------

    def _close(self, stage: Stage) -> None:
        """Reveal: everybody's steps, in seat order, and what they resolve."""
        for seat in stage.seats:
            self.events += self.hands.signed(seat)
            for move in stage.steps[seat]:
                before = self.state.copy()
                self.state.play(seat, move)
                self._happened(before, Played(seat, move))

    def _go_on(self) -> None:
        """Roll until somebody owes a decision, or the game is over."""
        while self.state.phase == ROLL:
            self._switch_wished()
            self._roll()
        self.stage = None
        if self.state.phase == DECIDE:
            self.stages += 1
            self.stage = Stage(self.game, self.state)
            self.openings.append(Opening(len(self.events), self.rolls, self.stage.seats))

    def _roll(self) -> None:
        before = self.state.copy()
        self.rolls += 1
        dice, faces = before.dice(), self._faces(before)
        self.state.roll(faces)
        names = tuple(self.game.faces_to_text(dice, faces).split())
        self._happened(before, Rolled(names))

    def _faces(self, state: State) -> list[int]:
        laid_out = self.arranged.rolls
        if self.rolls <= len(laid_out):
            return self.game.faces_from_text(state.dice(), laid_out[self.rolls - 1])
        return self.tape.roll(self.rolls, state.sides())

    def _happened(self, before: State, event: Event) -> None:
        self.events.append(event)
        told = tell(self.game, before, event, self.state)
        if isinstance(event, Played):
            told = signed(told, event.seat, self.hands.of(event.seat))
        self.news += told

    # -- looking --------------------------------------------------------------------

    def seen_by(self, seat: int) -> State:
        """The state as a seat (or an onlooker, -1) may know it."""
        return self.stage.seen_by(seat) if self.stage else self.state

    def view(self, seat: int) -> View:
        """The view of a seat. Others' unrevealed decisions show only in ``waiting``."""
        undecided = self.undecided()
        awaited = tuple([other for other in undecided if other != seat])
        prompt = self.game.prompt(self.seen_by(seat), self._eyes(seat), awaited)
        if self.is_agreed:
            prompt = Message("prompt-ended-by-house" if self.ended_by_house else "prompt-agreed")
        return replace(self._glance(seat, prompt), prompt=prompt, waiting=undecided)

    def _glance(self, seat: int, prompt: Message) -> View:
        """All of a view but whom it waits for; made anew only after a step that this seat sees."""
        steps = self.steps_of(seat) or self.shown_steps()
        key = (len(self.events), tuple(steps))
        known = self._glances.get(seat)
        if known and known[0] == key:
            return known[1]
        state, sheets = self.seen_by(seat), self._sheets()
        if steps:
            sheets = still(sheets, pages(self.game, state))
        found = look(self.game, state, self._eyes(seat), sheets, prompt)
        if self.is_agreed:
            found = replace(found, result=so_far(self.state))
        found = replace(found, seat=seat, **self._so_far(seat))
        self._glances[seat] = (key, found)
        return found

    def _sheets(self) -> tuple[Page, ...]:
        """The sheets as they lie there before anybody's next step; the same for all."""
        if self._lying[0] != len(self.events):
            found = still(self._lying[1], pages(self.game, self.state))
            self._lying = (len(self.events), found)
        return self._lying[1]

    def _so_far(self, seat: int) -> dict[str, Any]:
        """What a seat has done in this stage; the dice lie there until it closes."""
        stage, moves = self.stage, self.steps_of(seat)
        if stage is None or not moves:
            return {}
        steps = taken(self.game, stage.opened, seat, moves)
        more = {"steps": steps, "can_swap": can_swap(stage.opened, seat, moves)}
        is_bare = not self.game.tokens(self.seen_by(seat))
        return more | ({"tokens": self.game.tokens(stage.opened)} if is_bare else {})

    def steps_of(self, seat: int) -> list[int]:
        """The steps of a seat that are not revealed yet."""
        return list(self.stage.steps.get(seat, [])) if self.stage else []

    def exchanged(self, seat: int, one: str, other: str) -> list[int]:
        """The steps of a seat with two spots exchanged."""
        opened = self.stage.opened if self.stage else self.state
        return exchanged(self.game, opened, seat, self.steps_of(seat), one, other)

    def _eyes(self, seat: int) -> int:
        """A seat whose turn comes with the commit of another only looks on until then."""
        stage = self.stage
        is_early = (
            stage is not None and seat not in stage.seats and seat in self.seen_by(seat).owing()
        )
        return ONLOOKER if is_early or self.is_agreed else seat

    def shown_steps(self) -> tuple[int, ...]:
        """The steps of this stage that everybody sees."""
        stage = self.stage
        is_watched = stage is not None and stage.is_watched()
        return tuple(stage.steps[stage.seats[0]]) if stage and is_watched else ()

    def preview(self, seat: int, move: str) -> Choice:
        """What one move would write and change."""
        state, number = self.seen_by(seat), self.game.from_text(move)
        state.require_decision(seat)
        if number not in state.moves(seat):
            raise IllegalMove(
                f"“{move}” is not legal now", self.game.why_illegal(state, seat, number)
            )
        return preview(self.game, state, seat, [number])[0]

    def reading(self, seat: int, sheet: int) -> tuple[Section, ...]:
        """A sheet (-1: the shared one) in words, as a seat may see it."""
        require_sheet(self.game, self.state, sheet)
        return reading(self.game, self.seen_by(seat), self._eyes(seat), sheet)

    def about(self, seat: int, sheet: int, thing: str) -> About | None:
        """What a thing on the table is."""
        require_sheet(self.game, self.state, sheet)
        return about(self.game, self.seen_by(seat), self._eyes(seat), sheet, thing)

    def undecided(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        if self.stage is None:
            return ()
        return tuple([seat for seat in self.stage.seats if seat not in self.stage.committed])

    def can_take_back(self, seat: int) -> bool:
        return self.stage is not None and bool(self.stage.steps.get(seat))

    def can_commit(self, seat: int) -> bool:
        stage = self.stage
        owes = stage is not None and seat in stage.seats and seat not in stage.committed
        return owes and stage is not None and stage.has_decided(seat)

    def is_over(self) -> bool:
        return self.is_agreed or self.state.is_over()

    def record(self) -> Record:
        """The game so far; with its secret once it is over. What was arranged proves no dice."""
        is_fair = self.arranged == FROM_THE_START
        record = Record(
            game=self.game.id,
            rules=self.game.rules_version,
            setup=self.setup,
            names=tuple(chair.name for chair in self.chairs),
            commitment=self.tape.commitment if is_fair else "",
            seeds=self.tape.seeds if is_fair else (),
            entries=tuple(Entry(event) for event in self.events),
        )
        secret = self.tape.secret if is_fair else None
        return ended(record, self.state, secret) if self.is_over() else record
