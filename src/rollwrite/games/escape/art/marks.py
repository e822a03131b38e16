"""Marks only this game needs, each in the box 0 0 100 100 of its spot.

Marks of a chamber are drawn in units of the sheet, from the corner of the chamber's spot.
"""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Box,
    block,
    circle,
    group,
    number,
    numbers,
    path,
    placed,
    rect,
    stroke,
    wobble,
)
from rollwrite.sheets.letters import ALPHABET
from rollwrite.sheets.written.hand import PENCIL

from .palette import BONE, TEAL, WHITE
from .pencil import crosses, ring, scribble
from .seat.layout import AMULET, CHAMBER, GAIN, PITCH, PRIZE, TOKENS
from .signs.faces import FACES, lying
from .signs.people import ADVENTURERS, figure, token
from .signs.pieces import around
from .signs.symbols import inline
from .team.layout import cursed_box

_GAP = (PITCH - CHAMBER) / 2
_STEPS = range(1, 10)
_DICE = range(1, 11)


def mark_glyphs() -> dict[str, str]:
    return {
        **crosses(),
        **_people(),
        **_ways(),
        **_map_rings(),
        **_team_marks(),
        "lock-upright": _lock(26, 88),
        "lock-flat": _lock(88, 26),
    }


# -- in a chamber -----------------------------------------------------------------------------


def _in_chamber(*drawn: str) -> str:
    scale = 100 / PITCH
    return group(*drawn, transform=f"scale({scale:.4f})translate({numbers(_GAP, _GAP)})")


def _people() -> dict[str, str]:
    drawn = {"visited": _in_chamber(_tick())}
    for seat in range(len(ADVENTURERS)):
        standing = figure(seat, GAIN[0] - 2, CHAMBER - 14, 0.94)
        drawn[f"adventurer-{seat + 1}"] = _in_chamber(standing)
        drawn[f"token-{seat + 1}"] = _in_chamber(token(seat, *TOKENS[seat], 20))
        drawn[f"outside-{seat + 1}"] = _in_chamber(token(seat, GAIN[0] - 2, CHAMBER - 44, 27))
        drawn[f"call-{seat + 1}"] = _in_chamber(_call(seat))
    return drawn


def _tick() -> str:
    """Been here, nothing to take."""
    x, y = GAIN[0] - 16, GAIN[1] - 12
    d = f"M{numbers(x + 4, y + 14)}L{numbers(x + 13, y + 23)}L{numbers(x + 32, y + 2)}"
    rim = stroke(d, BONE, 13, stroke_linejoin="round")
    return rim + stroke(d, PENCIL, 6.5, opacity="0.9", stroke_linejoin="round")


def _call(seat: int) -> str:
    """Someone points at a secret: a ring, and who it is."""
    x, y = AMULET
    halo = circle(x, y, 47, fill="none", stroke=INK, stroke_width=19)
    halo += circle(x, y, 47, fill="none", stroke=WHITE, stroke_width=11)
    return halo + token(seat, x + 38, y - 38, 16)


# -- ways through the temple -------------------------------------------------------------------


def _ways() -> dict[str, str]:
    """Steps of a walk: paid ones are filled, where dice are missing they are hollow."""
    drawn = {}
    for step in _STEPS:
        drawn[f"step-{step}"] = _in_chamber(_stop(step, is_paid=True))
        drawn[f"wish-{step}"] = _in_chamber(_stop(step, is_paid=False))
    for turn, side in enumerate("nesw"):
        drawn[f"go-{side}"] = _arrow(turn * 90, is_paid=True)
        drawn[f"may-{side}"] = _arrow(turn * 90, is_paid=False)
    return drawn


def _stop(step: int, *, is_paid: bool) -> str:
    """A frame around the chamber, and a number beside the corner of the first token."""
    box = Box(2, 2, CHAMBER - 4, CHAMBER - 6)
    fill, edge = (TEAL, WHITE) if is_paid else (WHITE, TEAL)
    frame = rect(box, rx=14, fill="none", stroke=WHITE, stroke_width=15) + rect(
        box,
        rx=14,
        fill="none",
        stroke=TEAL,
        stroke_width=9 if is_paid else 6,
        stroke_dasharray="18 11" if is_paid else "3 15",
        stroke_linecap="round",
    )
    badge = circle(0, 0, 24, fill=fill, stroke=edge, stroke_width=5) + _digit(step, edge)
    return frame + placed(56, 3, badge)


def _digit(value: int, colour: str) -> str:
    """A drawn numeral around 0 0, 26 tall."""
    width, d = ALPHABET[str(value)]
    scale = 26 / 6
    shape = path(d, fill="none", stroke=colour, stroke_width=1.25, stroke_linecap="round")
    place = f"scale({scale:.2f})translate({number(-width / 2)} -3)"
    return group(shape, transform=place, stroke_linejoin="round")


