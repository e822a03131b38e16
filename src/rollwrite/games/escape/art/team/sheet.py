"""The team's sheet: rounds, gems, tracks, cursed dice, secret chambers, extra dice."""

from __future__ import annotations

from rollwrite.sheets.ink import PAPER, Box, drawing, element, layer, rect, text

from ..masonry import courses, lintel, page_stone, pillars, torches
from ..pen import fitted, game_title, plaque
from ..seat.layout import PAGE
from ..signs.faces import lying
from ..signs.people import ADVENTURERS, figure
from ..signs.stamps import Stamps
from ..signs.symbols import Place
from ..temples import Team, Temple
from ..words import WORDS, Words
from .goals import gems
from .layout import CROP, LEFT
from .panels import cursed, extra, rounds, secrets, tracks
from .spots import spots

_PLAQUE = Box(LEFT + 374, 40, 296, 84)


def sheet(temple: Temple, team: Team, language: str) -> str:
    """Bottom to top: scenery, print, spots, marks."""
    words, is_variant = WORDS[language], team.is_variant
    stamps = Stamps(f"team-{team.variant}")
    place = stamps.symbol
    printed = (
        _header(team, place, words),
        rounds(team, place),
        gems(team, place, words),
        tracks(team, place, words),
        cursed(team, place, words),
        secrets(temple, is_variant, place, words),
        extra(words) if is_variant else "",
    )
    layers = (
        layer("scenery", _scenery(stamps)),
        layer("print", *printed),
        layer("spots", spots(temple, team), fill="none", pointer_events="all"),
        layer("marks"),
    )
    return drawing(
        PAGE,
        element("defs", stamps.cut()) + "".join(layers),
        data_crop=str(CROP),
        lang=language,
        role="group",
        aria_label=words.team_sheet,
    )


def _scenery(stamps: Stamps) -> str:
    wall = Box(LEFT - 2, 172, PAGE.width - 2 * LEFT + 4, PAGE.height - 206)
    return (
        rect(PAGE, fill=PAPER)
        + page_stone()
        + courses(wall, "team", 128)
        + lintel(stamps, 120, 132, (280, 84))
        + pillars(stamps, (206, 700), (960, PAGE.height - 50))
        + torches(832)
    )


def _header(team: Team, place: Place, words: Words) -> str:
    people = "".join(
        figure(seat, LEFT + 730 + seat * 100, 134, 1.02) for seat in range(len(ADVENTURERS))
    )
    if not team.is_variant:
        return game_title(LEFT, 108, 62) + people
    return game_title(LEFT, 108, 62) + people + _variant(team, place, words)


def _variant(team: Team, place: Place, words: Words) -> str:
    """Its sign and its name on a plate."""
    lines = words.variants[team.variant].split()
    first = _PLAQUE.y + _PLAQUE.height / 2 + 10 - 17 * (len(lines) - 1)
    named = (
        text(_PLAQUE.x + 66, first + 34 * at, line, fitted(line, 29, 214), anchor="start")
        for at, line in enumerate(lines)
    )
    return plaque(_PLAQUE, "variant") + _sign(team.variant, place) + "".join(named)


def _sign(variant: str, place: Place) -> str:
    x, y = _PLAQUE.x + 38, _PLAQUE.y + _PLAQUE.height / 2
    if variant == "dice":
        return lying(place, x, y, 38, "key", -8, is_extra=True)
    return place("padlock" if variant == "locked" else "joker", x, y, 44)
