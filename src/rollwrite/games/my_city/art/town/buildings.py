"""Buildings: one roof, one front, one sign each, over whatever cells they cover."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.room.art import EAST, NORTH, SOUTH, WEST, AreaCoat, AreaGlyph, AreaPiece
from rollwrite.kernel.seen.view import Mark
from rollwrite.sheets.ink import INK, Box, circle, darker, group, lighter, path, placed, stroke
from rollwrite.sheets.written.hand import PENCIL, draw_mark

from ..palette import BARK, BRICK, CHURCH, GLASS, HOME, PUBLIC, SHOP, WHITE, Kind, edged
from . import fronts, roofs

_FINE = 2
_LINE = 2.4
# Light falls from the north-west.
_LIGHT = {NORTH: 0.8, WEST: 0.9, EAST: -0.92, SOUTH: -0.84}


@cache
def area_glyphs() -> dict[str, AreaGlyph]:
    """All kinds of buildings, ready to be put together."""
    return {
        "home": _home(),
        "shop": _shop(),
        "public": _public(),
        "church": _church(),
        "fortress": AreaGlyph("#E9DFC2", sign=placed(50, 91, fortress(), scale=0.76)),
    }


def building(glyph: str, cells: dict[str, Box], ink: str = PENCIL) -> str:
    """A building that is printed, or shown in a legend."""
    return draw_mark(Mark(tuple(cells), glyph), cells, ink, areas=area_glyphs())


def single(glyph: str, x: float, y: float, size: float) -> str:
    """A building of one cell in ink, with its left upper corner here."""
    return building(glyph, {glyph: Box(x, y, size, size)}, INK)


# -- the kinds ------------------------------------------------------------------------


def _home() -> AreaGlyph:
    hatch = _lines(roofs.hatch_pieces(10), INK, 2.2, 0.55)
    gable = _filled(fronts.gables(), HOME.wall, _LINE)
    front = (
        _filled(fronts.walls(), HOME.wall),
        _filled(fronts.home_windows(), GLASS, _FINE),
        _filled(fronts.home_doors(), BARK, _FINE),
        _lines(fronts.levels(roofs.EAVES), INK, _LINE),
        _filled(fronts.chimneys(), HOME.wall, _FINE),
    )
    coats = (*_pitched(HOME), hatch, _ridges(), *_courts(), gable, *front)
    return AreaGlyph(HOME.roof, coats, plate("home"))


def _public() -> AreaGlyph:
    lattice = _lines(roofs.cross_pieces(20), WHITE, 2.5, 0.8)
    gable = _filled(fronts.gables(), PUBLIC.wall, _LINE)
    front = (
        _filled(fronts.walls(), PUBLIC.wall),
        _filled(fronts.walls(roofs.EAVES + 4, roofs.FOOT - 7), "#8FA3B3"),
        _lines(fronts.columns(), INK, 7.6),
        _lines(fronts.columns(), "#FFFDF6", 4),
        _lines(fronts.levels(roofs.EAVES, roofs.FOOT - 6.5), INK, _FINE),
    )
    coats = (*_pitched(PUBLIC), lattice, _ridges(), *_courts(), gable, *front)
    return AreaGlyph(PUBLIC.roof, coats, plate("public"))


def _church() -> AreaGlyph:
    scales = _lines(roofs.scale_pieces(10), "#4A3C66", 2, 0.8)
    front = (
        _filled(fronts.walls(), CHURCH.wall),
        _filled(fronts.arches(), "#E0A33A", _FINE),
        _lines(fronts.levels(roofs.EAVES), INK, _LINE),
    )
    coats = (*_pitched(CHURCH), scales, _ridges(), *_courts(), *front)
    return AreaGlyph(CHURCH.roof, coats, placed(50, 90, tower(), scale=0.84))


def _shop() -> AreaGlyph:
    front = (
        _filled(fronts.walls(), SHOP.wall),
        _filled(fronts.shop_windows(), GLASS, _FINE),
        _filled(fronts.shop_doors(), BARK, _FINE),
        _filled(fronts.awning(is_red=True), BRICK, _FINE),
        _filled(fronts.awning(is_red=False), "#FFFDF6", _FINE),
    )
    parapet = _lines(_parapet(), INK, 1.9, 0.55)
    return AreaGlyph(SHOP.roof, (parapet, *_courts(), *front), plate("shop"))


# -- coats ----------------------------------------------------------------------------


def _pitched(kind: Kind) -> list[AreaCoat]:
    return [
        _filled(roofs.slope_pieces(side), _lit(kind.roof, light)) for side, light in _LIGHT.items()
    ]


def _lit(colour: str, light: float) -> str:
    return lighter(colour, light) if light > 0 else darker(colour, -light)


def _ridges() -> AreaCoat:
    return _lines(roofs.ridge_pieces(), INK, 2.3)


def _courts() -> tuple[AreaCoat, AreaCoat]:
    """Four cells around a point leave room for a yard with a tree."""
    yard = roofs.panel(79, 80, 122, 117)
    tree = "M90 97.5C90 84 110 84 110 97.5C110 111 90 111 90 97.5Z"
    return (
        _filled(roofs.court_pieces(yard), "#F6EBC8", _LINE),
        _filled(roofs.court_pieces(tree), "#6E9F4F", _FINE),
    )


def _parapet() -> list[AreaPiece]:
    """The rim of a flat roof: the outline once more, further in."""
    return [
        corner.piece(_rim(corner))
        for corner in roofs.corners()
        if corner.is_notched or not (corner.has_upright and corner.has_across)
    ]


def _rim(corner: roofs.Corner) -> str:
    x = 17.0 if corner.across == WEST else 83.0
    y = 17.0 if corner.upright == NORTH else 50.0
    edge_x, edge_y = corner.edge
    if corner.is_notched:
        return roofs.line((x, edge_y), (x, y), (edge_x, y))
    if corner.has_upright:
        return roofs.line((x, roofs.RIDGE), (x, edge_y))
    if corner.has_across:
        return roofs.line((50, y), (edge_x, y))
    return roofs.line((x, roofs.RIDGE), (x, y), (50, y))


def _filled(pieces: list[AreaPiece], fill: str, line: float = 0) -> AreaCoat:
    return AreaCoat(tuple(pieces), fill, INK if line else "none", line)


def _lines(pieces: list[AreaPiece], ink: str, width: float, opacity: float = 1) -> AreaCoat:
    return AreaCoat(tuple(pieces), stroke=ink, width=width, opacity=opacity)


# -- signs ----------------------------------------------------------------------------

_SIGNS = {
    "home": "M-40 42V-6L0-44 40-6V42ZM-12 42V14H12V42M22-24V-42",
    "shop": (
        "M-38 42V-8M38-8V42M-46 42H46M-46-12-38-40H38L46-12C46 4 24 4 23-12 22 4 1 4 0-12"
        "-1 4-22 4-23-12-24 4-46 4-46-12ZM-16 42V18H16V42"
    ),
    "public": "M-44-14 0-42 44-14ZM-46 42H46M-40 30H40M-32-12V28M-11-12V28M11-12V28M32-12V28",
}


def kind_sign(glyph: str, size: float, ink: str = INK) -> str:
    """The sign of a kind in lines, around 0 0."""
    return placed(0, 0, stroke(_SIGNS[glyph], ink, 8, stroke_linejoin="round"), scale=size / 100)


def plate(glyph: str) -> str:
    """The round plate on the roof of a building."""
    face = circle(0, 0, 22.5, fill="#FFFDF6", stroke=INK, stroke_width=2.5)
    return placed(50, roofs.RIDGE, face, kind_sign(glyph, 28))


def tower() -> str:
    """A church tower that stands on 0 0, in units of the sheet."""
    return (
        path("M-26 0V-54H26V0Z", fill="#FFF8E8", **edged(3))
        + path("M-32-51 0-90 32-51Z", fill="#55466F", **edged(3))
        + stroke("M0-90V-110M-8-101H8", INK, 4.4)
        + circle(0, -39, 8, fill=WHITE, stroke=INK, stroke_width=2.6)
        + stroke("M0-39V-44M0-39H4", INK, 2)
        + path("M-7 0V-14Q0-23 7-14V0Z", fill=BARK, **edged(2.4))
    )


def fortress() -> str:
    """A watchtower with its walls, standing on 0 0, in units of the sheet."""
    wall = "M-44 0V-46h-4v-16h14v8h10v-8h14v8h20v-8h14v8h10v-8h14v16h-4V0Z"
    keep = "M-24 0V-74h-5v-18h14v8h8v-8h14v8h8v-8h14v18h-5V0Z"
    slits = "M-4-62h8v14h-8ZM-38-30h5v12h-5ZM33-30h5v12h-5Z"
    return group(
        path(wall, fill="#B9B2AC", **edged(3)),
        path(keep, fill="#D8D2C6", **edged(3)),
        path("M0-90V-107L20-101 0-94", fill=BRICK, **edged(3)),
        path("M-11 0V-24q11-14 22 0V0Z", fill="#4A3423", **edged(3)),
        path(slits, fill=INK),
        stroke("M-18-38h10M10-32h9M-19-66h7", INK, 2, opacity=0.5),
    )
