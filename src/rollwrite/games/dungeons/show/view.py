"""How a position shows itself: prompt, dice, marks."""

from __future__ import annotations

from collections.abc import Hashable

from rollwrite.kernel.seen.remembered import remembered
from rollwrite.kernel.seen.view import Mark, Message, Remark, Tally, Token
from rollwrite.kernel.state import DECIDE, OVER

from ..rules import moves, scoring
from ..rules.layout import RUBBLE, Layout
from ..rules.pairs import BLACK, face_of
from ..rules.paper import EXTRA_LIVES, LIFE_BOXES, LIVES, Paper
from ..rules.state import DungeonsState
from . import names

BONUSES = (1, 2)

# -- prompt ------------------------------------------------------------------------


def meanwhile(state: DungeonsState, seat: int) -> Message | None:
    """DD-F1: who is eliminated watches."""
    is_asking = state.phase == DECIDE
    return Message("prompt-out") if is_asking and is_out(state, seat) else None


def why_idle(state: DungeonsState, seat: int) -> Message | None:
    return Message("why-out") if is_out(state, seat) else None


def is_out(state: DungeonsState, seat: int) -> bool:
    return seat >= 0 and (state.out >> seat) & 1 == 1


def remarks(state: DungeonsState, _seat: int) -> tuple[Remark, ...]:
    """DD-F1: the last monster, once all the others are killed."""
    alive = names.each_bit(state.layout.monsters & ~state.killed)
    if len(alive) != 1:
        return ()
    name = names.monster(state.layout, alive[0])
    return (Remark("kill", Message("remark-last", {"monster": name})),)


def question(state: DungeonsState, seat: int) -> Message:
    paper = state.papers[seat]
    if paper.asked:
        name = names.monster(state.layout, names.each_bit(paper.asked)[0])
        return Message("prompt-strike", {"monster": name})
    if paper.chest:
        return Message("prompt-chest")
    if state.turns == 0:
        return Message("prompt-cloud", {"number": moves.CLOUD_NUMBERS[paper.written]})
    if paper.pairs == 0:
        return _pairing(state, seat)
    return _using(state, seat, paper)


def _pairing(state: DungeonsState, seat: int) -> Message:
    if state.is_free(seat):
        return Message("prompt-pairs-active")
    return Message("prompt-pairs", {"dice": int(state.papers[seat].dice_left())})


def _using(state: DungeonsState, seat: int, paper: Paper) -> Message:
    sums = [int(moves.sum_of(unit - 1)) for unit in (paper.first, paper.second) if unit]
    legal = state.moves(seat)
    if legal[0] >= moves.TORCH_AT:
        return Message("prompt-done", {"left": len(sums)})
    if len(sums) == 2:
        return Message("prompt-two", {"first": sums[0], "second": sums[1]})
    return Message("prompt-one-free" if moves.DONE in legal else "prompt-one", {"sum": sums[0]})


# -- dice --------------------------------------------------------------------------


def tokens(state: DungeonsState) -> tuple[Token, ...]:
    """DD-R1: four white dice and a black one; before the first roll the clouds' numbers."""
    if state.shown == 0:
        return _numbers(state) if state.phase == DECIDE and state.turns == 0 else ()
    return tuple(
        Token(token_id(die), "black" if die == BLACK else "white", face)
        for die, face in enumerate(faces(state))
    )


def token_id(die: int) -> str:
    return f"die-{die + 1}"


def faces(state: DungeonsState) -> list[str]:
    return [str(face_of(state.shown, die)) for die in range(BLACK + 1)]


def _numbers(state: DungeonsState) -> tuple[Token, ...]:
    """DD-A3: those that the one seat whose steps are seen here has written lie on its sheet."""
    written = max(int(paper.written) for paper in state.papers)
    return tuple(
        Token(cloud_token(number), "number", str(number), "sheet" if at < written else "tray")
        for at, number in enumerate(moves.CLOUD_NUMBERS)
    )


def cloud_token(number: int) -> str:
    return f"number-{number}"


# -- stock -------------------------------------------------------------------------


