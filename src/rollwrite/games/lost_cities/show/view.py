"""How a position shows itself: dice, marks, moves as gestures."""

from __future__ import annotations

from functools import lru_cache

from rollwrite.kernel.seen.view import Choice, Mark, Message, Remark, Token
from rollwrite.kernel.state import DECIDE

from ..rules.moves import CIRCLE, COLOURS, NOTATION, REFUSE, SPEED, STAY, TEN, WIDTH
from ..rules.paper import CLOSED, FULL, PLACES, Paper, has_circle, height_of, last_of, number_at
from ..rules.state import LostCitiesState
from .notes import circle_notes, climb_notes, refusal_notes, stairs

BRIDGES = (*COLOURS, "artefacts", "dice")
NEAR = 2  # bridges before the last one is passed
KEPT = 4096  # columns and rolls that are remembered as they are shown


# -- prompt and dice ----------------------------------------------------------


def meanwhile(state: LostCitiesState, _seat: int) -> Message | None:
    """LC-T2: the active seat picks first."""
    if state.owing() == [state.active]:
        return Message("prompt-wait-active", {"seat": state.active})
    return None


def question(state: LostCitiesState, seat: int) -> Message:
    if state.papers[seat].arrow:
        return Message("prompt-arrow")
    if state.moves(seat) == [REFUSE]:
        return Message("prompt-nothing-fits")
    return Message("prompt-active" if seat == state.active else "prompt-middle")


def remarks(state: LostCitiesState, _seat: int) -> tuple[Remark, ...]:
    """LC-F1: how many bridges are left, once the last one is near."""
    left = len(BRIDGES) - int(state.passed).bit_count()
    if not 0 < left <= NEAR:
        return ()
    return (Remark("bridges", Message("remark-bridges", {"left": left})),)


def tokens(state: LostCitiesState) -> tuple[Token, ...]:
    """LC-T2: six dice as they fell; what the active seat took no longer lies in the tray."""
    if state.phase != DECIDE:
        return ()
    colours = _dice(state.shown & 0xFFF, "colour", state.colours)
    return colours + _dice(state.shown >> 12, "number", state.numbers)


@lru_cache(KEPT)
def _dice(shown: int, kind: str, middle: int) -> tuple[Token, ...]:
    faces = [(shown >> (4 * die)) & 15 for die in range(3)]
    found = []
    for die, face in enumerate(faces):
        left = (middle >> (2 * face)) & 3
        is_taken = faces[: die + 1].count(face) == faces.count(face) and left < faces.count(face)
        name = COLOURS[face] if kind == "colour" else str(face)
        found.append(Token(f"{kind}-{die + 1}", kind, name, "taken" if is_taken else "tray"))
    return tuple(found)


# -- marks ----------------------------------------------------------------------


def marks(state: LostCitiesState, seat: int) -> tuple[Mark, ...]:
    paper = state.papers[seat]
    found: list[Mark] = []
    for colour, known in enumerate(COLUMNS):
        column: int = paper.column(colour)
        shown = known.get(column)
        if shown is None:
            if len(known) > KEPT:
                known.clear()
            shown = known[column] = _column_marks(COLOURS[colour], column)
        found += shown
    found += ARTEFACTS[: paper.artefacts]
    found += DICE[: paper.dice]
    found += _bridge_marks(paper.bridges, state.passed)
    return tuple(found)


def _shades(name: str) -> list[Mark]:
    return [Mark((f"{name}-{place}",), "shade") for place in range(1, PLACES + 1)]


ARTEFACTS = _shades("artefact")
DICE = _shades("die")
#: Columns as they are shown.
COLUMNS: list[dict[int, tuple[Mark, ...]]] = [{} for _ in COLOURS]


def _column_marks(name: str, column: int) -> tuple[Mark, ...]:
    """LC-E3: a circle is ticked, or struck once the column has started without it."""
    height = height_of(column)
    found = []
    if has_circle(column):
        found.append(_mark(f"{name}-circle", "tick"))
    elif height:
        found.append(_mark(f"{name}-circle", "strike"))
    for box in range(1, min(height, FULL) + 1):
        found.append(_mark(f"{name}-{box}", "text", str(number_at(column, box))))
    if height == CLOSED:
        found.append(_mark(f"{name}-top", "cross"))
    return tuple(found)


