"""What is encoded once for several people is what each of them may see, and nothing else."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import msgspec

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.seen.view import View
from rollwrite.server.room.eyes import table_view, told
from rollwrite.server.room.log import (
    Commanded,
    DoorRenewed,
    EndedByAgreement,
    EndProposed,
    EndWithdrawn,
    GuestForgotten,
    GuestInvited,
    GuestMoved,
    HouseSaid,
    LogEvent,
    Nudged,
    OptionSwitched,
    Paused,
    Rematched,
    Resumed,
    SeatAdded,
    SeatKeyed,
    SeatLeft,
    SeatNamed,
    SeatOpened,
    SeatTaken,
    StandIn,
    Started,
    TableOpened,
    TermsChanged,
    TimeRanOut,
    WentAway,
    Wrote,
)
from rollwrite.server.room.pace.meanwhile import meanwhile
from rollwrite.server.room.room import Room
from rollwrite.server.room.sharing import Sheets
from rollwrite.server.wire.table.pace import Pace
from rollwrite.table.table import COMMIT, STEP, Chair, Command, Table
from tests.server.house import GREEDY, LINK, ME, Person, Server, invite, live, play_out


def open_table(seats: int = 3) -> Table:
    """The active seat has refused; the others decide at the same time."""
    game = BY_ID["lost-cities"]
    chairs = tuple(Chair(str(seat)) for seat in range(seats))
    table = Table(game, game.setup(seats), chairs, from_seed(1, seats))
    refuse(table, table.undecided()[0])
    return table


def refuse(table: Table, seat: int, is_final: bool = True) -> None:
    table.do(Command(STEP, seat, table.stages, "refuse"))
    if is_final:
        table.do(Command(COMMIT, seat, table.stages))


def sent(sheets: Sheets, view: View) -> Any:
    return [json.loads(bytes(paper.body)) for paper in sheets.papers(view.pages)]


def alone(view: View) -> Any:
    """As it would be sent if nobody else were there."""
    return json.loads(msgspec.json.encode(view.pages))


def test_a_hidden_step_is_on_the_sheet_of_its_seat_and_on_no_shared_one() -> None:
    table, sheets = open_table(), Sheets()
    one, other = table.undecided()
    before = sent(sheets, table.view(other))
    refuse(table, one, is_final=False)
    assert sent(sheets, table.view(one)) != before
    for witness in (other, -1):
        assert sent(sheets, table.view(witness)) == before
    table.do(Command(COMMIT, one, table.stages))
    assert sent(sheets, table.view(other)) == before


def test_everybody_gets_at_every_moment_what_would_be_made_for_them_alone() -> None:
    table, sheets = open_table(), Sheets()
    while not table.is_over():
        for seat in (-1, 0, 1, 2):
            view = table.view(seat)
            assert sent(sheets, view) == alone(view)
        refuse(table, table.undecided()[0])


def test_sheets_that_stay_as_they_are_are_the_very_same_and_encoded_once() -> None:
    table, sheets = open_table(), Sheets()
    one, other = table.undecided()
    first = sheets.papers(table.view(one).pages)
    assert all(a is b for a, b in zip(first, sheets.papers(table.view(other).pages)))
    refuse(table, one)
    refuse(table, other)
    active = table.undecided()[0]
    now = sheets.papers(table.view(active).pages)
    kept = [a is b for a, b in zip(first, now)]
    assert kept == [seat not in (one, other) for seat in range(3)]


# -- only what changed ----------------------------------------------------------------------


def whole(views: list[Any]) -> list[Any]:
    """What a client that keeps sheets makes of its messages."""
    known: dict[str, Any] = {}
    found = []
    for one in views:
        pages = iter(one["view"]["pages"]) if one["view"] else iter(())
        known = {name: known.get(name) or next(pages) for name in one["papers"]}
        assert next(pages, None) is None, "a sheet came that was known"
        view = one["view"] and {**one["view"], "pages": list(known.values())}
        found.append({**one, "view": view, "now": 0})
    return found


def test_who_keeps_sheets_is_sent_what_changed_and_sees_the_same(ada: Person) -> None:
    """Through the eyes of one seat: everything, the last message as the first."""
    with ada.at(ada.open(ME, GREEDY), keeps=True) as keeping:
        play_out(keeping)
        seen = whole(keeping.views)
        sizes = [len(told["view"]["pages"]) for told in keeping.views if told["view"]]
        with ada.at(keeping.table["id"]) as again:
            assert {**again.table, "now": 0, "news": [], "news_from": 0} == {
                **seen[-1],
                "news": [],
                "news_from": 0,
            }
    assert sizes[0] == 2
    assert sum(sizes) < 1.2 * len(sizes)


def test_who_lacks_a_sheet_says_hello_again_and_gets_all(ada: Person) -> None:
    """Nobody moves here; what was on its way before is as short as ever."""
    with ada.at(ada.open(ME, ME), keeps=True) as sitting:
        sitting.ask("start")
        sitting.view_where(status="playing")
        sitting.send({"type": "sit", "id": 9, "seat": 0})
        assert sitting.next_view()["view"]["pages"] == []
        sitting.send({"type": "hello", "token": ada.token, "keeps": True})
        sheets = (sitting.next_view()["view"]["pages"] for _ in range(9))
        assert len(next(pages for pages in sheets if pages)) == 2


def test_the_name_of_a_sheet_with_a_hidden_step_is_told_to_nobody_else(
    server: Server, ada: Person, bob: Person
) -> None:
    cleo = server.guest("Cleo")
    table = ada.open(ME, LINK, LINK)
    invite(ada, table, bob, 1)
    invite(ada, table, cleo, 2)
    with (
        ada.at(table, keeps=True) as a,
        bob.at(table, keeps=True) as b,
        cleo.at(table, keeps=True) as c,
        live(server, table, keeps=True) as onlooker,
    ):
        a.ask("start")
        people = [a, b, c]
        for person in (*people, onlooker):
            person.view_where(status="playing")
        active = next(person for person in people if person.owes())
        active.play("step", move="refuse", commit=True)
        one, other = [person for person in people if person is not active]
        for person in (one, other, onlooker):
            person.view_where(stage=2)
        one.play("step", move="refuse")
        hidden = one.next_view()["papers"][one.table["seat"]]
        assert hidden != other.table["papers"][one.table["seat"]]
        one.play("commit")
        for witness in (other, onlooker):
            witness.next_view()
            assert hidden not in "".join(witness.frames)
            assert witness.table["view"]["pages"] == []


# -- what stays while people move is encoded once ---------------------------------------------


def lost_cities_room(**more: Any) -> Room:
    game = BY_ID["lost-cities"]
    setup = game.setup(2)
    seats = (
        SeatOpened("person", "Ada", owner="ada", key="a", seed="1"),
        SeatOpened("person", "Bob", owner="bob", key="b", seed="2"),
    )
    secret = bytes(32).hex()
    version, options = game.rules_version, setup.options
    opened = TableOpened(
        game.id, version, options, setup.sheet, "", "ada", secret, seats, door="d", **more
    )
    return Room("t", opened, 1000.0, lambda: 1010.0)


def decision(room: Room) -> list[LogEvent]:
    seat, stage = room.undecided()[0], room.playing().stages
    return [Commanded(STEP, seat, stage, "refuse"), Commanded(COMMIT, seat, stage)]


#: What those know who keep what stays while people move, and how their last message ended.
KEPT: dict[tuple[Room, str, int], tuple[dict[str, Any], bytes]] = {}


def is_the_same_to_all(room: Room) -> None:
    """In the eyes of everybody who is or was something here, and of a stranger."""
    for digest in ("ada", "bob", "cleo", "dan", ""):
        for seat in {-1, *room.mine(digest)}:
            for _ in range(2):  # made, and made again
                seen = json.loads(msgspec.json.encode(table_view(room, digest, seat)))
                body, now, _ = told(room, digest, seat)
                whole = {**seen, "papers": list(now.papers)}
                assert json.loads(body) == whole
                before, stayed = KEPT.get((room, digest, seat), ({}, b""))
                short, _, stays = told(room, digest, seat, stays=stayed)
                after = {**before, **json.loads(short)}
                assert after == whole
                KEPT[room, digest, seat] = after, stays


def follow(room: Room, *events: LogEvent) -> None:
    for event in events:
        room.apply(event, room.last + 1)
        is_the_same_to_all(room)


def test_whatever_happens_what_was_encoded_before_is_never_told_once_it_is_not_true() -> None:
    room = lost_cities_room(has_chat=True)
    is_the_same_to_all(room)
    terms = TermsChanged(room.options, room.setup.sheet, Pace("live", 60.0), True, True, True)
    follow(room, terms, DoorRenewed("e"), SeatAdded("c"), SeatNamed(1, "Bo", "face"))
    follow(room, SeatTaken(2, "cleo", "Cleo", "3", "k"), SeatKeyed(0, "n", True), Wrote(0, "hello"))
    follow(room, GuestInvited("dan", "ada"), Started(), HouseSaid("good evening"))
    for _ in range(3):
        follow(room, *decision(room))
    follow(room, EndProposed(0), EndWithdrawn(0), Paused(0), Resumed(1), Nudged(1, 0))
    late = room.undecided()[0]
    follow(room, TimeRanOut(late, room.playing().stages, "steady"), *decision(room))
    follow(room, WentAway(1), StandIn(1, "steady", (0,)), SeatLeft(2, "z"))
    follow(room, GuestMoved("bob", "dan"), GuestForgotten("ada", "gone-1", "y"))
    follow(room, EndedByAgreement(), Rematched("next"))


def test_the_move_that_ends_a_game_changes_what_stays_as_well() -> None:
    room = lost_cities_room()
    follow(room, Started())
    while room.status == "playing":
        follow(room, *decision(room))
    assert json.loads(told(room, "ada", 0)[0])["status"] == "over"


def test_a_move_does_not_tell_again_what_stays() -> None:
    room = lost_cities_room()
    follow(room, Started())
    stays = told(room, "ada", 0)[2]
    follow(room, *decision(room))
    short = json.loads(told(room, "ada", 0, stays=stays)[0])
    assert "seats" in short
    assert not {"id", "name", "status", "pace"} & short.keys()


def test_an_option_that_is_wished_for_is_told_until_it_holds() -> None:
    room = lost_cities_room()
    switchable = [option for option in room.game.options if option.is_switchable]
    follow(room, Started())
    for option in switchable:
        follow(room, OptionSwitched(option.id, option.values[-1]))
    for _ in range(4):
        follow(room, *decision(room))
    assert room.wishes == {}


def test_a_table_where_nothing_happens_is_not_looked_at_again_and_again() -> None:
    """Though the clock goes on while it is looked at."""
    room, ticks = lost_cities_room(), count()
    room.apply(Started(), 1005.0)
    room.now = lambda: 1010 + next(ticks) / 1e6
    assert meanwhile(room).until >= 1015
