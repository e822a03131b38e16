"""Faces: a colour of one's own, eyes and a mouth, as ``web/src/lib/people/faces.ts`` draws them."""

from __future__ import annotations

from ..refusal import Refusal

COLOURS = ("blue", "orange", "green", "purple", "red", "yellow")
EYES = ("dots", "tall", "brows", "glasses", "side", "lash")
MOUTHS = ("smile", "open", "smirk", "flat", "small")


def checked_face(text: str) -> str:
    """A face that can be drawn.

    >>> checked_face("blue dots smile")
    'blue dots smile'
    """
    parts = text.split(" ")
    known = (COLOURS, EYES, MOUTHS)
    if len(parts) != len(known) or any(one not in of for one, of in zip(parts, known)):
        raise Refusal(422, "no-such-face", f"“{text[:40]}” is no face, like “blue dots smile”")
    return text
