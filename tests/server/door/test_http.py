"""The HTTP side: guests, tables, rematch, replay, files, and what is refused."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from rollwrite.bots import roster
from tests.server.house import DEVICE, GREEDY, LINK, ME, Person, Server, invite, play_out

ROOT = Path(__file__).parents[3]
WHERE_EVIL = {"Origin": "https://evil.example"}


def test_a_guest_is_known_by_cookie_or_token(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        made = browser.post("/api/guests", json={"name": "  Ada \n Lovelace "})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ada Lovelace"
        assert browser.post("/api/guests", json={"name": "Ada"}).json() == {
            "name": "Ada",
            "token": "",
        }
        assert browser.get("/api/me").json()["name"] == "Ada"
    known = {"Authorization": f"Bearer {made.json()['token']}"}
    assert server.get("/api/me", headers=known).json()["name"] == "Ada"
    assert server.get("/api/me").json() == {
        "name": "",
        "face": "",
        "tables": [],
        "damaged": [],
        "invitations": [],
    }


def test_a_browser_gets_its_token_as_a_cookie_alone(server: Server) -> None:
    headers = {"Sec-Fetch-Mode": "cors", "Sec-Fetch-Site": "same-origin"}
    made = server.post("/api/guests", {"name": "Ada"}, headers=headers)
    assert made.json()["token"] == ""
    assert "rollwrite=" in made.headers["set-cookie"]


def test_secrets_of_guests_are_not_in_the_files(server: Server, ada: Person) -> None:
    ada.open(ME, GREEDY)
    stored = b"".join(file.read_bytes() for file in server.data.iterdir())
    assert b"Ada" in stored
    assert ada.token.encode() not in stored


def test_another_sites_page_changes_nothing(server: Server, ada: Person) -> None:
    for headers in (WHERE_EVIL, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        answer = server.post("/api/guests", {"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["code"] == "foreign-origin"
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert server.post("/api/guests", {"name": "Ada"}, headers=own).status_code == 201
    assert ada.open(ME, GREEDY)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/games/chess/pack/en", None, 404, "no-such-game"),
        ("GET", "/api/games/lost-cities/pack/tlh", None, 404, "no-such-language"),
        ("DELETE", "/api/games", None, 405, "method-not-allowed"),
        ("POST", "/api/guests", "{", 400, "invalid-request"),
        ("POST", "/api/guests", "[]", 400, "invalid-request"),
        ("POST", "/api/guests", '{"name": 3}', 400, "invalid-request"),
        ("POST", "/api/guests", '{"name": "a", "age": 3}', 400, "invalid-request"),
        ("POST", "/api/guests", '{"name": " "}', 422, "no-name"),
        ("POST", "/api/guests", '{"name": "' + "x" * 41 + '"}', 422, "long-name"),
        ("POST", "/api/guests", '{"name": "' + "x" * 400_000 + '"}', 413, "too-large"),
        ("POST", "/api/tables", '{"game": "lost-cities", "seats": []}', 401, "no-guest"),
        ("GET", "/missing.js", None, 404, "not-found"),
        ("GET", "/fonts/nothing.woff2", None, 404, "not-found"),
    ],
)
def test_every_error_is_a_problem(
    server: Server, method: str, path: str, body: str | None, status: int, code: str
) -> None:
    answer = httpx.request(method, server.url + path, content=body)
    assert answer.status_code == status
    problem = answer.json()
    assert problem["code"] == code
    assert problem["sentence"]
    assert set(problem) == {"code", "sentence", "reason"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, GREEDY]}, "invalid-notation"),
        ({"game": "lost-cities", "seats": [ME]}, "invalid-notation"),
        ({"game": "lost-cities", "seats": [ME] * 6}, "invalid-notation"),
        ({"game": "lost-cities", "seats": [ME, {"kind": "bot", "bot": "x"}]}, "invalid-notation"),
        (
            {"game": "lost-cities", "seats": [ME, GREEDY], "options": {"order": "x"}},
            "invalid-notation",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Person, body: object, code: str) -> None:
    answer = ada.post("/api/tables", body)
    assert answer.status_code == 422
    assert answer.json()["code"] == code


def test_too_many_tables_are_refused(tmp_path: Path) -> None:
    limited = Server(tmp_path).start()
    try:
        ada = limited.guest("Ada")
        body = {"game": "lost-cities", "seats": [ME, LINK]}
        assert ada.post("/api/tables", body).status_code == 201
        answers = (ada.post("/api/tables", body) for _ in range(300))
        refused = next(answer for answer in answers if answer.status_code != 201)
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many"
    finally:
        limited.stop()


def test_uploaded_records_have_a_size_and_a_measure(tmp_path: Path) -> None:
    record = next((ROOT / "corpus" / "lost-cities").glob("*.txt")).read_text(encoding="utf-8")
    limited = Server(tmp_path).start()
    try:
        large = limited.post("/api/replay", {"record": record + "\n" * 100_000})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        with ThreadPoolExecutor(6) as many:
            answers = list(many.map(limited.post, ["/api/replay"] * 6, [{"record": record}] * 6))
        assert {answer.status_code for answer in answers} == {200, 429}
        answers = [limited.post("/api/replay", {"record": "x"}) for _ in range(20)]
        assert {answer.json()["code"] for answer in answers} == {"bad-record", "too-many"}
    finally:
        limited.stop()
    assert "Traceback" not in limited.said()


def test_games_bots_packs_and_covers(server: Server) -> None:
    game = server.get("/api/games").json()[0]
    assert set(game["names"]) == {"en", "de"}
    bots = [bot["id"] for bot in server.get("/api/bots").json()]
    assert bots == list(roster.NAMES)
    first = server.get(f"/api/games/{game['id']}/pack/de")
    pack = first.json()
    assert set(pack["dice"]) == {"start", "colour", "number"}
    drawing = server.get(f"/api/games/{game['id']}/drawings/{pack['sheet']}/de")
    assert drawing.text.startswith("<svg")
    missing = server.get(f"/api/games/{game['id']}/drawings/nothing/de")
    assert missing.json()["code"] == "no-such-drawing"
    assert first.headers["content-encoding"] == "gzip"
    known = {"If-None-Match": first.headers["etag"]}
    assert server.get(f"/api/games/{game['id']}/pack/de", headers=known).status_code == 304
    cover = server.get(f"/api/games/{game['id']}/cover/en")
    assert cover.headers["content-type"].startswith("image/svg+xml")
    assert server.get("/api/hand").json()["variants"]


def test_the_api_page_needs_nothing_from_elsewhere(server: Server) -> None:
    page = server.get("/api/docs").text
    assert "/api/tables/{table}/take" in page
    assert "http://" not in page
    assert "https://" not in page
    assert server.get("/api/docs/openapi.json").json()["paths"]


def test_a_rematch_is_one_table_for_all(server: Server, ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK, GREEDY, options={"order": "clockwise"})
    invite(ada, table, bob)
    with ada.at(table) as first, bob.at(table) as second:
        assert ada.post(f"/api/tables/{table}/rematch").json()["code"] == "not-over"
        first.ask("start")
        play_out(first, second)
        again = ada.post(f"/api/tables/{table}/rematch").json()["table"]
        assert second.next_view()["rematch"] == again
    assert bob.post(f"/api/tables/{table}/rematch").json()["table"] == again
    assert server.guest("Eve").post(f"/api/tables/{table}/rematch").status_code == 403
    with bob.at(again) as sitting:
        assert sitting.table["mine"] == [1]
        assert sitting.table["status"] == "playing"
        assert sitting.table["options"] == {"order": "clockwise"}
        assert sitting.table["commitment"] != second.table["commitment"]


def test_the_story_of_a_game_names_moments_that_the_replay_shows(
    server: Server, ada: Person
) -> None:
    table = ada.open(ME, GREEDY)
    running = server.get(f"/api/tables/{table}/story").json()
    assert running["verified"] == "open"
    with ada.at(table) as sitting:
        play_out(sitting)
    story = server.get(f"/api/tables/{table}/story").json()
    frames = server.get(f"/api/tables/{table}/replay").json()["frames"]
    assert story["verified"] == "yes"
    assert len(story["moments"]) == 3
    for moment in story["moments"]:
        frame = frames[moment["step"]]
        assert frame["number"] == moment["step"]
        assert all(news in frame["news"] for news in moment["news"])
    assert server.get("/api/tables/nowhere/story").status_code == 404


def played(person: Person) -> str:
    """A table where a game is over."""
    table = person.open(ME, GREEDY)
    with person.at(table) as sitting:
        play_out(sitting)
    return table


def test_a_record_is_replayed_from_table_and_file(server: Server, ada: Person) -> None:
    table = played(ada)
    record = server.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    from_table = server.get(f"/api/tables/{table}/replay").json()
    from_file = server.post("/api/replay", {"record": record.text}).json()
    assert from_file == from_table
    assert from_file["verified"] == "yes"
    frames = from_file["frames"]
    assert [frame["number"] for frame in frames] == list(range(len(frames)))
    assert len(frames[0]["pages"]) == 2
    assert from_file["result"]["totals"] == [page["total"] for page in last_pages(frames)]


def last_pages(frames: list[dict[str, list[dict[str, int]]]]) -> list[dict[str, int]]:
    seen = {page["seat"]: page for frame in frames for page in frame["pages"]}
    return [seen[seat] for seat in sorted(seen)]


def test_a_damaged_record_is_refused_with_its_line(server: Server, ada: Person) -> None:
    table = played(ada)
    lines = server.get(f"/api/tables/{table}/record").text.splitlines()
    damaged = next(n for n, line in enumerate(lines) if line.startswith("1: "))
    lines[damaged] = "1: fly"
    answer = server.post("/api/replay", {"record": "\n".join(lines)})
    assert answer.status_code == 422
    assert answer.json()["code"] == "bad-record"
    assert answer.json()["sentence"].startswith(f"line {damaged + 1}:")


def test_rolls_that_are_not_from_the_tape_do_not_verify(server: Server, ada: Person) -> None:
    table = played(ada)
    text = server.get(f"/api/tables/{table}/record").text
    forged = text.replace("\nseed 1 ", "\nseed 1 x")
    assert server.post("/api/replay", {"record": forged}).json()["verified"] == "no"
    unfinished = text.split("\nend\n")[0] + "\n"
    assert server.post("/api/replay", {"record": unfinished}).json()["verified"] == "open"


def test_a_waiting_table_has_no_record_yet(server: Server, ada: Person) -> None:
    answer = server.get(f"/api/tables/{ada.open(ME, LINK)}/record")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-started"


def test_an_invitation_as_a_qr_code(server: Server, ada: Person, bob: Person) -> None:
    table = ada.open(ME, LINK)
    path = f"/api/tables/{table}/qr?seat=1"
    picture = server.get(path, headers=ada.known)
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in picture.text
    assert server.get(path, headers=bob.known).json()["code"] == "not-your-seat"
    assert server.get(path).status_code == 401
    foreign = server.get(f"{path}&base=https://evil.example", headers=ada.known)
    assert foreign.json()["code"] == "not-our-address"


def test_a_server_for_itself_alone_has_no_address_for_others(server: Server) -> None:
    assert server.get("/api/where").json()["addresses"] == []


def test_names_are_one_printable_line(server: Server, ada: Person) -> None:
    table = ada.open({"kind": "me", "name": "A\u2028B\x1fC\u202eD"}, DEVICE)
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["A B CD", "Seat 2"]
    record = server.get(f"/api/tables/{table}/record").text
    assert server.post("/api/replay", {"record": record}).status_code == 200


def test_the_log_is_append_only_and_numbered(server: Server, ada: Person) -> None:
    table = ada.open(ME, DEVICE)
    with ada.at(table) as sitting:
        sitting.play("step", move="refuse", commit=True)
        number = sitting.next_view()["number"]
    with sqlite3.connect(server.data / "tables.sqlite") as database:
        rows = database.execute(
            "SELECT number, body FROM events WHERE table_id = ? ORDER BY 1", (table,)
        ).fetchall()
    database.close()
    assert [row[0] for row in rows] == list(range(1, number + 1))
    assert [json.loads(row[1])["type"] for row in rows] == [
        "opened",
        "started",
        "command",
        "command",
    ]


def test_the_client_is_served_with_its_routes(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><script>1</script><title>rollwrite</title>")
    (client / "assets" / "a-1234.js").write_text("hello()" * 400)
    (client / "assets" / "b-1234.js").write_text("plain")
    (client / "assets" / "b-1234.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("hush")
    with_client = Server(tmp_path / "data", "--client", str(client)).start()
    try:
        for path in ("/", "/table/abc", "/take/abc/key", "/join/abc/key"):
            page = with_client.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "script-src 'self';" in page.headers["content-security-policy"]
        asset = with_client.get("/assets/a-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        packed = with_client.get("/assets/b-1234.js", headers={"Accept-Encoding": "br;q=0"})
        assert packed.text == "plain"
        assert httpx.head(with_client.url + "/").status_code == 200
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd"):
            raw = httpx.Request("GET", with_client.url + path)
            with httpx.Client() as browser:
                assert "hush" not in browser.send(raw).text
    finally:
        with_client.stop()


def test_without_a_client_there_is_a_friendly_word(tmp_path: Path) -> None:
    bare = Server(tmp_path / "data", "--client", str(tmp_path / "nothing")).start()
    try:
        assert "make play" in bare.get("/").text
    finally:
        bare.stop()


def test_fonts_come_from_the_house(server: Server) -> None:
    font = server.get("/fonts/kalam-400.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert font.content.startswith(b"wOF2")
