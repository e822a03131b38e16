"""How it is shown: dice, marks and moves, the log, reasons, rule cards."""

from __future__ import annotations

from rollwrite.kernel.room.show import Show

from . import lessons, places, talk, view

SHOW = Show(
    question=view.question,
    meanwhile=view.meanwhile,
    tokens=view.tokens,
    marks=view.marks,
    choice=view.choice,
    remarks=view.remarks,
    tell=talk.tell,
    why_not=talk.why_not,
    why_illegal=talk.why_illegal,
    cards=lessons.CARDS,
    regions=places.regions,
    rule_of=places.rule_of,
    worth=places.worth,
)
