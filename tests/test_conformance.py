"""Every game keeps the promises of all games; and the suite would notice if one did not."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pytest

from rollwrite.catalogue import GAMES
from rollwrite.kernel.art import Art
from rollwrite.kernel.chance import Chance
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Die, Event, Game, Setup
from rollwrite.kernel.mind import Mind
from rollwrite.kernel.reading import Place, Region
from rollwrite.kernel.state import DECIDE, OVER, ROLL, State
from rollwrite.kernel.turn import Outcome, rivals
from rollwrite.kernel.view import Choice, Mark, Message, News, RuleCard, Token
from rollwrite.testing import CHECKS, Trial, check_game, conformance
from rollwrite.testing.conformance import Check, trials
from rollwrite.testing.shortcuts import shortcuts_change_nothing

SEEDS = range(1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_keeps_what_all_games_promise(game: Game, check: Check) -> None:
    for trial in trials(game, SEEDS):
        check(trial)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_tried_with_every_number_of_seats_and_every_option(game: Game) -> None:
    tried = trials(game, SEEDS)
    assert {trial.seats for trial in tried} == set(range(game.min_seats, game.max_seats + 1))
    settings = [{o.id: value} for o in game.options for value in o.values] or [{}]
    assert all(any(trial.options == setting for trial in tried) for setting in settings)


# -- a small game, to break in many ways -----------------------------------------------------------


class SmallState(State):
    """Three rounds: one die, then all seats at once keep its face or double it, twice.

    The seat's second step is open only after the first, so that a decision has two steps.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.face = -1
        self.kept: list[list[int]] = [[] for _ in range(seats)]

    def dice(self) -> tuple[str, ...]:
        return ("coin",)

    def sides(self) -> list[int]:
        return [2]

    def roll(self, faces: list[int]) -> None:
        self.face = faces[0]
        self.turns += 1
        self.phase = DECIDE
        self.waiting = (1 << self.seats) - 1

    def moves(self, seat: int) -> list[int]:
        return [1, 2]

    def play(self, seat: int, move: int) -> None:
        self.kept[seat].append((self.face + 1) * move)
        if len(self.kept[seat]) == 2 * self.turns:
            self.waiting &= ~(1 << seat)
        if not self.waiting:
            self.face = -1
            self.phase = OVER if self.turns == 3 else ROLL

    def total(self, seat: int) -> int:
        return sum(self.kept[seat])

    def lines(self, seat: int) -> list[tuple[str, int]]:
        return [("kept", sum(self.kept[seat]))]

    def outcome(self) -> Outcome:
        return rivals(self.totals())

    def key(self) -> list[int]:
        kept = [[len(row), *row] for row in self.kept]
        return [self.seats, self.turns, self.face, *itertools.chain(*kept)]

    def copy(self) -> SmallState:
        twin = type(self)(self.seats)
        twin.resume(self)
        twin.face = self.face
        twin.kept = [list(row) for row in self.kept]
        return twin


class SmallArt(Art):
    def sheet(self, drawing: str, language: str) -> str:
        return "".join(f'<rect data-spot="box-{box}"/>' for box in range(1, 7))

    def cover(self, language: str) -> str:
        return ""

    def die(self, kind: str, face: str) -> str:
        return ""

    def signs(self) -> dict[str, str]:
        return {}


class SmallGame(Game):
    id = "small"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    options = ()
    sheets = ("small@1",)
    art = SmallArt()

    def __init__(self, state: type[SmallState] = SmallState) -> None:
        self.state = state

    def opening(self, setup: Setup) -> State:
        return self.state(setup.seats)

    def die(self, kind: str) -> Die:
        return Die("coin", ("heads", "tails"))

    def to_text(self, move: int) -> str:
        return {1: "keep", 2: "double"}.get(move, str(move))

    def from_text(self, text: str) -> int:
        if text not in ("keep", "double"):
            raise InvalidNotation(f"“{text}” is no move of small")
        return 1 if text == "keep" else 2

    def sheet_texts(self) -> tuple[str, ...]:
        return ()

    def check_sheet(self, text: str) -> None:
        pass

    def active(self, state: State) -> int:
        return -1

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return Message("prompt")

    def tokens(self, state: State) -> tuple[Token, ...]:
        face = own(state).face
        return (Token("coin-1", "coin", ("heads", "tails")[face]),) if face >= 0 else ()

    def drawing(self, state: State, seat: int) -> str:
        return "small@1"

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        row = own(state).kept[seat]
        return tuple(Mark((f"box-{box}",), "text", str(kept)) for box, kept in enumerate(row, 1))

    def choice(self, state: State, seat: int, move: int) -> Choice:
        words = Message("label"), Message("title"), Message("verb")
        spot = f"box-{len(own(state).kept[seat]) + 1}"
        return Choice(self.to_text(move), *words, (("coin-1",),), (spot,))

    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return []

    def rules(self) -> tuple[RuleCard, ...]:
        return (RuleCard("goal"),)

    def why_not(self, state: State, seat: int, touched: str) -> Message:
        return Message("why")

    def why_illegal(self, state: State, seat: int, move: int) -> Message:
        return Message("why")


