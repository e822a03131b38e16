"""Escape in rulebook order: sides, a turn, exploring, the pool, the end.

After every step the game goes on by itself until somebody has a choice, dice
have to be rolled, or it is over.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from rollwrite.kernel.state import DECIDE, OVER, ROLL

from . import deeds, moves, offers
from .deeds import GEMS_OR_DIE, NOTHING, WHICH_JOKER, WHICH_TRACK
from .dice import CURSE, DICE, EXTRA, KEPT, POOL, SPENT, SUPPLY, TRAY
from .layout import BITS, BLACK, JOKERS, LOCKED, NOWHERE, OUTSIDE, REROLL
from .paper import Paper
from .position import BEFORE, CLOSING, DRAW, EXPLORING, EXTRAS, PAIR, PLACE, SIDES, TAKING, Position


@final
class EscapeState(Position):
    """What can be done in a position, and what follows."""

    def roll(self, faces: list[int]) -> None:
        self.phase = DECIDE
        if self.step == DRAW:
            self.start = faces[0]
            self.seat = self.start
            self.step = SIDES
        elif self.step == EXTRAS:
            self.dice_set.show(EXTRA, faces)
            self._use_extras()
        else:
            self.dice_set.show(TRAY, faces)
            self.step = PLACE
            self.is_fresh = True
        self._settle()

    # -- moves ---------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        found: list[int] = []
        if self.ask != NOTHING:
            self._list_answers(found)
        elif self.step == SIDES:
            offers.sides(self.papers, found)
        elif self.step == CLOSING:
            offers.closings(self._closable(), found)
        elif self.step == TAKING:
            self._list_takings(self.papers[seat], found)
        else:
            self._list_turn(self.papers[seat], found)
        return found

    def _list_turn(self, paper: Paper, found: list[int]) -> None:
        """The active seat's own turn; a run fits everywhere (ES-Q1)."""
        if self.step == EXPLORING:
            offers.goings(self.layout, paper, self.team, self.dice_set, found)
        elif self.step == BEFORE:
            offers.heals(self.team, self.dice_set, found)
        else:
            offers.placings(self.team, self.dice_set, self.is_fresh, found)
        offers.runs(self.layout, paper, self.team, found)
        if self.step == EXPLORING:
            found.append(moves.DONE)
        elif not offers.has_placings(self.dice_set.counts(TRAY)):
            has_dice = self.dice_set.how_many(SUPPLY) > 0
            found.append(moves.ROLL_ON if has_dice else moves.EXPLORE)

    def _list_answers(self, found: list[int]) -> None:
        if self.ask == WHICH_TRACK:
            offers.tracks(self.team, self.terms.track_length, found)
        elif self.ask == WHICH_JOKER:
            offers.jokers(self.dice_set, found)
        else:
            found.append(moves.TAKE_GEMS)
            found.append(moves.TAKE_DIE)

    def _list_takings(self, paper: Paper, found: list[int]) -> None:
        """ES-P1, ES-Q2: one die or two; giving up a gem after that."""
        if self.taken < 2:
            offers.takings(self.layout, paper, self.dice_set, found)
        if self.taken > 0:
            offers.give_ups(self.layout, paper, found)
            found.append(moves.DONE)

    def play(self, seat: i64, move: i64) -> None:
        if move < moves.ROLL_ON:
            self.papers[seat].at = OUTSIDE + move
            self.seat = self.next_of(seat)
        elif move == moves.REROLL:
            self._reroll()
        elif move < moves.HEAL:
            self._advance()
        elif move < moves.RUN:
            self._use_dice(move)
        elif move < moves.CHOOSE:
            self._move_on(seat, move)
        elif move < moves.CLOSE:
            self._answer(seat, move)
        elif move < moves.CROSS:
            self.papers[seat].closed |= BITS[move - moves.CLOSE]
            self._advance()
        else:
            self._use_pool(self.papers[seat], move)
        self._settle()

    # -- what goes on by itself ----------------------------------------------------------------

    def _settle(self) -> None:
        if self.is_won():
            self._end(True)
        while self.phase == DECIDE and not self._has_choice():
            self._advance()
        self.waiting = BITS[self.seat] if self.phase == DECIDE else 0

    def _has_choice(self) -> bool:
        """Whether ``seat`` has something to choose."""
        if self.ask != NOTHING:
            return True
        if self.step == SIDES:
            return self.papers[self.seat].at == NOWHERE
        if self.step == CLOSING:
            return self._closable() != 0
        if self.step == TAKING:
            return self._can_take(self.papers[self.seat])
        if self.step == EXPLORING:
            return self._can_explore()
        if self.step == BEFORE:
            return offers.can_heal(self.team, self.dice_set) or self._can_run()
        return self._can_place()

    def _advance(self) -> None:
        """``seat`` is done with this part of the turn."""
        if self.step == SIDES:
            self._begin_turn(self.start)
        elif self.step == CLOSING:
            self._after_closing()
        elif self.step == EXPLORING:
            self._share_pool()
        elif self.step == TAKING:
            self._ask_next_taker()
        else:
            self._roll_on()

    # -- a turn ------------------------------------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        """ES-A1; then what a variant rolls first."""
        self.active = seat
        self.seat = seat
        self.turns += 1
        if seat == self.start:
            self.round += 1
        self.dice_set.move_curse(SUPPLY)
        variant = self.terms.variant
        if variant == LOCKED or (variant == JOKERS and seat == self.start):
            self.step = EXTRAS
            self.phase = ROLL
        else:
            self.step = BEFORE

    def _roll_on(self) -> None:
        """ES-A3: two dice of the supply, or the last one; none left: explore."""
        self.dice_set.curse()
        self.is_fresh = False
        if self.dice_set.take(2, TRAY):
            self.step = PAIR
            self.phase = ROLL
        else:
            self.step = EXPLORING

    def _can_place(self) -> bool:
        """Dice to place or to re-roll, or a run before the next roll."""
        tray = self.dice_set.counts(TRAY)
        if offers.has_placings(tray) or offers.can_reroll(self.team, tray, self.is_fresh):
            return True
        return (tray != 0 or self.dice_set.how_many(SUPPLY) > 0) and self._can_run()

    def _can_run(self) -> bool:
        return offers.can_run(self.layout, self.papers[self.active], self.team)

    def _use_dice(self, move: i64) -> None:
        deeds.use_dice(self.team, self.dice_set, move)
        self.is_fresh = False

    def _reroll(self) -> None:
        """ES-A3, ES-Q2: the same dice again, black masks too."""
        self.team.spend(REROLL)
        self.step = PAIR
        self.phase = ROLL

    # -- exploring ---------------------------------------------------------------------------

    def _can_explore(self) -> bool:
        if self._can_run():
            return True
        found: list[int] = []
        offers.goings(self.layout, self.papers[self.active], self.team, self.dice_set, found)
        return len(found) > 0

    def _move_on(self, seat: i64, move: i64) -> None:
        self.ask = deeds.move_on(
            self.layout, self.terms, self.team, self.dice_set, self.papers, seat, move
        )

    def _answer(self, seat: i64, move: i64) -> None:
        """ES-Q3: after a chamber's action comes its secret."""
        asked = self.ask
        self.ask = NOTHING
        deeds.answer(self.terms, self.team, self.dice_set, move)
        if asked != GEMS_OR_DIE:
            self.ask = deeds.open_secret(
                self.layout, self.terms, self.team, self.dice_set, self.papers, seat
            )

    # -- the pool ------------------------------------------------------------------------------

    def _share_pool(self) -> None:
        self.step = TAKING
        self.dice_set.move_all(KEPT, SPENT)
        self._ask_next_taker()

    def _ask_next_taker(self) -> None:
        """ES-P1: clockwise from the active seat's left, while there is something."""
        self.taken = 0
        self.seat = self.next_of(self.seat)
        if self.seat == self.active or self.dice_set.how_many(POOL) == 0:
            self._end_turn()

    def _can_take(self, paper: Paper) -> bool:
        if self.taken < 2 and self.dice_set.how_many(POOL) > 0:
            return True
        return offers.has_give_up(self.layout, paper)

    def _use_pool(self, paper: Paper, move: i64) -> None:
        if move < moves.GIVE_UP:
            self.taken += 1
        deeds.use_pool(self.layout, self.terms, self.team, self.dice_set, paper, move)

    def _end_turn(self) -> None:
        """ES-P3, ES-F1"""
        self.dice_set.gather()
        following = self.next_of(self.active)
        if following == self.start and self.round == self.terms.rounds:
            self._end(False)
        else:
            self._begin_turn(following)

    # -- the end -------------------------------------------------------------------------------

    def _end(self, has_won: bool) -> None:
        self.has_won = has_won
        self.ask = NOTHING
        self.phase = OVER

    # -- locked passages ---------------------------------------------------------------------------

    def _use_extras(self) -> None:
        """ES-V1, ES-Q4; jokers wait until somebody meets one (ES-V3)."""
        self.step = BEFORE
        if self.terms.variant != LOCKED:
            return
        black: i64 = (self.dice_set.counts(EXTRA) >> (4 * BLACK)) & 15
        if black:
            self.dice_set.take(black, CURSE)
        else:
            self.step = CLOSING

    def _closable(self) -> i64:
        dice = self.dice_set
        paper = self.papers[self.seat]
        return offers.closable(self.layout, paper, dice.face(DICE), dice.face(DICE + 1))

    def _after_closing(self) -> None:
        """The active seat first, then its left neighbour."""
        if self.seat == self.active:
            self.seat = self.next_of(self.seat)
        else:
            self.seat = self.active
            self.step = BEFORE

    # -- identity ------------------------------------------------------------------------------

    def copy(self) -> EscapeState:
        twin = EscapeState(self.layout, self.terms, 0)
        twin.resume(self)
        twin.step = self.step
        twin.ask = self.ask
        twin.round = self.round
        twin.start = self.start
        twin.seat = self.seat
        twin.taken = self.taken
        twin.is_fresh = self.is_fresh
        twin.has_won = self.has_won
        twin.dice_set = self.dice_set.copy()
        twin.team = self.team.copy()
        for paper in self.papers:
            twin.papers.append(paper.copy())
        return twin
