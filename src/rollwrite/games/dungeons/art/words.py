"""The words that are printed on the sheets."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "Dungeons, Dice & Danger"


@dataclass(frozen=True, slots=True)
class Words:
    """One language. ``legend`` explains signs; titles, levels and bonuses go by adventure.

    ``monsters`` go by adventure and id; those without an entry are called as on the map.
    """

    lives: str
    chest: str
    black_die: str
    gems: str
    gold: str
    bonus: str
    first: str
    later: str
    total: str
    name: str
    legend: dict[str, str]
    titles: dict[str, str]
    levels: dict[str, str]
    bonuses: dict[str, tuple[str, str]]
    monsters: dict[str, dict[str, str]]


ENGLISH = Words(
    lives="Lives",
    chest="Chest",
    black_die="Black die",
    gems="Gems",
    gold="Gold",
    bonus="Bonus",
    first="first",
    later="later",
    total="Total",
    name="Name",
    legend={
        "start": "start",
        "activation": "unlocks",
        "track": "unlocks",
        "fist": "hits all",
        "rubble": "twice",
        "cloud": "your own",
        "portal": "portal",
        "doubles": "any pair",
        "gem": "gem",
        "gold": "gold",
        "chest": "chest",
        "black": "always",
        "white": "locked",
        "open": "unlocked",
        "armour": "armour",
        "worm": "on Sandy",
        "heart": "bites",
    },
    titles={
        "annoyed-animals": "Annoyed Animals",
        "clumsy-cultists": "Clumsy Cultists",
        "puzzled-pyramid": "Puzzled Pyramid",
        "defiant-dinosaurs": "Defiant Dinosaurs",
    },
    levels={
        "annoyed-animals": "entry",
        "clumsy-cultists": "easy",
        "puzzled-pyramid": "medium",
        "defiant-dinosaurs": "expert",
    },
    bonuses={
        "annoyed-animals": ("Five fists", "Left start meets right start"),
        "clumsy-cultists": ("Both Mancers beaten", "Six rubble fields"),
        "puzzled-pyramid": ("All eight clouds", "All three worm parts"),
        "defiant-dinosaurs": ("Three armoured beaten", "Six tracks"),
    },
    monsters={},
)

GERMAN = Words(
    lives="Leben",
    chest="Schatztruhe",
    black_die="Schwarzer Würfel",
    gems="Edelsteine",
    gold="Gold",
    bonus="Bonus",
    first="zuerst",
    later="später",
    total="Summe",
    name="Name",
    legend={
        "start": "Start",
        "activation": "entsperrt",
        "track": "entsperrt",
        "fist": "trifft alle",
        "rubble": "zweimal",
        "cloud": "deine Zahl",
        "portal": "Portal",
        "doubles": "Pasch",
        "gem": "Edelstein",
        "gold": "Gold",
        "chest": "Truhe",
        "black": "immer",
        "white": "gesperrt",
        "open": "offen",
        "armour": "Panzer",
        "worm": "auf Sandy",
        "heart": "beißt",
    },
    titles={
        "annoyed-animals": "Genervte Tiere",
        "clumsy-cultists": "Tapsige Kultisten",
        "puzzled-pyramid": "Rätselhafte Pyramide",
        "defiant-dinosaurs": "Trotzige Dinosaurier",
    },
    levels={
        "annoyed-animals": "Einstieg",
        "clumsy-cultists": "leicht",
        "puzzled-pyramid": "mittel",
        "defiant-dinosaurs": "schwer",
    },
    bonuses={
        "annoyed-animals": ("Fünf Fäuste", "Linker Start trifft rechten Start"),
        "clumsy-cultists": ("Beide Mancer besiegt", "Sechs Geröllfelder"),
        "puzzled-pyramid": ("Alle acht Wolken", "Alle drei Wurmteile"),
        "defiant-dinosaurs": ("Drei Gepanzerte besiegt", "Sechs Fährten"),
    },
    monsters={
        "annoyed-animals": {
            "goat": "Grantige Ziege",
            "crane": "Kiebiger Kranich",
            "moose": "Mürrischer Elch",
            "hog": "Beleidigter Igel",
            "stoat": "Bissiges Hermelin",
            "polecat": "Patziger Iltis",
            "boss": "Stoßlope Donnerhuf",
        },
        "clumsy-cultists": {
            "wisp": "Heulendes Irrlicht",
            "shade": "Schniefschatten",
            "necro": "Nekro Mancer",
            "pastry": "Torten Mancer",
            "bell": "Tapsiger Glöckner",
            "rattle": "Klapper am Tor",
            "boss": "Düsterzahn Glotz",
        },
        "puzzled-pyramid": {
            "tut": "Tut-Tut",
            "bea": "Skara Bea",
            "croc": "Kroko Monsieur",
            "neck": "Sandys Hals",
            "knot": "Sandys Knoten",
            "rear": "Sandys Ende",
            "sandy": "Sandy",
        },
        "defiant-dinosaurs": {
            "snip": "Schnipp",
            "snap": "Schnapp",
            "snatch": "Grapsch",
            "terry": "Terry Daktylus",
            "perry": "Perry Daktylus",
            "steg": "Steg O’Malley",
            "sara": "Sara Tops",
            "anky": "Anky Lore",
            "wrecks": "T. Rabatz",
        },
    },
)

WORDS = {"en": ENGLISH, "de": GERMAN}
