"""What nobody else may see is not on the wire."""

from __future__ import annotations

from tests.server.house import GREEDY, LINK, ME, Person, Server, invite, live, play_out


def test_an_onlooker_sees_the_table_and_no_choices(server: Server, ada: Person) -> None:
    with ada.at(ada.open(ME, GREEDY)) as sitting, live(server, sitting.table["id"]) as onlooker:
        play_out(sitting)
        onlooker.view_where(status="over")
        assert all(view["seat"] == -1 and view["mine"] == [] for view in onlooker.views)
        assert all(view["view"]["choices"] == [] for view in onlooker.views)
        assert all(seat["key"] == "" for view in onlooker.views for seat in view["seats"])


def test_hidden_steps_never_reach_others_before_the_reveal(
    server: Server, ada: Person, bob: Person
) -> None:
    """Two seats decide together; all frames of everybody else are recorded."""
    cleo = server.guest("Cleo")
    table = ada.open(ME, LINK, LINK)
    invite(ada, table, bob, 1)
    invite(ada, table, cleo, 2)
    with ada.at(table) as a, bob.at(table) as b, cleo.at(table) as c, live(server, table) as d:
        a.ask("start")
        people = [a, b, c]
        for person in people:
            person.view_where(status="playing")
        active = next(person for person in people if person.owes())
        active.play("step", move="refuse", commit=True)
        deciding = [person for person in people if person is not active]
        for person in deciding:
            person.view_where(stage=2)
        d.view_where(stage=2)
        one, other = deciding
        pages = other.table["view"]["pages"]
        seat = one.table["seat"]
        one.play("step", move="refuse")
        one.next_view()
        assert one.table["view"]["pages"][seat] != pages[seat]
        one.play("commit")
        for witness in (other, d):
            witness.next_view()
            assert witness.table["seats"][seat]["decided"]
            assert witness.table["view"]["pages"] == pages
            assert witness.table["view"]["waiting"] == [other.table["seat"]]
            assert witness.table["news"] == []
        one.play("take-back")
        other.next_view()
        assert not other.table["seats"][seat]["decided"]
        one.play("step", move="refuse", commit=True)
        other.next_view()
        assert other.table["view"]["pages"] == pages
        other.play("step", move="refuse", commit=True)
        for witness in (other, d):
            witness.view_where(stage=3)
            assert witness.table["view"]["pages"][seat] != pages[seat]


def known(server: Server, person: Person, table: str) -> list[object]:
    """All that a rival and an onlooker can ask for."""
    row = person.get("/api/me")
    record = server.get(f"/api/tables/{table}/record").text
    views = (person.get(f"/api/tables/{table}"), server.get(f"/api/tables/{table}").json())
    return [*({**view, "now": 0} for view in views), row, record]  # all may know what time it is


def test_nobody_is_told_that_a_rival_hesitates(server: Server, ada: Person, bob: Person) -> None:
    """Every message and answer is compared whole, the number of what happened included."""
    table = ada.open(ME, LINK, options={"order": "clockwise"})
    invite(ada, table, bob)
    with ada.at(table) as a, bob.at(table) as b, live(server, table) as onlooker:
        a.ask("start")
        for witness in (a, b, onlooker):
            witness.view_where(status="playing")
        rises = []
        for hesitations in (0, 3):
            active, other, rival = (a, b, bob) if a.owes() else (b, a, ada)
            before, seen = known(server, rival, table), len(onlooker.frames) + len(other.frames)
            for _ in range(hesitations):
                assert active.play("step", move="refuse")["type"] == "done"
                assert known(server, rival, table) == before
                assert active.play("take-back")["type"] == "done"
            assert known(server, rival, table) == before
            number, stage = onlooker.table["number"], onlooker.table["stage"]
            assert active.play("step", move="refuse", commit=True)["type"] == "done"
            for witness in (a, b, onlooker):
                witness.view_where(stage=stage + 1)
            assert len(onlooker.frames) + len(other.frames) == seen + 2
            rises.append(onlooker.table["number"] - number)
        assert rises[0] == rises[1]


def test_the_steps_of_a_lone_partner_reach_all_as_they_are_made(
    server: Server, ada: Person, bob: Person
) -> None:
    table = ada.open(ME, LINK, game="escape")
    invite(ada, table, bob)
    with ada.at(table) as a, bob.at(table) as b, live(server, table) as onlooker:
        a.ask("start")
        for person in (a, b, onlooker):
            person.view_where(status="playing")
        active, other = (a, b) if a.owes() else (b, a)
        seat, before = active.table["seat"], other.table["view"]["pages"]
        active.play("step", move=active.moves()[0])
        for witness in (other, onlooker):
            witness.next_view()
            assert witness.table["view"]["pages"] != before
            assert witness.table["view"]["choices"] == []
            assert witness.table["view"]["waiting"] == [seat]
        active.play("take-back")
        for witness in (other, onlooker):
            assert witness.next_view()["view"]["pages"] == before


def test_the_secret_is_shown_after_the_last_roll_only(server: Server, ada: Person) -> None:
    table = ada.open(ME, GREEDY)
    with ada.at(table) as sitting:
        assert "secret" not in server.get(f"/api/tables/{table}/record").text
        play_out(sitting)
        secret = server.get(f"/api/tables/{table}/record").text.split("secret ")[1].strip()
        assert not any(secret in frame for frame in sitting.frames)
