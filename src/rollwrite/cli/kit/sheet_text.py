"""A sheet as text for a terminal: in short what counts now, or whole, spot by spot.

What stands on it comes from ``aloud``, the same for every game. A line is a section;
sections whose spots go by coordinates are a map and are laid out as one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from rollwrite.kernel.seen.reading import Item, Section
from rollwrite.words import Words

OPEN, EMPTY, MORE, BETWEEN = "▸", "·", "…", " · "
WRITTEN, OPENED, PRINTED, TITLE = "bold", "bold cyan", "dim", "bold"
TITLE_WIDTH, CELL, LONGEST_PRINT = 24, 8, 32
FEWEST_ROWS = 3  # of a map
_COORDINATE = re.compile(r"([a-z]+)(\d+)")


def in_short(sections: Sequence[Section], words: Words) -> Table:
    """What is written and what can be chosen, a line a section; maps as maps."""
    found = Table.grid()
    for _, group in groupby(sections, lambda section: (section.title.id, len(section.items))):
        rows = list(group)
        if _is_map(rows, words):
            found.add_row(_map(rows, words))
        else:
            _add_lines(found, rows, words)
    return found


def in_full(sections: Sequence[Section], words: Words) -> Table:
    """Every spot with what is printed and what is written there."""
    found = Table.grid()
    for section in sections:
        title = words.say(section.title)
        found.add_row(_beside(title, _all_parts(section, title, words)))
    return found


def _add_lines(table: Table, sections: list[Section], words: Words) -> None:
    for section in sections:
        title = words.say(section.title)
        parts = _parts(section, title, words)
        if parts:
            table.add_row(_beside(title, parts))


def _beside(title: str, parts: list[Text]) -> Table:
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=TITLE_WIDTH)
    row.add_column()
    row.add_row(Text(title, style=TITLE), Flow(parts))
    return row


class Flow:
    """Parts one after another; a line breaks between them rather than within one."""

    def __init__(self, parts: list[Text]) -> None:
        self.parts = parts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + len(BETWEEN) + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, (BETWEEN, PRINTED), part) if line else part
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, options.max_width)


# -- a section as a line ------------------------------------------------------------


def _all_parts(section: Section, title: str, words: Words) -> list[Text]:
    """Neighbours of which nothing is to be said but their names are told together."""
    parts = []
    for is_bare, group in groupby(section.items, lambda item: not (item.written or item.printed)):
        items = list(group)
        if is_bare:
            parts.append(Text(_names([_name(item, title, words) for item in items])))
        else:
            parts += [_whole(item, title, words) for item in items]
    return parts


def _parts(section: Section, title: str, words: Words) -> list[Text]:
    """Neighbours that bear the same are told together."""
    items = [item for item in section.items if not _is_in(title, item, words)]
    parts = []
    for (is_open, written), group in groupby(items, lambda item: _state(item, words)):
        if is_open:
            parts += [_open(item, title, words) for item in group]
        elif written:
            names = _names([_name(item, title, words) for item in group])
            parts.append(Text.assemble(f"{names}: ", (written, WRITTEN)))
    return parts


def _state(item: Item, words: Words) -> tuple[bool, str]:
    return item.is_open, ", ".join(map(words.say, item.written))


def _is_in(title: str, item: Item, words: Words) -> bool:
    """Whether nothing is left to say of it: whose sheet it is, and sums in the title."""
    _, written = _state(item, words)
    is_told = words.say(item.name) == _head(title) and written in title
    return item.spot == "name" or (is_told and not item.is_open)


def _open(item: Item, title: str, words: Words) -> Text:
    return Text.assemble((f"{OPEN} ", OPENED), _whole(item, title, words, LONGEST_PRINT))


def _whole(item: Item, title: str, words: Words, longest: int = 1_000) -> Text:
    """A spot: its name, what is written, what is printed unless that is long."""
    written, printed = (", ".join(map(words.say, said)) for said in (item.written, item.printed))
    found = Text(_name(item, title, words), style=OPENED if item.is_open else "")
    if written:
        found.append(": ").append(written, style=WRITTEN)
    if printed and len(printed) <= longest:
        found.append(f" ({printed})", style=PRINTED)
    return found


def _name(item: Item, title: str, words: Words) -> str:
    """Without what the title has said already."""
    return words.say(item.name).removeprefix(f"{_head(title)}, ")


def _head(title: str) -> str:
    return re.split("[:,]", title)[0]


def _names(names: list[str]) -> str:
    """``place 1, place 2, place 3`` is ``place 1–3``."""
    found: list[str] = []
    for _, group in groupby(enumerate(names), lambda pair: _series(*pair)):
        (_, first), *rest = group
        last = rest[-1][1].split()[-1] if rest else ""
        found.append(f"{first}–{last}" if len(rest) > 1 else f"{first}, {last}" if rest else first)
    return ", ".join(found)


def _series(place: int, name: str) -> tuple[str, int]:
    """The same for names that count on from one to the next."""
    words, _, last = name.rpartition(" ")
    return (words, int(last) - place) if last.isdecimal() else (name, -place)


# -- sections as a map -----------------------------------------------------------------


def _is_map(rows: list[Section], words: Words) -> bool:
    names = [words.say(item.name) for row in rows for item in row.items]
    return len(rows) >= FEWEST_ROWS and all(map(_COORDINATE.fullmatch, names))


def _map(rows: list[Section], words: Words) -> Table:
    found = Table.grid(padding=(0, 1, 0, 0))
    found.add_column(justify="right", style=PRINTED)
    for _ in rows[0].items:
        found.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    columns = [_coordinate(item, 1, words) for item in rows[0].items]
    found.add_row("", *(Text(column, style=PRINTED) for column in columns))
    for row in rows:
        label = _coordinate(row.items[0], 2, words)
        found.add_row(label, *(_cell(item, words) for item in row.items))
    return found


def _coordinate(item: Item, part: int, words: Words) -> str:
    found = _COORDINATE.fullmatch(words.say(item.name))
    assert found is not None, "a map goes by coordinates"
    return found[part]


def _cell(item: Item, words: Words) -> Text:
    """The first thing that fits, and whether there is more: the whole sheet tells it."""
    if item.written:
        return Text(_fitted(words.say(item.written[0])), style=WRITTEN)
    said = [words.say(message) for message in item.printed]
    fits = [word for word in said if len(word) <= CELL]
    more = MORE if len(said) > len(fits[:1]) else ""
    printed = (fits[0] if fits else "") + more or EMPTY
    arrow = (OPEN, OPENED) if item.is_open else ""
    return Text.assemble(arrow, (printed, PRINTED))


def _fitted(said: str) -> str:
    """Too long a word is cut, but not the number behind it."""
    word, _, number = said.rpartition(" ")
    if len(said) <= CELL or not number.isdecimal():
        return said
    return f"{word[: CELL - 2 - len(number)]}. {number}"
