"""The words printed on the sheets. Temples and maps have their names from the data."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "Escape: Roll & Write"


@dataclass(frozen=True, slots=True)
class Words:
    seat_sheet: str
    team_sheet: str
    name: str
    gems: str
    cursed: str
    secrets: str
    extra: str
    tracks: dict[str, str]


WORDS = {
    "en": Words(
        seat_sheet="Escape: Roll & Write, a seat’s sheet: {temple}",
        team_sheet="Escape: Roll & Write, the team’s sheet",
        name="Name",
        gems="Gems",
        cursed="Cursed dice",
        secrets="Secret chambers",
        extra="Extra dice",
        tracks={
            "run": "Run",
            "heal": "Heal",
            "reroll": "Re-roll",
            "key": "Key",
            "torch": "Torch",
            "golden": "Golden mask",
        },
    ),
    "de": Words(
        seat_sheet="Escape – Roll & Write, Blatt für einen Platz: {temple}",
        team_sheet="Escape – Roll & Write, Teamblatt",
        name="Name",
        gems="Edelsteine",
        cursed="Verfluchte Würfel",
        secrets="Geheimkammern",
        extra="Zusatzwürfel",
        tracks={
            "run": "Rennen",
            "heal": "Heilen",
            "reroll": "Wurfwiederholung",
            "key": "Schlüssel",
            "torch": "Fackel",
            "golden": "Goldene Maske",
        },
    ),
}

_GERMAN_NAMES = {
    "The Temple of the Four Winds": "Der Tempel der vier Winde",
    "The Temple of the Twin Dice": "Der Tempel der Zwillingswürfel",
    "The Hidden Stair": "Die verborgene Treppe",
    "The Rope Bridge": "Die Hängebrücke",
    "The Healing Spring": "Die Heilquelle",
    "The Gambler's Den": "Die Spielerhöhle",
    "The Lamp Room": "Die Lampenkammer",
    "The Old Drain": "Der alte Abfluss",
    "The Swinging Vine": "Die schwingende Liane",
    "The Garden of Herbs": "Der Kräutergarten",
    "The Wheel of Fate": "Das Schicksalsrad",
    "The Hall of Masks": "Die Halle der Masken",
}


def called(name: str, language: str) -> str:
    """The name of a temple or a map; one without a translation stays as it is."""
    said = _GERMAN_NAMES.get(name, name) if language == "de" else name
    return said.replace("'", "’")
