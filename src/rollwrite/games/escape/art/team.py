"""The team's sheet: rounds, gems, tracks, cursed dice, secret chambers, extra dice."""

from __future__ import annotations

from rollwrite.sheets.ink import PAPER, Box, drawing, element, layer, rect

from .faces import lying
from .goals import gems
from .layout import PAGE
from .masonry import courses, lintel, page_stone, pillars, torches
from .panels import cursed, extra, rounds, secrets, tracks
from .pen import game_title
from .people import ADVENTURERS, figure
from .stamps import Stamps
from .symbols import Place
from .team_layout import CROP, LEFT
from .team_spots import spots
from .temples import Team, Temple
from .words import WORDS


def sheet(temple: Temple, team: Team, language: str) -> str:
    """Bottom to top: scenery, print, spots, marks."""
    words, is_variant = WORDS[language], temple.drawing != "standard"
    stamps = Stamps(f"team-{temple.drawing}")
    place = stamps.symbol
    printed = (
        _header(place, is_variant),
        rounds(team, is_variant, place),
        gems(team, is_variant, place, words),
        tracks(team, place, words),
        cursed(team, place, words),
        secrets(temple, is_variant, place, words),
        extra(words) if is_variant else "",
    )
    layers = (
        layer("scenery", _scenery(stamps)),
        layer("print", *printed),
        layer("spots", spots(temple, team, is_variant), fill="none", pointer_events="all"),
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


def _header(place: Place, is_variant: bool) -> str:
    people = "".join(
        figure(seat, LEFT + 700 + seat * 108, 134, 1.02) for seat in range(len(ADVENTURERS))
    )
    dice = lying(place, LEFT + 520, 82, 60, "key", -8, is_extra=True) + lying(
        place, LEFT + 600, 84, 60, "torch", 7, is_extra=True
    )
    return game_title(LEFT, 108, 62) + people + (dice if is_variant else "")
