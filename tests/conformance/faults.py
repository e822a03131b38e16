"""The small game with one bug each."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from msgspec.structs import replace

from rollwrite.kernel.chance import Chance
from rollwrite.kernel.game import Event
from rollwrite.kernel.mind import Mind
from rollwrite.kernel.seen.reading import Place, Region
from rollwrite.kernel.seen.view import Choice, Figure, Mark, Message, News, RuleCard, Token
from rollwrite.kernel.state import OVER, ROLL, State
from rollwrite.kernel.turn import Outcome, rivals
from tests.conformance.small import SmallArt, SmallGame, SmallState, own


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


# -- faults that only show in play -----------------------------------------------------------------


class FirstComeFirstServed(SmallState):
    """What one may play depends on whether somebody else has played; what follows does not."""

    def moves(self, seat: int) -> list[int]:
        has_begun = any(len(row) >= 2 * self.turns for row in self.kept)
        return [2] if has_begun and len(self.kept[seat]) % 2 else [1, 2]

    def play(self, seat: int, move: int) -> None:
        super().play(seat, 2)


class StumblesWhenRich(SmallState):
    """A mistake in scoring where only those come who play for points."""

    def moves(self, seat: int) -> list[int]:
        return list(range(1, 21))

    def total(self, seat: int) -> int:
        assert len(self.kept[seat]) < 5 or min(self.kept[seat]) < 20, "too rich"
        return super().total(seat)


class StumblesAtTheUnusual(SmallState):
    """One of twelve moves brings something else than the others; taken three times it is fatal."""

    def moves(self, seat: int) -> list[int]:
        return [] if self.kept[seat].count(-1) >= 3 else list(range(1, 13))

    def play(self, seat: int, move: int) -> None:
        super().play(seat, 1)
        self.kept[seat][-1] = -1 if move == 12 else 1


# -- faults of what is drawn -----------------------------------------------------------------------


class MisspellsMarks(SmallGame):
    """A mark of a late round lies on a spot that is not there; no choice names it."""

    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        late = (Mark(("bocks-6",), "cross"),) if state.turns == 3 else ()
        return (*super().marks(state, seat), *late)


class UnknownGlyph(SmallGame):
    def marks(self, state: State, seat: int) -> tuple[Mark, ...]:
        return tuple(Mark(mark.spots, "squiggle") for mark in super().marks(state, seat))


class UnknownSign(SmallGame):
    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return [News(1, -1, Message("told"), "trumpet")]


class UnknownHint(SmallGame):
    def choice(self, state: State, seat: int, move: int) -> Choice:
        return replace(super().choice(state, seat, move), signs=("trumpet",))


class NoPlaceForPoints(SmallArt):
    def sheet(self, drawing: str, language: str) -> str:
        return super().sheet(drawing, language).replace("score-kept", "score-keeped")


class UndrawableDie(SmallArt):
    def die(self, kind: str, face: str) -> str:
        return super().die(kind, face) if face == "heads" else ""


class UnclosedDie(SmallArt):
    def die(self, kind: str, face: str) -> str:
        return "<circle r='40'>"


class CrampedSheet(SmallArt):
    """Fine on a desk, a few pixels apart on a phone."""

    def sheet(self, drawing: str, language: str) -> str:
        return super().sheet(drawing, language).replace('"0 0 1080', '"0 0 3240')


class WrongFigure(SmallGame):
    """A card that points beside the sheet."""

    def rules(self) -> tuple[RuleCard, ...]:
        return (RuleCard("goal", Figure("small@1", ("box-1", "box-9"))),)


class WrongFigureDie(SmallGame):
    def rules(self) -> tuple[RuleCard, ...]:
        return (RuleCard("goal", dice=(Token("coin-1", "coin", "edge"),)),)


class OpensBoth(SmallGame):
    """Offers two boxes at once, so that they can be too close."""

    def choice(self, state: State, seat: int, move: int) -> Choice:
        return replace(super().choice(state, seat, move), spots=(f"box-{move}",))


# -- faults of what is said ------------------------------------------------------------------------


class SaysNothingKnown(SmallGame):
    """A message that has words in no language, in the last round only."""

    def prompt(self, state: State, seat: int, awaited: Sequence[int] = ()) -> Message:
        return Message("prompt-lost" if state.turns == 3 else "prompt")


class LeavesAVariableOpen(SmallGame):
    def tell(self, before: State, event: Event, after: State) -> list[News]:
        return [News(1, -1, Message("die-coin"))]


def drawn_by(art: type[SmallArt], game: type[SmallGame] = SmallGame) -> SmallGame:
    """The small game with another pen."""
    made = game()
    made.art = art()
    return made
