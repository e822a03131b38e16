"""Titles are drawn, not set: capitals made of strokes.

A letter is its width and its path, 6 units tall with the baseline at 6, so that
the dots of Ä, Ö and Ü rise above 0.
"""

from __future__ import annotations

from .ink import INK, group, numbers, path, wobble

_BOWL = "M2.2 0C.9 0 0 1.2 0 3S.9 6 2.2 6 4.4 4.8 4.4 3 3.5 0 2.2 0Z"
_CUP = "M0 0V3.9C0 5.3.8 6 2 6S4 5.3 4 3.9V0"
_SHARP = (
    "M0 6V1.9C0 .7.8 0 1.9 0 3 0 3.6.6 3.6 1.4 3.6 2.1 3.1 2.6 2.2 2.8"
    " 3.3 2.9 3.9 3.5 3.9 4.4 3.9 5.4 3.2 6 2.1 6H1.6"
)

ALPHABET: dict[str, tuple[float, str]] = {
    "A": (4, "M0 6 2 0 4 6M.8 4H3.2"),
    "B": (
        3.8,
        "M0 0V6H2.1C3.2 6 3.8 5.4 3.8 4.4S3.1 2.8 2.1 2.8H0"
        "M2 2.8C2.9 2.8 3.4 2.2 3.4 1.4S2.9 0 2 0H0",
    ),
    "C": (3.9, "M3.9 1.2C3.4.3 2.8 0 2.1 0 .8 0 0 1.2 0 3S.8 6 2.1 6C2.8 6 3.4 5.7 3.9 4.8"),
    "D": (4, "M0 0V6H1.6C3.2 6 4 4.8 4 3S3.2 0 1.6 0Z"),
    "E": (3.3, "M3.3 0H0V6H3.3M0 2.9H2.6"),
    "F": (3.2, "M3.2 0H0V6M0 2.9H2.5"),
    "G": (
        4.1,
        "M3.9 1.2C3.4.3 2.8 0 2.1 0 .8 0 0 1.2 0 3S.8 6 2.1 6C3.4 6 4.1 5.1 4.1 3.4H2.5",
    ),
    "H": (4, "M0 0V6M4 0V6M0 3H4"),
    "I": (0.4, "M.2 0V6"),
    "J": (2.6, "M2.6 0V4.2C2.6 5.4 2 6 1.2 6 .5 6 0 5.5 0 4.6"),
    "K": (3.9, "M0 0V6M3.7 0 0 3.6M1.3 2.4 3.9 6"),
    "L": (3.1, "M0 0V6H3.1"),
    "M": (5, "M0 6 .5 0 2.5 4 4.5 0 5 6"),
    "N": (4, "M0 6V0L4 6V0"),
    "O": (4.4, _BOWL),
    "P": (3.7, "M0 6V0H2.1C3.1 0 3.7.7 3.7 1.7S3.1 3.4 2.1 3.4H0"),
    "Q": (4.4, _BOWL + "M2.8 4.4 4.3 6.3"),
    "R": (3.9, "M0 6V0H2.1C3.1 0 3.7.7 3.7 1.7S3.1 3.4 2.1 3.4H0M1.9 3.4 3.9 6"),
    "S": (
        3.8,
        "M3.6 1.1C3.2.3 2.6 0 1.9 0 .8 0 .1.7.1 1.5.1 3.5 3.8 2.5 3.8 4.5"
        " 3.8 5.4 3 6 1.9 6 1 6 .3 5.6 0 4.7",
    ),
    "T": (4, "M0 0H4M2 0V6"),
    "U": (4, _CUP),
    "V": (4, "M0 0 2 6 4 0"),
    "W": (5.6, "M0 0 1.3 6 2.8 1.4 4.3 6 5.6 0"),
    "X": (4, "M0 0 4 6M4 0 0 6"),
    "Y": (4, "M0 0 2 3 4 0M2 3V6"),
    "Z": (3.8, "M0 0H3.8L0 6H3.8"),
    "Ä": (4, "M0 6 2 0 4 6M.8 4H3.2M.5-1.6V-1.5M3.5-1.6V-1.5"),
    "Ö": (4.4, _BOWL + "M1.2-2V-1.9M3.2-2V-1.9"),
    "Ü": (4, _CUP + "M1-2V-1.9M3-2V-1.9"),
    "ß": (3.9, _SHARP),
    "ẞ": (3.9, _SHARP),
    "0": (4, "M2 0C.8 0 0 1.2 0 3S.8 6 2 6 4 4.8 4 3 3.2 0 2 0Z"),
    "1": (1.7, "M0 1.4 1.6 0V6"),
    "2": (3.6, "M.1 1.5C.2.6.9 0 1.8 0 2.9 0 3.5.7 3.5 1.6 3.5 3.2 1.4 4 0 6H3.6"),
    "3": (
        3.6,
        "M.2.9C.6.3 1.1 0 1.8 0 2.8 0 3.4.6 3.4 1.4S2.8 2.8 1.7 2.8"
        "C2.9 2.8 3.6 3.4 3.6 4.4S2.8 6 1.7 6C.9 6 .3 5.6 0 4.8",
    ),
    "4": (4, "M3 6V0L0 4.3H4"),
    "5": (
        3.5,
        "M3.2 0H.5L.3 2.7C.7 2.4 1.2 2.2 1.7 2.2 2.8 2.2 3.5 3 3.5 4.1S2.8 6 1.7 6"
        "C.9 6 .3 5.6 0 4.9",
    ),
    "6": (
        3.7,
        "M3.2.5C2.9.2 2.4 0 2 0 .7 0 0 1.4 0 3.6 0 5.2.7 6 1.9 6 3 6 3.7 5.3 3.7 4.2"
        "S3 2.4 1.9 2.4C1 2.4.3 3 0 3.8",
    ),
    "7": (3.6, "M0 0H3.6L1.4 6"),
    "8": (
        3.6,
        "M1.8 2.8C.8 2.8.2 2.2.2 1.4S.8 0 1.8 0 3.4.6 3.4 1.4 2.8 2.8 1.8 2.8"
        "C.7 2.8 0 3.5 0 4.4S.7 6 1.8 6 3.6 5.3 3.6 4.4 2.9 2.8 1.8 2.8Z",
    ),
    "9": (
        3.7,
        "M.5 5.5C.8 5.8 1.3 6 1.7 6 3 6 3.7 4.6 3.7 2.4 3.7.8 3 0 1.8 0 .7 0 0 .7 0 1.8"
        "S.7 3.6 1.8 3.6C2.7 3.6 3.4 3 3.7 2.2",
    ),
    "&": (
        4,
        "M3.9 6 .9 1.8C.4 1 .8 0 1.9 0S3.3 1.2 2.7 1.9L.8 3.4C-.3 4.3 0 6 1.7 6 3 6 3.8 5 3.9 3.8",
    ),
    ":": (0.2, "M.1 1.7V1.8M.1 4.9V5"),
    "!": (0.2, "M.1 0V3.6M.1 5.8V5.9"),
    ".": (0.2, "M.1 5.8V5.9"),
    ",": (0.5, "M.4 5.7 0 6.9"),
    "-": (2.2, "M0 3.2H2.2"),
    "–": (3, "M0 3.2H3"),
    "×": (2.8, "M0 1.9 2.8 4.7M2.8 1.9 0 4.7"),
    "·": (0, "M0 3.2V3.3"),
    " ": (1.6, ""),
}


