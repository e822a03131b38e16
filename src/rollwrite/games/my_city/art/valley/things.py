"""What stands on cells: trees, stones, wells, gold, bandits. Drawn around 0 0."""

from __future__ import annotations

from rollwrite.sheets.ink import (
    INK,
    Attribute,
    Box,
    block,
    circle,
    element,
    group,
    path,
    placed,
    stroke,
)

from ..palette import BRICK, TIMBER, WHITE, edged

_EDGE: dict[str, Attribute] = {**edged(3), "stroke_linecap": "round"}
_LINE: dict[str, Attribute] = {**_EDGE, "fill": "none"}


def round_tree() -> str:
    crown = "M-26 8C-42-4-34-30-16-30-10-44 16-44 20-28 38-28 40-2 24 8 14 20-14 20-26 8Z"
    shade = "M6-28q10 2 12 12M-20-8q2 10 12 10M8 2q8-1 10-8"
    return _tree("M0 14V39M0 26l9-9", crown, "#7DAE57", shade, "#4F7F3B")


def tall_tree() -> str:
    crown = "M0-42C20-38 30-14 24 4 18 20-18 20-24 4-30-14-20-38 0-42Z"
    shade = "M4-30q10 6 12 18M-14-6q3 9 10 12M8 2q7-2 9-8"
    return _tree("M0 14V39", crown, "#6E9F4F", shade, "#456F35")


def broad_tree() -> str:
    crown = "M-30 2C-40-16-22-32-10-28-2-42 22-40 24-24 40-18 36 6 22 10 8 22-20 18-30 2Z"
    shade = "M2-28q10 0 14 10M-22-6q2 10 12 10M10 4q8-2 10-8"
    return _tree("M-2 14V39M-2 27l-9-9", crown, "#8AB65C", shade, "#56853F")


def _tree(trunk: str, crown: str, leaves: str, shade: str, dark: str) -> str:
    return stroke(trunk, INK, 5) + path(crown, fill=leaves, **_EDGE) + stroke(shade, dark, 3.4)


def flat_stone() -> str:
    body = "M-40 24C-42 6-30-18-12-24 8-30 34-12 40 8 44 26 22 30 0 30-18 30-38 32-40 24Z"
    return (
        path(body, fill="#BDB6AE", **_EDGE)
        + path("M-12-24-4-4 24 0M-4-4-24 10M6 16 22 12", **_LINE)
        + stroke("M-30 30q-8 2-12-2M34 30q8 2 12-3", "#8C8A58", 3)
    )


def high_stone() -> str:
    body = (
        "M-38 28C-44 10-34-4-22-4-20-22 2-30 16-18 24-16 28-6 28 2 40 4 44 22 36 28"
        " 16 34-24 34-38 28Z"
    )
    cracks = path("M-22-4-8 2-4 22M28 2 14 4 8 20M-4-10 6-12", **_LINE)
    return path(body, fill="#BDB6AE", **_EDGE) + cracks


def well() -> str:
    """Four arrows ask for four buildings."""
    arrow = "M-9-50 0-57 9-50"
    arrows = [
        path(arrow, transform=f"rotate({turn})", **{**_LINE, "stroke_width": 4})
        for turn in (0, 90, 180, 270)
    ]
    return _basin() + _shelter() + "".join(arrows)


def _basin() -> str:
    return (
        path("M-34 6V22C-34 44 34 44 34 22V6Z", fill="#CFC8BE", **_EDGE)
        + element("ellipse", cy=6, rx=34, ry=14, fill="#58AFCF", **_EDGE)
        + stroke("M-14 6q6-5 12 0t12 0", WHITE, 3)
        + stroke("M-33 24h16l4 10M-4 22v14M12 21l4 14M33 22H18", INK, 2.2)
    )


def _shelter() -> str:
    return (
        stroke("M-26 4V-26M26 4V-26", INK, 5)
        + path("M-40-18-14-44H14L40-18Z", fill=BRICK, **_EDGE)
        + stroke("M-22-18-10-42M-4-18-2-44M14-18 8-43M28-19 13-43", INK, 2.2, opacity=0.6)
        + stroke("M0-18V-6", INK, 2.6)
        + path("M-6-6H6L4 4H-4Z", fill=TIMBER, **_EDGE)
    )


