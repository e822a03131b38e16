"""Where things lie on the team's sheet: the same paper, panels from top to bottom."""

from __future__ import annotations

from rollwrite.sheets.ink import Box, Point

from ..signs.pieces import around
from ..temples import GEMS_A_ROW, Team, Temple

LEFT, WIDTH = 150, 1060
CROP = Box(140, 176, 1080, 1682)

ROUNDS = Box(LEFT, 190, WIDTH, 160)
GEMS = Box(LEFT, 378, WIDTH, 472)
TRACKS = Box(LEFT, 884, WIDTH, 410)
CURSED = Box(LEFT, 1326, WIDTH, 254)
LOW = 1612
LOW_HEIGHT = 226

SEATS = (2, 3, 4)


# -- rounds ---------------------------------------------------------------------------------


def round_box(team: Team, number: int) -> Box:
    pitch = min(112, (WIDTH - 106) / team.most_rounds())
    size = min(74, pitch * 0.8)
    x = LEFT + 94 + (number - 0.5) * pitch
    return around(x, ROUNDS.y + 66, size, size)


# -- gems ---------------------------------------------------------------------------------


def gems_a_row(team: Team) -> int:
    return GEMS_A_ROW if team.most_gems() <= 3 * GEMS_A_ROW else -(-team.most_gems() // 3)


def gem_at(team: Team, number: int) -> Point:
    across = gems_a_row(team)
    row, column = divmod(number - 1, across)
    return LEFT + 62 + column * 740 / across, GEMS.y + 122 + row * 122


GOALS = Box(LEFT + 782, GEMS.y + 24, 268, 424)


def goal_at(level: int, seats: int) -> Point:
    """The number of gems in the table: its middle, and its baseline."""
    return GOALS.x + 92 + (seats - 2) * 70, GOALS.y + 122 + level * 119


# -- tracks -------------------------------------------------------------------------------


def track_box(index: int) -> Box:
    """Two columns of three plates."""
    left = LEFT + 14 + index % 2 * 526
    return Box(left, TRACKS.y + 12 + index // 2 * 132, 506, 124)


def track_place(index: int, length: int, number: int) -> tuple[float, float, float]:
    """A place of a track: its middle and its radius."""
    box = track_box(index)
    pitch = min(68, (box.width - 128) / length)
    return box.x + 122 + (number - 0.5) * pitch, box.y + 56, min(31, pitch * 0.46)


# -- dice and secrets -----------------------------------------------------------------------


def cursed_box(places: int, number: int) -> Box:
    width = (WIDTH - 330 - 28 * places) / places
    return Box(LEFT + 306 + (number - 1) * (width + 28), CURSED.y + 30, width, 196)


def secrets_panel(is_variant: bool) -> Box:
    return Box(LEFT, LOW, 626 if is_variant else WIDTH, LOW_HEIGHT)


def secret_at(temple: Temple, is_variant: bool, index: int) -> Point:
    width = secrets_panel(is_variant).width
    return LEFT + width * (index + 0.5) / len(temple.secrets), LOW + 92


EXTRA = Box(LEFT + 650, LOW, WIDTH - 650, LOW_HEIGHT)
EXTRA_DICE = (1, 2)


def extra_at(number: int) -> Point:
    return EXTRA.x + 122 + (number - 1) * 172, LOW + 92
