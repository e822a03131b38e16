"""How a position shows itself: prompt, dice, marks. Moves are in ``choices``."""

from __future__ import annotations

from functools import cache, lru_cache

from rollwrite.kernel.seen.remembered import remembered
from rollwrite.kernel.seen.view import Badge, Mark, Message, Remark, Tally, Token
from rollwrite.kernel.state import DECIDE

from ..rules import offers
from ..rules.deeds import GEMS_OR_DIE, WHICH_JOKER, WHICH_TRACK
from ..rules.dice import BLANK, CURSE, DICE, EXTRA, POOL, SPENT, TRAY, Dice
from ..rules.layout import (
    CHAMBERS,
    DICE_CHAMBERS,
    ENDS,
    MAPS,
    NOWHERE,
    OUTSIDE,
    SIDE,
    TRACK_OF,
    TRACKS,
    Layout,
)
from ..rules.moves import CHAMBER_NAMES, SYMBOLS
from ..rules.moves import SIDES as SIDE_NAMES
from ..rules.moves import TRACKS as TRACK_NAMES
from ..rules.paper import Paper
from ..rules.position import BEFORE, CLOSING, DRAW, EXPLORING, PLACE, SIDES, TAKING
from ..rules.state import EscapeState
from ..sheet.chart import VARIANTS

Args = dict[str, str | int | Message]
PLACES = ("supply", "tray", "kept", "pool", "curse-1", "curse-2", "curse-3", "spent", "extra")
SHOWN = ("tray", "kept", "pool", "extra", "supply", "curse")
SIDE_LETTERS = "nesw"
PARTS = ("bonus", "gem")
UNROLLED = "blank"
KEPT = 4096  # tracks that are remembered as they are shown
# Two of the six faces are alike (ES-D1); a die that was not rolled shows none of them.
FACES = ("adventurer", "adventurer", "key", "torch", "golden", "black", UNROLLED)


# -- names ----------------------------------------------------------------------------


def symbol_name(symbol: int) -> Message:
    return Message(f"symbol-{SYMBOLS[symbol]}")


def track_name(track: int) -> Message:
    return Message(f"track-{TRACK_NAMES[track]}")


def track_sign(track: int) -> str:
    """Coins are gained, tiles are paid: a key of the team is no key on a die."""
    return TRACK_NAMES[track] if track < TRACK_OF + 1 else f"bonus-{TRACK_NAMES[track]}"


def place_of(chamber: int) -> str:
    """A chamber as the spots name it: ``2-1`` is a2."""
    return f"{chamber // SIDE + 1}-{chamber % SIDE + 1}"


def chamber_spot(chamber: int) -> str:
    return f"chamber-{place_of(chamber)}"


def passage_spot(passage: int) -> str:
    first, second = ENDS[passage]
    return f"passage-{place_of(first)}-{place_of(second)}"


def passage_name(passage: int) -> str:
    first, second = ENDS[passage]
    return f"{CHAMBER_NAMES[first]}-{CHAMBER_NAMES[second]}"


def part_spot(part: int) -> str:
    return f"map-{part // 2 + 1}-{PARTS[part % 2]}"


# -- prompt -----------------------------------------------------------------------------


def ending(state: EscapeState) -> Message:
    return Message("prompt-won" if state.has_won else "prompt-lost")


def meanwhile(state: EscapeState, _seat: int) -> Message | None:
    if state.phase != DECIDE:
        return None
    names = {SIDES: "prompt-wait-side", CLOSING: "prompt-wait-close", TAKING: "prompt-wait-take"}
    return Message(names.get(state.step, "prompt-wait-turn"), {"seat": state.seat})


def question(state: EscapeState, _seat: int) -> Message:
    asks = {
        WHICH_TRACK: "prompt-track",
        WHICH_JOKER: "prompt-joker",
        GEMS_OR_DIE: "prompt-reward",
    }
    if state.ask in asks:
        return Message(asks[state.ask])
    if state.step == CLOSING:
        first, second = (symbol_name(state.dice_set.face(DICE + die)) for die in (0, 1))
        return Message("prompt-close", {"first": first, "second": second})
    if state.step == TAKING:
        return _taking(state)
    if state.step == PLACE and not state.dice_set.how_many(TRAY):
        return Message("prompt-between")
    if state.step == BEFORE:
        return _before(state)
    steps = {SIDES: "side", PLACE: "place", EXPLORING: "explore"}
    return Message(f"prompt-{steps[state.step]}")


def _taking(state: EscapeState) -> Message:
    """ES-P1: one die, or two; after that a full bonus part may be all that is left to decide."""
    if state.taken == 0:
        return Message("prompt-take")
    is_more = state.taken < 2 and state.dice_set.how_many(POOL) > 0
    return Message("prompt-take-more" if is_more else "prompt-give-up")