def own(state: State) -> SmallState:
    assert isinstance(state, SmallState)
    return state


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_small_game_passes_every_check(check: Check) -> None:
    """Else the broken ones below would prove nothing."""
    for trial in trials(SmallGame(), range(3)):
        check(trial)


def test_the_whole_suite_can_be_run_at_once() -> None:
    check_game(SmallGame(), range(1))


# -- one bug each ----------------------------------------------------------------------------------


class SharesAList(SmallState):
    """A copy that writes on the sheets of its original."""

    def copy(self) -> SmallState:
        twin = super().copy()
        twin.kept = self.kept
        return twin


class ForgetsARow(SmallState):
    """A copy that is not the same position."""

    def copy(self) -> SmallState:
        twin = super().copy()
        twin.turns = 0
        return twin


class ForgetsItsMind(SmallState):
    """A copy that thinks otherwise."""

    def copy(self) -> SmallState:
        twin = super().copy()
        twin.mind = Mind()
        return twin


class PicksAnother(SmallState):
    """A move by chance that is not the one the list would give."""

    def any_move(self, seat: int, chance: Chance) -> int:
        return 1


class TumblesElsewhere(SmallState):
    def tumble(self, chance: Chance) -> None:
        self.roll([0])


class DeadEnd(SmallState):
    """A seat that owes a second step and has none."""

    def moves(self, seat: int) -> list[int]:
        return [] if len(self.kept[seat]) == 3 else super().moves(seat)


class ListsTwice(SmallState):
    def moves(self, seat: int) -> list[int]:
        return [1, 2, 2]


class CannotPlayAll(SmallState):
    """Offers a move that it cannot play."""

    def moves(self, seat: int) -> list[int]:
        return [2] if self.turns < 3 else [1, 2, 3]

    def play(self, seat: int, move: int) -> None:
        assert move != 3, "there is no third move"
        super().play(seat, move)


class DoesNotAddUp(SmallState):
    def lines(self, seat: int) -> list[tuple[str, int]]:
        return [("kept", min(self.total(seat), 10))]


class FirstComesFirst(SmallState):
    """Whoever decides first gets one more: the order of a stage matters."""

    def play(self, seat: int, move: int) -> None:
        is_first = all(len(row) < 2 * self.turns - 1 for row in self.kept)
        super().play(seat, move)
        self.kept[seat][-1] += 10 * is_first


class LooksAtOthers(SmallState):
    """What a seat writes depends on what another has written in the same stage."""

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.kept[seat][-1] += sum(map(len, self.kept)) % 5


class RandomDigest(SmallState):
    """Equal positions with different digests."""

    counter = itertools.count()

    def key(self) -> list[int]:
        return [*super().key(), next(self.counter)]


class BlindDigest(SmallState):
    """Different positions with equal digests."""

    def key(self) -> list[int]:
        return [self.seats, self.turns]


class PlaysOnItsOwn(SmallState):
    """Rules that roll dice themselves."""

    counter = itertools.count()

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.kept[seat][-1] += next(self.counter)


class NeverEnds(SmallState):
    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        if self.phase == OVER:
            self.phase = ROLL


class OpenAfterTheEnd(SmallState):
    """Takes moves when nothing is left to play."""

    def checked_play(self, seat: int, move: int) -> None:
        self.kept[seat].append(move)


class WrongOutcome(SmallState):
    def outcome(self) -> Outcome:
        return rivals([total + 1 for total in self.totals()])


class HalfATeam(SmallState):
    """A team of all that wins in part."""

    def outcome(self) -> Outcome:
        return Outcome(tuple(self.totals()), (0,), (tuple(range(self.seats)),))


class NoTeam(SmallState):
    def outcome(self) -> Outcome:
        return Outcome(tuple(self.totals()), (0,), ((0,),))


class TakesAnything(SmallState):
    """Plays what strangers ask for without looking."""

    def checked_play(self, seat: int, move: int) -> None:
        self.require_decision(seat)
        self.play(seat, move)


class ChangesWhenRefusing(SmallState):
    def checked_play(self, seat: int, move: int) -> None:
        self.kept[0] += [] if move in (1, 2) and seat >= 0 else [0]
        super().checked_play(seat, move)


class SameText(SmallGame):
    """Two moves with one text."""

    def to_text(self, move: int) -> str:
        return "keep"


class LosesItsNotation(SmallGame):
    """Texts that name another move."""

    def from_text(self, text: str) -> int:
        return 3 - super().from_text(text)


class NotPlainData(SmallGame):
    """A view that holds something JSON cannot."""

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return Message("prompt", {"state": state})  # type: ignore[dict-item]