def stock(state: DungeonsState, seat: int) -> tuple[Tally, ...]:
    """What is left of lives and tools, and the treasure so far."""
    paper = state.papers[seat]
    extra = EXTRA_LIVES - paper.extra_after() if paper.rewards & LIVES else 0
    lives = LIFE_BOXES - paper.life_after() + extra
    found = [
        Tally("lives", "lives", int(lives)),
        Tally("dice", "black", int(paper.dice_left())),
        Tally("gems", "gems", int(paper.gems)),
        Tally("gold", "gold", int(paper.gold)),
        Tally("torches", "torch", int(paper.torches_left())),
    ]
    return tuple(tally for tally in found if tally.value or tally.id != "torches")


def lives_gone(paper: Paper) -> int:
    """Lives lost, those of this roll included."""
    return int(paper.life_after() + paper.extra_after())


# -- marks -------------------------------------------------------------------------


def marks(state: DungeonsState, seat: int) -> tuple[Mark, ...]:
    layout, paper = state.layout, state.papers[seat]
    found = [*_field_marks(layout, paper), *_lair_marks(layout, paper)]
    found += _bonus_marks(paper) + _tool_marks(paper)
    found += _row("life", int(paper.life_after())) + _row("chest-life", int(paper.extra_after()))
    gems = scoring.gems(layout, paper) if state.phase == OVER else paper.gems
    found += _row("gem", int(gems)) + _row("gold", int(paper.gold))
    return tuple(found)


@remembered(lambda name, count, glyph="cross": (name, count, glyph))
def _row(name: str, count: int, glyph: str = "cross") -> tuple[Mark, ...]:
    return tuple(Mark((f"{name}-{place}",), glyph) for place in range(1, count + 1))


@remembered(lambda layout, paper: (layout, paper.low, paper.high, paper.half, paper.clouds))
def _field_marks(layout: Layout, paper: Paper) -> tuple[Mark, ...]:
    found = []
    for box, field in enumerate(layout.clouds):
        if paper.cloud(box):
            found.append(Mark((names.field_spot(field),), "text", str(paper.cloud(box))))
    for field in range(layout.count):
        spot = names.field_spot(field)
        if layout.kinds[field] == RUBBLE:
            boxes = (paper.half >> layout.boxes[field]) & 1
            found += _row(spot, int(boxes) + int(paper.is_crossed(field)))
        elif paper.is_crossed(field):
            found.append(Mark((spot,), "cross"))
    return tuple(found)


def _hunt(layout: Layout, paper: Paper) -> Hashable:
    """All that the marks in the lairs depend on."""
    ways = paper.low, paper.high
    return (layout, *ways, paper.hits, paper.firsts, paper.struck, paper.killed)


@remembered(_hunt)
def _lair_marks(layout: Layout, paper: Paper) -> tuple[Mark, ...]:
    monsters = range(len(layout.hits))
    return tuple(mark for one in monsters for mark in _monster_marks(layout, paper, one))


def _monster_marks(layout: Layout, paper: Paper, monster: int) -> list[Mark]:
    name = names.monster_id(layout, monster)
    found = [*_row(f"hit-{name}", int(paper.hits_on(monster)))]
    for number, key in names.whites(layout, monster):
        if paper.is_crossed(key):
            found.append(Mark((f"open-{name}-{number}",), "ring"))
    is_first = (paper.firsts >> monster) & 1
    is_struck = (paper.struck >> monster) & 1
    if is_first or is_struck:
        found.append(Mark((f"first-{name}",), "ring" if is_first else "strike"))
        found += _row(f"heart-{name}", layout.hearts[monster], "cross" if is_first else "strike")
    if is_struck and (paper.killed >> monster) & 1 and layout.laters[monster]:
        found.append(Mark((f"later-{name}",), "ring"))
    return found


def _bonus_marks(paper: Paper) -> list[Mark]:
    found = []
    for bonus in BONUSES:
        bit = 1 << (bonus - 1)
        if paper.bonus_firsts & bit:
            found.append(Mark((f"bonus-{bonus}-first",), "ring"))
        elif paper.bonus_struck & bit:
            found.append(Mark((f"bonus-{bonus}-first",), "strike"))
            if paper.bonuses & bit:
                found.append(Mark((f"bonus-{bonus}-later",), "ring"))
    return found


def _tool_marks(paper: Paper) -> list[Mark]:
    """Crosses on black dice are chalk."""
    found = [*_row("torch", int(paper.torches)), *_row("black", int(paper.dice), "chalk")]
    for place, reward in enumerate(moves.REWARDS):
        if (paper.rewards >> place) & 1:
            found.append(Mark((f"chest-{reward}",), "cross"))
    return found
