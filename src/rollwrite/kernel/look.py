"""Putting a view together: the same for every game."""

from __future__ import annotations

from dataclasses import replace

from .game import Game
from .state import State
from .view import Change, Choice, Line, Page, Result, View


def look(game: Game, state: State, seat: int, *, choices: bool = True) -> View:
    """The table as ``seat`` may see it; -1 is an onlooker.

    ``state`` must hold no hidden step of another seat: see ``Stage.seen_by``.
    """
    owing = tuple(state.owing())
    open_moves = choices and seat in owing
    return View(
        game=game.id,
        seat=seat,
        turn=state.turns(),
        active=game.active(state),
        waiting=owing,
        prompt=game.prompt(state, seat),
        tokens=game.tokens(state),
        pages=tuple(page(game, state, owner) for owner in range(state.seats())),
        choices=tuple(look_ahead(game, state, seat)) if open_moves else (),
        result=result(state) if state.is_over() else None,
    )


def page(game: Game, state: State, seat: int) -> Page:
    lines = tuple(Line(name, points) for name, points in state.lines(seat))
    marks = game.marks(state, seat)
    return Page(seat, game.drawing(state, seat), marks, lines, state.total(seat))


def look_ahead(game: Game, state: State, seat: int) -> list[Choice]:
    """Every legal move with what it would write and change."""
    written = set(game.marks(state, seat))
    lines = state.lines(seat)
    found = []
    for move in state.moves(seat):
        after = state.copy()
        after.play(seat, move)
        choice = game.choice(state, seat, move)
        marks = tuple(mark for mark in game.marks(after, seat) if mark not in written)
        points = after.total(seat) - state.total(seat)
        changed = changes(lines, after.lines(seat))
        found.append(replace(choice, marks=marks, changes=changed, points=points))
    return found


def changes(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> tuple[Change, ...]:
    pairs = zip(before, after, strict=True)
    return tuple(Change(name, old, new) for (name, old), (_, new) in pairs if old != new)


def result(state: State) -> Result:
    outcome = state.outcome()
    return Result(outcome.winners, outcome.totals, outcome.teams)