class MisnamesChoices(SmallGame):
    def choice(self, state: State, seat: int, move: int) -> Choice:
        return super().choice(state, seat, 1)


class PointsBesideTheSheet(SmallGame):
    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        row = own(state).kept[seat]
        return tuple(Mark((f"field-{box}",), "text", str(kept)) for box, kept in enumerate(row, 1))


class UsesADieThatIsNotThere(SmallGame):
    def tokens(self, state: State) -> tuple[Token, ...]:
        return ()


class ShowsAFaceThatIsNotThere(SmallGame):
    def tokens(self, state: State) -> tuple[Token, ...]:
        return tuple(Token(token.id, token.die, "edge") for token in super().tokens(state))


class Blabs(SmallGame):
    """A view that knows what others have just played: the game keeps it outside the state."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def checked_play(self, state: State, seat: int, move: int) -> None:
        super().checked_play(state, seat, move)
        self.heard += 1

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return Message("prompt", {"heard": self.heard})


class ReadsASpotTwice(SmallGame):
    def regions(self, state: State, seat: int) -> tuple[Region, ...]:
        twice = (Place("box-1", Message("box")),) * 2
        return (Region(Message("boxes"), twice),)


class KnowsNoSuchRule(SmallGame):
    def rule_of(self, state: State, thing: str) -> str:
        return "hearsay"


BROKEN_STATES: list[tuple[type[SmallState], Check]] = [
    (SharesAList, conformance.copies_are_independent),
    (ForgetsARow, conformance.copies_are_independent),
    (BlindDigest, conformance.copies_are_independent),
    (ForgetsItsMind, conformance.copies_are_independent),
    (PicksAnother, shortcuts_change_nothing),
    (TumblesElsewhere, shortcuts_change_nothing),
    (DeadEnd, conformance.no_dead_ends),
    (ListsTwice, conformance.no_dead_ends),
    (CannotPlayAll, conformance.no_dead_ends),
    (DoesNotAddUp, conformance.totals_are_the_sum_of_their_lines),
    (FirstComesFirst, conformance.decisions_of_a_stage_commute),
    (LooksAtOthers, conformance.decisions_of_a_stage_commute),
    (RandomDigest, conformance.replay_is_deterministic),
    (PlaysOnItsOwn, conformance.replay_is_deterministic),
    (NeverEnds, conformance.game_ends),
    (OpenAfterTheEnd, conformance.game_ends),
    (WrongOutcome, conformance.game_ends),
    (HalfATeam, conformance.game_ends),
    (NoTeam, conformance.game_ends),
    (SharesAList, conformance.views_leak_nothing_hidden),
    (TakesAnything, conformance.strangers_are_refused),
    (ChangesWhenRefusing, conformance.strangers_are_refused),
    (RandomDigest, conformance.records_round_trip),
]

BROKEN_GAMES: list[tuple[Callable[[], SmallGame], Check]] = [
    (SameText, conformance.moves_round_trip),
    (LosesItsNotation, conformance.moves_round_trip),
    (LosesItsNotation, conformance.records_round_trip),
    (NotPlainData, conformance.views_serialise),
    (MisnamesChoices, conformance.views_serialise),
    (PointsBesideTheSheet, conformance.views_point_at_the_drawing),
    (UsesADieThatIsNotThere, conformance.views_point_at_the_drawing),
    (ShowsAFaceThatIsNotThere, conformance.views_point_at_the_drawing),
    (Blabs, conformance.views_leak_nothing_hidden),
    (ReadsASpotTwice, conformance.every_spot_is_read_once),
    (KnowsNoSuchRule, conformance.everything_says_what_it_is),
]


def notices(game: Game, check: Check) -> bool:
    """Whether a check fails for a game, in some trial; however it fails."""
    for trial in trials(game, range(3)):
        try:
            check(trial)
        except Exception:
            return True
    return False


def name_of(case: object) -> str:
    return getattr(case, "__name__", "case")


@pytest.mark.parametrize(("state", "check"), BROKEN_STATES, ids=name_of)
def test_the_suite_notices_a_broken_state(state: type[SmallState], check: Check) -> None:
    assert notices(SmallGame(state), check)


@pytest.mark.parametrize(("game", "check"), BROKEN_GAMES, ids=name_of)
def test_the_suite_notices_a_broken_game(game: Callable[[], SmallGame], check: Check) -> None:
    assert notices(game(), check)


def test_every_check_notices_something() -> None:
    """A check that nothing can fail would be decoration."""
    proved = {check for _, check in BROKEN_STATES} | {check for _, check in BROKEN_GAMES}
    assert proved == set(CHECKS)


def test_a_failed_check_names_the_trial() -> None:
    game = SmallGame(DoesNotAddUp)
    with pytest.raises(AssertionError, match=r"Trial\(.*seats=2.*lines of seat . do not add up"):
        conformance.totals_are_the_sum_of_their_lines(Trial(game, 2, {}, 1))
