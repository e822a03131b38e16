"""A room through somebody's eyes."""

from __future__ import annotations

from rollwrite.table.phrases import phrases_for
from rollwrite.table.series import Series

from ..wire.table import CampaignView, OptionSwitch, SeatView, TableView
from .room import Room


def table_view(room: Room, digest: str, seat: int, news_from: int = 0) -> TableView:
    """What a guest (or nobody, ``""``) may see, looking through a seat."""
    table = room.table
    news = table.news if table else []
    start = max(0, min(news_from, len(news)))
    return TableView(
        id=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        options=room.options,
        switches=option_switches(room),
        status=room.status,
        number=room.number_for(digest),
        stage=table.stages if table else 0,
        seat=seat,
        mine=room.mine(digest),
        is_host=digest == room.host,
        lost=room.lost(digest),
        seats=seat_views(room, digest),
        view=room.view(seat),
        can_take_back=bool(table and table.can_take_back(seat)),
        can_commit=bool(table and table.can_commit(seat)),
        news_from=start,
        news=tuple(news[start:]),
        commitment=room.commitment,
        rematch=room.rematch,
        sheets=sheets_of(room),
        new_rules=room.game.new_rules(room.setup.options),
        phrases=phrases_for(table, seat) if table and seat in room.mine(digest) else (),
        has_hints=room.opened.hints,
        campaign=campaign_view(room.series) if room.series else None,
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
    here = room.audience.guests()
    decided = room.decided()
    is_host = digest == room.host
    return tuple(
        SeatView(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            decided=number in decided,
            here=seat.kind == "bot" or seat.owner in here,
            key=seat.key if seat.may_know_key(digest, is_host) else "",
            is_offered=seat.is_offered,
            is_hurried=number in room.hurried,
        )
        for number, seat in enumerate(room.seats)
    )
