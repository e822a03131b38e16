"""Words and numbers on the sheet: a group says once what all its letters share."""

from __future__ import annotations

from xml.sax.saxutils import escape

from rollwrite.sheets.ink import INK, PAPER, TEXT_FONT, Box, block, element, group, path, rect

LEAST = 25  # nothing is printed smaller


def lettered(*texts: str, fill: str = INK) -> str:
    """A group of words and numbers, bold and centred unless they say otherwise."""
    return group(*texts, font_family=TEXT_FONT, font_weight="800", text_anchor="middle", fill=fill)


def word(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str | None = None,
    weight: int | None = None,
    anchor: str | None = None,
) -> str:
    """Text on the baseline ``y``, for a lettered group."""
    return element(
        "text",
        escape(words),
        x=round(x, 1),
        y=round(y, 1),
        font_size=round(size, 1),
        fill=fill,
        font_weight=None if weight is None else str(weight),
        text_anchor=anchor,
    )


def numeral(x: float, y: float, value: int | str, size: float, fill: str | None = None) -> str:
    """A number around a point, for a lettered group; 6 and 9 are underlined."""
    drawn = word(x, y + size * 0.345, str(value), size, fill)
    if value not in (6, 9):
        return drawn
    thick = max(3, size * 0.075)
    line = Box(*_short(x - size * 0.25, y + size * 0.5 - thick / 2, size * 0.5, thick))
    return drawn + rect(line, rx=round(thick / 2, 1), fill=fill)


def _short(*values: float) -> list[float]:
    return [round(value, 1) for value in values]


def fitted(words: str, size: float, width: float, advance: float = 0.56) -> float:
    """The size at which the words stay within the width, never below the least."""
    return max(LEAST, min(size, width / (max(1, len(words)) * advance)))


def card(box: Box, seed: str, fill: str = PAPER) -> str:
    """A piece of paper on the table."""
    return path(block(box, 16, seed, 2), fill=fill, stroke_width=3.4)


def joined(blocks: list[Box], radius: float, seed: str, jitter: float = 1) -> str:
    """Many blocks as one path."""
    return "".join(
        block(box, radius, f"{seed}-{index}", jitter) for index, box in enumerate(blocks)
    )
