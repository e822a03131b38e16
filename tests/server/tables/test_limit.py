"""Limits hold exactly where they say: the last one that is allowed, and the first that is not."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from rollwrite.server.limit import MOST_BUCKETS, Bucket, Crowd, Limit, Limits, Storm
from rollwrite.server.refusal import Refusal

NEVER = 1e-9  # a second's share that no test lives to see
AT_ONCE = 1e12


def allowed(limit: Limit, most: int = 1000) -> int:
    """How often one may ask before it is too often."""
    for count in range(most):
        try:
            limit.require("Ada", "tables")
        except Refusal:
            return count
    return most


@pytest.mark.parametrize("burst", [1, 2, 7])
def test_a_limit_lets_its_burst_through_and_not_one_more(burst: int) -> None:
    assert allowed(Limit(burst, NEVER)) == burst


def test_a_limit_counts_everybody_alone() -> None:
    limit = Limit(1, NEVER)
    limit.require("Ada", "tables")
    limit.require("Bob", "tables")
    with pytest.raises(Refusal, match="too many tables for now") as refused:
        limit.require("Ada", "tables")
    assert (refused.value.status, refused.value.code) == (429, "too-many")


def test_what_is_refilled_may_be_taken_again() -> None:
    assert allowed(Limit(1, AT_ONCE), most=50) == 50


#: Of each limit: how many at once, and how many seconds until there is one more.
LIMITS = {
    "guests": (100, 0.5),
    "signing": (40, 5),
    "signing_as": (10, 30),
    "exports": (5, 120),
    "names": (10, 30),
    "looks": (60, 1),
    "changes": (60, 2),
    "tests": (5, 60),
    "tables": (20, 10),
    "tables_from": (60, 5),
    "lobby_from": (120, 0.25),
    "inviting": (20, 30),
    "looking": (120, 0.5),
    "words": (5, 4),
    "reports": (5, 120),
    "keeping": (120, 0.5),
    "replays": (20, 5),
}
CROWDS = {"exporting": 1, "replaying": 2, "hints": 3, "live": 200}


@pytest.mark.parametrize(("name", "count"), [(name, count) for name, (count, _) in LIMITS.items()])
def test_the_limits_of_the_house(name: str, count: int) -> None:
    assert allowed(getattr(Limits(), name)) == count


@pytest.mark.parametrize(("name", "wait"), [(name, wait) for name, (_, wait) in LIMITS.items()])
def test_how_long_one_more_takes(name: str, wait: float) -> None:
    assert 1 / getattr(Limits(), name).rate == pytest.approx(wait)


@pytest.mark.parametrize(("name", "count"), CROWDS.items())
def test_the_crowds_of_the_house(name: str, count: int) -> None:
    assert getattr(Limits(), name).most == count


def test_every_limit_of_the_house_is_tried() -> None:
    assert set(vars(Limits())) == {*LIMITS, *CROWDS}


def test_a_house_without_limits_has_them_far_away() -> None:
    assert allowed(Limits(is_on=False).tables) == 1000


def test_a_bucket_says_how_much_too_early_somebody_is() -> None:
    bucket = Bucket(burst=2, rate=0.001)
    assert [bucket.take(), bucket.take()] == [0, 0]
    assert 990 < bucket.take() <= 1000
    assert 1990 < bucket.take() <= 2000


def test_a_bucket_is_full_until_something_is_taken() -> None:
    bucket = Bucket(burst=1, rate=NEVER)
    assert bucket.is_full()
    assert bucket.try_take()
    assert not bucket.is_full()
    assert not bucket.try_take()


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(burst=2, rate=AT_ONCE)
    assert bucket.is_full()
    bucket.rate = NEVER
    assert [bucket.try_take() for _ in range(3)] == [True, True, False]


def test_who_asked_long_ago_is_forgotten_and_who_asks_too_much_is_not() -> None:
    quick, slow = Limit(1, AT_ONCE), Limit(1, NEVER)
    for limit in (quick, slow):
        for number in range(MOST_BUCKETS + 2):
            limit.require(str(number), "tables")
    assert len(quick._buckets) == 1
    with pytest.raises(Refusal):
        slow.require("0", "tables")


def test_a_crowd_has_room_for_so_many_and_again_when_one_leaves() -> None:
    crowd = Crowd(2)
    with crowd.one_more("Ada", "hints"), ExitStack() as inside:
        for name in ("Ada", "Bob"):
            inside.enter_context(crowd.one_more(name, "hints"))
        with pytest.raises(Refusal, match="too many hints at once"):
            inside.enter_context(crowd.one_more("Ada", "hints"))
        inside.close()
        inside.enter_context(crowd.one_more("Ada", "hints"))
    assert not crowd._count


def test_a_storm_is_told_once_and_later_how_often_it_blew() -> None:
    said: list[str] = []
    storm = Storm(said.append, quiet=1000)
    for _ in range(4):
        storm.blow("wind")
    assert said == ["wind"]
    storm._quiet = 0
    storm.blow("wind")
    storm.blow("calm")
    assert said == ["wind", "wind (3 more times in the last minutes)", "calm"]
