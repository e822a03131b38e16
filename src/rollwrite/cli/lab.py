"""``simulate`` and ``bench``: many games, few numbers."""

from __future__ import annotations

from typing import Annotated, cast

import typer

from rollwrite.lab.bench import bench as run_bench
from rollwrite.lab.simulate import Plan
from rollwrite.lab.simulate import simulate as run_simulation

from .kit.given import (
    MOST_GAMES,
    Bots,
    Cores,
    GameId,
    Options,
    Seats,
    Seconds,
    Seed,
    parse_bots,
    setup_of,
)
from .kit.show import AsJson, as_json, out, progress


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)
    app.command()(bench)


def simulate(
    game: GameId,
    seats: Seats = 2,
    bots: Bots = "greedy",
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    seed: Seed = 1,
    option: Options = None,
    cores: Cores = 0,
    json: AsJson = False,
) -> None:
    """Play many games between bots and sum them up."""
    _, setup = setup_of(game, seats, option)
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
    game: GameId,
    seats: Seats = 2,
    seconds: Seconds = 3.0,
    option: Options = None,
    json: AsJson = False,
) -> None:
    """Random legal play through the State API on one core."""
    found = run_bench(*setup_of(game, seats, option), seconds)
    if json:
        as_json(found)
    else:
        kind = "compiled" if found["compiled"] else "interpreted"
        speed = f"{found['games_per_second']} games/s, {found['decisions_per_second']} decisions/s"
        out.print(f"{kind}: {speed}")
