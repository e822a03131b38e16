"""What is given on the command line: checked once, the same for every command."""

from __future__ import annotations

import math
from typing import Annotated

import typer

from rollwrite.bots import roster
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game, Setup
from rollwrite.words import LANGUAGES

MOST_GAMES = 10_000_000
MOST_MOVES = 100_000_000
MOST_CORES = 256
MOST_SECONDS = 86_400
LONGEST_NAME = 40
LARGEST_SEED = 2**63 - 1


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        known = " and ".join(LANGUAGES)
        raise InvalidNotation(f"“{language}” is no language of ours; there are {known}")
    return language


def checked_name(name: str) -> str:
    name = name.strip()
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
        raise InvalidNotation(f"a name has 1 to {LONGEST_NAME} letters and signs, not “{name!a}”")
    return name


def checked_seconds(seconds: float) -> float:
    if not 0 < seconds <= MOST_SECONDS or math.isnan(seconds):
        raise InvalidNotation(f"{seconds} seconds; expected more than 0, up to {MOST_SECONDS}")
    return seconds


GameId = Annotated[str, typer.Argument(help=f"One of {', '.join(game.id for game in GAMES)}.")]
Language = Annotated[
    str, typer.Option(help=f"{' or '.join(LANGUAGES)}.", callback=checked_language)
]
Name = Annotated[str, typer.Option(help="Your name.", callback=checked_name)]
Seats = Annotated[int, typer.Option(help="How many seats.")]
Bots = Annotated[
    str, typer.Option(help="Bots in seat order, separated by commas; fewer take turns.")
]
Seed = Annotated[
    int,
    typer.Option(min=-LARGEST_SEED, max=LARGEST_SEED, help="The same seed gives the same result."),
]
Cores = Annotated[int, typer.Option(min=0, max=MOST_CORES, help="Processes; 0 uses every core.")]
Seconds = Annotated[float, typer.Option(help="How long to play.", callback=checked_seconds)]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A game option, as name=value; repeatable.")
]
Step = Annotated[
    int | None, typer.Option("--at", help="After this many events; the end if left out.")
]
Leg = Annotated[
    int | None,
    typer.Option("--game", min=1, help="Which game of an album; the last if left out."),
]


def setup_of(game: str, seats: int, options: list[str] | None) -> tuple[Game, Setup]:
    """A game and how it is played, all of it checked."""
    found = find(game)
    return found, found.setup(seats, parse_options(options))


def parse_options(given: list[str] | None) -> dict[str, str]:
    """``name=value``, each name once."""
    found: dict[str, str] = {}
    for option in given or []:
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals or not name:
            raise InvalidNotation(f"“{option}” is no option; write it as name=value")
        if name in found:
            raise InvalidNotation(f"option “{name}” is given twice: {found[name]} and {value}")
        found[name] = value
    return found


def parse_bots(given: str, seats: int) -> tuple[str, ...]:
    """Known bots, one a seat: ``a,b`` for four seats is a, b, a, b."""
    names = bot_names(given)
    if len(names) > seats:
        raise InvalidNotation(f"{len(names)} bots are named, but there is room for {seats}")
    return tuple(names[seat % len(names)] for seat in range(seats))


def bot_names(given: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        roster.find(name)
    return names
