"""The panels of the team's sheet, but for the gems."""

from __future__ import annotations

from rollwrite.sheets.ink import INK, Box, block, circle, number, numbers, path, stroke, text

from ..palette import (
    BONE,
    CREAM,
    PARCHMENT,
    SHADE,
    SHADE_LIGHT,
    SOFT,
    STONE_DARK,
    STONE_LIGHT,
    edged,
)
from ..pen import fitted
from ..signs.pieces import amulet, around, coin
from ..signs.symbols import Place
from ..temples import Team, Temple, Track
from ..words import Words
from .layout import (
    CURSED,
    EXTRA,
    EXTRA_DICE,
    ROUNDS,
    SEATS,
    TRACKS,
    cursed_box,
    extra_at,
    round_box,
    secret_at,
    secrets_panel,
    track_box,
    track_place,
)


def panel(box: Box, seed: str, fill: str = PARCHMENT, lip: str = STONE_DARK) -> str:
    """A plate with a lip."""
    low = Box(box.x, box.y + 6, box.width, box.height)
    return path(block(low, 18, f"{seed} lip"), fill=lip, **edged()) + path(
        block(box, 18, seed), fill=fill, **edged()
    )


# -- rounds ---------------------------------------------------------------------------------


def rounds(team: Team, place: Place) -> str:
    boxes = [round_box(team, index) for index in range(1, team.most_rounds() + 1)]
    y, half = boxes[0].y + boxes[0].height / 2, boxes[0].width / 2
    path_line = f"M{numbers(boxes[0].x + half, y)}H{number(boxes[-1].x + half)}"
    drawn = panel(ROUNDS, "rounds") + place("hourglass", ROUNDS.x + 50, ROUNDS.y + 70, 60)
    drawn += stroke(path_line, "#C7A566", 16)
    for index, box in enumerate(boxes, 1):
        drawn += path(block(box, 12, f"round {index}"), fill=BONE, **edged())
        drawn += text(box.x + 8, box.y + 28, str(index), 26, SOFT, 700, "start")
        drawn += _last(team, index, box, place)
    return drawn


def _last(team: Team, number: int, box: Box, place: Place) -> str:
    """For whom this is the last round."""
    x, y = box.x + box.width / 2, box.y + box.height
    players = _players(team, number)
    if not players:
        return ""
    return path(f"M{numbers(x, y + 2)}l8 9h-16Z", fill=INK) + _line(place, players, x, y + 24)


def _players(team: Team, number: int) -> list[int]:
    """Seats whose game ends with this round, at some difficulty."""
    return [
        seats
        for index, seats in enumerate(SEATS)
        if any(each[index] == number for each in team.rounds.values())
    ]


def _line(place: Place, players: list[int], x: float, y: float) -> str:
    words = "·".join(map(str, players))
    left = x - 18 - 12 * len(players)
    return place("pawn", left + 15, y + 2, 28) + text(left + 32, y + 11, words, 27, anchor="start")


# -- tracks -------------------------------------------------------------------------------


def tracks(team: Team, place: Place, words: Words) -> str:
    return panel(TRACKS, "tracks", STONE_LIGHT) + "".join(
        _track(index, track, place, words.tracks[track.name])
        for index, track in enumerate(team.tracks)
    )


def _track(index: int, track: Track, place: Place, name: str) -> str:
    box = track_box(index)
    spots = [track_place(index, track.length, spot) for spot in range(1, track.length + 1)]
    string = f"M{numbers(spots[0][0], spots[0][1])}H{number(spots[-1][0])}"
    return (
        path(block(box, 14, f"track {index}"), fill=PARCHMENT, **edged())
        + coin(place, track.name, box.x + 58, box.y + 50, 42)
        + text(box.x + 14, box.y + 114, name, fitted(name, 25, 235), SOFT, 700, "start")
        + stroke(string, "#DCC494", 12)
        + "".join(
            circle(round(x, 1), y, round(radius, 1), fill=BONE, stroke=INK, stroke_width=3)
            + _gem_below(track, number, x, y + radius, place)
            for number, (x, y, radius) in enumerate(spots, 1)
        )
    )


def _gem_below(track: Track, number: int, x: float, y: float, place: Place) -> str:
    """The place that brings a gem, for so many players."""
    players = [str(seats) for seats, spot in zip(SEATS, track.gems) if spot == number]
    if not players:
        return ""
    words = text(x + 5, y + 29, "·".join(players), 26, anchor="start")
    return place("gem", x - 11, y + 20, 26) + words


# -- cursed dice --------------------------------------------------------------------------


def cursed(team: Team, place: Place, words: Words) -> str:
    x, size = CURSED.x + 130, fitted(words.cursed, 33, 234)
    drawn = panel(CURSED, "cursed", SHADE, "#1F1414")
    drawn += place("pale-black", x, CURSED.y + 92, 104)
    drawn += text(x, CURSED.y + 196, words.cursed, size, CREAM, 700)
    for index in range(1, team.cursed + 1):
        box = cursed_box(team.cursed, index)
        is_last = index == team.cursed
        drawn += path(block(box, 16, f"cursed {index}"), fill=SHADE_LIGHT, **_dashed(CREAM))
        drawn += _onwards(box, "#8FDCC3" if is_last else CREAM)
    return drawn


def _dashed(colour: str) -> dict[str, str | float | None]:
    return {"stroke": colour, "stroke_width": 3, "stroke_dasharray": "10 9"}


def _onwards(box: Box, colour: str) -> str:
    d = f"M{numbers(box.x + box.width + 8, box.y + box.height / 2 - 15)}l15 15-15 15"
    return stroke(d, colour, 8, stroke_linejoin="round")


# -- secrets and extra dice -----------------------------------------------------------------


def secrets(temple: Temple, is_variant: bool, place: Place, words: Words) -> str:
    box = secrets_panel(is_variant)
    middle, y = box.x + box.width / 2, box.y + 190
    amulets = (
        amulet(secret.colour, secret.symbol, *secret_at(temple, is_variant, index), 54)
        for index, secret in enumerate(temple.secrets)
    )
    return (
        panel(box, "secrets")
        + "".join(amulets)
        + text(middle + 62, y + 10, words.secrets, 29, SOFT, 700, "end")
        + place("gem", middle + 94, y, 38)
        + place("gem", middle + 138, y, 38)
    )


def extra(words: Words) -> str:
    drawn = panel(EXTRA, "extra", "#F7DCD3")
    for index in EXTRA_DICE:
        x, y = extra_at(index)
        field = block(around(x, y, 124, 124), 18, f"extra {index}")
        shadow = block(around(x, y, 80, 80), 14, f"extra die {index}")
        drawn += path(field, fill=BONE, **_dashed(INK))
        drawn += path(shadow, fill="none", stroke="#E0B7A6", stroke_width=4)
    middle = EXTRA.x + EXTRA.width / 2
    return drawn + text(middle, EXTRA.y + 200, words.extra, 29, SOFT, 700)
