"""``simulate`` and ``bench``: many games, few numbers."""

from __future__ import annotations

from typing import Annotated, cast

import typer

from rollwrite.catalogue import find
from rollwrite.lab.bench import bench as run_bench
from rollwrite.lab.simulate import Plan
from rollwrite.lab.simulate import simulate as run_simulation

from .show import AsJson, Options, as_json, out, parse_bots, parse_options, progress

Seats = Annotated[int, typer.Option(help="How many seats.")]


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)
    app.command()(bench)


def simulate(
    game: str,
    seats: Seats = 2,
    bots: Annotated[str, typer.Option(help="Bots in seat order, separated by commas.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    cores: Annotated[int, typer.Option(min=0, help="Processes; 0 uses every core.")] = 0,
    json: AsJson = False,
) -> None:
    """Play many games between bots and sum them up."""
    setup = find(game).setup(seats, parse_options(option))
    plan = Plan(game, setup, parse_bots(bots, seats), seed)
    with progress("simulating", games) as bar:
        found = run_simulation(
            plan, games, cores, lambda count: bar.advance(bar.task_ids[0], count)
        )
    if json:
        as_json(found)
    else:
        _print_simulation(found)


def _print_simulation(found: dict[str, object]) -> None:
    out.print(f"{found['games']} games, {found['decisions']} decisions in {found['seconds']} s")
    out.print(f"turns {found['turns']}")
    seats, teams = found["seats"], found["teams"]
    assert isinstance(seats, list)
    assert isinstance(teams, list)
    for team in teams:
        out.print(team_line([seats[number - 1] for number in team["seats"]], team))


def team_line(seats: list[dict[str, object]], team: dict[str, object]) -> str:
    """One line a seat among rivals, one line a team that wins together."""
    numbers = ", ".join(map(str, cast("list[int]", team["seats"])))
    bots = ", ".join(str(seat["bot"]) for seat in seats)
    who = "seat" if len(seats) == 1 else "seats"
    return f"{who} {numbers} {bots}: {team['wins']} wins, score {seats[0]['score']}"


def bench(
    game: str,
    seats: Seats = 2,
    seconds: Annotated[float, typer.Option(help="How long to play.")] = 3.0,
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Random legal play through the State API on one core."""
    found_game = find(game)
    found = run_bench(found_game, found_game.setup(seats, parse_options(option)), seconds)
    if json:
        as_json(found)
    else:
        kind = "compiled" if found["compiled"] else "interpreted"
        speed = f"{found['games_per_second']} games/s, {found['decisions_per_second']} decisions/s"
        out.print(f"{kind}: {speed}")
