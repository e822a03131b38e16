"""Monster rooms: a name, a creature on its stage, numbers, hits, gems and hearts."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, Box, block, element, numbers, path, placed, rect, stroke

from ..maps import Monster
from ..moods import Mood
from ..pen import fitted, joined, lettered, numeral, word
from ..plan import Plan, grown
from ..sketching.sketch import Sketch, gallery, inked, use
from ..words import Words

GALLERIES = {
    "annoyed-animals": "animals",
    "clumsy-cultists": "cultists",
    "puzzled-pyramid": "pyramid",
    "defiant-dinosaurs": "dinosaurs",
}
BOSSES = {
    "annoyed-animals": "tuskalope",
    "clumsy-cultists": "gloomtooth",
    "puzzled-pyramid": "sandy",
    "defiant-dinosaurs": "wrecks",
}
STEEL = "#9FB4C8"
_PALE = "#FFF4DC"


def lairs(plan: Plan, mood: Mood, words: Words) -> str:
    return "".join(_lair(plan, monster, mood, words) for monster in plan.dungeon.monsters)


def _lair(plan: Plan, monster: Monster, mood: Mood, words: Words) -> str:
    shapes = (
        _trays(plan, monster, mood)
        + _hits(plan, monster)
        + _gems(plan, monster)
        + "".join(use("heart", *plan.heart(monster, i), 1.15) for i in range(monster.hearts))
        + _discs(plan, monster)
    )
    return _stage(plan, monster, mood) + inked(shapes) + lettered(_words(plan, monster, words))


# -- the stage ------------------------------------------------------------------


def _stage(plan: Plan, monster: Monster, mood: Mood) -> str:
    room, top = plan.room(monster.id), plan.stage(monster)
    boards = Box(room.x + 2, top, room.width - 4, room.y + room.height - top - 2)
    standing = _standing(monster, room, top)
    light = element(
        "ellipse",
        cx=round(standing.x + standing.width / 2, 1),
        cy=round(top - standing.height * 0.46, 1),
        rx=round(min(standing.width * 0.48, standing.height * 0.8), 1),
        ry=round(standing.height * 0.5, 1),
        fill=mood.light,
    )
    edge = stroke(f"M{numbers(boards.x, top)}h{boards.width:g}", INK, 3)
    sketch = creature(plan.dungeon.adventure, monster)
    return rect(boards, fill=mood.stage) + edge + light + stood(sketch, standing)


def _standing(monster: Monster, room: Box, top: float) -> Box:
    """The room a creature has, left of its numbers."""
    left, above, column = (22, 50, 166) if monster.is_boss else (8, 40, 74)
    height = top - room.y - above + 3
    return Box(room.x + left, room.y + above, room.width - column, height)


def creature(adventure: str, monster: Monster) -> Sketch:
    """By its id, the boss by its adventure; Grumble stands in for those not yet drawn."""
    known = gallery(GALLERIES[adventure])
    name = BOSSES[adventure] if monster.is_boss else monster.id
    return known.get(name) or gallery("cover")["grumble"]


def stood(sketch: Sketch, box: Box, largest: float = 1.2) -> str:
    """A creature in a box, standing on its lower edge."""
    scale = min(box.width / sketch.width, box.height / sketch.height, largest)
    body = inked(sketch.body, pen=4)
    return placed(box.x + box.width / 2, box.y + box.height, body, scale=scale)


# -- hits and gems ----------------------------------------------------------------


def _trays(plan: Plan, monster: Monster, mood: Mood) -> str:
    """Bosses lose their hits by threes, armour in pairs."""
    size, colour = (3, mood.rim) if monster.is_boss else (2, STEEL)
    if not (monster.is_boss or monster.is_armoured):
        return ""
    hits = plan.hits(monster)
    trays = [_around(hits[start], hits[start + size - 1]) for start in range(0, len(hits), size)]
    shield = use("shield", hits[-1].x + 60, hits[-1].y + 19, 0.95) if monster.is_armoured else ""
    tray = path(joined(trays, 8, f"tray-{monster.id}"), fill=colour, stroke_width=2.6)
    return tray + shield


def _around(first: Box, last: Box) -> Box:
    whole = Box(first.x, first.y, last.x + last.width - first.x, first.height)
    return grown(whole, 4)


def _hits(plan: Plan, monster: Monster) -> str:
    return path(joined(plan.hits(monster), 5, f"hits-{monster.id}"), fill="#FFFDF6")


def _gems(plan: Plan, monster: Monster) -> str:
    tag = plan.tag(monster)
    back = path(block(tag.box, 8, f"tag-{monster.id}", 1), fill="#FFFDF6", stroke_width=2.6)
    x, y = tag.box.x, tag.box.y
    if tag.later is None:
        return back + use("gem", x + 62, y + 20, 1.05) + _thirds(plan, monster)
    first = "".join(use("gem", x + 15 + gem * 20, y + 18, 0.74) for gem in range(monster.first))
    slash = path(f"M{numbers(tag.later.x - 5, y + 28)}l7-20", stroke_width=2.6)
    return back + first + slash + use("gem-box", tag.later.x + 13, y + 18, 0.64)


def _thirds(plan: Plan, monster: Monster) -> str:
    """A small gem at every tray: one for three hits, for those who come later."""
    hits = plan.hits(monster)
    return "".join(
        use("gem-box", hits[middle].x + hits[middle].width / 2, hits[middle].y - 5, 0.52)
        for middle in range(1, len(hits), 3)
    )


# -- numbers and words --------------------------------------------------------------


def _discs(plan: Plan, monster: Monster) -> str:
    """Black numbers always hit; white ones are locked, dashed as the field that opens them."""
    discs = ""
    for index, (_, (x, y)) in enumerate(plan.numbers(monster)):
        if index < len(monster.black):
            discs += black_disc(x, y, 29 if monster.is_boss else 25)
        else:
            discs += white_disc(x, y, 28 if monster.is_boss else 24)
    return discs


def black_disc(x: float, y: float, radius: float) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=INK, stroke="none")


def white_disc(x: float, y: float, radius: float) -> str:
    """A padlock hangs outside, so that the number stays free."""
    ring = element(
        "circle", cx=x, cy=y, r=radius, fill="#FFFDF6", stroke_width=3.4, stroke_dasharray="7 6"
    )
    return ring + use("lock", x + radius * 0.92, y - radius * 0.9, radius * 0.026)


def disc_number(x: float, y: float, value: int, radius: float, is_black: bool) -> str:
    if is_black:
        return numeral(x, y, value, radius * 1.32, _PALE)
    return numeral(x, y + 1, value, radius * (1.2 if value > 9 else 1.36))


def _words(plan: Plan, monster: Monster, known: Words) -> str:
    room = plan.room(monster.id)
    names = known.monsters.get(plan.dungeon.adventure, {})
    words = _name(names.get(monster.id, monster.name), monster, room)
    for index, (value, (x, y)) in enumerate(plan.numbers(monster)):
        is_black = index < len(monster.black)
        radius = (29 if is_black else 28) if monster.is_boss else (25 if is_black else 24)
        words += disc_number(x, y, value, radius, is_black)
    if monster.is_boss:
        tag = plan.tag(monster).box
        words += numeral(tag.x + 27, tag.y + 19, monster.first, 32)
    if monster.is_worm:
        last = plan.hits(monster)[-1]
        words += word(last.x + 44, room.y + room.height - 18, "+3", 27, anchor="start")
    return words


def _name(name: str, monster: Monster, room: Box) -> str:
    name = name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    if monster.is_boss:
        size = fitted(name, 34, room.width - 30)
        return word(room.x + 18, room.y + 39, name, size, anchor="start")
    spare = 82 if len(monster.numbers) > 2 else 24
    size = fitted(name, 28, room.width - spare)
    return word(room.x + 14, room.y + 33, name, size, anchor="start")