@lru_cache(KEPT)
def _mark(spot: str, glyph: str, text: str = "") -> Mark:
    """The very same in every column that has it."""
    return Mark((spot,), glyph, text)


@lru_cache(KEPT)
def _bridge_marks(built: int, passed: int) -> tuple[Mark, ...]:
    found = []
    for index, name in enumerate(BRIDGES):
        if (built >> index) & 1:
            found.append(Mark((f"bridge-{name}",), "ring"))
        elif (passed >> index) & 1:
            found.append(Mark((f"bridge-{name}",), "strike"))
    return tuple(found)


# -- moves ------------------------------------------------------------------------


def choice(state: LostCitiesState, seat: int, move: int) -> Choice:
    paper = state.papers[seat]
    if move < REFUSE:
        return _pair_choice(state, paper, move)
    if move == REFUSE:
        return _refusal(state, paper)
    if move == STAY:
        words = Message("move-stay"), Message("title-stay"), Message("verb-stay")
        return Choice(NOTATION.to_text(move), *words, button="stay")
    return _speed_choice(state, paper, move)


def _pair_choice(state: LostCitiesState, paper: Paper, move: int) -> Choice:
    colour, number = divmod(move, WIDTH)
    face = "0" if number in (CIRCLE, TEN) else str(number)
    colours = _showing(state.shown & 0xFFF, "colour", state.colours, COLOURS[colour])
    dice = (colours, _showing(state.shown >> 12, "number", state.numbers, face))
    if number == CIRCLE:
        args: dict[str, str | int | Message] = {"stairs": stairs(colour)}
        words = Message("move-circle", args), Message("title-circle", args), Message("verb-tick")
        spot = f"{COLOURS[colour]}-circle"
        return Choice(
            NOTATION.to_text(move), *words, dice, (spot,), notes=circle_notes(state, colour)
        )
    return _climb_choice(state, paper, move, colour, number, dice)


def _speed_choice(state: LostCitiesState, paper: Paper, move: int) -> Choice:
    colour = move - SPEED
    number = last_of(paper.column(colour)) or 1
    return _climb_choice(state, paper, move, colour, number, ())


def _climb_choice(
    state: LostCitiesState,
    paper: Paper,
    move: int,
    colour: int,
    number: int,
    dice: tuple[tuple[str, ...], ...],
) -> Choice:
    step = height_of(paper.column(colour)) + 1
    label, title, verb, spots = _climb_words(move, colour, step, number)
    notes = climb_notes(state, paper, colour, step)
    if number == TEN:
        notes = (Message("note-ten"), *[note for note in notes if note.id != "note-start"])
    return Choice(NOTATION.to_text(move), label, title, verb, dice, spots, notes=notes)


@lru_cache(KEPT)
def _climb_words(
    move: int, colour: int, step: int, number: int
) -> tuple[Message, Message, Message, tuple[str, ...]]:
    """Label, title and verb of a step, and where it leads."""
    kind = "speed" if move >= SPEED else "write"
    args: dict[str, str | int | Message] = {
        "stairs": stairs(colour),
        "step": step,
        "number": number,
    }
    top = step > FULL
    label = Message(f"move-{kind}-top" if top else f"move-{kind}", args)
    title = Message("title-top" if top else "title-step", args)
    verb = Message("verb-cross" if top else "verb-write")
    return label, title, verb, (f"{COLOURS[colour]}-{'top' if top else step}",)


def _refusal(state: LostCitiesState, paper: Paper) -> Choice:
    """LC-R1, LC-R2"""
    is_free = paper.dice >= PLACES
    label = (
        Message("move-refuse-free")
        if is_free
        else Message("move-refuse", {"place": paper.dice + 1})
    )
    words = label, Message("title-refuse"), Message("verb-refuse")
    spots = () if is_free else (f"die-{paper.dice + 1}",)
    return Choice("refuse", *words, (), spots, "refuse", notes=refusal_notes(state, paper))


@lru_cache(KEPT)
def _showing(shown: int, kind: str, middle: int, face: str) -> tuple[str, ...]:
    dice = _dice(shown, kind, middle)
    return tuple([die.id for die in dice if die.face == face and die.place == "tray"])
