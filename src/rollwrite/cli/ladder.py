"""``ladder``: how the levels of players compare."""

from __future__ import annotations

from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import is_learned
from rollwrite.catalogue import find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
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
    level: Annotated[
        list[str] | None, typer.Option(help="Only this level; the others stay as they were kept.")
    ] = None,
    output: Annotated[Path | None, target("A JSON file to keep it in.")] = None,
    json: AsJson = False,
) -> None:
    """Play every level against the next lower one, as a team, and alone."""
    found_game, even = find(game), games + games % 2
    only = _known(level or [], found_game)
    total = even * len(ladders.matches(found_game, seed, only))
    with progress("climbing", total) as bar:
        found = ladders.measure(
            found_game, even, seed, cores, lambda count: bar.advance(bar.task_ids[0], count), only
        )
    if only and output is not None and output.is_file():
        found = ladders.climbed(_kept(output), found)
    if output is not None:
        write_text(output, dumps(asdict(found), indent=1) + "\n")
    if json:
        as_json(asdict(found))
    else:
        _print_ladder(found)


def _known(levels: list[str], game: Game) -> tuple[str, ...]:
    there = roster.levels(is_learned(game))
    for level in levels:
        roster.find(level)
        if level not in there:
            raise InvalidNotation(f"{level} is no level of {game.id}: it has not learned it")
    return tuple(levels)


def _kept(file: Path) -> ladders.Ladder:
    try:
        return msgspec.json.decode(file.read_bytes(), type=ladders.Ladder)
    except msgspec.MsgspecError as error:
        raise InvalidNotation(f"{file} is no kept ladder: {error}") from None


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
