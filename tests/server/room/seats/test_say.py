"""People talk with phrases: offered, heard by all, rate-limited, never kept."""

from __future__ import annotations

from pathlib import Path

from tests.server.clocked import ClockedServer, gathered
from tests.server.house import DEVICE, LINK, ME, Live, Person, code, invite

RIVALS = ("luck", "nice-roll", "ouch", "well-played", "moment", "thank-you", "again")


def say(sitting: Live, phrase: str, seat: int = 0) -> dict[str, object]:
    return sitting.ask("say", seat=seat, phrase=phrase)


def partners(ada: Person, bob: Person) -> str:
    table = ada.open(ME, LINK, game="escape", options={"difficulty": "easy"})
    invite(ada, table, bob)
    with ada.at(table) as host:
        assert host.ask("start")["type"] == "done"
    return table


def heard(sitting: Live) -> dict[str, object]:
    while (message := sitting.receive())["type"] != "said":
        pass
    return message


def test_everybody_hears_what_a_partner_says(ada: Person, bob: Person) -> None:
    table = partners(ada, bob)
    with ada.at(table) as host, bob.at(table) as guest:
        assert "wait" in {phrase["id"] for phrase in host.table["phrases"]}
        assert say(host, "wait")["type"] == "done"
        said = heard(guest)
        assert said["seat"] == 0
        assert said["phrase"]["words"]["id"] == "say-wait"  # type: ignore[index]


def test_who_talks_too_much_is_asked_to_wait(ada: Person, bob: Person) -> None:
    table = partners(ada, bob)
    with ada.at(table) as host:
        answers = [say(host, "go") for _ in range(6)]
        assert [answer["type"] for answer in answers[:3]] == ["done"] * 3
        assert code(answers[-1]) == "too-many"
        number = host.table["number"]
        assert host.ask("sit", seat=0)["type"] == "done"
        assert host.table["number"] == number, "nothing that is said is written down"


def test_nobody_speaks_for_another_seat(ada: Person, bob: Person) -> None:
    table = partners(ada, bob)
    with ada.at(table) as host:
        assert code(say(host, "go", seat=1)) == "not-your-seat"


def test_only_what_is_offered_can_be_said(ada: Person, bob: Person) -> None:
    table = partners(ada, bob)
    with ada.at(table) as host:
        answer = say(host, "hocus")
        assert code(answer) == "no-such-phrase"
        assert "hocus" in str(answer["sentence"])


def test_where_nobody_else_sits_nothing_is_said(ada: Person) -> None:
    with ada.at(ada.open(ME, DEVICE)) as sitting:
        assert sitting.table["phrases"] == []
        assert code(say(sitting, "luck")) == "no-such-phrase"


def test_rivals_have_seven_phrases_and_one_every_ten_seconds(tmp_path: Path) -> None:
    server = ClockedServer(tmp_path).start()
    table, (ann, ben) = gathered(server, "Ann", "Ben")
    with ann.at(table) as host, ben.at(table) as guest:
        offered = [phrase["words"]["id"] for phrase in host.table["phrases"]]
        assert offered == [f"say-{name}" for name in RIVALS]
        assert code(say(host, "go")) == "no-such-phrase", "that is for partners"
        assert say(host, "nice-roll")["type"] == "done"
        assert heard(guest)["seat"] == 0
        assert code(say(host, "ouch")) == "too-many-words"
        assert say(guest, "ouch", seat=1)["type"] == "done", "each seat has its own ten seconds"
        server.turn(10)
        assert say(host, "well-played")["type"] == "done"
    server.stop()


def test_onlookers_are_offered_nothing(ada: Person, bob: Person) -> None:
    table = partners(ada, bob)
    assert ada.server.get(f"/api/tables/{table}").json()["phrases"] == []
