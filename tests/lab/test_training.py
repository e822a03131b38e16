"""Training: the same for the same seed and cores, resumed as if it had never stopped."""

from __future__ import annotations

import pytest

from rollwrite.bots.learned import weights
from rollwrite.bots.learned.weights import BadWeights
from rollwrite.catalogue import find
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.lab import training
from rollwrite.lab.training import Course, Training, courses, merged, train
from tests.conformance.small import SmallGame

GAME = find("lost-cities")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "TRIALS", 2)
    monkeypatch.setattr(training, "ROUND", 3)
    monkeypatch.setattr(training, "SCALED_BY", 4)


def course(cores: int = 1, seed: int = 1) -> Course:
    return Course(GAME.id, (GAME.setup(2),), seed, cores, warm_up=3)


def played(course: Course, games: int = 9) -> Training:
    taught = Training(course)
    train(taught, games, 1000.0)
    return taught


def test_one_file_for_each_kind_of_table() -> None:
    found = courses(GAME, range(2, 6), {}, 1, 1)
    assert [Training(one).name for one in found] == ["classic@1-2", "classic@1-3to5"]
    assert [setup.seats for setup in found[1].setups] == [3, 3, 4, 4, 5, 5]
    (only,) = courses(GAME, [2], {"order": "clockwise"}, 1, 1)
    assert [setup.options["order"] for setup in only.setups] == ["clockwise"]


def test_a_game_that_shows_nothing_cannot_be_learned() -> None:
    """As a new one does, until somebody writes down what is seen of it."""
    with pytest.raises(InvalidNotation, match="does not say what its players see"):
        courses(SmallGame(), [2], {}, 1, 1)


@pytest.mark.parametrize("cores", [1, 2])
def test_the_same_seed_and_cores_give_the_same(cores: int) -> None:
    one = played(course(cores))
    assert one.games >= 9
    assert one.kept() == played(course(cores)).kept()
    assert one.kept() != played(course(cores, seed=2)).kept()


def test_it_goes_on_as_if_it_had_never_stopped() -> None:
    first = played(course(), 6)
    again = Training.resume(first.save())
    assert again.course == course()
    train(again, 9, 1000.0)
    straight = played(course())
    assert again.kept() == straight.kept()
    assert again.tables.scale == straight.tables.scale


@pytest.mark.parametrize("content", [b"", b"nothing", b"\x95\x01"])
def test_a_damaged_checkpoint_is_refused(content: bytes) -> None:
    with pytest.raises(BadWeights, match="checkpoint cannot be read"):
        Training.resume(content)


def test_cores_count_by_what_they_learned() -> None:
    from array import array

    def bytes_of(*numbers: float) -> bytes:
        return array("d", numbers).tobytes()

    before = (bytes_of(0.0, 5.0), bytes_of(0.0, 0.0), bytes_of(1.0, 1.0))
    one = (bytes_of(2.0, 5.0), bytes_of(1.0, 0.0), bytes_of(2.0, 1.0))
    other = (bytes_of(6.0, 5.0), bytes_of(3.0, 0.0), bytes_of(4.0, 1.0))
    assert merged(before, [one, other]) == ([5.0, 5.0], [4.0, 0.0], [5.0, 1.0])


def test_what_is_told_of_it_is_kept_with_it() -> None:
    taught = played(course())
    told = taught.provenance(taught.trial(0.0))
    found, tables = weights.read(weights.write(told, list(taught.tables.numbers)), "found")
    assert (found.game, found.rules, found.sheet, found.seats) == ("lost-cities", 1, "classic@1", 2)
    assert (found.games, found.seed, found.cores) == (9, 1, 1)
    assert found.command == (
        "rollwrite train lost-cities --seats 2 --games 9 --seed 1 --cores 1"
        " --warm-up 3 --option order=simultaneous"
    )
    assert [one["against"] for one in found.strength] == ["random", "greedy"]
    assert tables.size == taught.tables.size


def test_alone_it_is_points_that_count() -> None:
    """Beside others who play the same dice by themselves."""
    game = find("dungeons")
    (only,) = courses(game, [1], {"adventure": "annoyed-animals"}, 1, 1, warm_up=2)
    taught = played(only, 3)
    told = taught.provenance(taught.trial(0.0))
    assert [set(one) for one in told.strength] == [
        {"against", "games", "points", "ahead", "interval"}
    ] * 2
    assert told.command.endswith("--warm-up 2 --option adventure=annoyed-animals")
    point = taught.trial(0.0)
    assert "points" in str(point.trials[0])
    assert str(played(course()).trial(0.0).trials[0]).endswith("% against random")


def test_a_team_stands_beside_another_team() -> None:
    game = find("escape")
    (only,) = courses(game, [2], {"variant": "standard", "difficulty": "easy"}, 1, 1, warm_up=1)
    taught = played(only, 2)
    assert taught.tables.is_team
    point = taught.trial(0.0)
    assert [set(one.told()) for one in point.trials] == [
        {"against", "games", "share", "interval", "theirs"}
    ] * 2
    assert "as a team, random" in str(point.trials[0])
