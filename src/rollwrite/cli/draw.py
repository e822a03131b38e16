"""``draw``: a seat's sheet with its marks, at any step of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Record
from rollwrite.kernel.seen.look import page
from rollwrite.kernel.state import State
from rollwrite.sheets import paper, press

from .kit.albums import load
from .kit.files import Source, checked_target, write_bytes
from .kit.given import Language, Leg, Step
from .kit.show import out

PIXELS_WIDE = 1360


def add_to(app: typer.Typer) -> None:
    app.command()(draw)


def checked_picture(file: Path) -> Path:
    if file.suffix not in (".svg", ".png"):
        raise InvalidNotation(f"“{file.name}” must end in .svg or .png")
    checked_target(file)
    return file


def draw(
    file: Source,
    output: Annotated[
        Path, typer.Option("-o", help="FILE.svg or FILE.png.", callback=checked_picture)
    ],
    at: Step = None,
    seat: Annotated[int, typer.Option(min=1, help="Whose sheet.")] = 1,
    game: Leg = None,
    language: Language = "en",
) -> None:
    """Draw a seat's sheet with its marks at any step of a record."""
    found = load(file)
    record = found.pick(game)
    if seat > record.setup.seats:
        raise InvalidNotation(f"there is no seat {seat}; the record has {record.setup.seats}")
    svg = drawn(found.game, record, state_at(found.game, record, at), seat - 1, language)
    write_bytes(output, press.png(svg, PIXELS_WIDE) if output.suffix == ".png" else svg.encode())
    out.print(f"wrote {output}", markup=False)


def checked_step(record: Record, at: int | None) -> int:
    """How many events to go; all of them if none is named."""
    count = len(record.entries)
    if at is not None and not 0 <= at <= count:
        raise InvalidNotation(f"there is no step {at}; the record has 0 to {count}")
    return count if at is None else at


def state_at(game: Game, record: Record, at: int | None) -> State:
    """The state after ``at`` events; the whole record is checked all the same."""
    last = checked_step(record, at)
    state = game.start(record.setup)
    for step in records.replay(record, game):
        if step.number <= last:
            state = step.state
    return state


def drawn(game: Game, record: Record, state: State, seat: int, language: str) -> str:
    sheet = page(game, state, seat)
    return paper.fill(
        game.art.sheet(sheet.drawing, language),
        sheet.marks,
        sheet.lines,
        sheet.total,
        record.names[seat],
        final=state.is_over(),
        glyphs=game.art.glyphs(),
        areas=game.art.areas(),
    )
