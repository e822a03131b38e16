"""The top of the sheet: the title, and what the signs mean."""

from __future__ import annotations

from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets.ink import Box
from rollwrite.sheets.letters import lettering, width
from rollwrite.sheets.written.hand import draw_mark

from .maps import Dungeon
from .moods import SOFT, Mood
from .pen import card, fitted, lettered, word
from .rooms.fields import small_field
from .rooms.lairs import black_disc, disc_number, white_disc
from .sketching.sketch import inked, use
from .words import GAME, Words

_LEGEND = Box(1090, 56, 1818, 132)
_SIGN_Y, _WORD_Y = 104, 172
_TITLE_WIDTH = 985

# In this order, those that the dungeon has; with the number each shows.
_FIELDS: tuple[tuple[str, int | None], ...] = (
    ("start", 7),
    ("activation", 5),
    ("track", 7),
    ("fist", 8),
    ("rubble", 8),
    ("cloud", None),
    ("portal", 11),
    ("doubles", None),
    ("gem", 12),
    ("gold", 10),
    ("chest", 3),
)

Drawn = tuple[str, str]  # shapes and words


def title(dungeon: Dungeon, mood: Mood, words: Words) -> str:
    """The name of the adventure; the game and its level on a slip of paper."""
    name = words.titles[dungeon.adventure].upper()
    height = min(60.0, 60 * _TITLE_WIDTH / width(name, 60, 1.9))
    middle = 74 + width(name, height, 1.9) / 2
    drawn = lettering(name, middle, 176, height, mood.title, shine="#FFF6DC", gap=1.9, bounce=0.1)
    line = f"{GAME} · {words.levels[dungeon.adventure]}"
    slip = inked(card(Box(62, 48, 34 + len(line) * 13.7, 46), "slip"))
    return slip + lettered(word(80, 81, line, 27, SOFT, 600, "start")) + drawn


def legend(dungeon: Dungeon, words: Words) -> str:
    signs = _signs(dungeon)
    step = _LEGEND.width / len(signs)
    shapes, texts = card(_LEGEND, "legend"), ""
    for index, name in enumerate(signs):
        x = _LEGEND.x + step * (index + 0.5)
        drawn, value = _sign(name, x)
        label = words.legend[name]
        size = fitted(label, 26, step - 6, 0.53)
        shapes += drawn
        texts += value + word(x, _WORD_Y, label, size, SOFT, 600)
    ring = Box(_LEGEND.x + step * (signs.index("open") + 0.5) - 35, _SIGN_Y - 35, 70, 70)
    pencil = draw_mark(Mark(("legend",), "ring"), {"legend": ring})
    return inked(shapes) + lettered(texts) + pencil


def legend_boxes(dungeon: Dungeon) -> dict[str, Box]:
    """Where each sign is explained."""
    signs = _signs(dungeon)
    step = _LEGEND.width / len(signs)
    return {
        name: Box(_LEGEND.x + step * index, _LEGEND.y, step, _LEGEND.height)
        for index, name in enumerate(signs)
    }


def _signs(dungeon: Dungeon) -> list[str]:
    kinds = dungeon.kinds()
    fields = [kind for kind, _ in _FIELDS if kind in kinds]
    armour = ["armour"] if any(monster.is_armoured for monster in dungeon.monsters) else []
    worm = ["worm"] if any(monster.is_worm for monster in dungeon.monsters) else []
    return [*fields, "black", "white", "open", *armour, *worm, "heart"]


def _sign(name: str, x: float) -> Drawn:
    y = _SIGN_Y
    match name:
        case "black":
            return black_disc(x, y, 25), disc_number(x, y, 8, 25, is_black=True)
        case "white" | "open":
            return white_disc(x, y, 24), disc_number(x, y, 4, 24, is_black=False)
        case "heart":
            return use("heart", x, y, 1.9), ""
        case "armour":
            return use("shield", x, y, 1.6), ""
        case "worm":
            return "", word(x, y + 13, "+3", 38)
    return small_field(name, x, y, 0.7, dict(_FIELDS)[name])
