"""The rules as cards, in the order one learns them; words in ``text/*.ftl``."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Figure, Mark, RuleCard, Token

from ..sheet.facts import ADVENTURES

ANIMALS = "annoyed-animals@1"
CULTISTS = "clumsy-cultists@1"
PYRAMID = "puzzled-pyramid@1"
DINOSAURS = "defiant-dinosaurs@1"


def _figure(paper: str, around: str, *marks: Mark) -> Figure:
    return Figure(paper, tuple(around.split()), marks)


def _crosses(spots: str) -> tuple[Mark, ...]:
    return tuple(Mark((spot,), "cross") for spot in spots.split())


def _mark(spot: str, glyph: str, text: str = "") -> Mark:
    return Mark((spot,), glyph, text)


def _dice(*faces: str) -> tuple[Token, ...]:
    """The black die comes last."""
    kinds = ["white"] * (len(faces) - 1) + ["black"]
    return tuple(
        Token(f"rule-{number}", kind, face)
        for number, (kind, face) in enumerate(zip(kinds, faces, strict=True), 1)
    )


CARDS = (
    RuleCard("goal", _figure(ANIMALS, "monster-goat monster-moose field-f1 field-f6")),
    RuleCard("roll", dice=_dice("2", "2", "4", "5", "1")),
    RuleCard("black", _figure(CULTISTS, "black-1 black-2 black-3", _mark("black-1", "chalk"))),
    RuleCard(
        "cross",
        _figure(CULTISTS, "field-f1 field-f6 field-f14", *_crosses("field-f1 field-f14 field-f2")),
    ),
    RuleCard("lapse", _figure(CULTISTS, "life-1 life-10", *_crosses("life-1 life-2 life-3"))),
    RuleCard(
        "symbols",
        _figure(CULTISTS, "field-f42 field-f44 field-f43", *_crosses("field-f42-1")),
    ),
    RuleCard(
        "monster",
        _figure(
            CULTISTS,
            "monster-necro field-f12 field-f13",
            *_crosses("field-f1 field-f13 hit-necro-1 hit-necro-2"),
            _mark("open-necro-6", "ring"),
        ),
    ),
    RuleCard(
        "kill",
        _figure(
            CULTISTS,
            "monster-wisp",
            *_crosses("hit-wisp-1 hit-wisp-2 hit-wisp-3 hit-wisp-4"),
            _mark("first-wisp", "ring"),
        ),
    ),
    RuleCard(
        "boss",
        _figure(CULTISTS, "monster-boss", *_crosses("hit-boss-1 hit-boss-2 hit-boss-3")),
    ),
    RuleCard(
        "chest",
        _figure(
            CULTISTS,
            "chest-lives chest-dice torch-2 black-6",
            *_crosses("chest-torches torch-1"),
        ),
    ),
    RuleCard("bonus", _figure(CULTISTS, "bonus-1 bonus-2", _mark("bonus-1-first", "ring"))),
    RuleCard("end"),
    RuleCard("score", _figure(CULTISTS, "score-gems score-gold score-lives total")),
    RuleCard("solo", _figure(ANIMALS, "life-1 life-10")),
    RuleCard(
        "annoyed-animals",
        _figure(
            ANIMALS,
            "field-f27 monster-boss bonus-1 bonus-2",
            *_crosses("field-f27 hit-boss-1"),
            _mark("open-boss-8", "ring"),
        ),
    ),
    RuleCard(
        "clumsy-cultists",
        _figure(CULTISTS, "field-f15 field-f14 monster-necro", *_crosses("field-f15-1")),
    ),
    RuleCard(
        "puzzled-pyramid",
        _figure(
            PYRAMID,
            "field-f11 field-f7 field-f12",
            _mark("field-f11", "text", "8"),
            *_crosses("field-f11"),
        ),
    ),
    RuleCard(
        "defiant-dinosaurs",
        _figure(
            DINOSAURS,
            "monster-sara field-f7",
            *_crosses("field-f7 hit-sara-1 hit-sara-2"),
            _mark("open-sara-7", "ring"),
        ),
    ),
)


def new_in(options: dict[str, str]) -> tuple[str, ...]:
    """The card of the adventure."""
    return (options.get("adventure", next(iter(ADVENTURES))),)
