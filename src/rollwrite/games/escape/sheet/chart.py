"""A temple and a team's sheet as they stand in their files: read, well formed, named."""

from __future__ import annotations

from dataclasses import dataclass

from rollwrite.kernel.errors import BadSheet
from rollwrite.sheets import data as sheet_data
from rollwrite.sheets.data import Data

from ..rules.moves import CHAMBER_NAMES, TRACKS

TEMPLE_KEYS = {"name", "version", "title", "side", "exit", "temple", "secret", "map"}
TEAM_KEYS = {"name", "version", "rounds", "gems", "tracks", "gem_place", "cursed"}
VARIANTS = ("standard", "locked", "dice", "joker")
TEMPLES = ("standard", "variant")
DIFFICULTIES = ("easy", "normal", "hard")
SEATS = (2, 3, 4)
SYMBOLS = "AKTG"
ACTIONS = ".rhktg?*J"
SIDE = 5
LINES, WIDTH = 11, 31
WALL = "-" * SIDE
GEMS_A_ROW = 10


@dataclass(frozen=True, slots=True)
class Secret:
    colour: str
    symbol: str
    halves: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Map:
    """A treasure map; both parts are strings of symbols."""

    title: tuple[str, str]
    track: str
    bonus: str
    gem: str


@dataclass(frozen=True, slots=True)
class Chart:
    """A temple. Titles are English and German; chambers count from 0, row by row."""

    name: str
    version: int
    title: tuple[str, str]
    side: str
    exit: int
    pairs: tuple[str, ...]
    actions: str
    passages: frozenset[tuple[int, int]]
    entrances: tuple[frozenset[int], ...]  # by side: north, east, south, west
    secrets: tuple[Secret, ...]
    maps: tuple[Map, ...]