def _before(state: EscapeState) -> Message:
    """ES-A2, ES-Q1: what can be done before the first roll, and nothing else."""
    can_heal = offers.can_heal(state.team, state.dice_set)
    can_run = offers.can_run(state.layout, state.papers[state.seat], state.team)
    if can_heal and can_run:
        return Message("prompt-before")
    return Message("prompt-before-heal" if can_heal else "prompt-before-run")


# -- dice -------------------------------------------------------------------------------


def tokens(state: EscapeState) -> tuple[Token, ...]:
    """Every die with the place it lies in; one that has paid is gone until the next turn."""
    if state.step == DRAW:
        return ()
    dice = state.dice_set
    return tuple(_token(dice, die) for die in range(dice.count) if dice.place(die) != SPENT)


def _token(dice: Dice, die: int) -> Token:
    """One that was not rolled shows nothing; cursed ones lie together by their place."""
    place, _, number = PLACES[dice.place(die)].partition("-")
    kind = "escape" if die < DICE else "extra"
    return Token(f"die-{die + 1}", kind, face_name(dice.face(die)), place, number)


def face_name(face: int) -> str:
    return UNROLLED if face == BLANK else SYMBOLS[face]


def lying(state: EscapeState, place: int, symbol: int) -> tuple[str, ...]:
    """The tokens in a place that show a symbol."""
    dice = state.dice_set
    return tuple(
        f"die-{die + 1}"
        for die in range(dice.count)
        if dice.place(die) == place and dice.face(die) == symbol
    )


# -- a seat's sheet -----------------------------------------------------------------------


def marks(state: EscapeState, seat: int) -> tuple[Mark, ...]:
    paper = state.papers[seat]
    written = _temple_marks(paper), _map_marks(state.layout, paper)
    return (*written[0], *written[1], *_calls(state, seat), *_people(state, seat))


@remembered(lambda paper: (paper.crossed, paper.closed))
def _temple_marks(paper: Paper) -> tuple[Mark, ...]:
    crossed = [
        Mark((f"action-{place_of(at)}",), "crossed")
        for at in range(CHAMBERS)
        if (paper.crossed >> at) & 1
    ]
    locks = [
        Mark((passage_spot(place),), "lock-upright" if place < 20 else "lock-flat")
        for place in range(len(ENDS))
        if (paper.closed >> place) & 1
    ]
    return (*crossed, *locks)


