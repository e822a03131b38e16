"""The sheets in words: the temple chamber by chamber, the maps, and what the team shares."""

from __future__ import annotations

from rollwrite.kernel.room.shelf import version_of
from rollwrite.kernel.seen.reading import Place, Region
from rollwrite.kernel.seen.view import Mark, Message

from .. import sheet
from ..rules.layout import (
    CHAMBERS,
    CHOICE,
    ENDS,
    GEM,
    JOKER,
    JOKERS,
    MAPS,
    NO_ACTION,
    OUTSIDE,
    PART_TILES,
    SIDE,
    TRACK_OF,
    TRACKS,
    Layout,
)
from ..rules.moves import CHAMBER_NAMES
from ..rules.moves import SIDES as SIDE_NAMES
from ..rules.moves import TRACKS as TRACK_NAMES
from ..rules.state import EscapeState
from ..sheet.chart import DIFFICULTIES, SEATS, TeamChart
from .view import (
    PARTS,
    SIDE_LETTERS,
    Args,
    chamber_spot,
    part_spot,
    passage_spot,
    place_of,
    symbol_name,
    tokens,
    track_name,
)

Words = tuple[Message, ...]
GAINS = {CHOICE: "gain-choice", GEM: "gain-gem", JOKER: "gain-joker"}


def regions(state: EscapeState, seat: int) -> tuple[Region, ...]:
    return _own_sheet(state.layout) if seat >= 0 else _team_sheet(state)


# -- a seat's sheet -------------------------------------------------------------------


def _own_sheet(layout: Layout) -> tuple[Region, ...]:
    rows = [
        Region(Message("region-row", {"row": row + 1}), _row(layout, row)) for row in range(SIDE)
    ]
    passages = tuple(_passage(passage) for passage in range(len(ENDS)))
    maps = [Region(Message("spot-map", {"number": n + 1}), _map(layout, n)) for n in range(MAPS)]
    return (
        *rows,
        Region(Message("region-outside"), _outside(layout)),
        Region(Message("region-passages"), passages),
        *maps,
    )


def _row(layout: Layout, row: int) -> tuple[Place, ...]:
    found: list[Place] = []
    for at in range(row * SIDE, (row + 1) * SIDE):
        args: Args = {"chamber": CHAMBER_NAMES[at]}
        found.append(Place(chamber_spot(at), Message("spot-chamber", args), _printed(layout, at)))
        found.append(Place(f"action-{place_of(at)}", Message("spot-gain", args), _gain(layout, at)))
    return tuple(found)


def _printed(layout: Layout, at: int) -> Words:
    """Its price, what it gives, its secret, and where one can go from it."""
    first, second = symbol_name(layout.firsts[at]), symbol_name(layout.seconds[at])
    price = [Message("pair", {"first": first, "second": second})]
    found = [Message("note-exit")] if at == layout.exit else price
    if layout.secrets[at] >= 0:
        colour = layout.colours[layout.secrets[at]]
        found.append(Message("printed-half", {"colour": Message(f"colour-{colour}")}))
    ways = [Message(f"way-{side}") for side, other in _sides(at) if (layout.near[at] >> other) & 1]
    return (*found, *_gain(layout, at), *ways)


def _sides(at: int) -> list[tuple[str, int]]:
    """The chambers around one, by side."""
    row, column = divmod(at, SIDE)
    steps = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
    return [
        (side, (row + down) * SIDE + column + right)
        for side, (down, right) in steps.items()
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE
    ]


def _gain(layout: Layout, at: int) -> Words:
    action = layout.actions[at]
    if action == NO_ACTION:
        return ()
    if action in GAINS:
        return (Message(GAINS[action]),)
    return (Message("gain-track", {"track": track_name(action)}),)


def _passage(passage: int) -> Place:
    one, other = (CHAMBER_NAMES[end] for end in ENDS[passage])
    return Place(passage_spot(passage), Message("spot-passage", {"one": one, "other": other}))


def _outside(layout: Layout) -> tuple[Place, ...]:
    found: list[Place] = []
    for number, letter in enumerate(SIDE_LETTERS):
        side = Message(f"side-{SIDE_NAMES[number]}")
        found.append(Place(f"side-{letter}", Message("spot-side", {"side": side})))
        for at in range(CHAMBERS):
            if (layout.near[OUTSIDE + number] >> at) & 1:
                args: Args = {"side": side, "chamber": CHAMBER_NAMES[at]}
                spot = f"entrance-{letter}-{place_of(at)}"
                found.append(Place(spot, Message("spot-entrance", args)))
    return tuple(found)


