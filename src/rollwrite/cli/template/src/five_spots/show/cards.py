"""The rules as cards, in the order one learns them; their words stand in ``words/``."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Figure, Mark, RuleCard, Token


def _row(*numbers: int) -> Figure:
    marks = [Mark((f"box-{box}",), "text", str(n)) for box, n in enumerate(numbers, 1) if n]
    return Figure("standard@1", ("box-1", "box-5"), tuple(marks))


CARDS = (
    RuleCard("goal"),
    RuleCard("write", _row(0, 3), (Token("rule", "number", "3"),)),
    RuleCard("score", _row(2, 5, 4, 6, 1)),
    RuleCard("end"),
)
