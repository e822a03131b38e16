"""The ledger at the right: scoring lines, purses, sums. Its entries are spread or squeezed."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.sheets.ink import INK, Box, block, path, placed, stroke, text, wobbly_line
from rollwrite.sheets.measure import broken

from ..icons import crown, line_icon
from ..palette import LOSS, SOFT, WHITE, edged
from ..plan import CELL, LEDGER, Plan, order_rings
from ..town.buildings import single
from ..valley.scenery import view
from ..valley.stamps import Stamps
from ..valley.things import purse
from ..words import WORDS, Words
from .rows import plate, points

_RIGHT = LEDGER.x + LEDGER.width
_TOTAL = 84
_CAMPAIGN = 170
_ROW = 62


@dataclass(frozen=True, slots=True)
class Entry:
    """A scoring line or a way to earn purses."""

    spot: str
    icon: str
    points: int | None
    purses: int
    words: list[str]
    extras: list[str]

    @property
    def height(self) -> float:
        return 60 + 28 * len(self.words) + 30 * len(self.extras)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies; ``free`` is what the entries leave above the sums."""

    entries: list[tuple[Entry, float]]
    pad: float
    total: Box
    chapter: Box | None
    campaign: Box | None
    free: Box


def entries(plan: Plan, language: str) -> list[Entry]:
    words = WORDS[language]
    lines = [
        Entry(
            f"score-{line.id}",
            line.id,
            line.points,
            0,
            _lines(line.words[language]),
            [f"{words.extras[name]} {points(value)}" for name, value in line.extras],
        )
        for line in plan.lines
    ]
    purses = [
        Entry(f"purse-{each.goal}", "", None, each.purses, _lines(each.words[language]), [])
        for each in plan.purses
    ]
    return lines + purses


def _lines(words: str) -> list[str]:
    return broken(words, 25, LEDGER.width - 34)