def _map(layout: Layout, number: int) -> tuple[Place, ...]:
    title = Message("spot-map", {"number": number + 1})
    brings = Message("gain-track", {"track": track_name(layout.map_tracks[number])})
    found = [Place(f"map-{number + 1}", title, (brings, Message("gain-gem")))]
    for part in (2 * number, 2 * number + 1):
        name = PARTS[part % 2]
        args: Args = {"number": number + 1}
        found.append(Place(part_spot(part), Message(f"spot-part-{name}", args)))
        for tile in range(PART_TILES):
            words = Message(f"spot-tile-{name}", {**args, "place": tile + 1})
            found.append(Place(f"{part_spot(part)}-{tile + 1}", words, _tile(layout, part, tile)))
    return tuple(found)


def _tile(layout: Layout, part: int, tile: int) -> Words:
    return tuple(
        symbol_name(symbol) for symbol in range(4) if (layout.tiles[part * 4 + symbol] >> tile) & 1
    )


# -- the team's sheet -------------------------------------------------------------------


def _team_sheet(state: EscapeState) -> tuple[Region, ...]:
    layout, team, terms = state.layout, state.team, state.terms
    printed = sheet.shipped_team(version_of(layout.name))
    rounds = Message("tally-rounds", {"value": int(state.round), "of": int(terms.rounds)})
    gems = Message("tally-gems", {"value": int(team.gems()), "of": int(terms.needed)})
    secrets = [
        Place(f"secret-{one}", Message("spot-secret", {"colour": Message(f"colour-{one}")}))
        for one in layout.colours
    ]
    return (
        Region(rounds, _numbered("round", int(terms.rounds) + 9)),
        Region(gems, _numbered("gem", int(terms.gem_places) + 9)),
        Region(Message("region-goals"), _goals(printed)),
        *(Region(_track_title(state, track), _track(state, track)) for track in range(TRACKS)),
        Region(Message("place-curse"), _numbered("cursed", printed.cursed)),
        Region(Message("line-secrets"), tuple(secrets)),
        Region(Message("region-extra"), _numbered("extra", 2)),
    )


def _numbered(name: str, count: int) -> tuple[Place, ...]:
    """As far as they are drawn."""
    return tuple(
        Place(f"{name}-{place}", Message(f"spot-{name}", {"place": place}))
        for place in range(1, count + 1)
    )


def _goals(printed: TeamChart) -> tuple[Place, ...]:
    return tuple(
        Place(
            f"goal-{level}-{seats}",
            Message("spot-goal", {"level": Message(f"option-difficulty-{level}"), "seats": seats}),
            (Message("printed-gems", {"count": gems}),),
        )
        for level in DIFFICULTIES
        for seats, gems in zip(SEATS, printed.gems["standard"][level], strict=True)
    )


def _track_title(state: EscapeState, track: int) -> Message:
    return Message(f"tally-{TRACK_NAMES[track]}", {"value": int(state.team.left(track)), "of": 0})


def _track(state: EscapeState, track: int) -> tuple[Place, ...]:
    name, title = TRACK_NAMES[track], track_name(track)
    found = [Place(f"track-{name}", title)]
    for place in range(1, int(state.terms.track_length) + 1):
        printed = (Message("gain-gem"),) if place == state.terms.gem_place else ()
        words = Message("spot-track", {"track": title, "place": place})
        found.append(Place(f"track-{name}-{place}", words, printed))
    return tuple(found)


# -- marks --------------------------------------------------------------------------------

PLAIN = {"lock-upright": "mark-lock", "lock-flat": "mark-lock"}
PEOPLE = {"adventurer": "mark-person", "token": "mark-person", "outside": "mark-person"}


def mark_words(mark: Mark, _number: int) -> Message:
    """Figures are people, by name; other marks by what they mean here."""
    kind, _, rest = mark.glyph.partition("-")
    if kind in PEOPLE and rest.isdecimal():
        return Message(PEOPLE[kind], {"seat": int(rest) - 1})
    if kind == "call" and rest.isdecimal():
        return Message("mark-call", {"seat": int(rest) - 1})
    if kind == "curse":
        return Message("mark-curse", {"count": int(rest)})
    if kind == "extra":
        return Message(f"symbol-{rest}")
    return Message(PLAIN.get(mark.glyph, f"mark-{mark.glyph}"))


