"""Whose pages may ask, and how often."""

from __future__ import annotations

import pytest

from rollwrite.server.door.porter.guard import is_foreign
from rollwrite.server.limit import Bucket


def test_a_bucket_lets_a_burst_through_and_then_slows_down() -> None:
    bucket = Bucket(burst=2, rate=10)
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize(
    ("headers", "foreign"),
    [
        ({"host": "a:1"}, False),
        ({"host": "a:1", "origin": "http://a:1"}, False),
        ({"host": "a:1", "origin": "http://a:2"}, True),
        ({"host": "a:1", "origin": "null"}, True),
        ({"host": "a:1", "sec-fetch-site": "none"}, False),
        ({"host": "a:1", "sec-fetch-site": "same-site"}, True),
    ],
)
def test_another_origin_is_foreign(headers: dict[str, str], foreign: bool) -> None:
    assert is_foreign(headers) is foreign
