"""The rules as cards, in the order one learns them; words in ``text/*.ftl``."""

from __future__ import annotations

from rollwrite.kernel.game import Option
from rollwrite.kernel.seen.view import Figure, Mark, Message, RuleCard, Token

from .. import sheet
from ..sheet.chart import VARIANTS

FRONT, BACK, TEAM = *sheet.SHELF.names, sheet.SHELF.shared[0]


def _figure(drawing: str, around: str, *marks: Mark) -> Figure:
    return Figure(drawing, tuple(around.split()), marks)


def _mark(glyph: str, *spots: str) -> tuple[Mark, ...]:
    return tuple(Mark((spot,), glyph) for spot in spots)


def _dice(*faces: str, kind: str = "escape") -> tuple[Token, ...]:
    return tuple(Token(f"rule-{number}", kind, face) for number, face in enumerate(faces, 1))


CARDS = (
    RuleCard("goal", _figure(TEAM, "gem-1 gem-10", *_mark("crossed", "gem-1", "gem-2"))),
    RuleCard("temple", _figure(FRONT, "chamber-2-2 chamber-4-4")),
    RuleCard("sides", _figure(FRONT, "side-n chamber-2-3", *_mark("adventurer-1", "side-n"))),
    RuleCard("turn", dice=_dice("adventurer", "black")),
    RuleCard("curse", _figure(TEAM, "cursed-1 cursed-3", *_mark("curse-2", "cursed-1"))),
    RuleCard(
        "explore",
        _figure(
            FRONT,
            "chamber-1-1 chamber-2-3",
            *_mark("crossed", "action-1-2"),
            *_mark("adventurer-1", "chamber-1-2"),
        ),
        _dice("adventurer", "torch"),
    ),
    RuleCard("actions", _figure(FRONT, "chamber-2-1 chamber-3-3")),
    RuleCard(
        "bonus",
        _figure(
            TEAM,
            "track-run track-golden",
            *_mark("used", "track-key-1"),
            *_mark("ours", "track-key-2", "track-run-1"),
        ),
    ),
    RuleCard(
        "secrets",
        _figure(
            FRONT,
            "chamber-1-4 chamber-5-2",
            *_mark("adventurer-1", "chamber-1-4"),
            *_mark("token-3", "chamber-5-2"),
        ),
    ),
    RuleCard("pool", dice=_dice("key", "torch", "adventurer")),
    RuleCard(
        "maps",
        _figure(
            FRONT,
            "map-1 map-2",
            *_mark("crossed", "map-1-bonus-1", "map-1-bonus-3", "map-2-gem-1"),
        ),
    ),
    RuleCard(
        "end", _figure(FRONT, "chamber-2-2 chamber-4-4", *_mark("adventurer-1", "chamber-3-3"))
    ),
    RuleCard(
        "locked",
        _figure(BACK, "chamber-2-2 chamber-4-4", *_mark("lock-upright", "passage-3-2-3-3")),
        _dice("torch", "golden", kind="extra"),
    ),
    RuleCard("dice", dice=_dice("blank", "blank", kind="extra")),
    RuleCard(
        "joker", _figure(BACK, "chamber-1-2 chamber-2-4"), _dice("key", "black", kind="extra")
    ),
)

BASE = tuple(card.id for card in CARDS[:-3])


def new_in(options: dict[str, str]) -> tuple[str, ...]:
    """The rules of the game, and the one of the variant."""
    variant = options["variant"]
    return BASE if variant == "standard" else (*BASE, variant)


def about_difficulty(level: str) -> Message:
    """ES-S1: the gems needed without a variant, by seats."""
    two, three, four = sheet.shipped_team().gems["standard"][level]
    return Message("option-difficulty-about", {"two": two, "three": three, "four": four})


def about_variant(variant: str) -> Message:
    """What its rules card says."""
    return Message("rules-goal-text" if variant == "standard" else f"rules-{variant}-text")


LEVELS = ("normal", "easy", "hard")
OPTIONS = (
    Option("difficulty", LEVELS, tuple(map(about_difficulty, LEVELS))),
    Option("variant", VARIANTS, tuple(map(about_variant, VARIANTS))),
)
