"""The arithmetic of ratings: honest about luck, the number of seats, and how little it knows."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from rollwrite.catalogue import OWN
from rollwrite.lab.ruler import measured
from rollwrite.server.house.rating.levels import levels_of
from rollwrite.server.house.rating.model import POINTS, SURE, Rating, Standing, after

DOCS = Path(__file__).parents[3] / "docs"
LEVELS = {"gentle": 1131.0, "steady": 1418.0, "greedy": 1575.0, "merciless": 1876.0}


def seats(*places: int) -> list[Standing]:
    return [Standing(f"guest {at}", "", place, True) for at, place in enumerate(places)]


def test_places_in_order_are_ratings_in_order_at_every_number_of_seats() -> None:
    for count in range(2, 7):
        found = [one.value for one in after(seats(*range(1, count + 1)), {}, {})]
        assert found == sorted(found, reverse=True)
        assert sum(found) == pytest.approx(1500 * count)


def test_equal_places_of_equals_move_nobody_but_teach_something() -> None:
    for one in after(seats(1, 1, 1), {}, {}):
        assert one.value == pytest.approx(1500)
        assert one.doubt < Rating().doubt


def test_a_bot_stays_where_it_is_and_who_is_not_counted_keeps_the_rating() -> None:
    known = {"ben": Rating(1700, 80)}
    ann, bot, ben = after(
        [
            Standing("ann", "", 1, True),
            Standing("", "steady", 2, False),
            Standing("ben", "", 3, False),
        ],
        known,
        LEVELS,
    )
    assert ann.value > 1500
    assert bot.value == LEVELS["steady"]
    assert ben == known["ben"]


def test_to_lose_to_a_stronger_one_costs_less_than_to_a_weaker_one() -> None:
    def lost_to(bot: str) -> float:
        table = [Standing("ann", "", 2, True), Standing("", bot, 1, False)]
        return after(table, {}, LEVELS)[0].value

    falls = [1500 - lost_to(bot) for bot in LEVELS]
    assert falls == sorted(falls, reverse=True)
    assert falls[-1] > 0


def test_the_band_holds_the_truth_as_often_as_it_says() -> None:
    """People of known strength play games of two to four seats, with luck, some against bots."""
    held = {5: [0, 0], 20: [0, 0], 60: [0, 0]}
    for seed in range(3):
        for games, is_held in played(random.Random(seed), people=40, games=1300):
            since = max((one for one in held if games >= one), default=None)
            if since:
                held[since][0] += is_held
                held[since][1] += 1
    for inside, of in held.values():
        assert of > 500
        assert inside / of > 0.93


def played(chance: random.Random, people: int, games: int) -> list[tuple[int, bool]]:
    truth = [chance.gauss(1500, 250) for _ in range(people)]
    known: dict[str, Rating] = {}
    count = [0] * people
    found = []
    for _ in range(games):
        who = chance.sample(range(people), chance.choice((2, 2, 3, 4)))
        bots = chance.sample(sorted(LEVELS), chance.choice((0, 0, 1)))
        strengths = [truth[one] for one in who] + [LEVELS[bot] for bot in bots]
        lucky = [at / POINTS - math.log(-math.log(chance.random())) for at in strengths]
        places = [1 + sum(other > one for other in lucky) for one in lucky]
        table = [Standing(str(one), "", places[at], True) for at, one in enumerate(who)]
        table += [Standing("", bot, place, False) for bot, place in zip(bots, places[len(who) :])]
        for one, new in zip(who, after(table, known, LEVELS)):
            known[str(one)] = new
            count[one] += 1
            found.append((count[one], abs(new.value - truth[one]) <= SURE * new.doubt))
    return found


def test_the_levels_stand_where_the_ladder_measured_them() -> None:
    for game in OWN:
        assert levels_of(game) == measured(DOCS, game.id)
        assert bool(levels_of(game)) != game.is_cooperative


def test_the_ladder_is_what_the_ruler_says_in_wins() -> None:
    """76 of 100 is 200 points, whatever the game."""
    for game in OWN:
        kept = json.loads((DOCS / "ladder" / f"{game.id}.json").read_text(encoding="utf-8"))
        at = levels_of(game)
        for rung in kept["rungs"]:
            ahead = at[rung["level"]] - at[rung["below"]]
            assert 1 / (1 + math.exp(-ahead / POINTS)) == pytest.approx(rung["share"], abs=0.005)
