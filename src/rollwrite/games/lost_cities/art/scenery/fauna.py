"""Animals at the rim of the jungle. They do nothing; nobody can tap them."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, circle, element, group, mirrored, path, placed, stroke

_COAL = "#2B2A33"
_SPOTS = "#2B2320"


def toucan(x: float, y: float, scale: float, looks_left: bool = False) -> str:
    body = (
        path(
            "M-18 40C-40 30-46-6-28-30-16-46 8-48 18-34 30-18 28 16 10 36 0 48-6 52-6 78"
            "L-22 76C-26 60-24 48-18 40Z",
            fill=_COAL,
        )
        + path("M-12-8C-14-30 4-40 16-30 26-16 20 4 8 8-2 8-10 4-12-8Z", fill="#FBF3DE")
        + path(
            "M12-38C36-52 74-40 80-10 60-22 40-18 20-16 14-22 10-30 12-38Z",
            fill="#E67C22",
            stroke=_COAL,
            stroke_width=3,
        )
        + path("M66-34C76-28 80-20 80-10 74-14 68-17 62-18 60-26 62-30 66-34Z", fill=_COAL)
        + stroke("M20-27Q44-32 66-24", "#F8D44A", 5)
        + circle(6, -26, 8, fill="#2876BB")
        + circle(6, -26, 4, fill="#1D1B20")
        + circle(7.5, -27.5, 1.4, fill="#FFFFFF")
        + path("M-24 6C-34 24-30 50-22 62-8 50-4 28-10 10Z", fill="#45434F")
        + stroke("M-8 46v10M2 42v12", "#E67C22", 5)
    )
    place = mirrored if looks_left else placed
    return place(x, y, body, scale=scale)


def jaguar(x: float, y: float, scale: float) -> str:
    """A face among the leaves."""
    head = path(
        "M-46-34C-58-62-34-66-24-48-10-54 10-54 24-48 34-66 58-62 46-34 58-10 50 22 26 36"
        " 10 44-10 44-26 36-50 22-58-10-46-34Z",
        fill="#E7A23B",
        stroke=_SPOTS,
        stroke_width=4,
    )
    muzzle = path("M-20 14C-30 24-18 38 0 34 18 38 30 24 20 14 14 6-14 6-20 14Z", fill="#FBF0D6")
    mouth = stroke("M0 17V24M0 24Q-8 31-15 26M0 24Q8 31 15 26", _SPOTS, 2.5)
    nose = path("M-9 6H9L0 16Z", fill=_SPOTS)
    ears = stroke("M-40-46q-2-8 6-6M40-46q2-8-6-6", _SPOTS, 5)
    half = _half_face()
    sides = half + group(half, transform="scale(-1 1)")
    return placed(x, y, head, ears, muzzle, mouth, nose, sides, scale=scale)


def _half_face() -> str:
    spots = "M42 8l9 3M40 18l7 5M14-34q4-6 10-4M28-28q6-4 10 1M8-46q3-4 7-3M46-8q5-2 5 4"
    eye = path("M10-10Q22-24 36-10 22 0 10-10Z", fill="#F6E9A8", stroke=_SPOTS, stroke_width=3)
    pupil = element("ellipse", cx=23, cy=-11, rx=4, ry=6, fill=_SPOTS)
    return eye + pupil + stroke(spots, _SPOTS, 4.5)


def butterfly(x: float, y: float, scale: float, fill: str, turn: float) -> str:
    wings = (
        "M0 0C-6-16-24-20-24-8-24 2-10 4 0 0-14 6-18 18-8 18-2 18 0 8 0 0Z"
        "M0 0C6-16 24-20 24-8 24 2 10 4 0 0 14 6 18 18 8 18 2 18 0 8 0 0Z"
    )
    return placed(
        x,
        y,
        path(wings, fill=fill, stroke=INK, stroke_width=2),
        stroke("M0-6V12", INK, 3.5),
        scale=scale,
        turn=turn,
    )
