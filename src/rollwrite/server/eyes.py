"""A room through somebody's eyes."""

from __future__ import annotations

from rollwrite.kernel.look import result
from rollwrite.kernel.view import Message
from rollwrite.table.phrases import phrases_for
from rollwrite.table.series import Series
from rollwrite.words import LANGUAGES, Words

from .room import Room
from .wire import CampaignView, OptionSwitch, RowResult, SeatView, TableRow, TableView


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
        number=room.number,
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
    here = {listener.digest for listener in room.listeners} - {""}
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
        )
        for number, seat in enumerate(room.seats)
    )


def table_row(room: Room, digest: str) -> TableRow:
    """The table on the home page of a guest."""
    undecided = room.undecided()
    mine = room.mine(digest)
    return TableRow(
        id=room.id,
        name=room.opened.name,
        called=room.opened.called,
        game=room.game.id,
        status=room.status,
        turn=room.table.state.turns if room.table else 0,
        seats=tuple(seat.name for seat in room.seats),
        mine=mine,
        your_turn=any(seat in undecided for seat in mine),
        waiting_for=undecided,
        leg=room.leg,
        legs=len(room.series.campaign.legs) if room.series else 0,
        changed=room.changed,
        ended=room.ended,
        result=row_result(room, mine) if room.is_finished() else None,
    )


def row_result(room: Room, mine: tuple[int, ...]) -> RowResult:
    """How it ended: the campaign where there was one, else the game."""
    found = result(room.game, room.playing().state)
    board = room.series.board() if room.series else None
    titles = board.titles if board else found.titles
    own = mine[0] if mine else 0
    return RowResult(
        winners=board.winners if board else found.winners,
        totals=board.totals if board else found.totals,
        is_team=len(room.seats) > 1 and len(found.teams) == 1,
        title=_said(room, titles[own]) if own < len(titles) else {},
    )


def _said(room: Room, message: Message) -> dict[str, str]:
    """Words of a game for a page that has none of its words."""
    return {language: Words(language, room.game).say(message) for language in LANGUAGES}
