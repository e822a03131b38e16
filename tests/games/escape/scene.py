"""Positions from a few words, for tests that need a turn without playing up to it.

    state = scene("c2 b3", marks="run key key")

Seat 1 starts and is active, seat 1 stands in c2 and seat 2 in b3; the team has a
run and two keys to spend. A place is a chamber, or a side of the temple.
"""

from __future__ import annotations

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.dice import BLANK, CURSE, SUPPLY, TRAY
from rollwrite.games.escape.rules.layout import OUTSIDE
from rollwrite.games.escape.rules.moves import CHAMBER_NAMES, SIDES, SYMBOLS, TRACKS
from rollwrite.games.escape.rules.position import BEFORE, PAIR, PLACE
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.show.view import PLACES
from rollwrite.kernel.state import DECIDE, ROLL
from rollwrite.testing import follow
from rollwrite.testing import legal as legal_moves

GOALS = {2: 15, 3: 23, 4: 25}  # of scenes, whatever the sheets are tuned to


def scene(
    places: str = "north east",
    *,
    marks: str = "",
    cursed: tuple[int, int, int] = (0, 0, 0),
    gems: int = 0,
    in_round: int = 1,
    variant: str = "standard",
    difficulty: str = "normal",
) -> EscapeState:
    """The first turn of a round; ``cursed`` dice lie there before they move on."""
    names = places.split()
    state = started(len(names), variant, difficulty)
    for seat in range(len(names) - 1):
        follow(GAME, state, f"{seat + 1}: side {SIDES[seat]}")
    give(state, marks)
    curse(state, cursed)
    state.team.chamber_gems = gems
    state.round = in_round - 1
    follow(GAME, state, f"{len(names)}: side {SIDES[len(names) - 1]}")
    for seat, name in enumerate(names):
        put(state, seat + 1, name)
    return state


def started(seats: int, variant: str = "standard", difficulty: str = "normal") -> EscapeState:
    options = {"variant": variant, "difficulty": difficulty}
    state = GAME.start(GAME.setup(seats, options))
    assert isinstance(state, EscapeState)
    if difficulty == "normal":
        state.terms.needed = GOALS[seats]
    follow(GAME, state, "roll 1")
    return state


def put(state: EscapeState, seat: int, name: str) -> None:
    """Stand somewhere (seats count from 1)."""
    where = OUTSIDE + SIDES.index(name) if name in SIDES else CHAMBER_NAMES.index(name)
    state.papers[seat - 1].at = where


def give(state: EscapeState, marks: str) -> None:
    for name in marks.split():
        state.team.marked += 1 << (4 * TRACKS.index(name))


def curse(state: EscapeState, counts: tuple[int, ...]) -> None:
    die = 0
    for place, count in enumerate(counts):
        for _ in range(count):
            state.dice_set.put(die, CURSE + place)
            state.dice_set.turn(die, SYMBOLS.index("black"))
            die += 1


def fill(state: EscapeState, seat: int, *parts: str) -> None:
    """Cross all symbols of parts such as ``1 bonus``."""
    sheet = state.papers[seat - 1]
    for text in parts:
        number, kind = text.split()
        part = 2 * (int(number) - 1) + ("bonus", "gem").index(kind)
        sheet.tiles |= state.layout.full[part] << (5 * part)


def free(state: EscapeState) -> None:
    """All cursed dice back to the supply."""
    for die in range(8):
        if state.dice_set.place(die) in (CURSE, CURSE + 1, CURSE + 2):
            state.dice_set.put(die, SUPPLY)
            state.dice_set.turn(die, BLANK)


def play(state: EscapeState, *lines: str) -> EscapeState:
    """The same state after some more lines of notation."""
    for line in lines:
        follow(GAME, state, line)
    return state


def through(state: EscapeState, kept: str = "", pool: str = "") -> EscapeState:
    """Roll all dice: those to keep, those to pool, the rest black masks."""
    wanted = [("keep", symbol) for symbol in kept.split()]
    wanted += [("pool", symbol) for symbol in pool.split()]
    turn = state.turns
    roll_on(state)
    while state.phase == ROLL and state.step == PAIR and state.turns == turn:
        batch = [wanted.pop(0) if wanted else ("", "black") for _ in state.dice()]
        follow(GAME, state, "roll " + " ".join(symbol for _, symbol in batch))
        for way, symbol in batch:
            if way:
                follow(GAME, state, f"{state.active + 1}: {way} {symbol}")
        if state.turns == turn:
            roll_on(state)
    assert not wanted, f"too few dice for {wanted}"
    return state


def idle(state: EscapeState) -> EscapeState:
    """A turn in which nothing happens: keys that open no chamber."""
    dice = state.dice_set.how_many(SUPPLY) + state.dice_set.how_many(TRAY)
    return through(state, "key " * int(dice))


def roll_on(state: EscapeState) -> None:
    """Where a heal, a run or a re-roll would be possible, but is not wanted."""
    if state.phase == DECIDE and state.step in (BEFORE, PLACE):
        found = {"roll", "explore"} & legal(state, state.active + 1)
        for move in found:
            follow(GAME, state, f"{state.active + 1}: {move}")


def legal(state: EscapeState, seat: int) -> set[str]:
    return legal_moves(GAME, state, seat)


def at(state: EscapeState, seat: int) -> str:
    where = state.papers[seat - 1].at
    return CHAMBER_NAMES[where] if where < OUTSIDE else SIDES[where - OUTSIDE]


def dice(state: EscapeState, place: str) -> list[str]:
    """What lies in a place, by face."""
    return sorted(token.face for token in GAME.tokens(state) if token.place == place)


def count(state: EscapeState, place: str) -> int:
    return int(state.dice_set.how_many(PLACES.index(place)))


def marks(state: EscapeState, track: str) -> tuple[int, int]:
    """How many places are marked, and how many of them can be spent."""
    number = TRACKS.index(track)
    return int(state.team.marks(number)), int(state.team.left(number))


def gems(state: EscapeState) -> dict[str, int]:
    """Of the team, by where they come from."""
    return dict(state.lines(0))


def why(state: EscapeState, seat: int, move: str) -> str:
    """The reason a move is refused for."""
    assert move not in legal(state, seat), f"{move} is legal"
    return GAME.why_illegal(state, seat - 1, GAME.from_text(move)).id
