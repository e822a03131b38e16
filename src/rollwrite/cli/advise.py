"""``advise``: what the moves at a step of a record are worth, and why."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from rollwrite.bots.advice import Advised, Estimate
from rollwrite.bots.advice import advise as think
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game, Played
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Record
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import DECIDE, State
from rollwrite.words import Words

from .draw import checked_step
from .kit.albums import load
from .kit.files import Source
from .kit.given import Language, Leg, Seed, Step
from .kit.show import AsJson, as_json, out

MOST_BUDGET = 100_000
SHARES = (8, 8, 4, 2)  # each table takes this part of the budget


def add_to(app: typer.Typer) -> None:
    app.command()(advise)


def advise(
    file: Source,
    at: Step = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Whose decision.")] = None,
    game: Leg = None,
    budget: Annotated[
        int, typer.Option(min=16, max=MOST_BUDGET, help="Simulations of each move.")
    ] = 96,
    seed: Seed = 1,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """Best moves at a step of a record: expected score, chance to win, and why."""
    found = load(file)
    record = found.pick(game)
    state, owner = decision_at(found.game, record, at, seat)
    words = Words(language, found.game, tuple(record.names))
    tables = think(found.game, state, owner, seed, tuple(budget // share for share in SHARES))
    advised = None
    for advised in tables:
        if json:
            as_json(as_data(advised, owner, words))
    assert advised is not None, "there is a table for each share"
    if not json:
        _print(advised, owner, words)


def decision_at(game: Game, found: Record, at: int | None, seat: int | None) -> tuple[State, int]:
    """What a seat that decides may know at this step: never the hidden steps of others."""
    if seat is not None and seat > found.setup.seats:
        raise InvalidNotation(f"there is no seat {seat}; the record has {found.setup.seats}")
    state, stage = _replayed(game, found, checked_step(found, at))
    if stage is None:
        state.require_decision(0)
    assert stage is not None, "a seat decides"
    owner = seat - 1 if seat else next(one for one in stage.seats if not stage.has_decided(one))
    seen = stage.seen_by(owner).copy()
    seen.require_decision(owner)
    return seen, owner


def _replayed(game: Game, found: Record, at: int) -> tuple[State, Stage | None]:
    """The state after so many events, and the stage that is open there."""
    state, stage = game.start(found.setup), None
    if state.phase == DECIDE:
        stage = Stage(game, state)
    for step in records.replay(found, game):
        if step.number > at:
            continue
        state = step.state
        if stage is not None and isinstance(step.event, Played):
            stage.step(step.event.seat, step.event.move)
            if all(map(stage.has_decided, stage.seats)):
                stage = None
        if stage is None and state.phase == DECIDE:
            stage = Stage(game, state)
    return state, stage


def as_data(advised: Advised, seat: int, words: Words) -> dict[str, object]:
    rows = [_row(row, words) for row in advised.rows]
    return {
        "seat": seat + 1,
        "aim": advised.aim,
        "simulations": advised.simulations,
        "moves": rows,
    }


def _row(row: Estimate, words: Words) -> dict[str, object]:
    names = ("score", "score_error", "win", "win_error", "gap", "gap_error")
    numbers = {name: round(getattr(row, name), 4) for name in names}
    return {"move": row.move, **numbers, "reasons": [words.say(one) for one in row.reasons]}


def _print(advised: Advised, seat: int, words: Words) -> None:
    out.print(f"seat {seat + 1}, {advised.simulations} simulations", markup=False)
    table = Table("move", "score", "win", "behind the best", "why", box=None)
    for row in advised.rows:
        gap = row.gap if advised.aim == "score" else 100 * row.gap
        error = row.gap_error if advised.aim == "score" else 100 * row.gap_error
        table.add_row(
            row.move,
            f"{row.score:.1f} ± {row.score_error:.1f}",
            "" if advised.aim == "score" else f"{row.win:.0%} ± {row.win_error:.0%}",
            f"{gap:.1f} ± {error:.1f}" if row is not advised.rows[0] else "",
            "; ".join(words.say(one) for one in row.reasons),
        )
    out.print(table)
