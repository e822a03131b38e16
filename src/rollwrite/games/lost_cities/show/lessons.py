"""The rules as cards, in the order one learns them; words in ``text/*.ftl``."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Figure, Mark, Message, RuleCard, Token

SHEET = "classic@1"


def about_order(order: str) -> Message:
    """LC-T5: who waits for whom."""
    return Message(f"option-order-{order}-about")


def _number(spot: str, text: str) -> Mark:
    return Mark((spot,), "text", text)


def _figure(around: str, *marks: Mark) -> Figure:
    return Figure(SHEET, tuple(around.split()), marks)


def _dice(*faces: str) -> tuple[Token, ...]:
    kinds = ["number" if face.isdecimal() else "colour" for face in faces]
    return tuple(
        Token(f"rule-{number}", kind, face)
        for number, (kind, face) in enumerate(zip(kinds, faces, strict=True), 1)
    )


STRUCK = Mark(("red-circle",), "strike")
TICKED = Mark(("orange-circle",), "tick")
SHADED = tuple(Mark((f"artefact-{place}",), "shade") for place in (1, 2))

CARDS = (
    RuleCard("goal"),
    RuleCard("turn", dice=_dice("red", "blue", "blue", "3", "7", "0")),
    RuleCard(
        "climb",
        _figure(
            "red-circle red-4 yellow-4",
            STRUCK,
            _number("red-1", "2"),
            _number("red-2", "4"),
            _number("red-3", "4"),
        ),
    ),
    RuleCard(
        "circle",
        _figure("orange-circle red-2 yellow-2", TICKED, _number("orange-1", "1")),
        _dice("orange", "0"),
    ),
    RuleCard(
        "arrow",
        _figure(
            "red-1 yellow-3",
            _number("red-1", "2"),
            _number("red-2", "4"),
            _number("red-3", "5"),
            _number("orange-1", "3"),
            _number("orange-2", "3"),
        ),
    ),
    RuleCard(
        "artefact",
        _figure("purple-2 purple-4 artefact-1 die-4", _number("purple-4", "5"), *SHADED),
    ),
    RuleCard(
        "top",
        _figure(
            "green-top green-8 blue-9",
            _number("green-8", "8"),
            _number("green-9", "9"),
            Mark(("green-top",), "cross"),
        ),
    ),
    RuleCard(
        "refuse",
        _figure("artefact-1 die-1 die-3", Mark(("die-1",), "shade"), Mark(("die-2",), "shade")),
    ),
    RuleCard(
        "bridge",
        _figure(
            "bridge-red bridge-yellow red-6 yellow-7",
            _number("orange-6", "6"),
            _number("orange-7", "8"),
            Mark(("bridge-orange",), "ring"),
            Mark(("bridge-yellow",), "strike"),
        ),
    ),
    RuleCard("end"),
    RuleCard("score", _figure("score-red score-bridges")),
)
