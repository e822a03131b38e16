"""What any game must do, whatever its rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict
from itertools import islice, permutations, product

from rollwrite.kernel import record as records
from rollwrite.kernel.aloud import SHARED, about, drawing_of, reading, spots_of
from rollwrite.kernel.errors import GameError, GameOver
from rollwrite.kernel.game import Game
from rollwrite.kernel.look import look
from rollwrite.kernel.reading import BUTTON, TALLY, TOKEN
from rollwrite.kernel.record import Entry, Record
from rollwrite.kernel.stage import Stage
from rollwrite.kernel.state import State

from .shortcuts import shortcuts_change_nothing
from .trial import Trial

MOST_ORDERS = 24
MOST_STEPS = 1000  # of one decision
MOMENTS = 150  # events from one state that is read out to the next
MOST_PAIRS = 12  # of seats and settings, before they share trials


def replay_is_deterministic(trial: Trial) -> None:
    """The same events give the same digests, step by step."""
    first = [state.digest() for state, _ in trial.walk()]
    state = trial.start()
    for digest, event in zip(first, trial.events(), strict=True):
        assert state.digest() == digest, f"{trial}: {event} found another state"
        trial.apply(state, event)


def game_ends(trial: Trial) -> None:
    """Random play ends, with an outcome that fits, and takes nothing more."""
    state = trial.end()
    outcome = state.outcome()
    assert list(outcome.totals) == state.totals(), f"{trial}: outcome and totals differ"
    seats = sorted(seat for team in outcome.teams for seat in team)
    assert seats == list(range(trial.seats)), f"{trial}: teams do not part the seats"
    for team in outcome.teams:
        won = {seat in outcome.winners for seat in team}
        assert len(won) == 1, f"{trial}: team {team} won in part"
    for attempt in (lambda: state.checked_play(0, 0), lambda: state.checked_roll([])):
        _expect_error(trial, attempt, GameOver)


def copies_are_independent(trial: Trial) -> None:
    """Playing on a copy leaves the original alone, and the other way round."""
    for state, event in trial.walk():
        before = state.digest()
        twin = state.copy()
        assert twin.digest() == before, f"{trial}: a copy differs before {event}"
        assert twin.mind is state.mind, f"{trial}: a copy thinks otherwise before {event}"
        trial.apply(twin, event)
        assert state.digest() == before, f"{trial}: {event} on a copy reached the original"
        assert twin.digest() != before, f"{trial}: {event} changed nothing"


def no_dead_ends(trial: Trial) -> None:
    """Whoever owes a decision has a move; each is listed once and is playable."""
    for state, _ in trial.walk():
        for seat in state.owing():
            moves = state.moves(seat)
            assert moves, f"{trial}: seat {seat + 1} has no move"
            assert len(set(moves)) == len(moves), f"{trial}: a move is listed twice"
            for move in moves:
                state.copy().play(seat, move)


def decisions_of_a_stage_commute(trial: Trial) -> None:
    """Whatever the order of the seats in a stage, the same state follows."""
    for opened in trial.stages():
        seats = opened.owing()
        if len(seats) < 2:
            continue
        steps = {seat: _decision(trial, opened, seat) for seat in seats}
        digests = {
            _played_in(opened, order, steps) for order in islice(permutations(seats), MOST_ORDERS)
        }
        assert len(digests) == 1, f"{trial}: the order of {seats} matters"


def moves_round_trip(trial: Trial) -> None:
    """Every move has a text of its own that names it again."""
    game = trial.game
    for state, _ in trial.walk():
        for seat in state.owing():
            texts = [game.to_text(move) for move in state.moves(seat)]
            assert len(set(texts)) == len(texts), f"{trial}: two moves share a text"
            assert [game.from_text(text) for text in texts] == state.moves(seat)


def records_round_trip(trial: Trial) -> None:
    """Written, read and replayed, a game stays the same."""
    game = trial.game
    names = tuple(f"seat {number + 1}" for number in range(trial.seats))
    entries = tuple(Entry(event) for event in trial.events())
    record = Record(game.id, game.rules_version, trial.setup, names, entries=entries)
    text = records.write(records.ended(record, trial.end()), game)
    again = records.read(text, {game.id: game})
    assert records.write(again, game) == text, f"{trial}: the record changed"


def totals_are_the_sum_of_their_lines(trial: Trial) -> None:
    for state, _ in trial.walk():
        for seat in range(trial.seats):
            total = sum(points for _, points in state.lines(seat))
            assert total == state.total(seat), f"{trial}: lines of seat {seat + 1} do not add up"


def views_serialise(trial: Trial) -> None:
    """Every view is plain JSON, and its choices are exactly the legal moves."""
    game = trial.game
    for number, (state, _) in enumerate(trial.walk()):
        seat = number % (trial.seats + 1) - 1
        view = look(game, state, seat)
        json.dumps(asdict(view))
        legal = state.moves(seat) if seat in state.owing() else []
        assert [choice.move for choice in view.choices] == [game.to_text(m) for m in legal]


def views_point_at_the_drawing(trial: Trial) -> None:
    """Marks and choices name spots that are drawn, dice and faces that exist."""
    game = trial.game
    drawn: dict[str, set[str]] = {}
    for state, _ in trial.walk():
        for seat in state.owing():
            view = look(game, state, seat)
            shared = game.shared_drawing(state)
            spots = _spots(game, game.drawing(state, seat), drawn)
            spots = spots | _spots(game, shared, drawn) if shared else spots
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
            for move in _decision(trial, opened, seat):
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
    """Every spot, die, number and button is told by a rule card that exists."""
    game = trial.game
    cards = {card.id for card in game.rules()}
    for state in _moments(trial):
        for owner, thing in _things(game, state):
            seat = max(owner, 0)
            found = about(game, state, seat, owner, thing)
            assert found is not None, f"{trial}: nobody knows what “{thing}” is"
            assert found.rule in cards, f"{trial}: “{thing}” is told by “{found.rule}”"
        assert about(game, state, 0, 0, "no such thing") is None


def strangers_are_refused(trial: Trial) -> None:
    """A move of a seat that owes none, and one that is not listed, change nothing."""
    for state, _ in islice(trial.walk(), 200):
        before = state.digest()
        owing = state.owing()
        for seat in range(-1, trial.seats + 1):
            if seat not in owing:
                _expect_refusal(trial, state, seat, 0)
        for seat in owing:
            strange = max(state.moves(seat)) + 1
            _expect_refusal(trial, state, seat, strange)
        assert state.digest() == before, f"{trial}: a refused move changed the state"


Check = Callable[[Trial], None]
CHECKS: tuple[Check, ...] = (
    replay_is_deterministic,
    game_ends,
    copies_are_independent,
    no_dead_ends,
    decisions_of_a_stage_commute,
    moves_round_trip,
    records_round_trip,
    totals_are_the_sum_of_their_lines,
    views_serialise,
    views_point_at_the_drawing,
    views_leak_nothing_hidden,
    every_spot_is_read_once,
    everything_says_what_it_is,
    strangers_are_refused,
    shortcuts_change_nothing,
)


def check_game(game: Game, seeds: range = range(2)) -> None:
    """Every check, for every number of seats and every option value."""
    for trial in trials(game, seeds):
        for check in CHECKS:
            check(trial)


def trials(game: Game, seeds: range) -> list[Trial]:
    """Every number of seats and every option value; all together where they are few."""
    settings = [{option.id: value} for option in game.options for value in option.values] or [{}]
    seats = range(game.min_seats, game.max_seats + 1)
    pairs = list(product(seats, settings))
    if len(pairs) > MOST_PAIRS:
        rounds = range(max(len(seats), len(settings)))
        pairs = [(seats[n % len(seats)], settings[n % len(settings)]) for n in rounds]
    return [Trial(game, count, options, seed) for count, options in pairs for seed in seeds]


def _decision(trial: Trial, opened: State, seat: int) -> list[int]:
    """Random steps of one seat until its decision is complete."""
    seen, chance, steps = opened.copy(), trial.chance(), []
    while seat in seen.owing():
        moves = seen.moves(seat)
        steps.append(moves[chance.below(len(moves))])
        seen.play(seat, steps[-1])
        assert len(steps) < MOST_STEPS, f"{trial}: the decision of seat {seat + 1} never ends"
    return steps


def _played_in(opened: State, order: tuple[int, ...], steps: dict[int, list[int]]) -> str:
    state = opened.copy()
    for seat in order:
        for move in steps[seat]:
            state.play(seat, move)
    return state.digest()


def _seen(trial: Trial, stage: Stage, seat: int) -> str:
    return json.dumps(asdict(look(trial.game, stage.seen_by(seat), seat)))


def _moments(trial: Trial) -> list[State]:
    """A few states from the start to the end."""
    states = [state.copy() for state, _ in islice(trial.walk(), 0, None, MOMENTS)]
    return [*states, trial.end()]


def _owners(game: Game, state: State) -> list[int]:
    return [*([SHARED] if game.shared_drawing(state) else []), *range(state.seats)]


def _things(game: Game, state: State) -> list[tuple[int, str]]:
    """Whatever somebody may ask about, each with the sheet it is meant on."""
    found = [
        (owner, spot)
        for owner in _owners(game, state)[:2]
        for spot in spots_of(game, drawing_of(game, state, owner))
    ]
    found += [(0, TOKEN + token.id) for token in game.tokens(state)]
    found += [(0, TALLY + tally.id) for tally in (*game.tallies(state), *game.stock(state, 0))]
    for seat in state.owing():
        choices = (game.choice(state, seat, move) for move in state.moves(seat))
        buttons = {choice.button for choice in choices} - {""}
        found += [(seat, BUTTON + button) for button in buttons]
    return found


def _spots(game: Game, drawing: str, drawn: dict[str, set[str]]) -> set[str]:
    if drawing not in drawn:
        drawn[drawing] = set(re.findall(r'data-spot="([^"]+)"', game.art.sheet(drawing, "en")))
    return drawn[drawing]


def _expect_refusal(trial: Trial, state: State, seat: int, move: int) -> None:
    _expect_error(trial, lambda: state.checked_play(seat, move), GameError)


def _expect_error(trial: Trial, attempt: Callable[[], None], kind: type[GameError]) -> None:
    try:
        attempt()
    except kind:
        return
    raise AssertionError(f"{trial}: expected {kind.__name__}")
