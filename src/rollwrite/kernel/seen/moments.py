"""The moments that mattered, found from the log.

What a scoring line holds in the end is booked on the steps that first brought it
there: a bet that was won again is no loss, a gain that was lost again no gain, and
the bookings of a seat add up to the points it won since the start.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..game import Game
from ..kept.record import Step
from ..state import State
from .events import tell
from .view import News

MOST = 3


@dataclass(frozen=True, slots=True)
class Moment:
    """What brought ``seat`` so many points for good; for a team, who brought them.

    ``step`` is the number of the step in the replay, ``line`` the scoring line it counts in
    (the one it changed most), ``news`` all that the log tells about the seat there.
    """

    step: int
    turn: int
    seat: int
    points: int
    line: str
    news: tuple[News, ...]


def moments(game: Game, steps: Sequence[Step], most: int = MOST) -> tuple[Moment, ...]:
    """The turns that changed most between the seats, each once, in the order they happened."""
    if not steps:
        return ()
    weighed = leads(by_turn(bookings(game, steps)), _sides(game, steps[0].state))
    chosen: dict[int, Moment] = {}
    for lead, moment in sorted(weighed, key=_by_lead, reverse=True):
        if len(chosen) < most and lead:
            chosen.setdefault(moment.turn, moment)
    return tuple(sorted(chosen.values(), key=lambda moment: moment.step))


def leads(found: Sequence[Moment], sides: int) -> list[tuple[float, Moment]]:
    """How much more a turn brought a seat than the others on average: what all had alike decided
    nothing. Alone and in a team, what it brought."""
    if sides == 1:
        return [(moment.points, moment) for moment in found]
    sums: dict[int, int] = defaultdict(int)
    for moment in found:
        sums[moment.turn] += moment.points
    others = sides - 1
    return [(it.points - (sums[it.turn] - it.points) / others, it) for it in found]


def _by_lead(weighed: tuple[float, Moment]) -> tuple[float, int, int]:
    lead, moment = weighed
    return (abs(lead), *_weight(moment))


def _sides(game: Game, state: State) -> int:
    return 1 if _is_team(game, state) else int(state.seats)


def by_turn(booked: Iterable[Moment]) -> list[Moment]:
    """All that a turn brought a seat, told by the step that brought most of it."""
    sums: dict[tuple[int, int], int] = defaultdict(int)
    largest: dict[tuple[int, int], Moment] = {}
    for moment in booked:
        key = (moment.turn, moment.seat)
        sums[key] += moment.points
        largest[key] = max(largest.get(key, moment), moment, key=_weight)
    return [replace(largest[key], points=points) for key, points in sums.items() if points]


def _weight(moment: Moment) -> tuple[int, int]:
    """Of equals the later one mattered more: less was left to answer it."""
    return abs(moment.points), moment.step


def bookings(game: Game, steps: Sequence[Step]) -> Iterator[Moment]:
    """Every step that brought or cost somebody something for good."""
    if not steps:
        return
    for seat in range(_sides(game, steps[0].state)):
        for step, booked in zip(steps, _booked(steps, seat), strict=True):
            points = sum(booked.values())
            if points:
                line = max(booked, key=lambda name: (abs(booked[name]), name))
                yield _moment(game, step, seat, points, line)


def _is_team(game: Game, state: State) -> bool:
    """All are one side: what one of them has, all have."""
    return game.is_cooperative and state.seats > 1


def _booked(steps: Sequence[Step], seat: int) -> list[dict[str, int]]:
    """Points by scoring line for each step."""
    rows = [dict(state.lines(seat)) for state in (steps[0].before, *(s.state for s in steps))]
    shares = {name: _shares([row[name] for row in rows]) for name in rows[0]}
    return [{name: share[at] for name, share in shares.items()} for at in range(len(steps))]


def _shares(course: Sequence[int]) -> list[int]:
    """How a line came from its first to its last value, booked where it first got that far."""
    start, end = course[0], course[-1]
    reached, found = start, []
    for value in course[1:]:
        now = min(end, max(reached, value)) if end >= start else max(end, min(reached, value))
        found.append(now - reached)
        reached = now
    return found


def _moment(game: Game, step: Step, seat: int, points: int, line: str) -> Moment:
    news = _told(game, step, seat)
    turn = news[0].turn if news else step.state.turns
    doer = news[0].seat if news and _is_team(game, step.state) else seat
    return Moment(step.number, turn, doer, points, line, news)


def _told(game: Game, step: Step, seat: int) -> tuple[News, ...]:
    """News about that seat, in a team about anybody; else what the table itself says."""
    told = tell(game, step.before, step.event, step.state)
    people = [news for news in told if news.seat >= 0]
    own = people if _is_team(game, step.state) else [news for news in told if news.seat == seat]
    return tuple(own or told[:1])
