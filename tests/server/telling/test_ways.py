"""Webhooks and mail: what arrives, who may see where it goes, and where it may never go."""

from __future__ import annotations

import asyncio
import email
import email.policy
import hmac
import re
import socket
import subprocess
import sys
import threading
from hashlib import sha256
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02
from pywebpush import WebPusher

from rollwrite.server.refusal import Refusal
from rollwrite.server.telling.hours import told_again
from rollwrite.server.telling.ways.outbound import Outbound, Unsent, checked_url, is_public
from rollwrite.server.wire.people.telling import Wishes
from tests.server.clocked import BY_DAY, LIVE, ClockedServer
from tests.server.house import PATIENCE, Json, Person, Server
from tests.server.telling.post import MailOffice, PostOffice
from tests.server.telling.test_turn import GRACE, at_table, called, hand_over, wish


def remove(person: Person, path: str) -> httpx.Response:
    return httpx.delete(person.server.url + path, headers=person.known)


def hooked(person: Person, office: PostOffice, kind: str) -> Json:
    url = f"{office.url}/hooks/1234567890/very-secret-{kind}"
    answer = person.post("/api/me/reach/webhook", {"url": url, "kind": kind})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


# -- webhooks --------------------------------------------------------------------------------


def test_discord_and_slack_get_words_that_call_nobody_and_a_link(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    ada.post("/api/guests", {"name": "<!here> @everyone *Ada*"})
    hooked(bob, office, "discord")
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    said = office.next().json()
    assert said["content"].startswith("**It is your turn**\nSunday · Lost Cities · with ")
    assert said["content"].endswith(f"{clocked.url}/table/{table}")
    assert "\\@everyone \\*Ada\\*" in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    hooked(bob, office, "slack")
    hand_over(table, bob, ada)
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    said = office.next().json()
    assert said["text"].startswith("*It is your turn*\n")
    assert "&lt;!here&gt;" in said["text"]
    assert f"<{clocked.url}/table/{table}>" in said["text"]


def test_a_program_gets_json_and_can_tell_that_it_is_from_us(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    clocked.turn(GRACE)
    secret = hooked(bob, office, "json")["hook_secret"]
    assert len(secret) > 20
    assert bob.get("/api/me/reach")["hook_secret"] == ""  # said once
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    letter = office.next()
    stamp = letter.headers["x-rollwrite-timestamp"]
    signed = hmac.new(secret.encode(), stamp.encode() + b"." + letter.body, sha256).hexdigest()
    assert letter.headers["x-rollwrite-signature"] == f"sha256={signed}"
    assert letter.json()["what"] == "turn"
    assert letter.json()["table"] == table
    assert letter.json()["at"] == int(stamp)


def test_nobody_sees_where_somebody_else_is_told_and_nobody_sees_it_in_full(
    clocked: ClockedServer, office: PostOffice
) -> None:
    table, ada, bob = at_table(clocked)
    hooked(bob, office, "discord")
    called(bob, office)
    own = str(bob.get("/api/me/reach"))
    assert "very-secret" not in own
    assert "/push/" not in own
    assert "127.0.0.1/…cord" in own
    seen = [ada.get(path) for path in ("/api/me/reach", f"/api/tables/{table}", "/api/me")]
    assert "…cord" not in str(seen)
    push = bob.get("/api/me/reach")["pushes"][0]["id"]
    assert remove(ada, f"/api/me/reach/push/{push}").status_code == 404
    assert remove(ada, "/api/me/reach/ways/webhook").status_code == 200
    assert bob.get("/api/me/reach")["webhook"] is not None
    for person in (ada, bob):
        archive = clocked.get("/api/me/export", headers=person.known).content
        assert b"very-secret" not in archive
    stranger = clocked.get("/api/me/reach")
    assert stranger.status_code == 401


def test_the_test_goes_by_exactly_the_ways_that_are_on_and_says_how_that_went(
    clocked: ClockedServer, office: PostOffice
) -> None:
    ada = clocked.guest("Ada")
    assert ada.post("/api/me/reach/test").json() == {"tried": []}
    browser = called(ada, office, "de")
    hooked(ada, office, "slack")
    wish(ada, quiet_from="00:00", quiet_to="09:00", zone="Etc/UTC")
    office.answers += [201, 404]
    tried = ada.post("/api/me/reach/test").json()["tried"]
    assert [(one["way"], one["code"]) for one in tried] == [("push", ""), ("webhook", "gone")]
    assert browser.read(office.next().body)["title"] == "Das ist eine Probe"
    assert "Das ist eine Probe" in office.next().json()["text"]


def test_a_device_that_is_signed_out_is_called_no_more(
    clocked: ClockedServer, office: PostOffice
) -> None:
    ada = clocked.guest("Ada")
    key = ada.post("/api/me/link").json()["key"]
    token = clocked.post(f"/api/welcome/{key}/enter", {}).json()["token"]
    phone = Person.known_by(clocked, "Ada", token)
    called(phone, office)
    assert len(ada.get("/api/me/reach")["pushes"]) == 1
    assert ada.post("/api/account/sign-out-others").status_code == 204
    assert ada.get("/api/me/reach")["pushes"] == []


# -- mail --------------------------------------------------------------------------------


def test_mail_needs_the_code_that_went_there_and_comes_where_it_is_in_time(
    clocked: ClockedServer, mail: MailOffice
) -> None:
    table, ada, bob = at_table(clocked, BY_DAY)
    clocked.turn(GRACE)
    assert bob.post("/api/me/reach/mail", {"address": "bob@example.org"}).status_code == 200
    to, text = mail.next()
    assert to == "bob@example.org"
    letter = email.message_from_string(text, policy=email.policy.default)
    (code,) = re.findall(r"\d{6}", str(letter["Subject"]))
    assert bob.post("/api/me/reach/test").json() == {"tried": []}
    wrong = bob.post("/api/me/reach/mail/confirm", {"code": "1" if code == "0" else "000000"})
    assert wrong.json()["code"] == "wrong-mail-code"
    confirmed = bob.post("/api/me/reach/mail/confirm", {"code": code}).json()
    assert confirmed["mail"] == {"shown": "b…@example.org", "is_confirmed": True}
    hand_over(table, ada, bob)
    clocked.turn(GRACE)
    to, text = mail.next()
    letter = email.message_from_string(text, policy=email.policy.default)
    assert letter["Subject"] == "It is your turn"
    assert letter["From"] == "rollwrite <games@example.org>"
    assert f"{clocked.url}/table/{table}" in letter.get_content()

    fast, ada, eve = at_table(clocked, LIVE)
    assert eve.post("/api/me/reach/mail", {"address": "eve@example.org"}).status_code == 200
    code = re.findall(r"code is (\d{6})", mail.next()[1])[0]
    assert eve.post("/api/me/reach/mail/confirm", {"code": code}).status_code == 200
    hand_over(fast, ada, eve)
    clocked.turn(GRACE)
    assert eve.post("/api/me/reach/test").json()["tried"][0]["way"] == "mail"
    assert "This is a test" in mail.next()[1]  # and not the turn before it


def test_a_code_is_not_guessed(clocked: ClockedServer, mail: MailOffice) -> None:
    ada = clocked.guest("Ada")
    ada.post("/api/me/reach/mail", {"address": "ada@example.org"})
    code = re.findall(r"code is (\d{6})", mail.next()[1])[0]
    wrong = f"{(int(code) + 1) % 10**6:06}"
    answers = [ada.post("/api/me/reach/mail/confirm", {"code": wrong}).json() for _ in range(5)]
    assert {answer["code"] for answer in answers} == {"wrong-mail-code"}
    late = ada.post("/api/me/reach/mail/confirm", {"code": code})
    assert late.json()["code"] == "old-code"


@pytest.mark.parametrize(
    "address", ["", "ada", "a@b\r\nBcc: c@d.org", "a@b.org, c@d.org", "a@" + "b" * 300, "a b@c.org"]
)
def test_what_is_no_address_is_refused(clocked: ClockedServer, address: str) -> None:
    answer = clocked.guest("Ada").post("/api/me/reach/mail", {"address": address})
    assert answer.json()["code"] == "bad-mail"


# -- where it may never go ----------------------------------------------------------

FORBIDDEN = [
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://10.1.2.3/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://[fe80::1]/x",
    "https://[fc00::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::7f00:1]/x",
    "https://[2002:7f00:1::]/x",
    "https://0.0.0.0/x",
    "https://224.0.0.1/x",
    "http://example.org/x",
    "https://example.org:22/x",
    "https://user:secret@example.org/x",
    "ftp://example.org/x",
    "file:///etc/passwd",
    "https:///x",
    "https://exa mple.org/",
    "https://example.org/\r\nx",
    "nonsense",
    "https://[x/",
]


@pytest.mark.parametrize("url", FORBIDDEN)
def test_an_address_at_home_is_refused_at_once(server: Server, url: str) -> None:
    """By a server whose host did not allow it."""
    ada = server.guest("Ada")
    answer = ada.post("/api/me/reach/webhook", {"url": url, "kind": "json"})
    assert answer.json()["code"] in ("bad-address", "private-address"), answer.text
    keys = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    answer = ada.post("/api/me/reach/push", {"endpoint": url, **keys})
    assert answer.status_code == 422


def test_a_name_that_leads_home_gets_nothing(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very address that was found is judged, whatever the name said before."""
    port = int(office.url.rpartition(":")[2])

    def found(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)

    async def post(is_allowed: bool) -> int:
        outbound = Outbound(is_allowed)
        try:
            scheme = "http" if is_allowed else "https"
            return await outbound.post(f"{scheme}://example.org/x", b"{}", {})
        finally:
            await outbound.close()

    with pytest.raises(Unsent, match="private-address") as refused:
        asyncio.run(post(False))
    assert refused.value.is_final
    assert office.is_silent()
    assert asyncio.run(post(True)) == 201  # the name did lead there


def test_nothing_is_followed_elsewhere(clocked: ClockedServer, office: PostOffice) -> None:
    ada = clocked.guest("Ada")
    hooked(ada, office, "json")
    office.answers += [307]
    tried = ada.post("/api/me/reach/test").json()["tried"]
    assert tried[0]["code"] == "refused"
    office.next()
    assert office.is_silent()


def test_public_addresses_are_public() -> None:
    assert is_public("1.1.1.1")
    assert is_public("2606:4700:4700::1111")
    assert checked_url("https://discord.com/api/webhooks/1/x", False)
    with pytest.raises(Refusal):
        checked_url("https://2130706433.localhost/", False)


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"p256dh": "AA", "auth": "AA"}, "bad-push"),
        ({"p256dh": "!", "auth": "é"}, "bad-push"),
        ({"p256dh": "B" + "A" * 86, "auth": "AA"}, "bad-push"),
    ],
)
def test_what_no_browser_says_is_refused(clocked: ClockedServer, keys: Json, code: str) -> None:
    body = {"endpoint": f"{clocked.url}/push", **keys}
    answer = clocked.guest("Ada").post("/api/me/reach/push", body)
    assert answer.json()["code"] == code


# -- quiet hours --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"quiet_from": "22:00"}, "half-quiet"),
        ({"quiet_from": "22:00", "quiet_to": "08:01"}, "long-quiet"),
        ({"quiet_from": "22:00", "quiet_to": "22:00"}, "long-quiet"),
        ({"quiet_from": "25:00", "quiet_to": "08:00"}, "no-such-time"),
        ({"holiday": "soon"}, "no-such-day"),
        ({"holiday": "2099-01-01"}, "long-holiday"),
        ({"zone": "../etc/passwd\0"}, "no-such-zone"),
    ],
)
def test_quiet_hours_have_bounds(clocked: ClockedServer, wishes: Json, code: str) -> None:
    answer = clocked.guest("Ada").post("/api/me/reach/wishes", wishes)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_quiet_hours_go_over_midnight_and_know_summer_time() -> None:
    night = Wishes(quiet_from="22:00", quiet_to="08:00", zone="Europe/Berlin")
    winter = 1_800_000_000.0 - 8 * 3600  # 2027-01-15 00:00 UTC, 01:00 in Berlin
    assert told_again(night, winter) == winter + 7 * 3600
    assert told_again(night, winter + 8 * 3600) == winter + 8 * 3600
    assert told_again(night, winter + 21 * 3600) == winter + 31 * 3600
    summer = winter + 181 * 86_400  # 2027-07-15 00:00 UTC, 02:00 in Berlin
    assert told_again(night, summer) == summer + 6 * 3600
    unknown = Wishes(quiet_from="22:00", quiet_to="08:00", zone="Moon/Sea", offset=60)
    assert told_again(unknown, winter) == winter + 7 * 3600


READ_WHERE = """
import asyncio, sys, threading
from rollwrite.server.telling.ways.outbound import Outbound, Unsent
read = {}
class Reader:
    def find_spec(self, name, path=None, target=None):
        read.setdefault(name, threading.current_thread() is threading.main_thread())
sys.meta_path.insert(0, Reader())
async def main():
    try:
        await Outbound(True).post("http://127.0.0.1:1/", b"", {})
    except Unsent:
        pass
asyncio.run(main())
print(read["aiohttp"])
"""


def test_all_are_answered_while_a_push_is_sealed_and_signed(
    clocked: ClockedServer, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the two waits until the server has answered somebody else."""
    waited: list[bool] = []
    begun, is_answered = threading.Semaphore(0), threading.Semaphore(0)

    def patiently(place: type, name: str) -> None:
        plain = getattr(place, name)

        def slow(*given: Any, **named: Any) -> Any:
            begun.release()
            waited.append(is_answered.acquire(timeout=PATIENCE))
            return plain(*given, **named)

        monkeypatch.setattr(place, name, slow)

    patiently(WebPusher, "encode")
    patiently(Vapid02, "sign")
    ada = clocked.guest("Ada")
    browser = called(ada, office)
    trying = threading.Thread(target=ada.post, args=("/api/me/reach/test", {}))
    trying.start()
    for _ in range(2):
        assert begun.acquire(timeout=PATIENCE)
        assert clocked.get("/api/games").status_code == 200
        is_answered.release()
    trying.join()
    assert waited == [True, True]
    assert browser.read(office.next().body)["title"] == "This is a test"


def test_nobody_waits_at_a_table_while_a_library_is_read_for_the_first_message() -> None:
    command = [sys.executable, "-c", READ_WHERE]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
