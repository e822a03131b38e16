"""``record``, ``replay``, ``verify`` and ``draw``: games as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from rollwrite.bots import roster
from rollwrite.catalogue import BY_ID, find
from rollwrite.kernel import record as records
from rollwrite.kernel import tape as tapes
from rollwrite.kernel.errors import BadRecord, InvalidNotation
from rollwrite.kernel.events import to_text
from rollwrite.kernel.game import Event, Game, Rolled
from rollwrite.kernel.look import page
from rollwrite.kernel.record import Record
from rollwrite.kernel.state import State
from rollwrite.sheets import paper, press
from rollwrite.table.drive import play_bots
from rollwrite.table.table import Chair, Table

from .show import AsJson, Options, as_json, out, parse_bots, parse_options

File = Annotated[Path, typer.Argument(help="A record; - reads standard input.")]
PIXELS_WIDE = 1360


def add_to(app: typer.Typer) -> None:
    app.command()(record)
    app.command()(replay)
    app.command()(verify)
    app.command()(draw)


def record(
    game: str,
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots in seat order, separated by commas.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same record.")] = 1,
    option: Options = None,
) -> None:
    """Play one game between bots and print its record."""
    typer.echo(
        record_text(find(game), parse_bots(bots, seats), seed, parse_options(option)), nl=False
    )


def record_text(game: Game, bots: tuple[str, ...], seed: int, options: dict[str, str]) -> str:
    players = {seat: roster.find(bot) for seat, bot in enumerate(bots)}
    setup = game.setup(len(bots), options)
    chairs = tuple(Chair(bot, bot) for bot in bots)
    table = Table(game, setup, chairs, tapes.from_seed(seed, len(bots)))
    play_bots(table, players)
    return records.write(table.record(), game)


def load(file: Path) -> tuple[Game, Record]:
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    found = records.read(text, BY_ID)
    return find(found.game), found


def replay(file: File, json: AsJson = False) -> None:
    """Replay a record and check every step."""
    game, found = load(file)
    for step in records.replay(found, game):
        if json:
            as_json(event_json(game, step.event, step.state))
        else:
            totals = " ".join(map(str, step.state.totals()))
            out.print(f"{step.number:4} {to_text(game, step.event):34} {totals}", markup=False)
    if not json:
        out.print("finished" if found.ending else "still running")


def event_json(game: Game, event: Event, state: State) -> dict[str, object]:
    """One line of ``replay --json``; seats count from 1, as in records."""
    owing = state.owing()
    legal = {str(seat + 1): [game.to_text(m) for m in state.moves(seat)] for seat in owing}
    return {
        "event": to_text(game, event),
        "owing": [seat + 1 for seat in owing],
        "moves": legal,
        "totals": state.totals(),
        "digest": state.digest(),
    }


def verify(file: File, json: AsJson = False) -> None:
    """Check every roll of a finished game against the commitment."""
    game, found = load(file)
    rolls = verified_rolls(game, found)
    if json:
        as_json({"verified": True, "rolls": rolls, "commitment": found.commitment})
    else:
        out.print(f"verified: all {rolls} rolls follow from the commitment {found.commitment}")


def verified_rolls(game: Game, found: Record) -> int:
    """How many rolls there are; ``BadRecord`` at the first that is not the tape's."""
    if not found.commitment or not found.secret:
        missing = "commitment" if not found.commitment else "secret"
        raise BadRecord(1, f"this record has no {missing}; only a finished game can be verified")
    count = 0
    for step in records.replay(found, game):
        if isinstance(step.event, Rolled):
            count += 1
            dice = step.before.dice()
            faces = found.tape.roll(count, step.before.sides())
            expected = game.faces_to_text(dice, faces)
            if expected != " ".join(step.event.faces):
                raise BadRecord(step.line, f"roll {count} is not the tape's: expected “{expected}”")
    return count


def draw(
    file: File,
    output: Annotated[Path, typer.Option("-o", help="FILE.svg or FILE.png.")],
    at: Annotated[
        int | None, typer.Option(help="After this many events; the end if left out.")
    ] = None,
    seat: Annotated[int, typer.Option(min=1, help="Whose sheet.")] = 1,
    language: Annotated[str, typer.Option(help="en or de.")] = "en",
) -> None:
    """Draw a seat's sheet with its marks at any step of a record."""
    game, found = load(file)
    if seat > found.setup.seats:
        raise InvalidNotation(f"there is no seat {seat}; the record has {found.setup.seats}")
    svg = drawn(game, found, state_at(game, found, at), seat - 1, language)
    if output.suffix == ".png":
        output.write_bytes(press.png(svg, PIXELS_WIDE))
    elif output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    else:
        raise InvalidNotation(f"“{output.name}” must end in .svg or .png")
    out.print(f"wrote {output}", markup=False)


def state_at(game: Game, found: Record, at: int | None) -> State:
    """The state after ``at`` events; the whole record is checked all the same."""
    count = len(found.entries)
    if at is not None and not 0 <= at <= count:
        raise InvalidNotation(f"there is no step {at}; the record has 0 to {count}")
    state = game.start(found.setup)
    for step in records.replay(found, game):
        if at is None or step.number <= at:
            state = step.state
    return state


def drawn(game: Game, found: Record, state: State, seat: int, language: str) -> str:
    sheet = page(game, state, seat)
    return paper.fill(
        game.art.sheet(sheet.drawing, language),
        sheet.marks,
        sheet.lines,
        sheet.total,
        found.names[seat],
        final=state.is_over(),
        glyphs=game.art.glyphs(),
        areas=game.art.areas(),
    )
