"""What was made once need not be made again: for drawings and words of the same few things."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
MOST = 4096


def remembered(
    key: Callable[P, Hashable], most: int = MOST
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keeps results by what they depend on, which ``key`` names; for a while, if there are many.

    >>> @remembered(lambda word: len(word))
    ... def dashes(word: str) -> str:
    ...     return "-" * len(word)
    >>> dashes("one") is dashes("two")
    True
    """

    def remember(make: Callable[P, R]) -> Callable[P, R]:
        known: dict[Hashable, R] = {}

        @wraps(make)
        def made(*args: P.args, **more: P.kwargs) -> R:
            which = key(*args, **more)
            found = known.get(which)
            if found is None:
                if len(known) >= most:
                    known.clear()
                found = known[which] = make(*args, **more)
            return found

        return made

    return remember