def gold() -> str:
    heap = "M-34 18C-36 4-24-4-16-2-14-18 8-20 14-8 26-10 36 4 34 18Z"
    cracks = "M-16-2-8 8 4 6 14-8M-8 8-14 18M4 6 12 18M20 2l6 8"
    sparks = ((-34, -26, 1.0), (30, -32, 1.2), (36, 10, 0.8), (-4, -42, 0.8))
    return (
        path("M-40 18C-38 34 38 34 40 18Z", fill="#8C8378", **_EDGE)
        + path(heap, fill="#F6C63A", **_EDGE)
        + stroke(cracks, "#8A5A00", 2.6, stroke_linejoin="round")
        + stroke("M-46 18H46", INK, 5)
        + "".join(placed(x, y, _spark(), scale=scale) for x, y, scale in sparks)
    )


def _spark() -> str:
    star = "M0-11Q1.5-1.5 11 0 1.5 1.5 0 11-1.5 1.5-11 0-1.5-1.5 0-11Z"
    return path(star, fill="#FFF6C8", stroke=INK, stroke_width=2)


def bandit() -> str:
    return _shoulders() + _scarf() + _hat() + _eyes()


def _shoulders() -> str:
    coat = "M-44 46C-42 26-26 20-14 18H14C26 20 42 26 44 46Z"
    face = "M-22-14C-24 10-12 26 0 26S24 10 22-14Z"
    return path(coat, fill="#6B4A35", **_EDGE) + path(face, fill="#E9B58A", **_EDGE)


def _scarf() -> str:
    cloth = "M-23-4H23L20 12C14 24 6 30 0 38-6 30-14 24-20 12Z"
    folds = stroke("M-14 8 0 14 14 8M-8 20 0 24 8 20", "#7A1F14", 2.6)
    return path(cloth, fill=BRICK, **_EDGE) + folds


def _hat() -> str:
    brim = "M-50-14Q-30-26 0-24T50-14Q30-8 0-10T-50-14Z"
    crown = "M-25-19C-28-46-14-54 0-46 14-54 28-46 25-19Q0-27-25-19Z"
    band = path("M-24-24Q0-32 24-24", fill="none", stroke="#F2B632", stroke_width=4)
    return path(brim, fill=INK, **_EDGE) + path(crown, fill="#3E332C", **_EDGE) + band


def _eyes() -> str:
    return (
        stroke("M-13-4-5-1M13-4 5-1", INK, 4)
        + circle(-9, 1, 3, fill=INK)
        + circle(9, 1, 3, fill=INK)
    )


def camp(seed: str) -> str:
    """The cell of a bandit, around its middle: trodden ground with a dashed rim."""
    ground = block(Box(-53, -53, 106, 106), 22, f"camp {seed}", 3.5)
    rim: dict[str, Attribute] = {"stroke": INK, "stroke_width": 3, "stroke_dasharray": "11 7"}
    return path(ground, fill="#D8B98C", **rim)


def purse() -> str:
    return (
        path("M-8-12C-26-2-26 22 0 22S26-2 8-12Z", fill="#B57A43", **edged(3))
        + path("M-13-20Q-6-24 0-20 6-24 13-20L8-12H-8Z", fill="#D9A55E", **edged(3))
        + path("M-9-11H9", stroke="#F6C63A", stroke_width=4)
        + circle(0, 7, 7, fill="#F6C63A", stroke=INK, stroke_width=2.4)
    )


def mark_glyphs() -> dict[str, str]:
    """Marks in the box 0 0 100 100: a bandit who came over from the last game, a purse."""
    return {
        "bandit": group(
            camp("mark"),
            placed(0, 6, bandit(), scale=0.9),
            transform="translate(50 50)scale(.833)",
        ),
        "purse": placed(50, 50, purse(), scale=1.9),
    }
