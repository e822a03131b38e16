"""Who meets a full table leaves word, and is told when a seat is free."""

from __future__ import annotations

from tests.server.clocked import ClockedServer, gathered, join
from tests.server.house import Json, Person
from tests.server.telling.post import PostOffice
from tests.server.telling.test_turn import GRACE, called


def full_table(clocked: ClockedServer) -> tuple[str, Person, Person, str]:
    """Ada and Bob sit there, nothing has started; and the table's key."""
    ada, bob = clocked.guest("Ada"), clocked.guest("Bob")
    table = ada.open({"kind": "me"}, {"kind": "link"}, name="Sunday")
    door = ada.get(f"/api/tables/{table}")["door"]
    assert join(bob, table, door).status_code == 200
    return table, ada, bob, door


def hope(person: Person, table: str, key: str, is_on: bool = True) -> Json:
    answer = person.post(f"/api/tables/{table}/await", {"key": key, "is_on": is_on})
    found: Json = answer.json()
    return found | {"status_code": answer.status_code}


def test_who_left_word_is_told_when_somebody_leaves_and_takes_the_seat(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, _, bob, door = full_table(clocked)
    eve = clocked.guest("Eve")
    browser = called(eve, office, "de")
    assert hope(eve, table, door)["is_awaited"]
    with bob.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    clocked.turn(GRACE)
    told = browser.read(office.next().body)
    assert told["title"] == "Ein Platz ist frei für dich"
    assert told["path"] == f"/join/{table}/{door}"
    assert join(eve, table, door).status_code == 200
    assert [one["name"] for one in eve.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Eve"]


def test_removing_somebody_changes_the_link_and_who_left_word_still_comes_in(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob, door = full_table(clocked)
    eve = clocked.guest("Eve")
    browser = called(eve, office)
    hope(eve, table, door)
    with ada.at(table) as sitting:
        assert sitting.ask("free-seat", seat=1)["type"] == "done"
    clocked.turn(GRACE)
    told = browser.read(office.next().body)
    assert not told["path"].endswith(door)
    key = told["path"].split("/")[-1]
    assert join(bob, table, door).status_code == 403  # who was removed does not
    assert join(eve, table, key).status_code == 200


def test_who_was_too_late_or_changed_their_mind_is_not_told(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, _, bob, door = full_table(clocked)
    eve, kim, tom = (clocked.guest(name) for name in ("Eve", "Kim", "Tom"))
    for one in (eve, kim):
        called(one, office)
        hope(one, table, door)
    assert not hope(kim, table, door, is_on=False)["is_awaited"]
    with bob.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    assert join(tom, table, door).status_code == 200  # before anybody was told
    clocked.turn(GRACE)
    assert office.is_silent()
    with tom.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    clocked.turn(GRACE)
    assert office.next().path == "/push/Eve"  # whose word still holds
    assert office.is_silent()


def test_in_a_game_a_seat_is_free_when_its_person_got_up(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, (ada, bob) = gathered(clocked, "Ada", "Bob", pace={"kind": "free"})
    door = ada.get(f"/api/tables/{table}")["door"]
    eve = clocked.guest("Eve")
    browser = called(eve, office)
    hope(eve, table, door)
    with bob.at(table) as sitting:
        assert sitting.ask("leave")["type"] == "done"
    clocked.turn(GRACE)
    assert browser.read(office.next().body)["title"] == "A seat is free for you"


def test_only_who_could_sit_down_leaves_word_and_only_at_a_full_table(
    clocked: ClockedServer,
) -> None:
    table, ada, bob, door = full_table(clocked)
    eve = clocked.guest("Eve")
    assert hope(eve, table, "nonsense")["code"] == "dead-link"
    assert hope(bob, table, door)["code"] == "seat-free"  # sits there
    with bob.at(table) as sitting:
        sitting.ask("leave")
    assert hope(eve, table, door)["code"] == "seat-free"
    with ada.at(table) as sitting:
        sitting.ask("close")
    assert hope(eve, table, door)["code"] == "game-over"


def test_word_that_was_left_survives_a_restart_and_goes_with_its_person(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, _, bob, door = full_table(clocked)
    eve = clocked.guest("Eve")
    called(eve, office)
    hope(eve, table, door)
    clocked.again()
    for person in (eve, bob):
        person.server = clocked
    assert eve.get(f"/api/tables/{table}/door/{door}")["is_awaited"]
    assert eve.post("/api/me/leave", {"name": "Eve"}).status_code == 204
    with bob.at(table) as sitting:
        sitting.ask("leave")
    clocked.turn(GRACE)
    assert office.is_silent()
