"""How it is shown: dice, marks and moves, the log, reasons, rule cards."""

from __future__ import annotations

from rollwrite.kernel.room.show import Show

from . import choices, lessons, pairs, phrases, places, reasons, routes, talk, view

SHOW = Show(
    question=view.question,
    meanwhile=view.meanwhile,
    ending=view.ending,
    tokens=view.tokens,
    marks=view.marks,
    choice=choices.choice,
    shared_drawing=view.shared_drawing,
    shared_marks=view.shared_marks,
    tallies=view.tallies,
    badge=view.badge,
    remarks=view.remarks,
    anchor=view.anchor,
    bundles=pairs.bundles,
    routes=routes.routes,
    phrases=phrases.phrases,
    tell=talk.tell,
    titles=talk.titles,
    figures=talk.figures,
    why_not=reasons.why_not,
    why_illegal=reasons.why_illegal,
    cards=lessons.CARDS,
    new_cards=lessons.new_in,
    regions=places.regions,
    mark_words=places.mark_words,
    rule_of=places.rule_of,
    worth=places.worth,
)
