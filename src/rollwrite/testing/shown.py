"""What a game shows: plain data that fits the drawing, tells no secret and can be read out."""

from __future__ import annotations

import json
from itertools import islice

from msgspec import to_builtins

from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import SHARED, about, drawing_of, reading, spots_of
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.reading import BUTTON, TALLY, TOKEN, line_place
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import State

from .played import decision
from .trial import Trial

MOMENTS = 150  # events from one state that is read out to the next


def views_serialise(trial: Trial) -> None:
    """Every view is plain JSON, and its choices are exactly the legal moves."""
    game = trial.game
    for number, (state, _) in enumerate(trial.walk()):
        seat = number % (trial.seats + 1) - 1
        view = look(game, state, seat)
        json.dumps(to_builtins(view))
        legal = state.moves(seat) if seat in state.owing() else []
        assert [choice.move for choice in view.choices] == [game.to_text(m) for m in legal]


def views_point_at_the_drawing(trial: Trial) -> None:
    """Marks and choices name spots that are drawn, dice and faces that exist."""
    game = trial.game
    for state, _ in trial.walk():
        for seat in state.owing():
            view = look(game, state, seat)
            sheets = game.drawing(state, seat), game.shared_drawing(state)
            spots = {spot for sheet in sheets for spot in spots_of(game, sheet)}
            tokens = {token.id for token in view.tokens}
            for choice in view.choices:
                named = {spot for mark in choice.marks for spot in mark.spots} | set(choice.spots)
                assert named <= spots, f"{trial}: {choice.move} names {named - spots}"
                used = {token for group in choice.dice for token in group}
                assert used <= tokens, f"{trial}: {choice.move} uses {used - tokens}"
            for token in view.tokens:
                assert token.face in game.die(token.die).faces


def views_leak_nothing_hidden(trial: Trial) -> None:
    """Until a stage closes, nobody's view depends on the steps of others."""
    for opened in trial.stages():
        stage = Stage(trial.game, opened)
        if len(stage.seats) < 2:
            continue
        before = {seat: _seen(trial, stage, seat) for seat in range(-1, trial.seats)}
        for seat in stage.seats:
            for move, _ in decision(trial, opened, seat):
                stage.step(seat, move)
            for other in range(-1, trial.seats):
                if other not in stage.seats[: stage.seats.index(seat) + 1]:
                    same = _seen(trial, stage, other) == before[other]
                    assert same, f"{trial}: seat {other + 1} saw a step of seat {seat + 1}"


def every_spot_is_read_once(trial: Trial) -> None:
    """Read out, a sheet has every spot of its drawing in exactly one section."""
    game = trial.game
    for state in _moments(trial):
        for owner in _owners(game, state):
            drawn = sorted(spots_of(game, drawing_of(game, state, owner)))
            sections = reading(game, state, max(owner, 0), owner)
            found = sorted(item.spot for section in sections for item in section.items)
            assert found == drawn, f"{trial}: {set(found) ^ set(drawn)} of sheet {owner}"
            assert all(section.items for section in sections), f"{trial}: an empty section"


def everything_says_what_it_is(trial: Trial) -> None:
    """Every spot, line of the score, die, number and button is told by a rule card that exists."""
    game = trial.game
    cards = {card.id for card in game.rules()}
    for state in _moments(trial):
        for owner, thing in things(game, state):
            seat = max(owner, 0)
            found = about(game, state, seat, owner, thing)
            assert found is not None, f"{trial}: nobody knows what “{thing}” is"
            assert found.rule in cards, f"{trial}: “{thing}” is told by “{found.rule}”"
        assert about(game, state, 0, 0, "no such thing") is None


# -- what is looked at -----------------------------------------------------------------------------


def _seen(trial: Trial, stage: Stage, seat: int) -> str:
    return json.dumps(to_builtins(look(trial.game, stage.seen_by(seat), seat)))


def _moments(trial: Trial) -> list[State]:
    """A few states from the start to the end."""
    states = [state.copy() for state, _ in islice(trial.walk(), 0, None, MOMENTS)]
    return [*states, trial.end()]


def _owners(game: Game, state: State) -> list[int]:
    return [*([SHARED] if game.shared_drawing(state) else []), *range(state.seats)]


def things(game: Game, state: State) -> list[tuple[int, str]]:
    """Whatever somebody may ask about, each with the sheet it is meant on."""
    found = [
        (owner, spot)
        for owner in _owners(game, state)[:2]
        for spot in spots_of(game, drawing_of(game, state, owner))
    ]
    found += [(0, line_place(name).spot) for name, _ in state.lines(0)]
    found += [(0, TOKEN + token.id) for token in game.tokens(state)]
    found += [(0, TALLY + tally.id) for tally in (*game.tallies(state), *game.stock(state, 0))]
    for seat in state.owing():
        choices = (game.choice(state, seat, move) for move in state.moves(seat))
        buttons = {choice.button for choice in choices} - {""}
        found += [(seat, BUTTON + button) for button in buttons]
    return found
