"""Putting a view together: the same for every game."""

from __future__ import annotations

from msgspec.structs import replace
from mypy_extensions import i64

from ..game import Game
from ..state import State
from .view import Bundle, Change, Choice, Line, Mark, Message, Page, Result, Route, View

MANY = 40  # more choices than that are previewed on request


def look(
    game: Game,
    state: State,
    seat: int,
    sheets: tuple[Page, ...] | None = None,
    prompt: Message | None = None,
) -> View:
    """The table as ``seat`` may see it; -1 is an onlooker.

    ``state`` must hold no hidden step of another seat: see ``Stage.seen_by``.
    ``sheets`` and ``prompt`` are given where they are made already.
    """
    owing = tuple(state.owing())
    moves = state.moves(seat) if seat in owing else []
    return View(
        game=game.id,
        seat=seat,
        turn=state.turns,
        active=state.active,
        waiting=owing,
        prompt=game.prompt(state, seat) if prompt is None else prompt,
        tokens=game.tokens(state),
        pages=pages(game, state) if sheets is None else sheets,
        tallies=game.tallies(state),
        remarks=game.remarks(state, seat) if seat >= 0 else (),
        choices=tuple(look_ahead(game, state, seat, moves)),
        routes=routes(game, state, seat) if moves else (),
        is_preview_asked=len(moves) > MANY,
        result=result(game, state) if state.is_over() else None,
        bundles=bundles(game, state, seat) if moves else (),
    )


def pages(game: Game, state: State) -> tuple[Page, ...]:
    """Every seat's sheet; the one they share, if any, comes first."""
    own = tuple(page(game, state, owner) for owner in range(state.seats))
    shared = game.shared_drawing(state)
    return (Page(-1, shared, game.shared_marks(state), (), 0), *own) if shared else own


def still(before: tuple[Page, ...], now: tuple[Page, ...]) -> tuple[Page, ...]:
    """The sheets of now; what has not changed stays the very same."""
    if len(before) != len(now):
        return now
    return tuple([old if old == new else new for old, new in zip(before, now)])


def page(game: Game, state: State, seat: int) -> Page:
    lines = tuple(Line(name, points) for name, points in state.lines(seat))
    marks = game.marks(state, seat)
    drawing, total = game.drawing(state, seat), state.total(seat)
    badge, stock = game.badge(state, seat), game.stock(state, seat)
    kept, anchor = game.kept(state, seat), game.anchor(state, seat)
    return Page(seat, drawing, marks, lines, total, badge, stock, kept, anchor)


def look_ahead(game: Game, state: State, seat: int, moves: list[int]) -> list[Choice]:
    """The choices; with what they would write and change, unless there are many.

    What has a button says there what it costs, in any case.
    """
    if len(moves) <= MANY:
        return preview(game, state, seat, moves)
    found = [game.choice(state, seat, move) for move in moves]
    return [
        preview(game, state, seat, [move])[0] if choice.button else choice
        for move, choice in zip(moves, found)
    ]


def preview(game: Game, state: State, seat: int, moves: list[int]) -> list[Choice]:
    """Choices with what they would write and change, found by playing them on a copy."""
    written, is_shared = game.marks(state, seat), bool(game.shared_drawing(state))
    shared = game.shared_marks(state) if is_shared else ()
    covered, too = spots_of(written), spots_of(shared)
    lines, total = state.lines(seat), state.total(seat)
    found = []
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        new = fresh(written, game.marks(after, seat), covered)
        if is_shared:
            new += fresh(shared, game.shared_marks(after), too)
        choice = replace(
            game.choice(state, seat, move),
            marks=tuple(new),
            changes=changes(lines, after.lines(seat)),
            points=after.total(seat) - total,
            is_last=seat not in after.owing(),
        )
        found.append(choice)
    return found


def spots_of(marks: tuple[Mark, ...]) -> set[str]:
    """Where something is written."""
    return {mark.spots[0] for mark in marks}


def fresh(before: tuple[Mark, ...], after: tuple[Mark, ...], covered: set[str]) -> list[Mark]:
    """The marks that were not there before, when something lay on the spots ``covered``.

    Games hand out the same ones again, mostly, and in the same order: walking along both finds
    what is new. What lies on a spot that was bare is compared with nothing.
    """
    found: list[Mark] = []
    at: i64 = 0
    count: i64 = len(before)
    for mark in after:
        if at < count and before[at] is mark:
            at += 1
        elif mark.spots[0] in covered and mark in before:
            at = before.index(mark) + 1
        else:
            found.append(mark)
    return found


def taken(game: Game, opened: State, seat: int, moves: list[int]) -> tuple[Choice, ...]:
    """Steps already taken, each as it was chosen."""
    state = opened.copy()
    found = []
    for move in moves:
        found += preview(game, state, seat, [move])
        state.play(seat, move)
    return tuple(found)


def can_swap(opened: State, seat: int, moves: list[int]) -> bool:
    """Whether the last two steps could be taken the other way round."""
    if len(moves) < 2 or moves[-1] == moves[-2]:
        return False
    state = opened.copy()
    for move in (*moves[:-2], moves[-1], moves[-2]):
        if seat not in state.owing() or move not in state.moves(seat):
            return False
        state.play(seat, move)
    return True


def routes(game: Game, state: State, seat: int) -> tuple[Route, ...]:
    """Each route as choices, one after another; it leads to the first spot of the last."""
    walks = [in_a_row(game, state, seat, moves) for moves in game.routes(state, seat)]
    return tuple(Route(steps[-1].spots[0], steps) for steps in walks)


def bundles(game: Game, state: State, seat: int) -> tuple[Bundle, ...]:
    """What one tap does in several steps."""
    return tuple(
        Bundle(name, in_a_row(game, state, seat, moves))
        for name, moves in game.bundles(state, seat)
    )


def in_a_row(game: Game, state: State, seat: int, moves: tuple[int, ...]) -> tuple[Choice, ...]:
    """Choices, each as it is offered after those before it."""
    now, steps = state.copy(), []
    for move in moves:
        steps.append(game.choice(now, seat, move))
        now.play(seat, move)
    return tuple(steps)


def changes(before: list[tuple[str, int]], after: list[tuple[str, int]]) -> tuple[Change, ...]:
    assert len(before) == len(after), "a move adds no line"
    found: list[Change] = []
    for at, (name, old) in enumerate(before):
        new = after[at][1]
        if old != new:
            found.append(Change(name, old, new))
    return tuple(found)


def so_far(state: State) -> Result:
    """What everybody has in a game that was not played to its end: nobody won it."""
    outcome = state.outcome()
    return Result((), outcome.totals, outcome.teams, ())


def result(game: Game, state: State) -> Result:
    outcome = state.outcome()
    return Result(outcome.winners, outcome.totals, outcome.teams, game.titles(state))
