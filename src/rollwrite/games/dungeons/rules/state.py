"""Dungeons, Dice & Danger in rulebook order: a roll, its steps, monsters, end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, OVER, ROLL, START, State
from rollwrite.kernel.turn import Outcome

from . import moves, scoring, steps, waves
from .layout import Layout
from .pairs import BLACK, dark_pairs, plain_pairs
from .paper import Paper

SIDES: Final = [6, 6, 6, 6, 6]
DICE: Final = ("white", "white", "white", "white", "black")


@final
class DungeonsState(State):
    """A position. ``shown`` keeps the dice, three bits each, the black one last.

    ``plain`` are the pairs that whites alone can form, ``dark`` those that need
    the black die. ``is_settling`` while a wave waits for an answer.
    """

    def __init__(self, layout: Layout, seats: i64) -> None:
        super().__init__(seats)
        self.layout = layout
        self.shown: i64 = 0
        self.killed: i64 = 0  # by anybody
        self.out: i64 = 0  # eliminated seats
        self.is_settling = False
        self.plain: list[int] = []
        self.dark: list[int] = []
        self.papers: list[Paper] = [Paper() for _ in range(seats)]
        if seats == 1:
            self._start_with(0)  # DD-O1: alone, nobody is drawn

    def is_solo(self) -> bool:
        return self.seats == 1

    # -- a roll ----------------------------------------------------------------------

    def dice(self) -> tuple[str, ...]:
        """DD-R1; before the first roll, the die that draws the start seat (DD-R0)."""
        return START if self.active < 0 else DICE

    def sides(self) -> list[int]:
        return [self.seats] if self.active < 0 else SIDES

    def roll(self, faces: list[int]) -> None:
        if self.active < 0:
            self._start_with(faces[0])
            return
        self.shown = 0
        die: i64 = 0
        while die <= BLACK:
            face: i64 = faces[die] + 1
            self.shown |= face << (3 * die)
            die += 1
        self.plain = plain_pairs(self.shown)
        self.dark = dark_pairs(self.shown, self.plain)
        self.turns += 1
        self._ask_all()

    def _start_with(self, seat: i64) -> None:
        """DD-A3, DD-Q7: where there are clouds, all write their numbers first."""
        self.active = seat
        if self.layout.clouds:
            self._ask_all()

    def _ask_all(self) -> None:
        self.waiting = self.everybody() & ~self.out
        self.phase = DECIDE

    # -- the steps of a seat ---------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        paper = self.papers[seat]
        found: list[int] = []
        if paper.asked:
            steps.answers(self.layout, paper, found)
        elif paper.chest:
            steps.rewards(paper, found)
        elif self.turns == 0:
            steps.clouds(self.layout, paper, found)
        elif paper.pairs:
            steps.uses(self.layout, paper, self.is_solo(), found)
        else:
            self._list_pairs(seat, paper, found)
        return found

    def _list_pairs(self, seat: i64, paper: Paper, found: list[int]) -> None:
        """DD-R2, DD-R3; a torch may burn before the pairs are formed (DD-Q1)."""
        found += self.plain
        if self.has_black_die(seat):
            found += self.dark
        steps.torches(self.layout, paper, found)

    def has_black_die(self, seat: i64) -> bool:
        return self.is_free(seat) or self.papers[seat].dice_left() > 0

    def is_free(self, seat: i64) -> bool:
        """DD-R3, DD-O1: the active seat has the black die for nothing."""
        return seat == self.active and self.seats > 1

    def play(self, seat: i64, move: i64) -> None:
        paper = self.papers[seat]
        if move < moves.AT:
            pairs: int = move
            steps.form_pairs(paper, move, not self.is_free(seat) and pairs not in self.plain)
        elif move < moves.TORCH_AT:
            steps.use_sums(self.layout, paper, move)
        elif move < moves.STRIKE:
            steps.burn_torch(self.layout, paper, move)
        elif move < moves.DONE:
            steps.answer(self.layout, paper, move)
        elif move > moves.DONE:
            steps.write_cloud(self.layout, paper, move - moves.WRITE)
        if move == moves.DONE or not self._goes_on(paper):
            self._finish_seat(seat, paper)

    def _goes_on(self, paper: Paper) -> bool:
        """Whether the seat has another step to choose."""
        if paper.asked or paper.chest:
            return True
        if self.is_settling:
            return False
        if self.turns == 0:
            return paper.written < steps.CLOUDS
        return paper.pairs == 0 or steps.has_use(self.layout, paper)

    def _finish_seat(self, seat: i64, paper: Paper) -> None:
        if self.turns > 0 and not self.is_settling:
            self._lapse(paper)
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        if self.turns == 0:
            self.phase = ROLL
        else:
            self._settle()

    def _lapse(self, paper: Paper) -> None:
        """DD-R5: a life for each sum left; alone DD-O1, DD-Q6."""
        lapsed: i64 = (1 if paper.first else 0) + (1 if paper.second else 0)
        if self.is_solo():
            if not paper.has_hit:
                lapsed += 1
            elif lapsed > 0:
                lapsed -= 1
        paper.lost += lapsed
        paper.first = 0
        paper.second = 0
        paper.pairs = 0

    # -- monsters, when everybody has finished -----------------------------------------

    def _settle(self) -> None:
        """DD-M1 to DD-M3: wave after wave, until nothing changes or somebody is asked."""
        self.is_settling = True
        while True:
            killed = waves.strike_out(self.papers)
            fresh: i64 = killed & ~self.killed
            self.killed = killed
            if fresh == 0:
                break
            waves.help_others(self.layout, self.papers, fresh, self.out)
            self.waiting = waves.asked_seats(self.papers)
            if self.waiting:
                return
        self.is_settling = False
        self._end_roll()

    # -- end ---------------------------------------------------------------------------

    def _end_roll(self) -> None:
        """DD-Q1: gains come before losses."""
        for seat, paper in enumerate(self.papers):
            life = paper.life_after()
            paper.extra = paper.extra_after()
            paper.life = life
            paper.forget_roll()
            if scoring.is_out(paper):
                self.out |= 1 << seat
        self.shown = 0
        self.plain = []
        self.dark = []
        self._pass_dice()

    def _pass_dice(self) -> None:
        """DD-F1; DD-Q7: who is eliminated rolls no more."""
        if self.killed == self.layout.monsters or self.out == self.everybody():
            self.phase = OVER
            return
        self.phase = ROLL
        while True:
            self.active = self.next_of(self.active)
            if (self.out >> self.active) & 1 == 0:
                return

    # -- scoring -----------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return scoring.total(self.layout, self.papers[seat], self.is_solo())

    def lines(self, seat: i64) -> list[tuple[str, int]]:
        return scoring.lines(self.layout, self.papers[seat], self.is_solo())

    def outcome(self) -> Outcome:
        """DD-F3; a solo game is rated, not won or lost (DD-Q8)."""
        totals = self.totals()
        seats = [seat for seat in range(self.seats) if not (self.out >> seat) & 1]
        ranks = [(totals[seat], int(self.papers[seat].life)) for seat in seats]
        winners = [seat for seat, rank in zip(seats, ranks) if rank == max(ranks)]
        if self.is_solo():
            winners = [0]
        teams = tuple((seat,) for seat in range(self.seats))
        return Outcome(tuple(totals), tuple(winners), teams)

    # -- identity ----------------------------------------------------------------------

    def key(self) -> list[int]:
        found = [self.seats, self.phase, self.turns, self.active, self.waiting, self.shown]
        found += [self.killed, self.out, int(self.is_settling)]
        for paper in self.papers:
            found += paper.key()
        return found

    def copy(self) -> DungeonsState:
        twin = DungeonsState(self.layout, 0)
        twin.resume(self)
        twin.shown = self.shown
        twin.killed = self.killed
        twin.out = self.out
        twin.is_settling = self.is_settling
        twin.plain = self.plain
        twin.dark = self.dark
        for paper in self.papers:
            twin.papers.append(paper.copy())
        return twin
