"""How it is shown: dice, marks and moves, the log, reasons, rule cards."""

from __future__ import annotations

from rollwrite.kernel.room.show import Show

from . import choices, lessons, places, talk, view, why

SHOW = Show(
    question=view.question,
    meanwhile=view.meanwhile,
    tokens=view.tokens,
    marks=view.marks,
    choice=choices.choice,
    remarks=view.remarks,
    stock=view.stock,
    tell=talk.tell,
    titles=talk.titles,
    figures=talk.figures,
    why_not=why.why_not,
    why_illegal=why.why_illegal,
    why_idle=view.why_idle,
    cards=lessons.CARDS,
    new_cards=lessons.new_in,
    regions=places.regions,
    rule_of=places.rule_of,
    worth=places.worth,
)
