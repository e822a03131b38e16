"""Quiet hours and holidays: until when somebody rests, and how much time is left out for it."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo

from ..log.waiting import ALWAYS_AWAKE, Rest

A_DAY = timedelta(days=1)


def wakes_at(rest: Rest, at: float) -> float:
    """When the rest ends that somebody has just then; ``at`` itself for who is awake."""
    at = max(at, rest.holiday)
    if not rest.quiet_from:
        return at
    for day in _days_around(rest, at)[:2]:  # quiet hours may have begun yesterday
        begins, ends = _quiet(rest, day)
        if begins <= at < ends:
            return ends
    return at


def rests_at(rest: Rest, at: float) -> float:
    """When the next quiet hours begin for who is awake."""
    if not rest.quiet_from:
        return math.inf
    return min(begins for day in _days_around(rest, at) if (begins := _quiet(rest, day)[0]) > at)


def awake(rest: Rest, start: float, end: float) -> float:
    """How many seconds of a time somebody did not rest."""
    if rest == ALWAYS_AWAKE:
        return max(0.0, end - start)
    total, at = 0.0, wakes_at(rest, start)
    while at < end:
        stop = min(end, rests_at(rest, at))
        total, at = total + stop - at, wakes_at(rest, stop)
    return total


def later(rest: Rest, start: float, seconds: float) -> float:
    """When so many seconds have passed in which somebody did not rest."""
    if rest == ALWAYS_AWAKE:
        return start + seconds
    at = wakes_at(rest, start)
    while at + seconds > (stop := rests_at(rest, at)):
        seconds, at = seconds - (stop - at), wakes_at(rest, stop)
    return at + seconds


def zone_of(zone: str, offset: int) -> tzinfo:
    """Small systems know no zones: then as many minutes as the browser said."""
    try:
        return ZoneInfo(zone) if zone else _fixed(offset)
    except (KeyError, ValueError, OSError):
        return _fixed(offset)


def _fixed(offset: int) -> tzinfo:
    return timezone(timedelta(minutes=offset))


def _days_around(rest: Rest, at: float) -> tuple[date, date, date]:
    here = datetime.fromtimestamp(at, zone_of(rest.zone, rest.offset)).date()
    return here - A_DAY, here, here + A_DAY


@lru_cache(maxsize=1024)
def _quiet(rest: Rest, day: date) -> tuple[float, float]:
    """The quiet hours that begin on a day."""
    zone = zone_of(rest.zone, rest.offset)
    begins = datetime.combine(day, time.fromisoformat(rest.quiet_from), zone)
    ends = datetime.combine(day, time.fromisoformat(rest.quiet_to), zone)
    ends += A_DAY if rest.quiet_to <= rest.quiet_from else timedelta()
    return begins.astimezone(UTC).timestamp(), ends.astimezone(UTC).timestamp()
