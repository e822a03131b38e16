"""The rules as cards, game by game: a card is shown when the first game that needs it opens.

A card's id names that game (``game-04-church``); its words are in ``text/*.ftl``.
"""

from __future__ import annotations

from rollwrite.kernel.seen.view import Figure, Mark, RuleCard, Token

from .. import sheet


def _building(kind: str, cells: str) -> Mark:
    return Mark(tuple(f"cell-{cell}" for cell in cells.split()), kind)


def _figure(game: int, around: str, *marks: Mark) -> Figure:
    spots = [_spot(name) for name in around.split()]
    return Figure(sheet.NAMES[game - 1], tuple(spots), marks)


def _spot(name: str) -> str:
    return name if "-" in name else f"cell-{name}"


def _dice(left: str, right: str, kind: str) -> tuple[Token, ...]:
    return (
        Token("rule-left", "left", left, group="shape"),
        Token("rule-right", "right", right, group="shape"),
        Token("rule-kind", "kind", kind),
    )


def _cross(*spots: str) -> tuple[Mark, ...]:
    return tuple(Mark((spot,), "cross") for spot in spots)


CARDS = (
    RuleCard("game-01-goal"),
    RuleCard("game-01-dice", dice=_dice("l3", "single", "residential")),
    RuleCard(
        "game-01-build",
        _figure(
            1,
            "c3 g7",
            _building("home", "e5 e6 e7"),
            _building("shop", "d4 d5 c5"),
            _building("public", "f5 f6"),
        ),
    ),
    RuleCard("game-01-pass", _figure(1, "pass-1 pass-6", *_cross("pass-1", "pass-2"))),
    RuleCard("game-01-end"),
    RuleCard("game-01-score", _figure(1, "score-passes score-empty")),
    RuleCard(
        "game-02-groups",
        _figure(
            2,
            "c5 g8",
            _building("home", "d6 e6"),
            _building("home", "d7 c7"),
            _building("home", "f6"),
            _building("shop", "f7 f8"),
            _building("public", "c6"),
        ),
    ),
    RuleCard(
        "game-03-well",
        _figure(
            3,
            "e3 h7",
            _building("home", "g4 f4"),
            _building("shop", "h5"),
            _building("public", "g6 f6"),
            _building("home", "f5 e5"),
        ),
    ),
    RuleCard(
        "game-04-church",
        _figure(4, "church-1 church-5", Mark(("church-1",), "tick")),
        _dice("flat", "compass", "public"),
    ),
    RuleCard("game-04-church-pass", _figure(4, "pass-1 pass-6", *_cross("pass-1", "pass-2"))),
    RuleCard(
        "game-05-church-points",
        _figure(
            5,
            "d3 h7",
            _building("church", "f5 f6 g5"),
            _building("home", "e5 e6"),
            _building("shop", "g6 g7"),
            _building("public", "f7 e7"),
        ),
    ),
    RuleCard("game-06-start", _figure(6, "b4 f8", _building("home", "e5 f5"))),
    RuleCard("game-06-no-passing"),
    RuleCard("game-07-start", _figure(7, "e8 h11", _building("shop", "f10 f11"))),
    RuleCard("game-07-water", _figure(7, "b3 f8")),
    RuleCard("game-07-race", _figure(7, "a1 c11", _building("home", "a7 b7"))),
    RuleCard("game-07-purses", _figure(7, "purse-plateau purse-never-passed")),
    RuleCard("game-08-forest", _figure(8, "e8 h11", _building("public", "f9 g9 h9"))),
    RuleCard("game-09-gold", _figure(9, "c10 h11", _building("home", "d10 d11"))),
    RuleCard("game-09-purse-bonus"),
    RuleCard(
        "game-10-bandits",
        _figure(
            10,
            "e2 h6",
            _building("home", "g3 h3"),
            _building("shop", "h4"),
            _building("public", "g5 f5"),
            _building("home", "f4"),
            Mark(("cell-g4",), "ring"),
        ),
    ),
    RuleCard(
        "game-11-fortress",
        _figure(11, "fortress-1 fortress-4", Mark(("fortress-1",), "tick")),
        _dice("upright", "compass", "residential"),
    ),
    RuleCard(
        "game-11-complete",
        _figure(
            11,
            "b6 f10",
            _building("shop", "d7 e7"),
            _building("shop", "d8 d9"),
            _building("home", "b7 b8"),
            _building("home", "e8"),
        ),
    ),
    RuleCard("game-12-charter", _figure(12, "score-passes score-never-passed")),
)


def new_in(options: dict[str, str]) -> tuple[str, ...]:
    """The ids of the cards that this game is the first to need."""
    game = int(options["map"])
    return tuple(card.id for card in CARDS if card.id.startswith(f"game-{game:02}-"))
