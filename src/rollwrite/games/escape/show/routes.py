"""Ways through the temple that kept dice can pay, several chambers at once."""

from __future__ import annotations

from ..rules import moves
from ..rules.deeds import NOTHING
from ..rules.position import EXPLORING
from ..rules.state import EscapeState

Route = tuple[int, ...]
LONGEST = 4  # eight dice pay no more


def routes(state: EscapeState, seat: int) -> tuple[Route, ...]:
    """ES-A4: the shortest way to each chamber that is not next door; bonuses stay unspent."""
    near = {_chamber(move) for move in _steps(state, seat)}
    here = int(state.papers[seat].at)
    found: dict[int, Route] = {}
    open_ways: list[tuple[Route, EscapeState]] = [((), state)]
    for _ in range(LONGEST):
        open_ways = [longer for way in open_ways for longer in _longer(*way, seat)]
        for route, _after in open_ways:
            end = _chamber(route[-1])
            if end != here and end not in near:
                found.setdefault(end, route)
    return tuple(found.values())


def _longer(route: Route, state: EscapeState, seat: int) -> list[tuple[Route, EscapeState]]:
    found = []
    for move in _steps(state, seat):
        after = state.copy()
        assert isinstance(after, EscapeState), "a copy of ours"
        after.play(seat, move)
        found.append(((*route, move), after))
    return found


def _steps(state: EscapeState, seat: int) -> list[int]:
    """Moves into a chamber that dice alone pay for."""
    if state.step != EXPLORING or state.ask != NOTHING or state.seat != seat or state.is_over():
        return []
    return [move for move in state.moves(seat) if _is_plain(move)]


def _is_plain(move: int) -> bool:
    return moves.GO <= move < moves.CHOOSE and (move - moves.GO) % moves.HELP_COUNT == 0


def _chamber(move: int) -> int:
    return (move - moves.GO) // moves.HELP_COUNT
