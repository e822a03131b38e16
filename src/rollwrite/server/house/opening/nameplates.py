"""Names for tables that nobody named: two words of ours, said in the reader's language.

The words are ``plate-<first>`` and ``plate-<last>``; ``plate`` puts them together.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

FIRST = [
    "amber",
    "autumn",
    "cherry",
    "cinnamon",
    "cloud",
    "copper",
    "forest",
    "garden",
    "golden",
    "harbour",
    "honey",
    "island",
    "juniper",
    "meadow",
    "moon",
    "paper",
    "river",
    "saffron",
    "silver",
    "star",
    "summer",
    "velvet",
    "walnut",
    "winter",
]
LAST = [
    "bell",
    "boat",
    "bridge",
    "chair",
    "compass",
    "feather",
    "fox",
    "gate",
    "hare",
    "heron",
    "kettle",
    "key",
    "kite",
    "ladder",
    "lamp",
    "lantern",
    "mill",
    "otter",
    "owl",
    "stairs",
    "tower",
    "well",
    "window",
]


def draw_plate(taken: Collection[str] = ()) -> str:
    """Two words, like ``amber lantern``; not one of those that are taken."""
    free = [plate for plate in all_plates() if plate not in taken]
    return secrets.choice(free or all_plates())


def all_plates() -> list[str]:
    return [f"{first} {last}" for first in FIRST for last in LAST]
