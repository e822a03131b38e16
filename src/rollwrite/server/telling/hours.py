"""Quiet hours and holidays, as people wish for them: what can be meant, and how long it may be."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta

from ..refusal import Refusal
from ..room.log import Rest
from ..room.pace.hours import A_DAY, wakes_at, zone_of
from ..wire.people.telling import Wishes

LONGEST_QUIET = timedelta(hours=10)
LONGEST_HOLIDAY = timedelta(days=21)
A_YEAR = timedelta(days=365)
MOST_MINUTES = 14 * 60
TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")
ZONE = re.compile(r"[A-Za-z0-9_+/-]{0,60}")
Span = tuple[float, float]


def checked_hours(wishes: Wishes, now: float) -> None:
    """Only what can be meant."""
    if bool(wishes.quiet_from) != bool(wishes.quiet_to):
        raise Refusal(422, "half-quiet", "quiet hours have a beginning and an end")
    if abs(wishes.offset) > MOST_MINUTES or not ZONE.fullmatch(wishes.zone):
        raise Refusal(422, "no-such-zone", f"there is no zone “{wishes.zone}”")
    if wishes.quiet_from and _length(wishes) > LONGEST_QUIET:
        raise Refusal(422, "long-quiet", "quiet hours last ten hours at most")
    if wishes.holiday:
        ends = _start_of(_day(wishes.holiday), wishes)
        if ends - datetime.fromtimestamp(now, UTC) > LONGEST_HOLIDAY + A_DAY:
            raise Refusal(422, "long-holiday", "a holiday lasts 21 days at most")


def rest_of(wishes: Wishes) -> Rest:
    """As tables keep it."""
    holiday = _start_of(_day(wishes.holiday), wishes).timestamp() if wishes.holiday else 0.0
    if not wishes.quiet_from:
        return Rest(holiday=holiday)
    return Rest(wishes.quiet_from, wishes.quiet_to, wishes.zone, wishes.offset, holiday)


def told_again(wishes: Wishes, now: float) -> float:
    """When somebody may be told: now, or when the quiet hours or the holiday end."""
    return wakes_at(rest_of(wishes), now)


def holidays_with(before: tuple[Span, ...], wishes: Wishes, now: float) -> tuple[Span, ...]:
    """The holidays of a year with the one that is wished for; the one that is on ends with it."""
    ends, begins = rest_of(wishes).holiday, now
    if before and before[-1][1] > now:
        begins, before = before[-1][0], before[:-1]
    ended = (begins, max(now, ends))
    found = [*before, *([ended] if ended[1] > ended[0] else [])]
    year = now - A_YEAR.total_seconds()
    kept = tuple((max(year, start), end) for start, end in found if end > year)
    taken = timedelta(seconds=sum(end - start for start, end in kept))
    if ends > now and taken > LONGEST_HOLIDAY + A_DAY:
        raise Refusal(422, "no-holiday-left", "there are 21 days of holiday a year")
    return kept


def _length(wishes: Wishes) -> timedelta:
    begins, ends = _time(wishes.quiet_from), _time(wishes.quiet_to)
    minutes = (ends.hour - begins.hour) * 60 + ends.minute - begins.minute
    return timedelta(minutes=minutes % (24 * 60) or 24 * 60)


def _time(text: str) -> time:
    found = TIME.fullmatch(text)
    if found is None:
        raise Refusal(422, "no-such-time", f"“{text}” is no time like 22:00")
    return time(int(found[1]), int(found[2]))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal(422, "no-such-day", f"“{text}” is no day like 2027-01-31") from None


def _start_of(day: date, wishes: Wishes) -> datetime:
    return datetime.combine(day, time(), zone_of(wishes.zone, wishes.offset))
