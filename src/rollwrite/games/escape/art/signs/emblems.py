"""The signs of the secret chambers, and the tooling along their frames."""

from __future__ import annotations

from rollwrite.sheets.ink import circle, numbers, path, placed, stroke

_RAY = "M-.2-.66H.2L0-1.08Z"
_MOON = "M.3-1A1.02 1.02 0 1 0 .98.42.86.86 0 0 1 .3-1Z"
_SNAKE = "M.78-.52C.55-1.02-.42-1-.52-.52-.6-.1.66-.16.62.3.58.74-.42.46-.86.82"
_HEAD = "M.36-.62C.5-.95 1.08-.86 1.06-.42 1.05-.1.62-.06.5-.3Z"
_EYE = "M-1.1 0Q0-1.1 1.1 0 0 1.1-1.1 0Z"
_LASHES = "M-.62-.72-.78-1M0-.9V-1.2M.62-.72.78-1"


def emblem(symbol: str, x: float, y: float, radius: float, colour: str, cut: str) -> str:
    """One of the four; ``cut`` is the ground it stands on."""
    return placed(x, y, EMBLEMS[symbol](colour, cut), scale=radius)


def _sun(colour: str, cut: str) -> str:
    rays = "".join(
        path(_RAY, fill=colour, transform=f"rotate({turn})") for turn in range(0, 360, 45)
    )
    return circle(0, 0, 0.52, fill=colour) + rays + circle(0, 0, 0.26, fill=cut)


def _moon(colour: str, _cut: str) -> str:
    return path(_MOON, fill=colour)


def _snake(colour: str, cut: str) -> str:
    eye = circle(0.76, -0.55, 0.11, fill=cut)
    return stroke(_SNAKE, colour, 0.36) + path(_HEAD, fill=colour) + eye


def _eye(colour: str, cut: str) -> str:
    pupil = circle(0, 0, 0.46, fill=cut) + circle(0, 0, 0.24, fill=colour)
    return path(_EYE, fill=colour) + pupil + stroke(_LASHES, colour, 0.18)


EMBLEMS = {"sun": _sun, "moon": _moon, "snake": _snake, "eye": _eye}

# One step of the tooling, from its middle: where it starts, and the stroke.
_TOOLS = {
    "sun": (-5, 3, "l5-6 5 6"),
    "moon": (-5, -2, "q5 7 10 0"),
    "snake": (-10, 0, "q5-7 10 0t10 0"),
    "eye": (0, 0, "h.1"),
}
_STEP = 20


def tooling(symbol: str, x: float, y: float, width: float, colour: str) -> str:
    """Carved edge of a secret chamber: rays, bows, waves or dots."""
    across, down, cut = _TOOLS[symbol]
    count = int(width // _STEP)
    start = x + (width - count * _STEP) / 2 + _STEP / 2
    d = "".join(
        f"M{numbers(start + step * _STEP + across, y + down)}{cut}" for step in range(count)
    )
    return stroke(d, colour, 6 if symbol == "eye" else 3, stroke_linejoin="round")
