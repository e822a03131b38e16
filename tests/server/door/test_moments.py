"""Sheets in words, and “what is this?”, at any moment of a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import GREEDY, ME, Person, Server, play_out

CORPUS = Path(__file__).parents[3] / "corpus"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """A game that is over."""
    ada = server.guest("Ada")
    opened = ada.open(ME, GREEDY)
    with ada.at(opened) as sitting:
        play_out(sitting)
    return opened


def items(answer: Json) -> dict[str, Json]:
    return {item["spot"]: item for section in answer["sections"] for item in section["items"]}


def written_by(pages: list[Json]) -> set[str]:
    return {spot for page in pages for mark in page["marks"] for spot in mark["spots"]}


def test_a_sheet_is_read_as_it_was_at_each_moment(server: Server, table: str) -> None:
    frames = server.get(f"/api/tables/{table}/replay").json()["frames"]
    path = f"/api/tables/{table}/replay/reading"
    middle = next(n for n, frame in enumerate(frames) if n > 20 and frame["pages"])
    for step in (0, middle, len(frames) - 1):
        seen: dict[int, Json] = {}
        for frame in frames[: step + 1]:
            seen |= {page["seat"]: page for page in frame["pages"]}
        read = items(server.get(path, params={"step": step, "sheet": 1}).json())
        marked = {spot for spot, item in read.items() if item["written"] and "name" not in spot}
        sums = {spot for spot in read if spot == "total" or spot.startswith("score-")}
        assert marked - sums == written_by([seen[1]]) - sums
        assert not any(item["is_open"] for item in read.values())


@pytest.mark.parametrize("game", ["lost-cities", "my-city", "dungeons", "escape"])
def test_any_record_is_read_and_asked_about(server: Server, game: str) -> None:
    record = sorted((CORPUS / game).glob("*.txt"))[0].read_text(encoding="utf-8")
    frames = server.post("/api/replay", {"record": record}).json()["frames"]
    sheets = [page["seat"] for page in frames[0]["pages"]]
    for step in (0, len(frames) // 2, len(frames) - 1):
        for sheet in sheets:
            body = {"record": record, "step": step, "sheet": sheet}
            read = server.post("/api/replay/reading", body)
            assert read.status_code == 200, read.text
            spot = next(iter(items(read.json())))
            asked = server.post("/api/replay/meaning", {**body, "thing": spot})
            assert asked.status_code == 200, asked.text
            assert asked.json()["about"]["title"]["id"]


def test_the_dice_of_a_moment_say_what_they_are(server: Server, table: str) -> None:
    frames = server.get(f"/api/tables/{table}/replay").json()["frames"]
    step = next(n for n, frame in enumerate(frames) if frame["tokens"])
    asked = {"step": step, "sheet": 0, "thing": "token-" + frames[step]["tokens"][0]["id"]}
    about = server.get(f"/api/tables/{table}/replay/meaning", params=asked).json()["about"]
    assert about["title"]["id"].startswith("die-")


JSON = {"content-type": "application/json"}
HUGE = 10**40
WRONG = [
    {"step": -5},
    {"step": 100_000},
    {"step": HUGE},
    {"sheet": -5},
    {"sheet": -1},
    {"sheet": 2},
    {"sheet": HUGE},
    {"step": "x"},
    {"sheet": ""},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_not_there_is_refused_with_a_sentence(
    server: Server, table: str, wrong: Json
) -> None:
    record = server.get(f"/api/tables/{table}/record").text
    asked = {"step": 3, "sheet": 0, "thing": "red-3", **wrong}
    for name, fields in {"reading": ("step", "sheet"), "meaning": tuple(asked)}.items():
        body = {field: asked[field] for field in fields}
        at_table = server.get(f"/api/tables/{table}/replay/{name}", params=body)
        from_file = server.post(f"/api/replay/{name}", {"record": record, **body})
        for answer in (at_table, from_file):
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["code"] in ("invalid-notation", "invalid-request")
            assert answer.json()["sentence"]


@pytest.mark.parametrize("thing", ["", "red-99", "token-", "button-refuse", "x" * 5000])
def test_a_thing_nobody_knows_is_refused_with_a_sentence(
    server: Server, table: str, thing: str
) -> None:
    body = {"record": server.get(f"/api/tables/{table}/record").text, "step": 3, "sheet": 0}
    answer = server.post("/api/replay/meaning", {**body, "thing": thing})
    assert answer.status_code in (400, 422), answer.text
    assert len(answer.json()["sentence"]) < 600


def test_a_damaged_record_a_missing_table_and_a_waiting_one(server: Server, ada: Person) -> None:
    asked = {"step": 0, "sheet": 0}
    bad = server.post("/api/replay/reading", {"record": "hello", **asked})
    assert (bad.status_code, bad.json()["code"]) == (422, "bad-record")
    gone = server.get("/api/tables/nowhere/replay/reading", params=asked)
    assert gone.status_code == 404
    waiting = ada.open({"kind": "me"}, {"kind": "link"})
    early = server.get(f"/api/tables/{waiting}/replay/reading", params=asked)
    assert (early.status_code, early.json()["code"]) == (409, "not-started")


def test_numbers_and_letters_that_no_machine_can_hold(server: Server) -> None:
    nines = "9" * 5000
    for step, thing in ((nines, "x"), ("0", "\\ud800")):
        body = f'{{"record": "", "step": {step}, "sheet": 0, "thing": "{thing}"}}'
        answer = httpx.post(f"{server.url}/api/replay/meaning", content=body, headers=JSON)
        assert answer.status_code in (400, 422), answer.text
    answer = server.get("/api/tables/x/replay/reading", params={"step": nines, "sheet": 0})
    assert answer.status_code in (400, 404), answer.text
