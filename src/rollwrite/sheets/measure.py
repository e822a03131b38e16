"""How wide words become in the text face, so that they can be broken into lines.

Advance widths of Atkinson Hyperlegible Next per 1000, the wider of 600 and 700.
"""

from __future__ import annotations

_LETTERS = "".join(map(chr, range(32, 127))) + "ÄÖÜäöüß×−"
_ADVANCES = (
    "312 303 390 765 610 969 727 210 335 335 485 598 271 373 272 440 659 440 579 600 624 607 "
    "626 537 624 578 272 272 569 617 569 547 781 678 643 658 688 597 566 718 701 424 561 663 "
    "552 858 717 746 629 756 650 610 607 687 644 886 685 650 618 340 440 344 582 400 288 552 "
    "596 510 596 563 365 593 571 300 259 555 318 882 571 576 596 599 376 508 376 567 530 740 "
    "539 521 505 381 254 381 543 678 746 687 552 576 567 621 536 598"
)
_ADVANCE = dict(zip(_LETTERS, map(int, _ADVANCES.split())))
_UNKNOWN = 600


def breadth(words: str, size: float) -> float:
    """The width of words set in this size."""
    return sum(_ADVANCE.get(letter, _UNKNOWN) for letter in words) * size / 1000


def broken(words: str, size: float, width: float) -> list[str]:
    """Words as lines that fit; a single word may be too long.

    >>> broken("each stone not built over", 25, 200)
    ['each stone not', 'built over']
    """
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or breadth(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
