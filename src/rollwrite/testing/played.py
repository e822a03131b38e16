"""What any game must do, whatever its rules: play, end, copy, repeat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, permutations, zip_longest

from rollwrite.kernel.errors import GameError, GameOver
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.record import Entry, Record
from rollwrite.kernel.state import State

from .trial import Trial

MOST_ORDERS = 24
MOST_STEPS = 1000  # of one decision


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
    """Whatever the order in a stage, each seat has the same moves and the same state follows."""
    for opened in trial.stages():
        seats = opened.owing()
        if len(seats) < 2:
            continue
        taken = {seat: decision(trial, opened, seat) for seat in seats}
        orders = [
            [(seat, step) for seat in order for step in taken[seat]]
            for order in islice(permutations(seats), MOST_ORDERS)
        ]
        digests = {_played_in(trial, opened, order) for order in [*orders, _in_turns(taken)]}
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


# -- decisions -------------------------------------------------------------------------------------

Step = tuple[int, list[int]]  # a move, and all that could have been played instead


def decision(trial: Trial, opened: State, seat: int) -> list[Step]:
    """Random steps of one seat until its decision is complete."""
    seen, chance, steps = opened.copy(), trial.chance(), list[Step]()
    while seat in seen.owing():
        moves = list(seen.moves(seat))
        steps.append((moves[chance.below(len(moves))], moves))
        seen.play(seat, steps[-1][0])
        assert len(steps) < MOST_STEPS, f"{trial}: the decision of seat {seat + 1} never ends"
    return steps


def _in_turns(taken: dict[int, list[Step]]) -> list[tuple[int, Step]]:
    """The steps of all, one each, then the next of each."""
    rounds = zip_longest(*([(seat, step) for step in steps] for seat, steps in taken.items()))
    return [played for each in rounds for played in each if played]


def _played_in(trial: Trial, opened: State, order: list[tuple[int, Step]]) -> str:
    state = opened.copy()
    for seat, (move, legal) in order:
        moves = state.moves(seat) if seat in state.owing() else []
        told = f"{trial}: what seat {seat + 1} may play depends on what others have just played"
        assert moves == legal, told
        state.play(seat, move)
    return state.digest()


def _expect_refusal(trial: Trial, state: State, seat: int, move: int) -> None:
    _expect_error(trial, lambda: state.checked_play(seat, move), GameError)


def _expect_error(trial: Trial, attempt: Callable[[], None], kind: type[GameError]) -> None:
    try:
        attempt()
    except kind:
        return
    raise AssertionError(f"{trial}: expected {kind.__name__}")
