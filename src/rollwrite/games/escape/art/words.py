"""The words printed on the sheets. Temples and maps have their names from the data."""

from __future__ import annotations

from collections.abc import Mapping
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
    variants: dict[str, str]
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
        variants={
            "locked": "Locked passages",
            "dice": "Dice chambers",
            "joker": "Joker chambers",
        },
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
        variants={
            "locked": "Verschlossene Durchgänge",
            "dice": "Würfelkammern",
            "joker": "Jokerkammern",
        },
        tracks={
            "run": "Rennen",
            "heal": "Heilen",
            "reroll": "Neuwurf",
            "key": "Schlüssel",
            "torch": "Fackel",
            "golden": "Goldene Maske",
        },
    ),
}


def printed(words: Mapping[str, str], language: str) -> str:
    """Words of the data, as a printer sets them."""
    return words[language].replace("'", "’")