def width(words: str, height: float, gap: float = 2) -> float:
    """How wide the words become, without their edge."""
    return (sum(ALPHABET[letter][0] for letter in words) + gap * (len(words) - 1)) * height / 6


def lettering(
    words: str,
    x: float,
    y: float,
    height: float,
    fill: str,
    *,
    edge: str = INK,
    shine: str = "",
    gap: float = 2,
    bounce: float = 0,
) -> str:
    """Drawn capitals, centred on ``x``, on the baseline ``y``.

    Edge, fill and hairline are three strokes over the same path: cheap, and
    without ids that might meet on a page.
    """
    shape = _shape(words, gap, bounce)
    left = x - width(words, height, gap) / 2
    strokes = [(edge, "1.9"), (fill, "1.15")] if edge else [(fill, "1.15")]
    layers = [group(shape, stroke=colour, stroke_width=pen) for colour, pen in strokes]
    if shine:
        layers.append(
            group(shape, stroke=shine, stroke_width="0.16", transform="translate(-.18 -.2)")
        )
    return group(
        *layers,
        transform=f"translate({numbers(left, y - height)})scale({height / 6:.3f})",
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _shape(words: str, gap: float, bounce: float) -> str:
    hand = wobble("letters", words)
    left, letters = 0.0, []
    for letter in words:
        wide, d = ALPHABET[letter]
        drop, turn = hand.uniform(-bounce, bounce), hand.uniform(-bounce, bounce) * 5
        if d:
            place = f"translate({left:.2f} {drop:.2f})rotate({turn:.1f} {wide / 2:.3g} 3)"
            letters.append(path(d, transform=place))
        left += wide + gap
    return "".join(letters)
