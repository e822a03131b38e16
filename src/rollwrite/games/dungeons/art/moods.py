"""The mood of each adventure: the colours of its walls, rooms and title."""

from __future__ import annotations

from dataclasses import dataclass

SOFT = "#5D5247"
CREAM = "#FFF9EA"

FLOORS = {
    "start": "#BFE3B4",
    "normal": CREAM,
    "activation": "#C4BEC8",
    "gem": "#BFE6E4",
    "gold": "#F3D98A",
    "chest": "#F0D5A8",
    "fist": "#F3C3B8",
    "doubles": CREAM,
    "rubble": "#DCCAA8",
    "cloud": "#C9D8EC",
    "portal": "#D6C2EC",
    "track": "#C5D6A8",
}


@dataclass(frozen=True, slots=True)
class Mood:
    """``base`` and two ``stones`` make the wall, ``light`` falls on the creatures."""

    base: str
    stones: tuple[str, ...]
    rim: str
    room: str
    stage: str
    light: str
    title: str
    door: str


MOODS = {
    "annoyed-animals": Mood(
        base="#21382B",
        stones=("#294636", "#2F4F3D"),
        rim="#86A06A",
        room="#F1EED2",
        stage="#D9D3A2",
        light="#FFF7DC",
        title="#BFE08A",
        door="#B9A88A",
    ),
    "clumsy-cultists": Mood(
        base="#2B2440",
        stones=("#322A4B", "#382F55"),
        rim="#8A7A9C",
        room="#F2E6E4",
        stage="#DAC4CC",
        light="#FBDFA6",
        title="#FFD45C",
        door="#B9A88A",
    ),
    "puzzled-pyramid": Mood(
        base="#2A4A66",
        stones=("#8C6030", "#966936", "#7D5429"),
        rim="#E0BC7A",
        room="#FBEBC6",
        stage="#E6C98C",
        light="#FFF7DC",
        title="#FFCB57",
        door="#C2A46A",
    ),
    "defiant-dinosaurs": Mood(
        base="#432B2C",
        stones=("#4E3432", "#573B37"),
        rim="#B98466",
        room="#F3EAD0",
        stage="#D8C9A0",
        light="#FBD9A8",
        title="#FF9D5C",
        door="#B9A88A",
    ),
}
