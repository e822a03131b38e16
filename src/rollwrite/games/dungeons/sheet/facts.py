"""What is printed on each adventure's sheet, wherever it lies (DD-S2 to DD-S7)."""

from __future__ import annotations

from dataclasses import dataclass, field

KINDS = (
    "start",
    "normal",
    "activation",
    "gem",
    "gold",
    "chest",
    "fist",
    "doubles",
    "rubble",
    "cloud",
    "portal",
    "track",
)
LEAST_FIELDS, MOST_FIELDS = 60, 70
CHESTS = (3, 11)
STARTS = tuple(range(2, 13))
BOSS_HEARTS = 2


@dataclass(frozen=True)
class Foe:
    """A monster as the table of DD-S6 gives it; ``trait`` is its word in the data."""

    hits: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    first: int
    later: int | None = 1
    hearts: int = 0
    trait: str = ""


def _boss(hits: int, black: tuple[int, ...], white: tuple[int, ...], first: int) -> Foe:
    return Foe(hits, black, white, first, None, BOSS_HEARTS, "boss")


@dataclass(frozen=True)
class Facts:
    """``numbers`` are printed on the fields of a kind; a plain count where none is, or any."""

    foes: tuple[Foe, ...]
    gem_boxes: int
    counts: dict[str, int]
    numbers: dict[str, tuple[int, ...]] = field(default_factory=dict)
    counted: tuple[str, int, int] = ("", 0, 0)  # kind, how many, which bonus
    hunted: str = ""  # the trait of the monsters of the other bonus


ADVENTURES = {
    "annoyed-animals": Facts(
        (
            Foe(4, (11,), (3, 4), 2),
            Foe(4, (5,), (3, 9), 2),
            Foe(4, (8,), (6, 10), 2),
            Foe(5, (4,), (5, 8), 2),
            Foe(5, (2, 12), (), 3),
            Foe(5, (3, 11), (), 3),
            _boss(12, (), (3, 4, 5, 8, 11), 6),
        ),
        45,
        {"gem": 8, "doubles": 5},
        {"fist": (2, 4, 6, 8, 10, 12)},
        ("fist", 5, 0),
    ),
    "clumsy-cultists": Facts(
        (
            Foe(4, (3, 9), (), 3),
            Foe(4, (4, 8), (), 3),
            Foe(4, (), (3, 6), 2, hearts=1, trait="mancer"),
            Foe(5, (), (2, 7), 2, hearts=1, trait="mancer"),
            Foe(5, (), (5, 6, 7), 3),
            Foe(4, (4, 9), (), 3),
            _boss(12, (), (5, 8, 10), 6),
        ),
        36,
        {"gem": 6, "gold": 6, "doubles": 5},
        {"rubble": (4, 5, 6, 7, 8, 9, 12)},
        ("rubble", 6, 1),
        "mancer",
    ),
    "puzzled-pyramid": Facts(
        (
            Foe(5, (5,), (10,), 3),
            Foe(5, (2, 5, 9), (), 3),
            Foe(5, (9,), (4,), 3),
            Foe(4, (6,), (), 2, trait="worm"),
            Foe(4, (8,), (), 2, trait="worm"),
            Foe(4, (5,), (), 2, trait="worm"),
            _boss(21, (3, 11), (4, 10), 9),
        ),
        36,
        {"gem": 8, "gold": 6, "doubles": 5, "cloud": 8, "portal": 2},
        {},
        ("cloud", 8, 0),
        "worm",
    ),
    "defiant-dinosaurs": Facts(
        (
            Foe(3, (8,), (), 2),
            Foe(3, (8,), (), 2),
            Foe(3, (8,), (), 2),
            Foe(3, (10, 11), (), 2),
            Foe(3, (10, 12), (), 2),
            Foe(4, (7, 9), (4,), 2, trait="armoured"),
            Foe(4, (3, 6), (7,), 2, trait="armoured"),
            Foe(4, (4, 5), (8,), 2, trait="armoured"),
            _boss(12, (), (5, 6, 9, 10), 6),
        ),
        36,
        {"gem": 7, "gold": 6, "doubles": 6},
        {"track": (4, 5, 6, 7, 8, 9, 10)},
        ("track", 6, 1),
        "armoured",
    ),
}
# In every adventure, beside what it lists.
EVERYWHERE = ("start", "normal", "activation", "chest")