# -- rules ----------------------------------------------------------------------------------

RULES = {
    **dict.fromkeys(("side", "entrance"), "sides"),
    **dict.fromkeys(("round", "goal"), "end"),
    **{"chamber": "explore", "action": "actions", "passage": "temple", "map": "maps"},
    **{"gem": "goal", "cursed": "curse", "secret": "secrets", "name": "goal"},
}
BUTTONS = {
    **dict.fromkeys(("roll", "reroll"), "turn"),
    **dict.fromkeys(("lose", "done"), "pool"),
    **{"explore": "explore", "heal": "curse", "choose": "actions", "take": "dice"},
    **{"joker": "joker", "give": "maps"},
}
TALLIES = {"rounds": "end", "gems": "goal", "curse": "curse", "heal": "curse"}
LYING = {"pool": "pool", "curse": "curse", "extra": "bonus"}
OWN_RULES = TRACK_NAMES[: TRACK_OF + 1]  # the others pay like a die of that symbol
EXTRA_RULES = ("goal", "locked", "dice", "joker")  # by variant


def rule_of(state: EscapeState, thing: str) -> str:
    kind, _, rest = thing.partition("-")
    first = rest.partition("-")[0]
    if kind == "button":
        return BUTTONS.get(first, "turn")
    if kind == "tally":
        return TALLIES.get(first, "bonus")
    if kind in ("token", "place"):
        return LYING.get(first, "turn") if kind == "place" else _rule_of_die(state, rest)
    if kind == "extra":
        return EXTRA_RULES[state.terms.variant]
    if kind in ("chamber", "action"):
        return _rule_of_chamber(state, thing)
    if kind == "track":
        return TALLIES.get(first, "bonus")
    return RULES.get(kind, "goal")


def _rule_of_die(state: EscapeState, name: str) -> str:
    found = {token.id: token for token in tokens(state)}.get(name)
    if found is None:
        return "turn"
    if found.die == "extra" and state.terms.variant:
        return EXTRA_RULES[state.terms.variant]
    return "curse" if found.face == "black" else LYING.get(found.place, "turn")


def _rule_of_chamber(state: EscapeState, spot: str) -> str:
    layout, at = state.layout, chamber_of(spot)
    if at == layout.exit:
        return "end"
    if layout.actions[at] == JOKER and not _is_asleep(state, at):
        return "joker"
    is_half = layout.secrets[at] >= 0 and not spot.startswith("action")
    return "secrets" if is_half else "actions" if spot.startswith("action") else "explore"


def chamber_of(spot: str) -> int:
    """``chamber-2-1`` is the first of the second row."""
    _, row, column = spot.split("-")
    return (int(row) - 1) * SIDE + int(column) - 1


# -- worth ------------------------------------------------------------------------------------


def worth(state: EscapeState, seat: int, thing: str) -> Words:
    kind, _, rest = thing.partition("-")
    if kind == "secret":
        return (Message("worth-secret"),)
    if kind in ("tally", "track"):
        return _worth_of_track(rest.partition("-")[0])
    if kind == "map" and rest:
        track = state.layout.map_tracks[int(rest.partition("-")[0]) - 1]
        return (Message("worth-map", {"track": track_name(track)}),)
    if kind in ("chamber", "action") and seat >= 0:
        return _worth_of_chamber(state, seat, chamber_of(thing))
    return ()


def _worth_of_track(name: str) -> Words:
    """ES-A5: what a mark on it does, each track by its own rule."""
    if name not in TRACK_NAMES:
        return ()
    return (Message(f"worth-{name}" if name in OWN_RULES else "worth-bonus"),)


def _worth_of_chamber(state: EscapeState, seat: int, at: int) -> Words:
    """What it would still bring on this sheet."""
    if state.layout.actions[at] == NO_ACTION:
        return ()
    if _is_asleep(state, at):
        return (Message("worth-asleep"),)
    is_done = (state.papers[seat].crossed >> at) & 1
    gains = _gain(state.layout, at)
    return (Message("worth-done"),) if is_done else (Message("worth-gain", {"gain": gains[0]}),)


def _is_asleep(state: EscapeState, at: int) -> bool:
    """ES-Q4: jokers do nothing outside their variant."""
    return state.layout.actions[at] == JOKER and state.terms.variant != JOKERS
