"""``lesson check`` and ``lesson list``: what is taught, and whether it can be."""

from __future__ import annotations

from typing import Annotated

import typer

from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.errors import GameError
from rollwrite.kernel.game import Game
from rollwrite.kernel.taught.lesson import Lesson, lessons_of
from rollwrite.testing.taught import lessons_can_be_taught
from rollwrite.words import Words

from .kit.given import GameId
from .kit.show import AsJson, as_json, complain, out

Some = Annotated[str, typer.Argument(help="A game; all of them if none is named.")]


def add_to(app: typer.Typer) -> None:
    lesson = typer.Typer(help="Lessons: what is taught, and whether it can be.")
    lesson.command()(check)
    lesson.command("list")(list_lessons)
    app.add_typer(lesson, name="lesson")


def check(game: Some = "") -> None:
    """Take every lesson against the rules: moments, moves, things pointed at, words, cards."""
    faults = 0
    for one in [find(game)] if game else GAMES:
        try:
            lessons_can_be_taught(one)
        except GameError as error:
            complain(error.code, f"{one.id}: {error}")
            faults += 1
        else:
            out.print(f"{one.id}: {len(lessons_of(one))} lessons can be taught")
    if faults:
        raise typer.Exit(1)


def list_lessons(game: GameId, json: AsJson = False) -> None:
    """The lessons of a game, in the order one takes them."""
    found = find(game)
    rows = [_row(found, lesson) for lesson in lessons_of(found)]
    if json:
        as_json(rows)
        return
    for row in rows:
        out.print(f"[bold]{row['id']}[/]  {row['name']} ({row['minutes']} min)")


def _row(game: Game, lesson: Lesson) -> dict[str, object]:
    return {
        "id": lesson.id,
        "name": Words("en", game).say(lesson.words()),
        "minutes": lesson.minutes,
        "moments": len(lesson.moments),
        "teaches": list(lesson.teaches),
        "when": lesson.offered(),
    }
