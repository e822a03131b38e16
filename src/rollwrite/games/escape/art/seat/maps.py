"""The five treasure maps, and the plate that explains the signs."""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Box,
    Point,
    block,
    circle,
    number,
    numbers,
    path,
    smooth,
    stroke,
    text,
    wobble,
)

from ..palette import BONE, GEM_WASH, PARCHMENT, SOFT, STONE_DARK, edged
from ..pen import fitted, plaque
from ..signs.faces import lying
from ..signs.pieces import action, coin, half_amulet, tile
from ..signs.symbols import Place
from ..temples import Secret, Temple, Treasure
from ..words import Words, printed
from .layout import MAP_WIDTH, PRIZE, map_box, name_box, part_tiles

CHOICES = ("reroll", "key", "torch", "golden")


def treasure_maps(temple: Temple, place: Place, language: str) -> str:
    return "".join(
        _sheet(index, temple.drawing)
        + _title(index, f"{index + 1} · {printed(treasure.title, language)}")
        + _parts(index, treasure, place)
        for index, treasure in enumerate(temple.maps)
    )


def _sheet(index: int, seed: str) -> str:
    """Worn parchment; the part of the gem is tinted."""
    box = map_box(index)
    rim = _rim(box, f"{seed} {index}")
    below = [(x + 1, y + 6) for x, y in rim]
    wash = block(Box(box.x + 10, box.y + 170, box.width - 20, box.height - 184), 14, f"wash{index}")
    trail = f"M{numbers(box.x + 16, box.y + 161)}q60-8 110 0t{number(box.width - 142)}-2"
    return (
        path(smooth(below, tension=0.35), fill="#C7A566", **edged(2.5))
        + path(smooth(rim, tension=0.35), fill=PARCHMENT, **edged())
        + path(wash, fill=GEM_WASH)
        + stroke(trail, STONE_DARK, 4, stroke_dasharray="12 10")
    )


# Points of the rim as shares of width and height, and how far inside they lie.
_RIM = (
    (0, 0, 4, 4),
    (0.3, 0, 0, 1),
    (0.65, 0, 0, 5),
    (1, 0, -4, 3),
    (1, 0.35, -1, 0),
    (1, 0.7, -5, 0),
    (1, 1, -3, -4),
    (0.66, 1, 0, -6),
    (0.33, 1, 0, -1),
    (0, 1, 4, -4),
    (0, 0.66, 2, 0),
    (0, 0.33, 6, 0),
)


def _rim(box: Box, seed: str) -> list[Point]:
    hand = wobble("map", seed)

    def point(across: float, down: float, right: float, lower: float) -> Point:
        x = box.x + across * box.width + right + hand.uniform(-3, 3)
        return x, box.y + down * box.height + lower + hand.uniform(-3, 3)

    return [point(*shares) for shares in _RIM]


def _title(index: int, name: str) -> str:
    box = map_box(index)
    size = fitted(name, 29, MAP_WIDTH - 40)
    return text(box.x + 22, box.y + 37, name, size, weight=700, anchor="start")


def _parts(index: int, treasure: Treasure, place: Place) -> str:
    return "".join(
        _part(index, part, symbols, treasure.track, place) for part, symbols in treasure.parts()
    )


def _part(index: int, part: str, symbols: tuple[str, ...], track: str, place: Place) -> str:
    tiles = part_tiles(index, part, len(symbols))
    last, is_long = tiles[-1], len(symbols) > 3
    end, y = last.x + last.width, last.y + last.height / 2
    prize = map_box(index).x + PRIZE
    drawn = _arrow(end + 8, prize - 48, y) if prize - end > 70 else ""
    for position, (symbol, box) in enumerate(zip(symbols, tiles)):
        drawn += tile(place, symbol, box, f"map {index} {part} {position}")
    if part == "bonus":
        return drawn + coin(place, track, prize, y, 34)
    return drawn + place("gem", prize + (6 if is_long else 0), y, 58 if is_long else 66)


def _arrow(left: float, right: float, y: float) -> str:
    d = f"M{numbers(left, y)}H{number(right)}m-9-9 10 9-10 9"
    return stroke(d, INK, 5, stroke_linejoin="round")


# -- the legend -----------------------------------------------------------------------------


def legend(temple: Temple, place: Place, words: Words) -> str:
    """How to read the signs, without words, and the line for a name."""
    box = map_box(5)
    return (
        plaque(box, "legend", 18)
        + _choice_line(box.x, box.y + 54, place)
        + _second_line(temple, box.x, box.y + 128, place)
        + _name_line(words)
    )


def _choice_line(x: float, y: float, place: Place) -> str:
    coins = [x + 146 + index * 56 for index in range(len(CHOICES))]
    return (
        place("choice", x + 48, y, 64)
        + _equals(x + 102, y)
        + "".join(coin(place, name, at, y, 22) for name, at in zip(CHOICES, coins))
        + "".join(circle(at - 28, y, 3.5, fill=INK) for at in coins[1:])
    )


def _second_line(temple: Temple, x: float, y: float, place: Place) -> str:
    if temple.has_jokers():
        return _joker_line(x, y, place)
    return _secret_line(temple.secrets[0], x, y, place)


def _joker_line(x: float, y: float, place: Place) -> str:
    """One of the two extra dice."""
    return (
        action(place, "joker", x + 50, y, 28)
        + _equals(x + 100, y)
        + lying(place, x + 154, y, 54, "key", -5, is_extra=True)
        + stroke(f"M{numbers(x + 202, y - 18)}l-9 36", INK, 4)
        + lying(place, x + 242, y, 54, "black", 5, is_extra=True)
    )


def _secret_line(secret: Secret, x: float, y: float, place: Place) -> str:
    """Two halves are two gems."""
    return (
        half_amulet(secret.colour, secret.symbol, x + 48, y, 30, 0)
        + stroke(f"M{numbers(x + 98, y - 9)}v18M{numbers(x + 89, y)}h18", INK, 5)
        + half_amulet(secret.colour, secret.symbol, x + 148, y, 30, 1)
        + _equals(x + 202, y)
        + place("gem", x + 250, y, 54)
        + place("gem", x + 306, y, 54)
    )


def _equals(x: float, y: float) -> str:
    return stroke(f"M{numbers(x - 9, y - 6)}h18M{numbers(x - 9, y + 6)}h18", INK, 5)


def _name_line(words: Words) -> str:
    box = name_box()
    dots = f"M{numbers(box.x + 16, box.y + 64)}h{number(box.width - 32)}"
    return (
        path(block(box, 10, "name", 1.5), fill=BONE, **edged())
        + text(box.x + 16, box.y + 28, words.name, 25, SOFT, 600, "start")
        + stroke(dots, "#9C8F7C", 3, stroke_dasharray="2 7")
    )
