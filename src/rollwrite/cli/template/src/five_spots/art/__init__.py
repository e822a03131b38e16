"""The drawings. Never by colour alone; legible in print."""

from __future__ import annotations

from rollwrite.kernel.room.art import Art
from rollwrite.sheets import dice
from rollwrite.sheets.ink import INK, OUTLINE, PAPER, Box, block, drawing, layer, path, rect, text
from rollwrite.sheets.letters import lettering, width

from ..sheet import boxes

TITLE = "FIVE SPOTS"
GREEN, LEAF, SUN = "#2C5645", "#DCEBD2", "#F3B95A"

# A4 across. A phone shows the crop, three units a pixel: a box is 60 pixels wide.
PAGE = Box(0, 0, 1360, 962)
CROP = Box(140, 250, 1080, 560)
PITCH, SIZE = 216, 180
ROW_TOP = 330
SUMS = {"score-climb": 140, "score-full": 500, "total": 860}
SUM_TOP, SUM_WIDTH, SUM_HEIGHT = 640, 360, 110
WORDS = {
    "en": {"score-climb": "Climbing", "score-full": "Full row", "total": "Total", "name": "Name"},
    "de": {"score-climb": "Anstieg", "score-full": "Volle Reihe", "total": "Summe", "name": "Name"},
}


class FiveSpotsArt(Art):
    def sheet(self, drawing: str, language: str) -> str:
        return _sheet(WORDS[language])

    def cover(self, language: str) -> str:
        lid = Box(0, 0, 300, 400)
        scene = rect(lid, rx=8, fill=GREEN) + rect(Box(0, 250, 300, 150), fill=SUN)
        words = TITLE.split()
        title = "".join(_title(word, 150, 80 + 54 * n, 40, 260) for n, word in enumerate(words))
        die = f'<g transform="translate(150 300)">{dice.body(dice.pips(5))}</g>'
        return drawing(lid, scene + title + die, role="img", aria_label=TITLE.title())

    def die(self, kind: str, face: str) -> str:
        return dice.die(dice.pips(int(face)))

    def signs(self) -> dict[str, str]:
        """Of scoring lines, buttons and the log."""
        drawn = {
            "roll": dice.body(dice.pips(3)),
            "write": text(0, 28, "1", 80),
            "skip": dice.body(dice.cross(22)),
            "climb": path("M-40 30H-12V4H14V-22H40", fill="none", stroke=INK, stroke_width=10),
            "full": path("M-36 0-10 28 38-28", fill="none", stroke=INK, stroke_width=12),
        }
        return {name: _small(body) for name, body in drawn.items()}


def _small(body: str) -> str:
    return drawing(dice.BOX, body, aria_hidden="true")


def _title(words: str, x: float, y: float, height: float, widest: float) -> str:
    """Drawn capitals, smaller where they would not fit."""
    height *= min(1, widest / width(words, height))
    return lettering(words, x, y, height, "#FFF6DC", bounce=0.12)


def _sheet(words: dict[str, str]) -> str:
    """Bottom to top: what is drawn, what is printed, the spots; marks come on top."""
    layers = (
        layer("scenery", rect(PAGE, fill=PAPER), rect(Box(0, 0, 1360, 230), fill=GREEN)),
        layer("print", _title(TITLE, 680, 160, 90, 1080), _boxes(), _sums(words)),
        layer("spots", _spots(), fill="none", pointer_events="all"),
        layer("marks"),
    )
    label = TITLE.title()
    return drawing(PAGE, "".join(layers), data_crop=str(CROP), role="group", aria_label=label)


def _box(number: int) -> Box:
    return Box(140 + (PITCH - SIZE) / 2 + PITCH * (number - 1), ROW_TOP, SIZE, SIZE)


def _sum(left: float) -> Box:
    return Box(left + 10, SUM_TOP, SUM_WIDTH - 20, SUM_HEIGHT)


def _name() -> Box:
    return Box(860, 850, 350, 70)


def _boxes() -> str:
    stones = [block(_box(number), 18, f"box {number}") for number in boxes()]
    return "".join(path(stone, fill=LEAF, **OUTLINE) for stone in stones)


def _sums(words: dict[str, str]) -> str:
    found = text(840, 900, words["name"], 36, anchor="end")
    found += path("M860 922H1210", stroke=INK, stroke_width=3)
    for name, left in SUMS.items():
        found += path(block(_sum(left), 14, name), fill="#FFFFFF", **OUTLINE)
        found += text(left + SUM_WIDTH / 2, SUM_TOP - 24, words[name], 36)
    return found


def _spots() -> str:
    """Where marks are fitted; what answers to a finger may be larger."""
    places = {f"box-{number}": _box(number) for number in boxes()}
    places |= {name: _sum(left) for name, left in SUMS.items()}
    places["name"] = _name()
    return "".join(rect(box, data_spot=name) for name, box in places.items())
