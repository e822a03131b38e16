"""``simulate``, ``bench``, ``train`` and ``fuzz``: many games, few numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

import typer

from rollwrite.bots.learned import weights
from rollwrite.catalogue import find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.lab import training
from rollwrite.lab.bench import bench as run_bench
from rollwrite.lab.fuzz import Found
from rollwrite.lab.fuzz import fuzz as run_fuzz
from rollwrite.lab.simulate import Plan
from rollwrite.lab.simulate import simulate as run_simulation

from .kit.files import write_bytes, write_text
from .kit.given import (
    MOST_GAMES,
    MOST_MOVES,
    MOST_SECONDS,
    Bots,
    Cores,
    GameId,
    Options,
    Seats,
    Seconds,
    Seed,
    parse_bots,
    parse_options,
    setup_of,
)
from .kit.show import AsJson, as_json, out, progress
from .kit.untaught import say_untaught


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)
    app.command()(bench)
    app.command()(train)
    app.command()(fuzz)


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
    found_game, setup = setup_of(game, seats, option)
    plan = Plan(game, setup, parse_bots(bots, seats), seed)
    say_untaught(found_game, setup, plan.bots)
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


def train(
    game: GameId,
    seats: Annotated[
        str, typer.Option(help="How many seats: 2, or 3-5; all numbers if left out.")
    ] = "",
    games: Annotated[
        int, typer.Option(min=1, max=MOST_GAMES, help="Games to learn from, for each file.")
    ] = 200_000,
    seconds: Seconds = MOST_SECONDS,
    seed: Seed = 1,
    cores: Annotated[
        int, typer.Option(min=1, max=256, help="Processes; their number is part of the result.")
    ] = 1,
    warm_up: Annotated[
        int, typer.Option(min=0, max=MOST_GAMES, help="Of these games, the first: greedy ones.")
    ] = training.WARM_UP,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the checkpoints.")] = False,
    output: Annotated[
        Path, typer.Option("-o", help="A folder for weights and checkpoints.", file_okay=False)
    ] = Path(),
) -> None:
    """Let a player learn a game by playing itself; see docs/bots.md."""
    found = find(game)
    asked = seats_asked(found, seats)
    output.mkdir(parents=True, exist_ok=True)
    options = parse_options(option)
    for course in training.courses(found, asked, options, seed, cores, warm_up):
        _train(training.Training(course), games, seconds, resume, output)


def seats_asked(game: Game, given: str) -> range:
    """``3`` or ``3-5``; nothing is every number there is.

    >>> from rollwrite.catalogue import find
    >>> seats_asked(find("lost-cities"), "3-5")
    range(3, 6)
    """
    if not given:
        return range(game.min_seats, game.max_seats + 1)
    least, _, most = given.partition("-")
    numbers = [int(one) for one in (least, most or least) if one.isdecimal() and len(one) < 4]
    if len(numbers) < 2 or numbers[0] > numbers[1]:
        raise InvalidNotation(f"“{given}” is no number of seats; write 2, or 3-5")
    return range(numbers[0], numbers[1] + 1)


def _train(
    taught: training.Training, games: int, seconds: float, resume: bool, folder: Path
) -> None:
    name = taught.name
    kept = folder / f"{name}.checkpoint"
    if resume and kept.is_file():
        taught = training.Training.resume(kept.read_bytes())

    def tell(point: training.Point) -> None:
        write_bytes(kept, taught.save())
        shown = ", ".join(map(str, point.trials))
        out.print(f"{name}: {point.games} games, {point.seconds} s: {shown}")

    with progress(f"learning {name}", games) as bar:
        bar.advance(bar.task_ids[0], taught.games)
        last = training.train(
            taught, games, seconds, lambda count: bar.advance(bar.task_ids[0], count), tell
        )
    tell(last)
    file = folder / (name + weights.ENDING)
    write_bytes(file, weights.write(taught.provenance(last), list(taught.tables.numbers)))
    out.print(f"{file}: {file.stat().st_size // 1000} kB", markup=False)


def fuzz(
    game: GameId,
    moves: Annotated[
        int, typer.Option(min=1, max=MOST_MOVES, help="How many moves to try.")
    ] = 100_000,
    seed: Seed = 1,
    output: Annotated[
        Path, typer.Option("-o", help="A folder for the records of games that broke.")
    ] = Path("broken"),
    json: AsJson = False,
) -> None:
    """Play at random, with all seats, options and sheets, until something breaks."""
    with progress("looking for what breaks", moves) as bar:
        search = run_fuzz(
            find(game), moves, seed, progress=lambda count: bar.advance(bar.task_ids[0], count)
        )
    files = [_kept(output, game, seed, number, found) for number, found in enumerate(search.found)]
    if json:
        rows = [{"sentence": found.sentence, "file": str(file)} for found, file in files]
        as_json({"moves": search.moves, "games": search.games, "found": rows})
    else:
        out.print(f"{search.moves} moves in {search.games} games; {len(files)} games broke")
        for found, file in files:
            out.print(f"{file}: {found.sentence}", markup=False)
    if files:
        raise typer.Exit(1)


def _kept(folder: Path, game: str, seed: int, number: int, found: Found) -> tuple[Found, Path]:
    """The file opens where records do: ``replay``, ``draw``, the page for records."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}-{seed}-{number + 1}.txt"
    write_text(file, found.record)
    return found, file
