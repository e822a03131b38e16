"""How it is shown: dice, marks and moves, the log, reasons, rule cards, campaigns."""

from __future__ import annotations

from rollwrite.kernel.room.show import Show

from ..sheet import carry
from . import lessons, places, standing, sums, talk, view

SHOW = Show(
    question=view.question,
    meanwhile=view.meanwhile,
    remarks=view.remarks,
    tokens=view.tokens,
    marks=view.marks,
    choice=view.choice,
    kept=view.kept,
    tell=talk.tell,
    carry_over=carry.over,
    board=standing.board,
    ledger=sums.ledger,
    why_not=talk.why_not,
    why_illegal=talk.why_illegal,
    why_idle=view.why_idle,
    cards=lessons.CARDS,
    new_cards=lessons.new_in,
    regions=places.regions,
    mark_words=places.mark_words,
    rule_of=places.rule_of,
    worth=places.worth,
)
