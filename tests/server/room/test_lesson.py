"""A lesson at a real table: what fits is written, what does not is answered."""

from __future__ import annotations

import pytest

from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.taught.lesson import find_lesson, lessons_of
from tests.server.house import GREEDY, ME, Live, Server

EVERY = [(game.id, lesson.id) for game in GAMES for lesson in lessons_of(game)]
LESSON = {"game": "lost-cities", "lesson": "first"}


def say(live: Live) -> str:
    lesson = live.table["lesson"]
    return str(lesson["moments"][lesson["at"]]["words"]["id"])


def answer(live: Live, move: str) -> dict[str, object]:
    """A move, and the view after it."""
    found = live.play("step", move=move, commit=True)
    if found["type"] == "done":
        live.next_view()
    return found


def until_asked(live: Live) -> None:
    while not live.owes():
        live.next_view()


def test_a_wrong_answer_is_answered_and_nothing_is_written(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.post("/api/tables", LESSON).json()["table"]) as live:
        before = live.table
        assert say(live) == "lesson-first-pair"
        refused = answer(live, "yellow 9")
        assert refused["reason"] == {"id": "lesson-first-pair-nine", "args": {}}
        assert live.table["view"] == before["view"]
        assert live.table["lesson"]["point"] == ["token-colour-1", "token-number-2", "yellow-1"]


@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_wrong_answers_are_answered_at_every_moment_of_every_lesson(
    server: Server, game: str, lesson: str
) -> None:
    moments = find_lesson(BY_ID[game], lesson).moments
    ada = server.guest("Ada")
    opened = ada.post("/api/tables", {"game": game, "lesson": lesson}).json()["table"]
    with ada.at(opened) as live:
        for _ in range(200):
            taught = live.table["lesson"]
            if taught["at"] == len(moments):
                break
            until_asked(live)
            moment, before = moments[taught["at"]], live.table["view"]
            wrong = [one["move"] for one in before["choices"] if not moment.is_right(one["move"])]
            for move in wrong[:2]:
                reason = answer(live, move)["reason"]
                assert isinstance(reason, dict)
                assert reason["id"].startswith(f"lesson-{lesson}-"), move
                after = live.table["view"]
                assert (after["pages"], after["choices"]) == (before["pages"], before["choices"])
            answer(live, live.table["lesson"]["move"])
            if live.table["can_commit"]:
                assert live.play("commit")["type"] == "done"
                live.next_view()
        assert live.table["lesson"]["at"] == len(moments)


def test_illegal_moves_are_refused_by_the_rules(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.post("/api/tables", LESSON).json()["table"]) as live:
        assert answer(live, "purple 3")["reason"] != {"id": "lesson-first-pair", "args": {}}


def test_a_lesson_goes_on_after_a_kill_and_to_its_end(own_server: Server) -> None:
    """Dice and the others do what is laid out; the pupil stands where it stood."""
    ada = own_server.guest("Ada")
    table = ada.post("/api/tables", LESSON).json()["table"]
    with ada.at(table) as live:
        assert answer(live, "yellow 1")["type"] == "done"
        until_asked(live)
        assert live.table["lesson"]["praise"]["id"] == "lesson-first-pair-right"
    (row,) = ada.get("/api/me")["tables"]
    assert (row["lesson"], row["your_turn"]) == ("first", False), "a lesson, and no game that waits"
    own_server.kill()
    own_server.start()
    with ada.at(table) as live:
        assert say(live) == "lesson-first-middle"
        for move in ("yellow 3", "speed yellow", "yellow 4", "refuse", "yellow 5"):
            until_asked(live)
            assert answer(live, move)["type"] == "done", move
        lesson = live.table["lesson"]
        assert lesson["at"] == len(lesson["moments"])
        assert len(lesson["learned"]) == 3
    assert ada.get("/api/me")["tables"] == [], "what is learned is no game that waits"


def test_a_step_may_be_taken_back_in_a_lesson(server: Server) -> None:
    ada = server.guest("Ada")
    with ada.at(ada.post("/api/tables", LESSON).json()["table"]) as live:
        answer(live, "yellow 1")
        until_asked(live)
        assert live.play("step", move="yellow 3")["type"] == "done"
        live.next_view()
        assert say(live) == "lesson-first-arrow"
        assert live.play("take-back")["type"] == "done"
        live.next_view()
        assert say(live) == "lesson-first-middle"


def test_an_unknown_lesson_is_refused(server: Server) -> None:
    refused = server.guest("Ada").post("/api/tables", {**LESSON, "lesson": "magic"})
    assert refused.status_code == 422
    assert "magic" in refused.json()["sentence"]


def test_a_position_of_a_game_is_practised(server: Server) -> None:
    """The dice of what was played before prove nothing, so the record does not say they do."""
    ada = server.guest("Ada")
    with ada.at(ada.post("/api/tables", LESSON).json()["table"]) as live:
        answer(live, "yellow 1")
        until_asked(live)
        record = server.get(f"/api/tables/{live.table['id']}/record").text
    practice = {"record": record, "at": 3}
    body = {"game": "lost-cities", "seats": [ME, GREEDY], "practice": practice}
    with ada.at(ada.post("/api/tables", body).json()["table"]) as live:
        until_asked(live)
        assert live.table["lesson"] is None
        assert live.table["view"]["pages"][0]["marks"], "what was played before is there"
        text = server.get(f"/api/tables/{live.table['id']}/record").text
        assert "commitment" not in text
        assert "1: yellow 1" in text


def test_practice_is_refused_where_it_cannot_be(server: Server) -> None:
    ada = server.guest("Ada")
    for practice in ({"record": "nonsense", "at": 1}, {"record": "x" * 200_000, "at": 1}):
        body = {"game": "lost-cities", "seats": [ME, GREEDY], "practice": practice}
        refused = ada.post("/api/tables", body)
        assert refused.status_code in (413, 422)
        assert refused.json()["sentence"]


def test_the_others_of_a_lesson_are_called_as_the_pupil_says(server: Server) -> None:
    """In no language by the name of a level; who brings no names gets the usual ones."""
    ada = server.guest("Ada")
    for seats, called in ([{"kind": "bot", "name": "Pip", "bot": "steady"}], "Pip"), ([], "Greedy"):
        body = {"game": "escape", "lesson": "first", "seats": seats}
        table = ada.post("/api/tables", body).json()["table"]
        found = ada.get(f"/api/tables/{table}")["seats"]
        assert [seat["name"] for seat in found][:2] == ["Ada", called]
        assert {seat["bot"] for seat in found[1:]} == {"greedy"}