@remembered(lambda layout, paper: (layout, paper.tiles, paper.done))
def _map_marks(layout: Layout, paper: Paper) -> tuple[Mark, ...]:
    """ES-P2: crossed symbols; what a finished map brought, what was given up."""
    found = []
    for part in range(2 * MAPS):
        tiles = paper.tiles_of(part)
        spots = [f"{part_spot(part)}-{tile + 1}" for tile in range(5) if (tiles >> tile) & 1]
        found += [Mark((spot,), "crossed") for spot in spots]
        if (paper.done >> (part // 2)) & 1:
            is_won = paper.is_full(layout, part)
            found.append(Mark((part_spot(part),), "won" if is_won else "given-up"))
    return tuple(found)


def _calls(state: EscapeState, seat: int) -> list[Mark]:
    """ES-A6: halves this seat could enter while somebody stands in the other one."""
    layout, found = state.layout, []
    for other, paper in enumerate(state.papers):
        at = paper.at
        has_half = other != seat and at < CHAMBERS and layout.secrets[at] >= 0
        if has_half and not (state.team.found >> layout.secrets[at]) & 1:
            found.append(Mark((chamber_spot(layout.partners[at]),), f"call-{other + 1}"))
    return found


def remarks(state: EscapeState, seat: int) -> tuple[Remark, ...]:
    """ES-F1: the last round; ES-A6: which halves would open a secret, in words."""
    layout, found = state.layout, []
    if state.round == state.terms.rounds and not state.is_over():
        found.append(Remark("rounds", Message("remark-last")))
    for other, paper in enumerate(state.papers):
        secret = layout.secrets[paper.at] if paper.at < CHAMBERS else -1
        if other == seat or secret < 0 or (state.team.found >> secret) & 1:
            continue
        colour = layout.colours[secret]
        args: Args = {
            "seat": other,
            "chamber": CHAMBER_NAMES[layout.partners[paper.at]],
            "colour": Message(f"colour-{colour}"),
        }
        found.append(Remark(f"secret-{colour}", Message("remark-secret", args)))
    return tuple(found)


def _people(state: EscapeState, seat: int) -> list[Mark]:
    """The others as tokens, the owner as a figure."""
    found = []
    order = [*(other for other in range(state.seats) if other != seat), seat]
    for other in order:
        at = state.papers[other].at
        if at == NOWHERE:
            continue
        kind = "adventurer" if other == seat else "token" if at < CHAMBERS else "outside"
        found.append(_person(kind, other, at))
    return found


@cache
def _person(kind: str, seat: int, at: int) -> Mark:
    return Mark((stand_spot(at),), f"{kind}-{seat + 1}")


def anchor(state: EscapeState, seat: int) -> str:
    """Where one stands."""
    at = state.papers[seat].at
    return "" if at == NOWHERE else stand_spot(at)


def stand_spot(at: int) -> str:
    """Where an adventurer is drawn, in a chamber or outside."""
    return chamber_spot(at) if at < CHAMBERS else f"side-{SIDE_LETTERS[at - OUTSIDE]}"


def badge(state: EscapeState, seat: int) -> Badge:
    """Who it is, and where."""
    at = state.papers[seat].at
    if at == NOWHERE:
        words = Message("badge-nowhere")
    elif at < CHAMBERS:
        is_exit = at == state.layout.exit
        name = CHAMBER_NAMES[at]
        words = Message("badge-exit") if is_exit else Message("badge-in", {"chamber": name})
    else:
        side = Message(f"side-{SIDE_NAMES[at - OUTSIDE]}")
        words = Message("badge-outside", {"side": side})
    return Badge(f"seat-{seat + 1}", words)


# -- the team's sheet -----------------------------------------------------------------------


def shared_drawing(state: EscapeState) -> str:
    """The paper of the variant, in the version of the temple."""
    version = state.layout.name.partition("@")[2]
    return f"team-{VARIANTS[state.terms.variant]}@{version}"


def shared_marks(state: EscapeState) -> tuple[Mark, ...]:
    team, terms = state.team, state.terms
    gems = min(team.gems(), terms.gem_places)
    found = [*_crossed("round", state.round), *_crossed("gem", gems)]
    found.append(Mark((f"gem-{terms.needed}",), "goal"))
    found.append(Mark((f"goal-{terms.difficulty}-{state.seats}",), "goal"))
    for track in range(TRACKS):
        marked = team.marks(track)
        found += _track_marks(track, marked, marked - team.left(track), terms.gem_place)
    return (*found, *_dice_marks(state), *_secret_marks(state))


@cache
def _crossed(name: str, count: int) -> tuple[Mark, ...]:
    return tuple(Mark((f"{name}-{number}",), "crossed") for number in range(1, count + 1))


@lru_cache(KEPT)
def _track_marks(track: int, marked: int, used: int, gem_place: int) -> tuple[Mark, ...]:
    """ES-S2: a ring is ours, a filled one is used."""
    name = TRACK_NAMES[track]
    found = [
        Mark((f"track-{name}-{place}",), "used" if place <= used else "ours")
        for place in range(1, marked + 1)
    ]
    if marked >= gem_place:
        found.append(Mark((f"track-{name}-{gem_place}",), "gem-taken"))
    return tuple(found)


def _dice_marks(state: EscapeState) -> list[Mark]:
    """Cursed dice, and the extra ones on their places."""
    dice, found = state.dice_set, []
    for place in range(3):
        count = dice.how_many(CURSE + place)
        if count:
            found.append(Mark((f"cursed-{place + 1}",), f"curse-{count}"))
    for die in range(DICE, dice.count):
        if dice.place(die) == EXTRA and dice.face(die) != BLANK:
            found.append(Mark((f"extra-{die - DICE + 1}",), f"extra-{face_name(dice.face(die))}"))
        elif dice.place(die) != EXTRA and state.terms.variant == DICE_CHAMBERS:
            found.append(Mark((f"extra-{die - DICE + 1}",), "crossed"))
    return found


def _secret_marks(state: EscapeState) -> list[Mark]:
    return [
        Mark((f"secret-{colour}",), "found")
        for number, colour in enumerate(state.layout.colours)
        if (state.team.found >> number) & 1
    ]


def tallies(state: EscapeState) -> tuple[Tally, ...]:
    """The sheet folded up: rounds, gems, marks still to spend, cursed places."""
    team, terms, dice = state.team, state.terms, state.dice_set
    tracks = [
        Tally(name, track_sign(at), team.left(at), 0, "tracks")
        for at, name in enumerate(TRACK_NAMES)
    ]
    cursed = [
        Tally(f"curse-{place + 1}", "" if place else "curse", count, 0, "curse")
        for place, count in enumerate(dice.how_many(CURSE + place) for place in range(3))
    ]
    return (
        Tally("rounds", "rounds", state.round, terms.rounds, "goal"),
        Tally("gems", "gems", team.gems(), terms.needed, "goal"),
        *tracks,
        *cursed,
    )
