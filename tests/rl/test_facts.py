"""What is told of a position as numbers: always as much, within its bounds, nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.chance import stream
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.lab.ladder import all_options
from rollwrite.rl.outlook import Numbers, Outlook
from rollwrite.rl.walk import Walk
from tests.conformance.small import SmallGame

TABLES = [
    (game.id, seats, options)
    for game in BY_ID.values()
    for seats in range(game.min_seats, game.max_seats + 1)
    for options in all_options(game)[:: 1 if seats == game.min_seats else 5]
]


def walked(outlook: Outlook, seed: int, steps: int) -> Iterator[tuple[Walk, int]]:
    """A walk with the seat that decides, before each of so many random decisions."""
    walk = Walk(outlook.start, not outlook.game.is_cooperative)
    walk.begin(seed)
    chance = stream(seed)
    while steps and not walk.is_over():
        seat = walk.deciding()
        yield walk, seat
        moves = walk.moves(seat)
        walk.play(seat, moves[chance.below(len(moves))])
        steps -= 1


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_is_seen_has_one_shape_and_stays_within_its_bounds(
    game: str, seats: int, options: dict[str, str]
) -> None:
    outlook = Outlook(game, seats, options)
    for walk, _ in walked(outlook, 7, 150):
        for other in range(seats):
            seen = outlook.seen(walk, other)
            assert seen.shape == (outlook.width,)
            assert outlook.flat.contains(seen)
            parted = outlook.parted(seen)
            assert outlook.by_name.contains(parted)
            assert sum(row.size for row in parted.values()) == outlook.width


@pytest.mark.parametrize("game", BY_ID)
def test_every_row_changes_but_what_is_printed_carried_or_seldom(game: str) -> None:
    """Nothing is written in a place that another row overwrites."""
    silent = None
    for options in all_options(BY_ID[game]):
        outlook = Outlook(game, BY_ID[game].max_seats, options)
        walk_on = walked(outlook, 1, 400)
        seen = [outlook.seen(walk, other) for walk, seat in walk_on for other in (seat, 0)]
        changed = outlook.parted(np.ptp(np.stack(seen), axis=0))
        still = {name for name, row in changed.items() if not row.any()}
        silent = still if silent is None else silent & still
    printed = {"ground", "rounds", "needed", "variant"}
    assert silent is not None
    assert silent <= printed | {"purses", "first", "raced", "settling"}


@pytest.mark.parametrize("game", BY_ID)
def test_the_seat_that_looks_is_told_of_first(game: str) -> None:
    """Seats are told clockwise from it: rows by seat are those of the others, turned."""
    seats = BY_ID[game].max_seats
    outlook = Outlook(game, seats)
    turned = [row.name for row in outlook.rows if row.shape[:1] == (seats,) and row.name != "dice"]
    for walk, _ in walked(outlook, 3, 60):
        if walk.is_open:
            continue
        views = [outlook.parted(outlook.seen(walk, seat)) for seat in range(seats)]
        for name, seat in product(turned, range(seats)):
            np.testing.assert_array_equal(np.roll(views[0][name], -seat, axis=0), views[seat][name])


@pytest.mark.parametrize("game", BY_ID)
def test_neither_the_dice_to_come_nor_hidden_steps_are_told(game: str) -> None:
    """The future of the dice is swapped, and so is what others chose at the same time."""
    outlook = Outlook(game, BY_ID[game].max_seats)
    one = swapped_future(outlook, seed=11, other_dice=False, other_choices=False)
    for wishes in ((True, False), (False, True), (True, True)):
        np.testing.assert_equal(swapped_future(outlook, 11, *wishes), one)


def swapped_future(
    outlook: Outlook, seed: int, other_dice: bool, other_choices: bool
) -> list[Numbers]:
    """What each seat of the tenth stage sees before its own first step."""
    walk = Walk(outlook.start, not outlook.game.is_cooperative)
    walk.begin(seed)
    chance, stages = stream(seed), 0
    while stages < 10:
        seat = walk.deciding()
        moves, before = walk.moves(seat), walk.opened
        walk.play(seat, moves[chance.below(len(moves))])
        assert not walk.is_over(), "ten stages are no whole game"
        stages += walk.opened is not before or not walk.is_open
    if other_dice:
        walk.dice.below(6)
    found, luck = [], stream(seed, 5 if other_choices else 4)
    for seat in [seat for seat in range(walk.state.seats) if walk.owes(seat)]:
        found.append(outlook.seen(walk, seat))
        opened = walk.opened
        while walk.opened is opened and walk.owes(seat) and walk.is_open:
            moves = walk.moves(seat)
            walk.play(seat, moves[luck.below(len(moves))])
    return found


def test_a_game_that_tells_no_facts_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    silent = SmallGame()
    monkeypatch.setitem(BY_ID, silent.id, silent)
    with pytest.raises(InvalidNotation, match="does not say what can be seen of it as numbers"):
        Outlook(silent.id, silent.min_seats)
