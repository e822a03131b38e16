"""``ladder``: how the levels of players compare."""

from __future__ import annotations

from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from rollwrite.catalogue import find
from rollwrite.lab import ladder as ladders

from .kit.files import target, write_text
from .kit.given import MOST_GAMES, Cores, GameId, Seed
from .kit.show import AsJson, as_json, out, progress


def add_to(app: typer.Typer) -> None:
    app.command()(ladder)


def ladder(
    game: GameId,
    games: Annotated[
        int, typer.Option(min=2, max=MOST_GAMES, help="Games a match; an even number.")
    ] = 400,
    seed: Seed = 1,
    cores: Cores = 0,
    output: Annotated[Path | None, target("A JSON file to keep it in.")] = None,
    json: AsJson = False,
) -> None:
    """Play every level against the next lower one, as a team, and alone."""
    found_game, even = find(game), games + games % 2
    total = even * len(ladders.matches(found_game, seed))
    with progress("climbing", total) as bar:
        found = ladders.measure(
            found_game, even, seed, cores, lambda count: bar.advance(bar.task_ids[0], count)
        )
    if output is not None:
        write_text(output, dumps(asdict(found), indent=1) + "\n")
    if json:
        as_json(asdict(found))
    else:
        _print_ladder(found)


def _print_ladder(found: ladders.Ladder) -> None:
    table = Table("level", "against", "games", "result", "95 % interval", box=None)
    for rung in found.rungs:
        interval = f"{rung.low:.1%} to {rung.high:.1%}"
        table.add_row(rung.level, rung.below, str(rung.games), f"{rung.share:.1%}", interval)
    for team in found.teams:
        interval = f"{team.low:.1%} to {team.high:.1%}"
        table.add_row(team.level, "as a team", str(team.games), f"{team.share:.1%}", interval)
    for how, rows in (("as a team", found.teams), ("alone", found.solos)):
        for row in rows:
            mean, error = f"{row.mean:.1f} points", f"± {row.error:.1f}"
            table.add_row(row.level, how, str(row.games), mean, error)
    out.print(table)
