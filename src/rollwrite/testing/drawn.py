"""Whatever is shown can be drawn, and whatever is offered can be touched."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, islice

from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import SHARED, drawing_of, spots_of
from rollwrite.kernel.seen.events import tell
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.view import Mark, Token, View
from rollwrite.kernel.state import State
from rollwrite.sheets.ink import Box
from rollwrite.sheets.paper import spots
from rollwrite.sheets.written.hand import hand_data

from .trial import Trial

PHONE, FINGER = 360, 44  # pixels across; those that a fingertip needs
SHARED_SKIN = 0.25  # of a target may answer for its neighbour, at most
LOOK_EVERY = 5  # events from one state whose targets are measured to the next
_HIT = re.compile(r'data-spot="([^"]+)"[^>]*?\bdata-hit="([^"]+)"')
_OPEN = re.compile(r"<svg\b[^>]*>")


def marks_are_drawn(trial: Trial) -> None:
    """Every mark lies on spots of its sheet, with a glyph that somebody has drawn."""
    game = trial.game
    for number, (state, _) in enumerate(trial.walk()):
        owner = number % trial.seats
        _check_marks(trial, drawing_of(game, state, owner), game.marks(state, owner))
        _check_marks(trial, game.shared_drawing(state), game.shared_marks(state))
    for owner in range(trial.seats):
        end = trial.end()
        _check_marks(trial, drawing_of(game, end, owner), game.marks(end, owner))


def points_have_their_place(trial: Trial) -> None:
    """Each scoring line has its spot on the sheet of its seat, and so has the total.

    Partners who count no points need none at all.
    """
    game = trial.game
    for state in (trial.start(), trial.end()):
        for seat in range(trial.seats):
            wanted = {f"score-{line}" for line, _ in state.lines(seat)} | {"total"}
            drawn = set(spots_of(game, game.drawing(state, seat)))
            missing = wanted - drawn
            is_needless = game.is_cooperative and not wanted & drawn
            assert is_needless or not missing, f"{trial}: no spot for {sorted(missing)}"


def signs_are_drawn(trial: Trial) -> None:
    """Every small drawing that a view, the log or a phrase names is there."""
    game = trial.game
    known = set(game.art.signs()) | {""}
    for number, (state, event) in enumerate(trial.walk()):
        seat = number % trial.seats
        named = {*_signs(look(game, state, seat)), *_phrase_signs(game, state, seat)}
        after = state.copy()
        trial.apply(after, event)
        named |= {news.sign for news in tell(game, state, event, after)}
        assert named <= known, f"{trial}: no drawing for {sorted(named - known)}"


def dice_are_drawn(trial: Trial) -> None:
    """Every face of every die that is rolled or shown has a drawing."""
    game = trial.game
    kinds: set[str] = set()
    for state, _ in trial.walk():
        kinds |= {*state.dice(), *(token.die for token in game.tokens(state))}
    for kind in sorted(kinds):
        for face in game.die(kind).faces:
            _check_die(trial, kind, face)


def cards_are_drawn(trial: Trial) -> None:
    """The figures of the rules show parts of sheets that exist, and dice that exist."""
    game = trial.game
    for card in game.rules():
        if card.figure:
            around = set(card.figure.around) - set(spots_of(game, card.figure.drawing))
            assert not around, f"{trial}: card {card.id} points at {sorted(around)}"
            _check_marks(trial, card.figure.drawing, card.figure.marks)
        _check_tokens(trial, card.dice)


def targets_are_a_finger_wide(trial: Trial) -> None:
    """On a phone, what is offered at once lies so far apart that a fingertip meets one of them."""
    game = trial.game
    for state, _ in islice(trial.walk(), 0, None, LOOK_EVERY):
        for seat in state.owing():
            gestures = {game.choice(state, seat, move).spots for move in state.moves(seat)}
            for owner in (seat, SHARED):
                _check_targets(trial, drawing_of(game, state, owner), gestures)


# -- what is checked -------------------------------------------------------------------------------


def _check_marks(trial: Trial, drawing: str, marks: Iterable[Mark]) -> None:
    known = glyphs_of(trial.game)
    drawn = set(spots_of(trial.game, drawing))
    for mark in marks:
        beside = set(mark.spots) - drawn
        assert not beside, f"{trial}: a mark lies on {sorted(beside)}, which {drawing} has not"
        assert mark.glyph in known, f"{trial}: nobody has drawn the glyph “{mark.glyph}”"


def _check_tokens(trial: Trial, tokens: Iterable[Token]) -> None:
    for token in tokens:
        faces = trial.game.die(token.die).faces
        assert token.face in faces, f"{trial}: the {token.die} die has no face “{token.face}”"
        _check_die(trial, token.die, token.face)


def _check_die(trial: Trial, kind: str, face: str) -> None:
    drawing = trial.game.art.die(kind, face)
    try:
        shapes = len(ElementTree.fromstring(f"<g>{drawing}</g>"))
    except ElementTree.ParseError as error:
        raise AssertionError(f"{trial}: {kind} die, face “{face}”: {error}") from None
    assert shapes, f"{trial}: the {kind} die shows nothing for “{face}”"


def _check_targets(trial: Trial, drawing: str, gestures: set[tuple[str, ...]]) -> None:
    """Spots that always go together may lie as close as they like."""
    targets = targets_of(trial.game, drawing) if drawing else {}
    offered = {spot for gesture in gestures for spot in gesture}
    for one, other in combinations(sorted(offered & set(targets)), 2):
        shared = _overlap(targets[one], targets[other])
        smaller = min(_area(targets[one]), _area(targets[other]))
        if shared > SHARED_SKIN * smaller:
            differ = any((one in gesture) != (other in gesture) for gesture in gestures)
            met = f"{trial}: a fingertip on {drawing} meets both “{one}” and “{other}”"
            assert not differ, met


# -- what is known ---------------------------------------------------------------------------------


@cache
def glyphs_of(game: Game) -> frozenset[str]:
    return frozenset({"text", *hand_data()["glyphs"], *game.art.glyphs(), *game.art.areas()})


@cache
def targets_of(game: Game, drawing: str) -> dict[str, Box]:
    """What answers to a finger on a phone, by spot: in its crop, no smaller than a fingertip."""
    svg = game.art.sheet(drawing, "en")
    found = _OPEN.search(svg)
    opening = found[0] if found else ""
    crop = _box(_attribute(opening, "data-crop") or _attribute(opening, "viewBox"))
    pitch = float(_attribute(opening, "data-pitch") or 0)
    least = pitch or crop.width * FINGER / PHONE
    hits = {name: _box(hit) for name, hit in _HIT.findall(svg)}
    return {
        name: _at_least(hits.get(name, box), least)
        for name, box in spots(svg).items()
        if _overlap(box, crop)
    }


def _box(text: str) -> Box:
    return Box(*map(float, text.split()))


def _attribute(tag: str, name: str) -> str:
    found = re.search(rf'\s{name}="([^"]*)"', tag)
    return found[1] if found else ""


def _at_least(box: Box, least: float) -> Box:
    wide, high = max(box.width, least), max(box.height, least)
    return Box(box.x - (wide - box.width) / 2, box.y - (high - box.height) / 2, wide, high)


def _area(box: Box) -> float:
    return box.width * box.height


def _overlap(one: Box, other: Box) -> float:
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return max(wide, 0) * max(high, 0)


def _signs(view: View) -> Iterator[str]:
    for choice in view.choices:
        yield from choice.signs
        yield from (hint.sign for hint in choice.hints)
        yield from (hint.sign for part in choice.parts for hint in part.hints)
    for page in view.pages:
        yield from (tally.sign for tally in (*page.stock, *page.kept))
        yield page.badge.sign if page.badge else ""
    yield from (tally.sign for tally in view.tallies)
    yield from (remark.sign for remark in view.remarks)


def _phrase_signs(game: Game, state: State, seat: int) -> Iterator[str]:
    yield from (phrase.sign for phrase in game.phrases(state, seat))
