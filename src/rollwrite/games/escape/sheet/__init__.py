"""The sheets: read, checked, tried out, and packed into layouts."""

from __future__ import annotations

from functools import cache

from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.errors import BadSheet, GameError
from rollwrite.kernel.game import Setup
from rollwrite.kernel.room.shelf import Shelf, named, version_of
from rollwrite.kernel.state import ROLL
from rollwrite.sheets import data as sheet_data

from ..rules.layout import CHAMBERS, CHOICE, ENDS, GEM, JOKER, NO_ACTION, OUTSIDE, Layout, Terms
from ..rules.moves import TRACKS
from ..rules.state import EscapeState
from . import chart as charts
from . import checks
from .chart import DIFFICULTIES, SEATS, SYMBOLS, TEMPLES, VARIANTS, Chart, TeamChart, temple_of

VERSION = 3
EARLIER = (1, 2)  # their records replay
ACTIONS = {".": NO_ACTION, "?": CHOICE, "*": GEM, "J": JOKER}
ACTIONS |= {letter: TRACKS.index(track) for track, letter in checks.TRACK_LETTERS.items()}
TRIALS = 60


# -- shipped --------------------------------------------------------------------------


TEAMS = tuple(f"team-{variant}" for variant in VARIANTS)


def read(text: str) -> Layout:
    """The packed layout of a shipped temple; our own tests hold the checks over it."""
    return packed(charts.read_temple(sheet_data.parse(text)))


@cache
def shipped(temple: str) -> Chart:
    return charts.read_temple(sheet_data.parse(SHELF.text(temple)))


@cache
def shipped_team(version: int = VERSION) -> TeamChart:
    return charts.read_team(sheet_data.parse(SHELF.text(f"team@{version}")))


def terms_of(setup: Setup) -> Terms:
    return terms(setup.seats, setup.options, shipped_team(version_of(setup.sheet)))


def terms(seats: int, options: dict[str, str], team: TeamChart) -> Terms:
    """ES-S1, ES-S2: what these seats play for."""
    variant, level, place = options["variant"], options["difficulty"], SEATS.index(seats)
    rounds, gems = team.rounds[variant][level][place], team.gems[variant][level][place]
    found = Terms(VARIANTS.index(variant), rounds, gems)
    found.difficulty = level
    found.gem_place, found.track_length = team.gem_place[variant][place], team.length
    found.gem_places = team.printed_gems(variant)
    return found


# -- from outside ---------------------------------------------------------------------


def check(text: str) -> None:
    """A temple or a team's sheet, fit to play; or ``BadSheet`` with place and reason."""
    data = sheet_data.parse(text)
    if "temple" in data:
        chart = charts.read_temple(data)
        checks.check_temple(chart, shipped_team())
        try_out(packed(chart), shipped_team(), chart.side)
        return
    team = charts.read_team(data)
    checks.check_team(team)
    for name in TEMPLES:
        checks.check_temple(shipped(name), team)


SHELF = Shelf(
    package=__name__,
    data=(*TEMPLES, "team"),
    names=named(TEMPLES, VERSION),
    read=read,
    check=check,
    option="variant",
    by_value={variant: f"{temple_of(variant)}@{VERSION}" for variant in VARIANTS},
    shared=named(TEAMS, VERSION),
    earlier=named(TEMPLES, *EARLIER),
    earlier_shared=named(TEAMS, *EARLIER),
)


def try_out(layout: Layout, team: TeamChart, side: str) -> None:
    """Random games that play to the end and break nothing."""
    variants = VARIANTS[:1] if side == "front" else VARIANTS[1:]
    for number in range(TRIALS):
        options = {"variant": variants[number % len(variants)], "difficulty": DIFFICULTIES[1]}
        seats = SEATS[number % len(SEATS)]
        state = EscapeState(layout, terms(seats, options, team), seats)
        try:
            _play_out(state, stream(number))
        except (AssertionError, GameError) as error:
            raise BadSheet("temple", f"random game {number + 1} broke: {error}") from error


def _play_out(state: EscapeState, chance: Chance) -> None:
    while not state.is_over():
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
            continue
        seat = state.owing()[0]
        legal = state.moves(seat)
        assert legal, f"seat {seat + 1} has no move"
        state.play(seat, legal[chance.below(len(legal))])
        assert_sound(state)


def assert_sound(state: EscapeState) -> None:
    """What holds in every position."""
    team, terms = state.team, state.terms
    assert sum(points for _, points in state.lines(0)) == team.gems(), "gems do not add up"
    for track in range(len(TRACKS)):
        marks = team.marks(track)
        assert 0 <= team.left(track) <= marks <= terms.track_length, "a track has run over"
    assert team.track_gems == sum(
        team.marks(track) >= terms.gem_place for track in range(len(TRACKS))
    ), "a track's gem is missing"
    for paper in state.papers:
        assert paper.closed & ~state.layout.passages == 0, "a wall was closed"
        for number in range(5):
            parts = [paper.is_full(state.layout, 2 * number + part) for part in (0, 1)]
            assert (paper.done >> number) & 1 or not all(parts), "a full map is not done"


# -- packing --------------------------------------------------------------------------


def packed(chart: Chart) -> Layout:
    """The chart as masks and numbers."""
    found = Layout(f"{chart.name}@{chart.version}")
    found.exit = chart.exit
    found.firsts = [SYMBOLS.index(pair[0]) for pair in chart.pairs]
    found.seconds = [SYMBOLS.index(pair[1]) for pair in chart.pairs]
    found.actions = [ACTIONS[letter] for letter in chart.actions]
    for at in range(CHAMBERS):
        found.fits[found.firsts[at] * 4 + found.seconds[at]] |= 1 << at
    _pack_ways(chart, found)
    _pack_secrets(chart, found)
    _pack_maps(chart, found)
    return found


def _pack_ways(chart: Chart, found: Layout) -> None:
    found.near = [_mask(checks.neighbours(chart, at)) for at in range(CHAMBERS)]
    found.near += [_mask(entrances) for entrances in chart.entrances]
    assert len(found.near) == OUTSIDE + 4
    found.passages = sum(1 << place for place, ends in enumerate(ENDS) if ends in chart.passages)


def _pack_secrets(chart: Chart, found: Layout) -> None:
    found.colours = [secret.colour for secret in chart.secrets]
    found.secrets, found.partners = [-1] * (OUTSIDE + 4), [-1] * (OUTSIDE + 4)
    for number, secret in enumerate(chart.secrets):
        upper, lower = secret.halves
        found.halves += secret.halves
        found.secrets[upper] = found.secrets[lower] = number
        found.partners[upper], found.partners[lower] = lower, upper


def _pack_maps(chart: Chart, found: Layout) -> None:
    found.map_tracks = [TRACKS.index(one.track) for one in chart.maps]
    for one in chart.maps:
        for part in (one.bonus, one.gem):
            found.full.append((1 << len(part)) - 1)
            for symbol in SYMBOLS:
                tiles = {place for place, other in enumerate(part) if other == symbol}
                found.tiles.append(_mask(tiles))


def _mask(places: set[int] | frozenset[int]) -> int:
    return sum(1 << place for place in places)
