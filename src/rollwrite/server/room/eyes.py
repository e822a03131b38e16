"""A room through somebody's eyes."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import asdict, replace

from rollwrite.kernel.taught.lesson import Lesson, Moment
from rollwrite.table.series import Series
from rollwrite.table.teaching import Teaching

from ..wire.table.view import (
    CampaignView,
    LessonView,
    LineView,
    MomentView,
    OptionSwitch,
    SeatView,
    TableNow,
    TableView,
)
from .audience import BETWEEN_RIVALS
from .pace.company import away_since, is_away, is_nudged, nudge_opens, people
from .pace.eyes import clock_view, end_view, pause_view, rest_view, vote_view
from .pace.meanwhile import for_now
from .pace.patience import patience_of
from .room import Room
from .sharing import encode
from .talk.asked import phrases_of


def table_view(
    room: Room, digest: str, seat: int, news_from: int = 0, lines_from: int = 0
) -> TableView:
    """What a guest (or nobody, ``""``) may see, looking through a seat."""
    return _whole(room, digest, table_now(room, digest, seat, news_from, lines_from), seat)


def told(
    room: Room,
    digest: str,
    seat: int,
    news_from: int = 0,
    lines_from: int = 0,
    known: tuple[str, ...] = (),
    stays: bytes = b"",
) -> tuple[bytes, TableNow, bytes]:
    """The same as bytes, without the sheets that are known there; what was told of it; its end.

    What stays while people move was encoded when it last changed; it is left out for whom the
    message before ended the same (``stays``).
    """
    now = table_now(room, digest, seat, news_from, lines_from, known)
    body, rests = encode(now), room.rarely(_rests)
    rest = rests.get((digest, seat))
    if rest is None:
        whole = encode(_whole(room, digest, now, seat))
        rest = rests[digest, seat] = whole[len(body) - 1 :]
    return (body if rest == stays else body[:-1] + rest), now, rest


def _rests(_: Room) -> dict[tuple[str, int], bytes]:
    """How messages to each one end."""
    return {}


def table_now(
    room: Room,
    digest: str,
    seat: int,
    news_from: int,
    lines_from: int,
    known: tuple[str, ...] | None = None,
) -> TableNow:
    """With the whole view, or without the sheets that are ``known`` and as bytes."""
    table, mine, view = room.table, room.mine(digest), room.view(seat)
    news = table.news if table else []
    start = max(0, min(news_from, len(news)))
    papers: tuple[str, ...] = ()
    if view is not None and known is not None:
        body, papers = room.sheets.told(view, known)
        view = cast("Any", body)
    return TableNow(
        number=room.number_for(digest),
        stage=table.stages if table else 0,
        seats=seat_views(room, digest),
        view=view,
        steps=len(table.steps_of(seat)) if table else 0,
        can_take_back=bool(table and table.can_take_back(seat)),
        can_commit=bool(table and table.can_commit(seat)),
        can_go_back=can_go_back(room, seat) if seat in mine else False,
        news_from=start,
        news=tuple(news[start:]),
        sheets=room.once(sheets_of),
        phrases=phrases_of(room, seat) if seat in mine else (),
        lines=_lines(room, lines_from) if mine else (),
        lesson=lesson_view(room.teaching) if room.teaching else None,
        now=room.now(),
        vote=vote_view(room, digest),
        ending=end_view(room),
        watchers=for_now(room, watchers),
        papers=papers,
    )


def _whole(room: Room, digest: str, now: TableNow, seat: int) -> TableView:
    """With what only a change of another kind than a move makes different: see ``Room.rarely``."""
    mine, opened, status = room.mine(digest), room.opened, room.status
    return TableView(
        **asdict(now),
        id=room.id,
        name=opened.name,
        called=opened.called,
        game=room.game.id,
        options=room.options,
        switches=option_switches(room),
        status=status,
        seat=seat,
        mine=mine,
        is_host=digest == room.host,
        host=next(iter(room.mine(room.host)), -1),
        lost=room.lost(digest),
        is_practice=opened.is_practice,
        commitment=room.commitment,
        rematch=room.rematch,
        new_rules=room.game.new_rules(room.setup.options),
        say_every=0.0 if room.game.is_cooperative else BETWEEN_RIVALS,
        has_chat=room.has_chat,
        house_word=room.house_word,
        house_word_at=room.house_word_at,
        has_hints=room.has_hints,
        campaign=campaign_view(room.series) if room.series else None,
        pace=room.pace,
        patience=patience_of(room.pace),
        door=room.door if digest == room.host or mine else "",
        is_open=room.is_open,
        is_rated=room.is_rated,
        can_watch=room.can_watch,
        is_quick=opened.is_quick,
        fills_at=room.fills_at if status == "waiting" else 0.0,
        is_agreed=bool(room.table and room.table.is_agreed),
        pause=pause_view(room),
    )


def _lines(room: Room, after: int) -> tuple[LineView, ...]:
    return tuple(
        [
            LineView(line.number, line.seat, line.name, line.text, line.at)
            for line in room.lines.after(after)
        ]
    )


def can_go_back(room: Room, seat: int) -> bool:
    table = room.table
    return room.opened.is_practice and table is not None and table.way_back(seat) >= 0


def _moment(lesson: Lesson, moment: Moment) -> MomentView:
    return MomentView(
        words=lesson.words(moment.say),
        cases=tuple(map(lesson.words, moment.cases)),
        point=moment.point,
        see=moment.see,
        expect=moment.expect,
    )


def lesson_view(teaching: Teaching) -> LessonView:
    lesson, done = teaching.lesson, teaching.done
    right = teaching.first_right()
    return LessonView(
        id=lesson.id,
        moments=tuple(_moment(lesson, moment) for moment in lesson.moments),
        first=lesson.looks(done).start,
        at=lesson.at(done),
        say=None if lesson.is_done(done) else lesson.said(done),
        praise=teaching.praise(),
        point=teaching.points(),
        shown=teaching.shown(),
        move=right.move if right else "",
        learned=tuple(map(lesson.words, lesson.learned)),
    )


def sheets_of(room: Room) -> tuple[str, ...]:
    """The drawings that lie on the table."""
    if room.table is None:
        return (room.setup.sheet,)
    state = room.table.state
    shared = room.game.shared_drawing(state)
    own = [room.game.drawing(state, seat) for seat in range(state.seats)]
    return tuple(dict.fromkeys([*([shared] if shared else []), *own]))


def option_switches(room: Room) -> tuple[OptionSwitch, ...]:
    """The options that may change while the game runs."""
    if room.status != "playing":
        return ()
    now, later = room.options, room.options | room.wishes
    return tuple(
        OptionSwitch(option.id, option.values, now[option.id], later[option.id])
        for option in room.game.options
        if option.is_switchable
    )


def campaign_view(series: Series) -> CampaignView:
    return CampaignView(
        id=series.campaign.id,
        leg=series.leg,
        legs=len(series.campaign.legs),
        is_complete=series.is_complete(),
        board=series.board(),
    )


def seat_views(room: Room, digest: str) -> tuple[SeatView, ...]:
    """Mostly they are the same for all: keys and reminders are not."""
    is_host, is_member = digest == room.host, bool(room.mine(digest)) and not room.is_finished()
    found = [*for_now(room, _seats_for_all)]
    for number, seat in enumerate(room.seats):
        key = seat.key if seat.may_know_key(digest, is_host) else ""
        can_nudge = is_member and nudge_opens(room, number, digest) <= room.now()
        nudged = is_member and is_nudged(room, number, digest)
        if key or can_nudge or nudged:
            found[number] = replace(found[number], key=key, can_nudge=can_nudge, is_nudged=nudged)
    return tuple(found)


def _seats_for_all(room: Room) -> tuple[SeatView, ...]:
    here = room.audience.everybody()
    decided = room.decided()
    return tuple(
        [
            SeatView(
                name=seat.name,
                face=seat.face,
                kind=seat.kind,
                bot=seat.bot,
                decided=number in decided,
                here=seat.kind == "bot" or seat.owner in here,
                key="",
                is_offered=seat.is_offered,
                is_hurried=number in room.hurried,
                is_away=is_away(room, number),
                away_since=away_since(room, number) or 0.0,
                is_vacant=seat.is_vacant,
                stands_in=room.bot_at(number) if seat.kind == "person" else "",
                wrote=seat.absence.wrote,
                wrote_from=seat.absence.wrote_from,
                writer=seat.absence.writer,
                decisions=seat.writers.total(),
                by_bots=seat.by_bots,
                clock=clock_view(room, number),
                rest=rest_view(room, number),
                can_nudge=False,
                is_nudged=False,
            )
            for number, seat in enumerate(room.seats)
        ]
    )


def watchers(room: Room) -> int:
    return room.audience.watchers(people(room))
