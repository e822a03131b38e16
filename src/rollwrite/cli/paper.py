"""``print`` and ``sheet``: games on paper, sheets as data."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps as dump
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Column, Table

from rollwrite.catalogue import BY_ID, GAMES, find
from rollwrite.kernel.errors import BadSheet, InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.lab import report as reports
from rollwrite.sheets import paper, press
from rollwrite.words import Words

from .kit.files import read_text, target, write_bytes, write_text
from .kit.given import MOST_GAMES, GameId, Language, Seed, bot_names
from .kit.show import AsJson, as_json, out, progress

MOST_COPIES = 100
sheets = typer.Typer(help="Sheets as data.", no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.command("print")(print_sheets)
    app.add_typer(sheets, name="sheet")


def print_sheets(
    game: GameId,
    output: Annotated[Path | None, target("The PDF to write.")] = None,
    copies: Annotated[
        int, typer.Option(min=1, max=MOST_COPIES, help="How many of each sheet.")
    ] = 1,
    language: Language = "en",
    ink: Annotated[str, typer.Option(help="colour, light (no scenery) or grey.")] = "colour",
) -> None:
    """Write the sheets of a game as an A4 PDF."""
    found = find(game)
    drawings = [_inked(found.art.sheet(name, language), ink) for name in found.sheets]
    pdf = output or Path(f"{found.id}.pdf")
    write_bytes(pdf, press.pdf(drawings, copies, Words(language, found).say("name")))
    out.print(f"wrote {pdf}", markup=False)


INKS: dict[str, Callable[[str], str]] = {
    "colour": str,
    "light": paper.print_view,
    "grey": paper.black_and_white,
}


def _inked(svg: str, ink: str) -> str:
    if ink not in INKS:
        raise InvalidNotation(f"“{ink}” is no ink; there are {', '.join(INKS)}")
    return INKS[ink](svg)


@sheets.command()
def check(
    what: Annotated[str, typer.Argument(help="A game, or a file of sheet data.")],
    game: Annotated[str, typer.Option(help="The game a file belongs to.")] = "",
    json: AsJson = False,
) -> None:
    """Validate sheet data; an error names its place and its reason."""
    if what in BY_ID:
        for text in find(what).sheet_texts():
            find(what).check_sheet(text)
    else:
        check_file(read_text(Path(what)), game)
    if json:
        as_json({"checked": what, "ok": True})
    else:
        out.print(f"{what}: all well", markup=False)


@sheets.command()
def report(
    game: GameId,
    measure: Annotated[
        int, typer.Option(min=0, max=MOST_GAMES, help="Play so many games first.")
    ] = 0,
    bots: Annotated[str, typer.Option(help="Bots to measure.")] = "random,greedy",
    gauges: Annotated[str, typer.Option(help="Gauges to measure, as *-1.")] = "*",
    seed: Seed = 1,
    output: Annotated[Path | None, target("Add the measurement to this.")] = None,
    json: AsJson = False,
) -> None:
    """How a game plays on its sheets: scores, ratings, win rates, by bot."""
    found = find(game)
    names = bot_names(bots)
    kept = reports.parse(read_text(output)) if output and output.exists() else {}
    if measure:
        chosen = reports.matching(found, gauges)
        with progress("measuring", measure * len(names) * len(chosen)) as bar:
            advance = bar.advance
            data = reports.measure(
                found, names, chosen, measure, seed, lambda count: advance(bar.task_ids[0], count)
            )
    else:
        data = reports.stored(found)
    if output:
        data = reports.merged(found, kept, data)
        write_text(output, dump(data, indent=1, ensure_ascii=False) + "\n")
    if json:
        as_json(data)
    else:
        print_report(data)


def print_report(data: reports.Report) -> None:
    if not any(data.values()):
        out.print("nothing was measured; --measure 200 plays 200 games of each gauge there is")
        return
    out.print(_table(data))
    for bot, gauges in data.items():
        for gauge, row in gauges.items():
            shown = [f"{name} {value:.2f}" for name, value in reports.own_figures(row).items()]
            if shown:
                out.print(f" {bot} {gauge}: {', '.join(shown)}", markup=False)


def _table(data: reports.Report) -> Table:
    columns = ("games", "wins", "p10", "median", "p90", "turns", "titles")
    longest = max(len(gauge) for gauges in data.values() for gauge in gauges)
    table = Table("bot", Column("gauge", min_width=longest), *columns, box=None)
    for bot, gauges in data.items():
        for gauge, row in gauges.items():
            table.add_row(bot, gauge, *_cells(row))
    return table


def _cells(row: reports.Measured) -> list[str]:
    score, titles = row["score"], row.get("titles", {})
    assert isinstance(score, dict)
    assert isinstance(titles, dict)
    shares = " ".join(f"{name} {share:.0%}" for name, share in titles.items())
    spread = [f"{score[key]:.0f}" for key in ("p10", "p50", "p90")]
    return [str(row["games"]), f"{row['wins']:.0%}", *spread, f"{row['turns']:.0f}", shares]


def check_file(text: str, game: str) -> None:
    """Checked as a sheet of the named game, or of the one its data fits best."""
    if game:
        find(game).check_sheet(text)
        return
    faults = [fault for other in GAMES if (fault := _fault(other, text))]
    if len(faults) == len(GAMES):
        raise min(faults, key=lambda fault: fault.place == "file")


def _fault(game: Game, text: str) -> BadSheet | None:
    try:
        game.check_sheet(text)
    except BadSheet as error:
        return error
    return None
