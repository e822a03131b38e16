"""The words printed on the sheets; those of a single sheet stand in its data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    sheet: str
    chapter: str
    of_twelve: str
    passed: str
    no_passing: str
    churches: str
    fortresses: str
    in_36: str
    total: str
    campaign: str
    name: str
    extras: dict[str, str]
    kinds: dict[str, str]


WORDS = {
    "en": Words(
        sheet="My City: Roll & Write, game {game}: {title}",
        chapter="Chapter",
        of_twelve="of 12",
        passed="Passed",
        no_passing="No passing here: build or end.",
        churches="Churches",
        fortresses="Fortresses",
        in_36="in 36",
        total="Total",
        campaign="Campaign",
        name="Name",
        extras={"all": "all kept:", "none": "none left:"},
        kinds={
            "home": "home",
            "shop": "shop",
            "public": "public",
            "church": "church",
            "fortress": "fortress",
        },
    ),
    "de": Words(
        sheet="My City – Roll & Write, Spiel {game}: {title}",
        chapter="Kapitel",
        of_twelve="von 12",
        passed="Ausgelassen",
        no_passing="Hier gibt es kein Auslassen: bauen oder aufhören.",
        churches="Kirchen",
        fortresses="Festungen",
        in_36="von 36",
        total="Summe",
        campaign="Kampagne",
        name="Name",
        extras={"all": "alle erhalten:", "none": "nichts übrig:"},
        kinds={
            "home": "Wohnen",
            "shop": "Gewerbe",
            "public": "Öffentlich",
            "church": "Kirche",
            "fortress": "Festung",
        },
    ),
}
