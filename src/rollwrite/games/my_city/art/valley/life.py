"""What lives around the town: woods, mountains, beasts, boats, huts. Nobody can tap it."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, circle, element, number, numbers, path, placed, stroke

from ..palette import BARK, BRICK, CUT_WOOD, LOG, SLATE, SMALL_ROOFS, TIMBER, WHITE, edged

_WALL = "#FFF6E0"


def fir() -> str:
    crown = "M0-26 9-12H5L13 0H8L15 10H-15L-8 0H-13L-5-12H-9Z"
    return _small_tree(crown, "#3F7F55", "M3-6l4 6")


def slim_fir() -> str:
    return _small_tree("M0-24C10-8 15-1 13 8H-13C-15-1-10-8 0-24Z", "#2F6B4B", "M4-5l3 6")


def oak() -> str:
    crown = "M-13 3C-20-10-8-22 2-18 16-20 20-4 12 4 6 10-8 10-13 3Z"
    return _small_tree(crown, "#5B9558", "M3-10q5 0 6 6")


def _small_tree(crown: str, leaves: str, shine: str) -> str:
    return (
        path("M0 5V16", stroke=INK, stroke_width=4)
        + path(crown, fill=leaves, **edged(2.4))
        + stroke(shine, WHITE, 2, opacity=0.45)
    )


def stump() -> str:
    body = "M-11-4V8C-15 12-14 13-17 14H17C14 13 15 12 11 8V-4Z"
    return (
        path(body, fill=LOG, **edged(2.6))
        + element("ellipse", cy=-4, rx=11, ry=6, fill=CUT_WOOD, **edged(2.6))
        + path("M-4-4q4-3 8 0", stroke=INK, stroke_width=1.8, fill="none")
    )


def boat() -> str:
    hull = path("M-15 4H15L10 13H-10Z", fill=BRICK, **edged(2.6))
    return hull + path("M0 4V-18L12-2H0", fill="#FFFBF0", **edged(2.6))


def steamer() -> str:
    return (
        stroke("M2-13q-6-3-3-8t4-6", WHITE, 3.5)
        + path("M-2-5V-14H5V-5Z", fill=BRICK, **edged(2.2))
        + path("M-8 4V-5H9V4Z", fill="#FFFBF0", **edged(2.4))
        + path("M-15 3H16L11 12H-11Z", fill=SLATE, **edged(2.6))
        + path("M-4-1h3M3-1h3", stroke=INK, stroke_width=2.4)
    )


def duck() -> str:
    body = "M-8 2C-10 8 8 9 9 2 9-1 6-2 4-2 6-7 1-10-2-7L-7-6-3-3C-4 0-7-1-8 2Z"
    return path(body, fill="#FFFDF6", **edged(2.2)) + circle(-1, -5, 1.3, fill=INK)


def bridge() -> str:
    return (
        path("M-19-12H19V12H-19Z", fill=TIMBER, **edged(2.6))
        + path("M-12-12V12M-4-12V12M4-12V12M12-12V12", stroke=INK, stroke_width=2)
        + stroke("M-21-12H21M-21 12H21", INK, 5)
    )


def sheep() -> str:
    wool = "M-14 6C-22 2-16-8-9-6-6-13 6-13 8-6 16-8 20 2 13 7 8 11-8 11-14 6Z"
    return (
        stroke("M-8 8v8M8 8v8", INK, 3.5)
        + path(wool, fill=WHITE, stroke=INK, stroke_width=2.8)
        + path("M12-4C16-8 24-4 21 3 18 6 12 3 12-4Z", fill=INK)
    )


def deer() -> str:
    body = "M-16 6C-18-4-8-6 2-5L10-16 20-18 22-12 16-9C18 0 17 8 10 8-2 9-12 10-16 6Z"
    return (
        stroke("M-12 6V20M-6 7V20M8 7V20M13 5V20", INK, 3)
        + path(body, fill=TIMBER, **edged(2.6))
        + stroke("M13-17C10-24 14-28 12-32M13-24l6-4M16-18C20-24 18-28 22-31", INK, 2.4)
    )


def goat() -> str:
    body = "M-14 5C-16-4-6-6 2-5L8-12 18-11 18-5 12-3C14 4 12 9 6 9-2 10-11 9-14 5Z"
    return (
        stroke("M-9 7V18M-4 8V18M7 8V18M11 6V18", INK, 3)
        + path(body, fill="#FFFDF6", **edged(2.6))
        + stroke("M10-12C6-18 2-18 0-15M13-12C11-19 7-21 4-20M16-4v5", INK, 2.6)
    )


def cave() -> str:
    return (
        path("M-22 14V0C-20-26 20-26 22 0V14Z", fill="#8F889A", **edged(3))
        + path("M-13 14V2C-12-14 12-14 13 2V14Z", fill=INK)
        + stroke("M-13 14V-2M13 14V-2M-17-4H17", TIMBER, 5)
    )


def hut() -> str:
    return (
        path("M-14 14V-2H14V14Z", fill=TIMBER, **edged(2.6))
        + path("M-20 1 0-17 20 1Z", fill=BARK, **edged(2.6))
        + path("M-4 14V4H5V14", fill=INK)
        + path("M8-12V-20H14V-7", fill="#CFC8BE", stroke=INK, stroke_width=2.4)
    )


# -- mountains, small houses, churches ---------------------------------------------------


def peak(x: float, y: float, width: float, height: float, rock: str) -> str:
    """A mountain with snow, standing on y."""
    left, right = x - width * 0.08, x + width * 0.06
    ridge, dip = y - height, y - height * 0.94
    body = (
        f"M{numbers(x - width / 2, y)}L{numbers(left, ridge)}"
        f"L{numbers(right, dip)}L{numbers(x + width / 2, y)}Z"
    )
    cracks = (
        f"M{numbers(x + width * 0.1, y - height * 0.5)}l{numbers(width * 0.14, height * 0.36)}"
        f"M{numbers(x + width * 0.02, y - height * 0.4)}l{numbers(width * 0.08, height * 0.26)}"
    )
    return (
        path(body, fill=rock, **edged(2.4))
        + _snow(x, y, width, height)
        + stroke(cracks, INK, 1.8, opacity=0.4)
    )


def _snow(x: float, y: float, width: float, height: float) -> str:
    steps = ((0.08, 0.08), (0.07, -0.1), (0.09, 0.12), (0.08, -0.1))
    jags = "".join(f"l{numbers(width * across, height * down)}" for across, down in steps)
    cap = (
        f"M{numbers(x - width * 0.08, y - height)}L{numbers(x - width * 0.2, y - height * 0.68)}"
        f"{jags}L{numbers(x + width * 0.06, y - height * 0.94)}Z"
    )
    return path(cap, fill="#FFFBF0", **edged(2))


_SMALL_HOUSES = (
    ("M-12 12V-2H12V12Z", "M-16 0 0-15 16 0Z"),
    ("M-16 12V-6H16V12Z", "M-19-3-14-14H14L19-3Z"),
    ("M-14 12V-4H14V12Z", "M-17-3 0-13 17-3Z"),
)


def small_house(x: float, y: float, scale: float, kind: int, roof: str = "") -> str:
    """A house of a kind, 0 home, 1 shop, 2 public, for backgrounds."""
    walls, top = _SMALL_HOUSES[kind]
    openings = (
        path("M-3 12V4H4V12", fill=INK),
        path("M-9 3h4M-1 3h4M7 3h4", stroke=INK, stroke_width=3.5),
        path("M-8 0V10M0 0V10M8 0V10", stroke=INK, stroke_width=2.6),
    )
    body = path(walls, fill=_WALL, **edged(2.6))
    body += path(top, fill=roof or SMALL_ROOFS[kind], **edged(2.6)) + openings[kind]
    return placed(x, y, body, scale=scale)


def small_church(x: float, y: float, scale: float, roof: str = "#75648F") -> str:
    nave = path("M-4 14V-4H22V14Z", fill=_WALL, **edged(2.6))
    nave += path("M-6-2 2-14H18L25-2Z", fill=roof, **edged(2.6))
    spire = path("M-16 14V-16H0V14Z", fill=_WALL, **edged(2.6))
    spire += path("M-19-14-8-36 3-14Z", fill=roof, **edged(2.6))
    spire += path("M-8-36V-46M-12-42H-4", fill="none", **edged(2.6))
    door = path("M-11 14V4Q-8-1-5 4V14Z", fill=INK) + circle(-8, -7, 3, fill=INK)
    return placed(x, y, nave, spire, door, scale=scale)


def cloud(x: float, y: float, scale: float, fill: str = WHITE) -> str:
    puffs = path("M-30 10q0-16 18-14 6-16 24-8 14-6 18 8 14 0 12 14Z", fill=fill)
    return placed(x, y, puffs, scale=scale)


def smoke(x: float, y: float, scale: float) -> str:
    curl = (
        f"M{numbers(x, y)}q{numbers(-10 * scale, -10 * scale, 0, -20 * scale)}"
        f"t0 {number(-20 * scale)}t{numbers(2 * scale, -18 * scale)}"
    )
    return stroke(curl, WHITE, 6 * scale, opacity=0.9)
