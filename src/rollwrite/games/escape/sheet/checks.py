"""What makes a temple and a team's sheet good: every demand on the rules page."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from rollwrite.sheets.data import require

from ..rules.moves import CHAMBER_NAMES, SIDES
from .chart import DIFFICULTIES, SEATS, SIDE, SYMBOLS, VARIANTS, Chart, TeamChart, temple_of

MIDDLE = SIDE * SIDE // 2
ACTION_COUNTS = {
    "*": (4, 8),
    "r": (2, 4),
    "h": (2, 4),
    "k": (2, 4),
    "t": (2, 4),
    "g": (2, 4),
    "?": (1, 3),
    ".": (1, 5),
}
JOKER_COUNTS = {"front": (0, 0), "back": (3, 6)}
SYMBOL_COUNTS = {"A": (18, 28), "K": (6, 12), "T": (6, 12), "G": (6, 12)}
NAMES_BY_SIDE = {"front": "standard", "back": "variant"}
LEAST_APART = 4
PART_TILES, MAP_TILES = (1, 5), (4, 8)
PLENTY = 1.3  # gems there are to gems needed
ROUNDS, GEMS = (4, 15), (6, 40)
TRACK_LETTERS = {"heal": "h", "reroll": "r", "key": "k", "torch": "t", "golden": "g"}


def check_temple(chart: Chart, team: TeamChart) -> None:
    for question in TEMPLE_CHECKS:
        question(chart)
    require(chart.version == team.version, "version", f"the team's sheet has {team.version}")
    there_are_gems_enough(chart, team)
    tracks_can_reach_their_gem(chart, team)


def check_team(team: TeamChart) -> None:
    for question in TEAM_CHECKS:
        question(team)


def _require_within(count: int, span: tuple[int, int], place: str, what: str) -> None:
    least, most = span
    wanted = str(least) if least == most else f"{least} to {most}"
    require(least <= count <= most, place, f"expected {wanted} {what}, found {count}")


# -- ways -----------------------------------------------------------------------------


def neighbours(chart: Chart, at: int) -> set[int]:
    ends = [pair for pair in chart.passages if at in pair]
    return {second if first == at else first for first, second in ends}


def distances(chart: Chart, start: set[int]) -> dict[int, int]:
    """Moves from the nearest of some chambers to every chamber that can be reached."""
    found = dict.fromkeys(start, 0)
    edge = set(start)
    while edge:
        step = max(found.values()) + 1
        edge = {near for at in edge for near in neighbours(chart, at)} - set(found)
        found |= dict.fromkeys(edge, step)
    return found


# -- the temple -----------------------------------------------------------------------


def side_fits_the_name(chart: Chart) -> None:
    wanted = NAMES_BY_SIDE[chart.side]
    require(chart.name == wanted, "side", f"the {chart.side} belongs to “{wanted}”")


def everything_is_connected(chart: Chart) -> None:
    reached = distances(chart, {chart.exit})
    for at, name in enumerate(CHAMBER_NAMES):
        require(at in reached, f"temple.{name}", "no way leads from here to the exit")


def exit_is_in_the_middle(chart: Chart) -> None:
    require(chart.exit == MIDDLE, "exit", "the exit is the chamber in the middle, c3")
    require(chart.actions[MIDDLE] == ".", "temple.c3", "the exit has no action")
    require(len(neighbours(chart, MIDDLE)) > 1, "temple.c3", "the exit needs two passages")


def sides_are_fair(chart: Chart) -> None:
    """ES-T3: no side is much farther from the exit than another."""
    far = distances(chart, {chart.exit})
    for side, entrances in zip(SIDES, chart.entrances, strict=True):
        require(bool(entrances), "temple", f"no entrance from the {side}")
    lengths = [min(far[at] for at in entrances) for entrances in chart.entrances]
    shown = ", ".join(f"{side} {n}" for side, n in zip(SIDES, lengths, strict=True))
    require(max(lengths) - min(lengths) <= 1, "temple", f"sides differ by over one move: {shown}")


def actions_are_balanced(chart: Chart) -> None:
    """ES-T1"""
    counts = Counter(chart.actions)
    for letter, span in ACTION_COUNTS.items():
        _require_within(counts[letter], span, "temple", f"chambers with “{letter}”")
    _require_within(counts["J"], JOKER_COUNTS[chart.side], "temple", "chambers with “J”")


def symbols_are_balanced(chart: Chart) -> None:
    counts = Counter("".join(chart.pairs))
    for letter, span in SYMBOL_COUNTS.items():
        _require_within(counts[letter], span, "temple", f"symbols “{letter}”")


def every_pair_is_met(chart: Chart) -> None:
    """ES-V1: a roll without a black mask always meets a chamber."""
    pairs = {first + second for first in SYMBOLS for second in SYMBOLS}
    missing = sorted(pairs - set(chart.pairs)) if chart.side == "back" else []
    require(not missing, "temple", f"no chamber shows {', '.join(missing)}")


def secrets_are_apart(chart: Chart) -> None:
    """ES-T1"""
    require(len(chart.secrets) == 4, "secret", f"expected 4 secrets, found {len(chart.secrets)}")
    halves = [half for secret in chart.secrets for half in secret.halves]
    require(len(set(halves)) == 8, "secret", "two halves are in one chamber")
    require(chart.exit not in halves, "secret", "the exit is no half of a secret")
    for word in ("colour", "symbol"):
        names = {getattr(secret, word) for secret in chart.secrets}
        require(len(names) == 4, "secret", f"two secrets share a {word}")
    for number, secret in enumerate(chart.secrets, 1):
        _check_halves(chart, f"secret[{number}].halves", *secret.halves)


def _check_halves(chart: Chart, place: str, upper: int, lower: int) -> None:
    apart = distances(chart, {upper})[lower]
    require(apart >= LEAST_APART, place, f"expected {LEAST_APART} moves apart, found {apart}")
    is_shared = bool(_quarters(upper) & _quarters(lower))
    require(not is_shared, place, "both halves are in one quarter of the temple")


def _quarters(at: int) -> set[tuple[int, int]]:
    """The quarters a chamber touches; the middle row and column belong to two."""
    row, column = divmod(at, SIDE)
    return {(south, east) for south in _halves(row) for east in _halves(column)}


def _halves(line: int) -> tuple[int, ...]:
    middle = SIDE // 2
    return (0, 1) if line == middle else (int(line > middle),)


def maps_can_be_filled(chart: Chart) -> None:
    """ES-T2"""
    require(len(chart.maps) == 5, "map", f"expected 5 maps, found {len(chart.maps)}")
    for number, one in enumerate(chart.maps, 1):
        _require_within(len(one.bonus), PART_TILES, f"map[{number}].bonus", "symbols")
        _require_within(len(one.gem), PART_TILES, f"map[{number}].gem", "symbols")
        _require_within(len(one.bonus + one.gem), MAP_TILES, f"map[{number}]", "symbols")
    runs = sum(one.track == "run" for one in chart.maps)
    require(runs >= 2, "map", f"expected 2 maps for runs or more, found {runs}")


TEMPLE_CHECKS = (
    side_fits_the_name,
    everything_is_connected,
    exit_is_in_the_middle,
    sides_are_fair,
    actions_are_balanced,
    symbols_are_balanced,
    every_pair_is_met,
    secrets_are_apart,
    maps_can_be_filled,
)


# -- temple and team --------------------------------------------------------------------


def played_in(chart: Chart) -> list[str]:
    """The variants that are played in a temple."""
    return [variant for variant in VARIANTS if temple_of(variant) == chart.name]


def there_are_gems_enough(chart: Chart, team: TeamChart) -> None:
    """ES-S1: in chambers and maps of every seat, in secrets and on tracks."""
    for place, seats in enumerate(SEATS):
        needed = max(team.gems[variant]["hard"][place] for variant in played_in(chart))
        found = seats * (chart.actions.count("*") + len(chart.maps))
        found += 2 * len(chart.secrets) + len(team.tracks)
        reason = f"{seats} seats can find {found} gems; the hard goal is {needed}"
        require(found >= PLENTY * needed, "temple", reason)


def tracks_can_reach_their_gem(chart: Chart, team: TeamChart) -> None:
    """ES-S2: all but run, which maps alone give."""
    places = [max(team.gem_place[name][at] for name in played_in(chart)) for at in range(3)]
    for seats, place in zip(SEATS, places, strict=True):
        for track, letter in TRACK_LETTERS.items():
            marks = chart.actions.count(letter) + (chart.actions.count("?") if letter != "h" else 0)
            marks += sum(one.track == track for one in chart.maps)
            reason = f"{seats} seats find {seats * marks} marks of {place} for the gem of {track}"
            require(seats * marks >= place, "temple", reason)


# -- the team -----------------------------------------------------------------------------


def rounds_are_sensible(team: TeamChart) -> None:
    """ES-S1: more rounds when it is easier, fewer with more seats."""
    for variant in VARIANTS:
        for level in DIFFICULTIES:
            rounds, where = team.rounds[variant][level], f"rounds.{variant}.{level}"
            for number in rounds:
                _require_within(number, ROUNDS, where, "rounds")
            is_so = list(rounds) == sorted(rounds, reverse=True)
            require(is_so, where, "more seats need no more rounds")
        for easier, harder in combinations(DIFFICULTIES, 2):
            pairs = zip(team.rounds[variant][easier], team.rounds[variant][harder], strict=True)
            is_so = all(more >= less for more, less in pairs)
            require(is_so, f"rounds.{variant}.{harder}", f"more rounds than {easier}")


def goals_rise(team: TeamChart) -> None:
    """ES-S1: what is harder asks for more gems, or for as many in fewer rounds."""
    for variant in VARIANTS:
        for level in DIFFICULTIES:
            for goal in team.gems[variant][level]:
                _require_within(goal, GEMS, f"gems.{variant}.{level}", "gems")
        for easier, harder in combinations(DIFFICULTIES, 2):
            pairs = zip(_demands(team, variant, easier), _demands(team, variant, harder))
            is_so = all(less < more for less, more in pairs)
            require(is_so, f"gems.{variant}.{harder}", f"not above {easier}")


def _demands(team: TeamChart, variant: str, level: str) -> list[tuple[int, int]]:
    goals, rounds = team.gems[variant][level], team.rounds[variant][level]
    return [(goal, -last) for goal, last in zip(goals, rounds, strict=True)]


def tracks_have_room(team: TeamChart) -> None:
    """ES-S2, ES-S3"""
    _require_within(team.length, (4, 8), "tracks.length", "places")
    for variant, places in team.gem_place.items():
        for place in places:
            _require_within(place, (1, team.length), f"gem_place.{variant}", "as its place")
    require(team.cursed == 3, "cursed.places", f"expected 3 places, found {team.cursed}")


TEAM_CHECKS = (rounds_are_sensible, goals_rise, tracks_have_room)
