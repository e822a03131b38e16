"""Reading a sheet aloud, and saying what a thing is: the same for every game."""

from __future__ import annotations

import re
from functools import cache

from ..errors import InvalidNotation
from ..game import Game
from ..state import State
from .reading import BUTTON, PLACE, TALLY, TOKEN, About, Item, Place, Region, Section, line_place
from .view import Mark, Message, Tally

SHARED = -1
_SPOT = re.compile(r'data-spot="([^"]+)"')


# -- reading ------------------------------------------------------------------------


def require_sheet(game: Game, state: State, owner: int) -> None:
    """Refuse to read what does not lie on the table."""
    is_shared = owner == SHARED and bool(game.shared_drawing(state))
    if not is_shared and not 0 <= owner < state.seats:
        raise InvalidNotation(f"there is no sheet {owner + 1} on this table")


def reading(game: Game, state: State, seat: int, owner: int) -> tuple[Section, ...]:
    """The sheet of ``owner`` (-1: the shared one) as ``seat`` may read it.

    ``state`` must hold no hidden step of another seat: see ``Stage.seen_by``.
    """
    written = written_on(game, state, owner)
    open_spots = _open_spots(game, state, seat) if owner in (seat, SHARED) else frozenset()
    return tuple(
        Section(region.title, tuple(_item(place, written, open_spots) for place in region.places))
        for region in regions(game, state, owner)
    )


def _item(place: Place, written: dict[str, list[Message]], open_spots: frozenset[str]) -> Item:
    found = tuple(written.get(place.spot, ()))
    return Item(place.spot, place.name, place.printed, found, place.spot in open_spots)


def regions(game: Game, state: State, owner: int) -> tuple[Region, ...]:
    """What the game names, as far as it is drawn; then points; then whatever is left."""
    drawn = dict.fromkeys(spots_of(game, drawing_of(game, state, owner)))
    named = [_kept(region, drawn) for region in game.regions(state, owner)]
    known = {place.spot for region in named for place in region.places}
    left = [spot for spot in drawn if spot not in known]
    sums = tuple(_sum(spot) for spot in left if _is_sum(spot))
    rest = tuple(Place(spot, _plain(spot)) for spot in left if not _is_sum(spot))
    tail = (Region(Message("reading-points"), sums), Region(Message("reading-rest"), rest))
    return tuple(region for region in (*named, *tail) if region.places)


def _kept(region: Region, drawn: dict[str, None]) -> Region:
    return Region(region.title, tuple(place for place in region.places if place.spot in drawn))


def _is_sum(spot: str) -> bool:
    return spot in ("total", "name") or spot.startswith("score-")


def _sum(spot: str) -> Place:
    if spot in ("total", "name"):
        return Place(spot, Message("table-total" if spot == "total" else "reading-name"))
    return line_place(spot.removeprefix("score-"))


def _plain(spot: str) -> Message:
    """A name for a spot that its game has none for."""
    return Message("reading-spot", {"name": spot.replace("-", " ")})


def drawing_of(game: Game, state: State, owner: int) -> str:
    return game.shared_drawing(state) if owner == SHARED else game.drawing(state, owner)


@cache
def spots_of(game: Game, drawing: str) -> tuple[str, ...]:
    """The spots of a drawing, in the order they are drawn."""
    return tuple(_SPOT.findall(game.art.sheet(drawing, "en"))) if drawing else ()


def written_on(game: Game, state: State, owner: int) -> dict[str, list[Message]]:
    """What stands at each spot: marks in words, and the points of the lines."""
    found: dict[str, list[Message]] = {}
    marks = game.shared_marks(state) if owner == SHARED else game.marks(state, owner)
    for number, mark in enumerate(marks):
        words = game.mark_words(state, owner, mark, _number_of(marks, number))
        for spot in mark.spots:
            found.setdefault(spot, []).append(words)
    if owner != SHARED:
        found |= _sums(state, owner)
    return found


def _number_of(marks: tuple[Mark, ...], at: int) -> int:
    """A mark's number among those of its glyph, from 1."""
    return sum(mark.glyph == marks[at].glyph for mark in marks[: at + 1])


def _sums(state: State, owner: int) -> dict[str, list[Message]]:
    lines = [*((f"score-{name}", points) for name, points in state.lines(owner))]
    sums = {spot: [_points(points)] for spot, points in (*lines, ("total", state.total(owner)))}
    return sums | {"name": [Message("reading-owner", {"seat": owner})]}


def _points(points: int) -> Message:
    return Message("reading-sum", {"points": points})


def _open_spots(game: Game, state: State, seat: int) -> frozenset[str]:
    if seat not in state.owing():
        return frozenset()
    choices = [game.choice(state, seat, move) for move in state.moves(seat)]
    return frozenset(spot for choice in choices for spot in choice.spots)


# -- what is this? --------------------------------------------------------------------


def about(game: Game, state: State, seat: int, owner: int, thing: str) -> About | None:
    """What a thing is: a spot of the sheet of ``owner``, a die, a button, a number.

    Spots go by their ids; other things have a beginning, see ``reading``.
    """
    title = _title(game, state, seat, owner, thing)
    if title is not None:
        return About(title, game.rule_of(state, thing), worth=game.worth(state, seat, thing))
    drawn = [place for region in regions(game, state, owner) for place in region.places]
    for place in (*drawn, *_lines(state, owner)):
        if place.spot == thing:
            return _about_spot(game, state, owner, place)
    return None


def _lines(state: State, owner: int) -> list[Place]:
    """What counts, whether or not its points stand on the sheet."""
    return [line_place(name) for name, _ in state.lines(owner)] if owner != SHARED else []


def _about_spot(game: Game, state: State, owner: int, place: Place) -> About:
    return About(
        title=place.name,
        rule=game.rule_of(state, place.spot),
        printed=place.printed,
        written=tuple(written_on(game, state, owner).get(place.spot, ())),
        worth=game.worth(state, owner, place.spot),
    )


def _title(game: Game, state: State, seat: int, owner: int, thing: str) -> Message | None:
    """The name of a thing that is no spot; numbers are those of the sheet's owner."""
    for token in game.tokens(state):
        if thing == TOKEN + token.id:
            return Message(f"die-{token.die}", {"face": token.face})
    for tally in _tallies(game, state, seat if owner == SHARED else owner):
        if thing == TALLY + tally.id:
            return Message(thing, {"value": tally.value, "of": tally.of})
    if len(game.places) > 1 and thing in {PLACE + place for place in game.places}:
        return Message(thing)
    return _button(game, state, seat, thing.removeprefix(BUTTON)) if _is_button(thing) else None


def _is_button(thing: str) -> bool:
    return thing.startswith(BUTTON) and thing != BUTTON


def _tallies(game: Game, state: State, seat: int) -> tuple[Tally, ...]:
    own = game.stock(state, seat) if seat >= 0 else ()
    return (*game.tallies(state), *own)


def _button(game: Game, state: State, seat: int, button: str) -> Message | None:
    """Moves that share a button go by its own name."""
    moves = state.moves(seat) if seat in state.owing() else []
    found = [
        choice for move in moves if (choice := game.choice(state, seat, move)).button == button
    ]
    if not found:
        return None
    return found[0].title if len(found) == 1 else Message(BUTTON + button)