@dataclass(frozen=True, slots=True)
class TeamChart:
    """The team's sheet of every variant; tuples are for two, three and four seats."""

    version: int
    rounds: dict[str, dict[str, tuple[int, ...]]]
    gems: dict[str, dict[str, tuple[int, ...]]]
    tracks: tuple[str, ...]
    length: int
    gem_place: dict[str, tuple[int, ...]]
    cursed: int

    def printed_gems(self, variant: str) -> int:
        """Whole rows on the sheet."""
        most = max(max(goals) for goals in self.gems[variant].values())
        return -(-most // GEMS_A_ROW) * GEMS_A_ROW


# -- the temple -----------------------------------------------------------------------


def read_temple(data: Data) -> Chart:
    sheet_data.only(data, TEMPLE_KEYS)
    lines = _drawing(sheet_data.word(data, "temple"))
    return Chart(
        name=_one_of(data, "name", ("standard", "variant")),
        version=version(data),
        title=_title(data, ""),
        side=_one_of(data, "side", ("front", "back")),
        exit=_chamber(sheet_data.word(data, "exit"), "exit"),
        pairs=tuple(_pair(lines, at) for at in range(SIDE * SIDE)),
        actions="".join(_action(lines, at) for at in range(SIDE * SIDE)),
        passages=frozenset(_passages(lines)),
        entrances=_entrances(lines),
        secrets=tuple(_secret(one, where) for one, where in _tables(data, "secret")),
        maps=tuple(_map(one, where) for one, where in _tables(data, "map")),
    )


def version(data: Data) -> int:
    found = sheet_data.whole(data, "version")
    if found < 1:
        raise BadSheet("version", f"versions count from 1, found {found}")
    return found


def _drawing(text: str) -> list[str]:
    lines = text.strip("\n").split("\n")
    if len(lines) != LINES:
        raise BadSheet("temple", f"expected {LINES} lines, found {len(lines)}")
    for number, line in enumerate(lines, 1):
        if len(line) != WIDTH:
            raise BadSheet(f"temple[{number}]", f"expected {WIDTH} characters, found {len(line)}")
        _check_line(line, number)
    return lines


def _check_line(line: str, number: int) -> None:
    """Walls and corners are where they belong; chambers are read later."""
    steps = range(0, WIDTH - 1, SIDE + 1)
    if number % 2:
        is_well = set(line[:: SIDE + 1]) == {"+"}
        is_well &= all(line[at + 1 : at + SIDE + 1] in (WALL, " " * SIDE) for at in steps)
    else:
        is_well = set(line[:: SIDE + 1]) <= {"|", " "}
    if not is_well:
        raise BadSheet(f"temple[{number}]", f"walls are drawn with + | -----, found “{line}”")


def _cell(lines: list[str], at: int) -> str:
    row, column = divmod(at, SIDE)
    start = (SIDE + 1) * column + 1
    return lines[2 * row + 1][start : start + SIDE]


def _pair(lines: list[str], at: int) -> str:
    pair = _cell(lines, at)[:2]
    if not set(pair) <= set(SYMBOLS):
        raise BadSheet(f"temple.{CHAMBER_NAMES[at]}", f"expected two of {SYMBOLS}, found “{pair}”")
    return pair


def _action(lines: list[str], at: int) -> str:
    cell = _cell(lines, at)
    if cell[3] not in ACTIONS or cell[2] + cell[4] != "  ":
        raise BadSheet(
            f"temple.{CHAMBER_NAMES[at]}", f"expected an action of {ACTIONS}, found “{cell}”"
        )
    return cell[3]


def _is_open(lines: list[str], at: int, side: int) -> bool:
    """Whether a chamber's wall to the north, east, south or west is missing."""
    row, column = divmod(at, SIDE)
    line, start = 2 * row + 1, (SIDE + 1) * column
    if side in (0, 2):
        return lines[line + side - 1][start + 1 : start + SIDE + 1].isspace()
    return lines[line][start + (SIDE + 1 if side == 1 else 0)] == " "


def _passages(lines: list[str]) -> list[tuple[int, int]]:
    east = [at for at in range(SIDE * SIDE) if at % SIDE < SIDE - 1 and _is_open(lines, at, 1)]
    south = [at for at in range(SIDE * (SIDE - 1)) if _is_open(lines, at, 2)]
    return [(at, at + 1) for at in east] + [(at, at + SIDE) for at in south]


def _entrances(lines: list[str]) -> tuple[frozenset[int], ...]:
    last = SIDE - 1
    rims = (
        range(SIDE),
        range(last, SIDE * SIDE, SIDE),
        range(SIDE * last, SIDE * SIDE),
        range(0, SIDE * SIDE, SIDE),
    )
    return tuple(
        frozenset(at for at in rim if _is_open(lines, at, side)) for side, rim in enumerate(rims)
    )


def _secret(data: Data, where: str) -> Secret:
    sheet_data.only(data, {"colour", "symbol", "halves"}, where)
    halves = data.get("halves")
    if not isinstance(halves, list) or len(halves) != 2:
        raise BadSheet(f"{where}halves", f"expected two chambers, found {halves!r}")
    upper, lower = (_chamber(half, f"{where}halves") for half in halves)
    colour = sheet_data.word(data, "colour", where)
    return Secret(colour, sheet_data.word(data, "symbol", where), (upper, lower))


def _map(data: Data, where: str) -> Map:
    sheet_data.only(data, {"title", "track", "bonus", "gem"}, where)
    track = _one_of(data, "track", TRACKS, where)
    return Map(_title(data, where), track, _part(data, "bonus", where), _part(data, "gem", where))


def _part(data: Data, key: str, where: str) -> str:
    symbols = sheet_data.word(data, key, where).split()
    for symbol in symbols:
        if symbol not in tuple(SYMBOLS):
            raise BadSheet(f"{where}{key}", f"“{symbol}” is none of {SYMBOLS}")
    return "".join(symbols)


def _title(data: Data, where: str) -> tuple[str, str]:
    title = sheet_data.table(data, "title", where)
    sheet_data.only(title, {"en", "de"}, f"{where}title.")
    english = sheet_data.word(title, "en", f"{where}title.")
    return english, sheet_data.word(title, "de", f"{where}title.")


def _chamber(name: object, where: str) -> int:
    if name not in CHAMBER_NAMES:
        raise BadSheet(where, f"expected a chamber from a1 to e5, found {name!r}")
    return CHAMBER_NAMES.index(str(name))


def _tables(data: Data, key: str) -> list[tuple[Data, str]]:
    found = data.get(key)
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise BadSheet(key, f"expected tables [[{key}]], found {found!r}")
    return [(one, f"{key}[{number}].") for number, one in enumerate(found, 1)]


def _one_of(data: Data, key: str, known: tuple[str, ...], where: str = "") -> str:
    value = sheet_data.word(data, key, where)
    if value not in known:
        raise BadSheet(f"{where}{key}", f"expected one of {', '.join(known)}, found “{value}”")
    return value


def temple_of(variant: str) -> str:
    """Where a variant is played: all but the standard game share one."""
    return TEMPLES[0] if variant == VARIANTS[0] else TEMPLES[1]


# -- the team -------------------------------------------------------------------------


def read_team(data: Data) -> TeamChart:
    sheet_data.only(data, TEAM_KEYS)
    _one_of(data, "name", ("team",))
    tracks = sheet_data.table(data, "tracks")
    sheet_data.only(tracks, {"names", "length"}, "tracks.")
    places = sheet_data.table(data, "gem_place")
    sheet_data.only(places, set(VARIANTS), "gem_place.")
    cursed = sheet_data.table(data, "cursed")
    sheet_data.only(cursed, {"places"}, "cursed.")
    return TeamChart(
        version=version(data),
        rounds=_by_variant(data, "rounds"),
        gems=_by_variant(data, "gems"),
        tracks=_track_names(tracks),
        length=sheet_data.whole(tracks, "length", "tracks."),
        gem_place={name: _for_seats(places, name, "gem_place.") for name in VARIANTS},
        cursed=sheet_data.whole(cursed, "places", "cursed."),
    )


def _by_variant(data: Data, key: str) -> dict[str, dict[str, tuple[int, ...]]]:
    found = sheet_data.table(data, key)
    sheet_data.only(found, set(VARIANTS), f"{key}.")
    return {name: _levels(found, name, f"{key}.") for name in VARIANTS}


def _levels(data: Data, key: str, where: str) -> dict[str, tuple[int, ...]]:
    levels = sheet_data.table(data, key, where)
    sheet_data.only(levels, set(DIFFICULTIES), f"{where}{key}.")
    return {name: _for_seats(levels, name, f"{where}{key}.") for name in DIFFICULTIES}


def _for_seats(data: Data, key: str, where: str) -> tuple[int, ...]:
    return tuple(sheet_data.numbers(data, key, len(SEATS), where))


def _track_names(tracks: Data) -> tuple[str, ...]:
    names = tracks.get("names")
    if names != list(TRACKS):
        raise BadSheet("tracks.names", f"expected {', '.join(TRACKS)}, found {names!r}")
    return TRACKS
