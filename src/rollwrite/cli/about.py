"""``games`` and ``bots``: what there is."""

from __future__ import annotations

import typer
from rich.table import Table

from rollwrite.bots.roster import ROSTER
from rollwrite.catalogue import GAMES
from rollwrite.kernel.game import Game
from rollwrite.words import Words

from .kit.show import AsJson, as_json, out


def add_to(app: typer.Typer) -> None:
    app.command()(games)
    app.command()(bots)


def games(json: AsJson = False) -> None:
    """The games there are."""
    if json:
        as_json([describe(game) for game in GAMES])
        return
    table = Table("id", "name", "seats", "options", "campaigns", box=None)
    for game in GAMES:
        options = "; ".join(f"{option.id}: {', '.join(option.values)}" for option in game.options)
        seats = f"{game.min_seats}–{game.max_seats}"
        campaigns = ", ".join(campaign.id for campaign in game.campaigns)
        table.add_row(game.id, Words("en", game).say("name"), seats, options, campaigns)
    out.print(table)


def describe(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": Words("en", game).say("name"),
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "rules_version": game.rules_version,
        "sheets": list(game.sheets),
        "options": {option.id: list(option.values) for option in game.options},
        "campaigns": [campaign.id for campaign in game.campaigns],
    }


def bots(json: AsJson = False) -> None:
    """The players there are, weakest first."""
    words = Words("en")
    found = [{"id": bot.id, "description": words.say(f"bot-{bot.id}-about")} for bot in ROSTER]
    if json:
        as_json(found)
        return
    for bot in found:
        out.print(f"[bold]{bot['id']}[/]  {bot['description']}")
