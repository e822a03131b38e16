"""Simulations in several processes: the same numbers, sooner."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection

from rollwrite.kernel.state import State

from .search import Candidate, Simulator, Thinking, simulate

Endings = list[tuple[list[float], list[float], list[float]]]
FEWEST = 4  # simulations of a move that are worth a process


class ForkingSimulator(Simulator):
    """Parts the numbers among copies of this process; alone where it cannot be copied.

    Each simulation depends on its number alone, so how many processes there
    are changes nothing but the time.
    """

    def __init__(self, processes: int) -> None:
        can_fork = "fork" in multiprocessing.get_all_start_methods()
        self.processes = processes if can_fork else 1

    def run(
        self,
        state: State,
        seat: int,
        candidates: list[Candidate],
        thinking: Thinking,
        base: int,
        first: int,
        last: int,
    ) -> None:
        asked = (state, seat, candidates, thinking, base)
        own, *others = spans(first, last, self.processes)
        helpers = [_ask(asked, span) for span in others]
        for candidate in candidates:
            simulate(state, seat, candidate, thinking, base, *own)
        for helper in helpers:
            _add(candidates, helper.recv())
            helper.close()


def spans(first: int, last: int, parts: int) -> list[tuple[int, int]]:
    """
    >>> spans(10, 20, 2)
    [(10, 15), (15, 20)]
    >>> spans(10, 13, 8)
    [(10, 13)]
    """
    parts = max(1, min(parts, (last - first) // FEWEST))
    ends = [first + (last - first) * part // parts for part in range(parts + 1)]
    return list(pairwise(ends))


def _ask(
    asked: tuple[State, int, list[Candidate], Thinking, int], span: tuple[int, int]
) -> Connection:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(
        target=_answer, args=(asked, span, theirs), daemon=True
    )
    process.start()
    theirs.close()
    return ours


def _answer(
    asked: tuple[State, int, list[Candidate], Thinking, int],
    span: tuple[int, int],
    answer: Connection,
) -> None:
    state, seat, candidates, thinking, base = asked
    found: Endings = []
    for candidate in candidates:
        fresh = Candidate(candidate.move, candidate.prior)
        simulate(state, seat, fresh, thinking, base, *span)
        found.append((fresh.scores, fresh.leads, fresh.wins))
    answer.send(found)


def _add(candidates: Sequence[Candidate], found: Endings) -> None:
    for candidate, (scores, leads, wins) in zip(candidates, found, strict=True):
        candidate.scores += scores
        candidate.leads += leads
        candidate.wins += wins