def layout(plan: Plan, language: str) -> Layout:
    listed = entries(plan, language)
    chapter = 50 + _ROW * (_chapter_boxes(plan) // 2 + 1) if plan.ends_chapter else 0
    campaign = _CAMPAIGN if plan.game == 12 else 0
    needed = sum(entry.height for entry in listed) + _TOTAL + chapter + campaign + 34
    pad = max(4, min(44, (LEDGER.height - needed) / (len(listed) + 1)))
    placed_entries, y = [], LEDGER.y + 14.0
    for entry in listed:
        placed_entries.append((entry, y + pad / 2))
        y += entry.height + pad
    bottom = LEDGER.y + LEDGER.height - 10
    campaign_box, bottom = _stacked(bottom, campaign)
    chapter_box, bottom = _stacked(bottom, chapter - 8 if chapter else 0)
    total = Box(LEDGER.x + 8, bottom - _TOTAL + 8, LEDGER.width - 16, _TOTAL - 8)
    free = Box(LEDGER.x + 8, y + 12, LEDGER.width - 16, total.y - y - 24)
    return Layout(placed_entries, pad, total, chapter_box, campaign_box, free)


def _stacked(bottom: float, height: float) -> tuple[Box | None, float]:
    """A box that stands on the given line, if it is there at all."""
    if not height:
        return None, bottom
    box = Box(LEDGER.x + 8, bottom - height, LEDGER.width - 16, height)
    return box, box.y - 8


def _chapter_boxes(plan: Plan) -> int:
    return 4 if plan.has_purses else 3


# -- spots -------------------------------------------------------------------------------


def ledger_spots(plan: Plan, language: str) -> dict[str, Box]:
    found = layout(plan, language)
    spots = {entry.spot: _entry_spot(entry, y) for entry, y in found.entries}
    spots["total"] = _total_plate(found.total)
    if found.chapter:
        spots |= _chapter_spots(plan, found.chapter)
    if found.campaign:
        spots |= _campaign_spots(found.campaign)
    return spots


def ledger_hits(plan: Plan, language: str) -> dict[str, Box]:
    """A line answers with its words and points, and not only where it is written."""
    found = layout(plan, language)
    left, width = LEDGER.x + 8, LEDGER.width - 16
    hits = {entry.spot: Box(left, y, width, entry.height) for entry, y in found.entries}
    return {**hits, "total": found.total}


def _entry_spot(entry: Entry, y: float) -> Box:
    """A purse is drawn in a square."""
    plate_box = _entry_plate(y)
    if not entry.purses:
        return plate_box
    return Box(plate_box.x + 22, plate_box.y, 56, 56)


def _entry_plate(y: float) -> Box:
    return Box(_RIGHT - 116, y + 4, 100, 56)


def _total_plate(box: Box) -> Box:
    return Box(_RIGHT - 106, box.y + 8, 92, 60)


def _chapter_plates(plan: Plan, box: Box) -> dict[str, Box]:
    games = [f"chapter-game-{game}" for game in range(plan.game - 2, plan.game + 1)]
    names = games + (["chapter-purses"] if plan.has_purses else [])
    plates = {
        name: Box(box.x + 10 + index % 2 * 116, box.y + 40 + index // 2 * _ROW, 108, 54)
        for index, name in enumerate(names)
    }
    low = box.y + 40 + len(names) // 2 * _ROW
    return {**plates, "chapter-total": Box(box.x + 126, low, 108, 54)}


def _chapter_spots(plan: Plan, box: Box) -> dict[str, Box]:
    """What is printed in a plate leaves the number the rest of its width."""
    return {
        name: Box(plate_box.x + 36, plate_box.y, plate_box.width - 36, plate_box.height)
        for name, plate_box in _chapter_plates(plan, box).items()
    }


def _campaign_spots(box: Box) -> dict[str, Box]:
    width = (box.width - 42) / 4
    chapters = {
        f"campaign-{index + 1}": Box(box.x + 12 + index * (width + 6), box.y + 42, width, 52)
        for index in range(4)
    }
    return {**chapters, "campaign-total": Box(_RIGHT - 148, box.y + 102, 128, 58)}


# -- drawing -----------------------------------------------------------------------------


def ledger(plan: Plan, language: str, stamps: Stamps) -> str:
    found, words = layout(plan, language), WORDS[language]
    drawn = plate(LEDGER, "ledger", radius=16)
    for index, (entry, y) in enumerate(found.entries):
        before = found.entries[index - 1][0] if index else None
        drawn += _rule(entry, before, y - found.pad / 2 - 1) + _entry(entry, y)
    if found.campaign:
        drawn += _campaign(found.campaign, words)
    if found.chapter:
        drawn += _chapter(plan, found.chapter, words)
    drawn += _total(found.total, words)
    return drawn + (_filling(plan, found.free, words, stamps) if found.free.height > 126 else "")


def _rule(entry: Entry, before: Entry | None, y: float) -> str:
    """Purses are parted from points by a stronger line."""
    if before is None:
        return ""
    if entry.purses and not before.purses:
        return _line(y, 12, INK, 3, entry.spot)
    return _line(y, 18, "#C9B68E", 2.6, entry.spot)


def _line(y: float, margin: float, ink: str, pen: float, seed: str) -> str:
    ends = (LEDGER.x + margin, y), (_RIGHT - margin, y)
    return stroke(wobbly_line(*ends, f"rule {seed}", 1.6), ink, pen)


def _entry(entry: Entry, y: float) -> str:
    drawn = _purses(entry, y) if entry.purses else _worth(entry, y)
    drawn += plate(_entry_plate(y), entry.spot, WHITE, 8)
    x, line = LEDGER.x + 18, y + 83
    for words in entry.words:
        drawn += text(x, line, words, 25, SOFT, 600, "start")
        line += 28
    for words in entry.extras:
        drawn += text(x, line, words, 25, INK, 800, "start")
        line += 30
    return drawn


def _worth(entry: Entry, y: float) -> str:
    drawn = placed(LEDGER.x + 42, y + 32, line_icon(entry.icon))
    if entry.points is None:
        return drawn
    ink = INK if entry.points > 0 else LOSS
    return drawn + text(LEDGER.x + 106, y + 45, points(entry.points), 36, ink)


def _purses(entry: Entry, y: float) -> str:
    places = (LEDGER.x + 42 + index * 46 for index in range(entry.purses))
    return "".join(placed(x, y + 32, purse()) for x in places)


def _panel(box: Box, fill: str, seed: str) -> str:
    return path(block(box, 10, seed, 2), fill=fill, **edged(3))


def _total(box: Box, words: Words) -> str:
    return (
        _panel(box, "#FFEDB8", "total")
        + placed(box.x + 24, box.y + 40, crown())
        + text(box.x + 48, box.y + 47, words.total, 25, INK, 700, "start")
        + plate(_total_plate(box), "total sum", WHITE, 8)
    )


def _chapter(plan: Plan, box: Box, words: Words) -> str:
    drawn = _panel(box, "#E7EDD0", "chapter")
    title = f"{words.chapter} {plan.chapter}"
    drawn += text(box.x + 12, box.y + 31, title, 25, INK, 700, "start")
    for name, plate_box in _chapter_plates(plan, box).items():
        fill = "#FFF3CC" if name == "chapter-total" else WHITE
        drawn += plate(plate_box, name, fill, 7) + _chapter_sign(name, plate_box)
    if plan.has_purses:
        low = box.y + 40 + 2 * _ROW
        drawn += text(box.x + 14, low + 25, "1. +20", 25, INK, 700, "start")
        drawn += text(box.x + 14, low + 52, "2. +10", 25, INK, 700, "start")
    return drawn


def _chapter_sign(name: str, box: Box) -> str:
    if name == "chapter-purses":
        return placed(box.x + 20, box.y + 27, purse(), scale=0.62)
    if name == "chapter-total":
        return text(box.x + 8, box.y + 27, "Σ", 27, INK, 800, "start")
    return text(box.x + 8, box.y + 25, name.rpartition("-")[2], 25, SOFT, 700, "start")


def _campaign(box: Box, words: Words) -> str:
    drawn = _panel(box, "#F3E2B4", "campaign")
    drawn += text(box.x + 12, box.y + 31, words.campaign, 25, INK, 700, "start")
    for name, spot in _campaign_spots(box).items():
        drawn += plate(spot, name, WHITE, 7)
    return drawn + text(_RIGHT - 160, box.y + 142, "Σ", 36, INK, 800, "end")


# -- what stays free --------------------------------------------------------------------


def _filling(plan: Plan, box: Box, words: Words, stamps: Stamps) -> str:
    """The kinds as they will be built, or a view of the valley, or both."""
    scale = 0.86 if box.height > 300 else 0.6
    row = CELL * scale + 38
    if not order_rings(plan) or box.height < 2 * row:
        return view(plan, box, stamps)
    drawn = ""
    if box.height > 440:
        high = box.height - 2 * row - 30
        drawn += view(plan, Box(box.x, box.y, box.width, high), stamps)
        box = Box(box.x, box.y + high + 18, box.width, box.height - high - 18)
    ends = (box.x + 8, box.y), (box.x + box.width - 8, box.y)
    drawn += stroke(wobbly_line(*ends, "kinds", 1.6), INK, 3)
    return drawn + _kinds(plan, box, words, scale, row)


def _kinds(plan: Plan, box: Box, words: Words, scale: float, row: float) -> str:
    top = box.y + (box.height - 2 * row) / 2 + 4
    fourth = "church" if plan.churches else "fortress"
    drawn = ""
    for index, kind in enumerate(("home", "shop", "public", fourth)):
        x = box.x + box.width * (0.26 + 0.48 * (index % 2))
        y = top + index // 2 * row
        drawn += single(kind, x - 60 * scale, y, CELL * scale)
        drawn += text(x, y + CELL * scale + 22, words.kinds[kind], 25, SOFT, 700)
    return drawn
