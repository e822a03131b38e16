"""Who played for whom stands in the record: read, replayed, told, verified."""

from __future__ import annotations

import pytest

from rollwrite.bots import roster
from rollwrite.games.lost_cities import GAME
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.game import Agreed, Returned, StoodIn, Waited
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.seen.company import LINES
from rollwrite.kernel.seen.events import tell
from rollwrite.table.drive import decide
from rollwrite.table.table import Chair, Table
from rollwrite.words import Words
from tests.kernel.games import GAMES, RUNNING, checked, recorded

WITH_MORE = {"nudged", "for-bot", "for-waiting", "let-bot", "out-bot", "kept", "away"}
PLAYER = roster.find("random")


def played(stand_in: range, stages: int = 12) -> Table:
    """A running game where a bot decides for seat 2 in some stages."""
    setup = GAME.setup(2, {"order": "clockwise"})
    table = Table(GAME, setup, (Chair("Ann"), Chair("Ben")), from_seed(3, 2))
    while table.stages <= stages and not table.is_over():
        table.hands.give(1, "steady" if table.stages in stand_in else "")
        for command in decide(table, table.undecided()[0], PLAYER):
            table.do(command)
    return table


def text_of(table: Table) -> str:
    return records.write(table.record(), GAME)


def test_a_game_without_such_lines_keeps_its_bytes() -> None:
    text = recorded()
    assert text.startswith("rollwrite record 1\n")
    assert records.write(records.read(text, GAMES), GAME) == text


def test_the_hand_changes_where_the_decisions_of_a_bot_begin_and_end() -> None:
    text = text_of(played(range(3, 8)))
    lines = text.splitlines()
    assert lines[0] == "rollwrite record 2"
    begin, end = lines.index("seat 2 is played by steady"), lines.index("seat 2 is back")
    assert begin < end
    assert lines[begin + 1].startswith("2: ")
    assert lines[end + 1].startswith("2: ")
    record, steps = checked(text)
    assert records.write(record, GAME) == text
    people = [step.event for step in steps if isinstance(step.event, (StoodIn, Returned))]
    assert people == [StoodIn(1, "steady"), Returned(1)]


def test_who_sat_down_and_decided_nothing_is_not_written_down() -> None:
    table = played(range(0))
    table.hands.give(1, "steady")
    table.hands.give(1, "")
    assert text_of(table).startswith("rollwrite record 1\n")


def test_a_replay_tells_of_people_and_changes_nothing_by_it() -> None:
    _, steps = checked(text_of(played(range(3, 8))))
    step = next(step for step in steps if isinstance(step.event, StoodIn))
    assert step.before.digest() == step.state.digest()
    (news,) = tell(GAME, step.before, step.event, step.state)
    assert news.message.id == "news-stands-in"


def test_a_game_that_was_ended_by_agreement_shows_its_secret_and_no_winner() -> None:
    table = played(range(0))
    table.agree()
    assert table.is_over()
    assert table.undecided() == ()
    assert table.view(0).choices == ()
    text = text_of(table)
    assert text.splitlines()[-2:] == ["ended by agreement", f"secret {table.tape.secret.hex()}"]
    record, steps = checked(text)
    assert record.is_agreed
    assert record.ending is None
    assert steps[-1].event == Agreed()
    assert records.write(record, GAME) == text


WRONG = [
    ("seat 3 is played by steady", "there is no seat 3; there are 2"),
    ("seat 2 is back", "seat 2 is back, but no bot played there"),
]


@pytest.mark.parametrize(("line", "reason"), WRONG)
def test_a_line_about_nobody_is_refused(line: str, reason: str) -> None:
    text = RUNNING.replace("record 1", "record 2") + line + "\n"
    with pytest.raises(BadRecord) as caught:
        records.read(text, GAMES)
    assert (caught.value.line, caught.value.reason) == (len(text.splitlines()), reason)


def test_the_first_version_knows_no_such_lines() -> None:
    with pytest.raises(BadRecord, match="expected “roll …”"):
        records.read(RUNNING + "seat 2 is played by steady\n", GAMES)


def test_nothing_follows_an_agreement() -> None:
    text = RUNNING.replace("record 1", "record 2") + "ended by agreement\n1: refuse\n"
    with pytest.raises(BadRecord, match="expected nothing more"):
        records.read(text, GAMES)


def test_what_people_did_while_they_waited_is_read_replayed_and_told() -> None:
    table = played(range(3, 6), stages=4)
    waited = [
        Waited("away", 1),
        Waited("nudged", 1, (0,)),
        Waited("for-bot", 1, (0,), "steady"),
        Waited("for-waiting", 1, (0,)),
        Waited("let-bot", 1, (0, 1), "gentle"),
        *(Waited(what, 1) for what in LINES if what not in WITH_MORE),
        Waited("out-bot", 1, (), "steady"),
        Waited("kept", 1, (), "steady"),
    ]
    assert {one.what for one in waited} == set(LINES)
    for one in waited:
        table.witness(one)
    text = text_of(table)
    assert text.startswith("rollwrite record 3\n")
    record, steps = checked(text)
    assert records.write(record, GAME) == text
    found = [step for step in steps if isinstance(step.event, Waited)]
    assert [step.event for step in found] == waited
    for language in ("en", "de"):
        words = Words(language, GAME, ("Ann", "Ben"))
        said = [words.say(tell(GAME, one.before, one.event, one.state)[0].message) for one in found]
        assert all("Ben" in one for one in said), said
    assert "Ann nudged Ben." in [
        Words("en", GAME, ("Ann", "Ben")).say(one.message) for one in table.news
    ]


def test_an_older_record_does_not_know_such_lines_and_no_seat_is_made_up() -> None:
    for line, first in (("seat 2 is away", "record 2"), ("seat 9 nudged seat 1", "record 3")):
        text = RUNNING.replace("record 1", first) + line + "\n"
        with pytest.raises(BadRecord):
            records.read(text, GAMES)
