"""What an environment shows: the sheet of a seat as SVG, as an array of pixels, or in words."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.look import page
from rollwrite.kernel.state import State
from rollwrite.sheets import paper, press

MODES = ("human", "rgb_array", "ansi", "svg")
PIXELS_WIDE = 680


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise InvalidNotation(f"there is no render mode “{mode}”; there are {', '.join(MODES)}")
    return mode


def picture(game: Game, state: State, seat: int, mode: str | None) -> Any:
    """``human``: in words, where the program runs."""
    if mode in (None, "human"):
        return print(in_words(state)) if mode else None
    return in_words(state) if mode == "ansi" else drawn(game, state, seat, mode)


def drawn(game: Game, state: State, seat: int, mode: str | None) -> Any:
    sheet = page(game, state, seat)
    svg = paper.fill(
        game.art.sheet(sheet.drawing, "en"),
        sheet.marks,
        sheet.lines,
        sheet.total,
        final=state.is_over(),
        glyphs=game.art.glyphs(),
        areas=game.art.areas(),
    )
    return svg if mode == "svg" else pixels(press.png(svg, PIXELS_WIDE))


def pixels(png: bytes) -> Any:
    with Image.open(BytesIO(png)) as found:
        return np.asarray(found.convert("RGB"))


def in_words(state: State) -> str:
    """Who stands how, line by line of the score sheet."""
    rows = [f"turn {state.turns}"]
    for seat in range(state.seats):
        lines = "  ".join(f"{name} {points}" for name, points in state.lines(seat))
        rows.append(f"seat {seat + 1}: {state.total(seat)}  ({lines})")
    return "\n".join(rows)