def _arrow(turn: float, *, is_paid: bool) -> str:
    """Through a passage, in the box of 92."""
    d = "M0 36V-36M-20-16 0-36 20-16"
    lines = ((WHITE, 24), (TEAL, 13)) if is_paid else ((WHITE, 24), (TEAL, 13), (WHITE, 5))
    drawn = "".join(stroke(d, colour, width, stroke_linejoin="round") for colour, width in lines)
    return placed(50, 50, drawn, scale=100 / 92, turn=turn)


def _lock(width: float, height: float) -> str:
    """A closed passage: a heavy pencil bar across it and a padlock on top."""
    bar = block(around(0, 0, width, height), 8, f"bar {width}", 3)
    body = block(Box(-20, -11, 40, 32), 7, "padlock")
    bow = "M-11-11v-8a11 11 0 0 1 22 0v8"
    return placed(
        50,
        50,
        path(bar, fill=PENCIL, stroke=BONE, stroke_width=4),
        stroke(_hatching(width, height), "#6F6A72", 3),
        stroke(bow, BONE, 14),
        path(body, fill=PENCIL, stroke=BONE, stroke_width=4),
        stroke(bow, PENCIL, 7),
        stroke("M0 0v9", BONE, 6),
        scale=100 / 92,
    )


def _hatching(width: float, height: float) -> str:
    long, short = max(width, height), min(width, height) - 6
    marks = [(-long / 2 + 4 + step * 11) for step in range(int((long - 8) // 11))]
    if height > width:
        return "".join(f"M{numbers(-short / 2, at)}l{numbers(short, 9)}" for at in marks)
    return "".join(f"M{numbers(at, -short / 2)}l{numbers(9, short)}" for at in marks)


# -- on maps and on the team's sheet ------------------------------------------------------------

_PART = (346, 125)
_PLACE = 55.8  # the box of a place on a track


def _map_rings() -> dict[str, str]:
    """On a part of a map: its prize is taken, or given up."""
    taken = ring(PRIZE, 62.5, 43, 43, "prize", 6)
    d = f"M{numbers(PRIZE - 34, 78)}L{numbers(PRIZE + 38, 46)}"
    strike = stroke(d, BONE, 14, opacity="0.85") + stroke(d, PENCIL, 8, opacity="0.9")
    return {"won": _unstretched(taken, *_PART), "given-up": _unstretched(strike, *_PART)}


def _team_marks() -> dict[str, str]:
    drawn = {
        "ours": ring(50, 50, 34, 34, "ours", 14),
        "used": scribble(),
        "gem-taken": ring(50 + 200 / _PLACE, 50 + 4900 / _PLACE, 56, 36, "taken", 9),
        "goal": ring(50, 50, 64, 62, "goal", 11),
    }
    for face in FACES:
        die = lying(inline, 66, 66, 88, face, -5, is_extra=True)
        drawn[f"extra-{face}"] = group(die, transform=f"scale({100 / 132:.4f})")
    for count in _DICE:
        drawn[f"curse-{count}"] = _pile(count)
    return drawn


def _unstretched(drawn: str, width: float, height: float) -> str:
    """Drawn in the units of a box that is not square."""
    return group(drawn, transform=f"scale({100 / width:.4f} {100 / height:.4f})")


def _pile(count: int) -> str:
    """So many dice in a cursed place, in rows of two or three."""
    box = cursed_box(3, 1)
    across = 1 if count == 1 else 2 if count < 5 else 3 if count < 10 else 4
    rows = -(-count // across)
    size = min(74, (box.height - 12) / rows - 8, (box.width - 12) / across - 8)
    hand = wobble("pile", count)
    dice = ""
    for index in range(count):
        row, column = divmod(index, across)
        in_row = min(across, count - row * across)
        x = box.width / 2 + (column - (in_row - 1) / 2) * (size + 8)
        y = box.height / 2 + (row - (rows - 1) / 2) * (size + 8)
        dice += placed(x, y, _cursed_die(), scale=size / 100, turn=hand.uniform(-8, 8))
    return _unstretched(dice, box.width, box.height)


def _cursed_die() -> str:
    """A die with a black mask, drawn more simply than in the hand: it lies there often."""
    edge = group(
        rect(Box(-50, -43, 100, 100), rx=20, fill="#B99E6C"),
        rect(Box(-50, -52, 100, 100), rx=20, fill="#EAD9B4"),
        stroke=INK,
        stroke_width=3.5,
    )
    return edge + inline("black", 0, 0, 70)
