"""What each command prints, and what it says about bad input."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwrite.bots import roster
from rollwrite.bots.learned.weights import is_learned
from rollwrite.catalogue import GAMES

Result = subprocess.CompletedProcess[str]
Run = Callable[..., Result]
RECORD = ("record", "lost-cities", "--seats", "2", "--bots", "greedy,random", "--seed", "7")


@pytest.fixture(scope="module")
def record(rollwrite: Run) -> str:
    return rollwrite(*RECORD).stdout


@pytest.fixture
def record_file(record: str, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    return file


def test_every_command_has_help(inside: Run) -> None:
    listed = [
        "games",
        "bots",
        "play",
        "print",
        "sheet",
        "record",
        "replay",
        "verify",
        "draw",
        "simulate",
        "bench",
        "train",
    ]
    for name in listed:
        result = inside(name, "--help")
        assert result.returncode == 0
        assert "Usage" in result.stdout


def test_games_lists_the_catalogue(inside: Run) -> None:
    games = json.loads(inside("games", "--json").stdout)
    lost_cities = next(game for game in games if game["id"] == "lost-cities")
    assert lost_cities["seats"] == {"min": 2, "max": 5}
    assert lost_cities["options"] == {"order": ["simultaneous", "clockwise"]}
    assert "lost-cities" in inside("games").stdout


def test_bots_are_listed_weakest_first(inside: Run) -> None:
    bots = json.loads(inside("bots", "--json").stdout)
    names = [bot["id"] for bot in bots]
    assert names == list(roster.NAMES)
    assert all(bot["description"] for bot in bots)


def test_the_same_seed_gives_the_same_record(inside: Run, record: str) -> None:
    assert inside(*RECORD).stdout == record
    assert inside(*RECORD[:-1], "8").stdout != record


def test_options_are_taken_and_checked(inside: Run) -> None:
    assert "option order clockwise" in inside(*RECORD, "--option", "order=clockwise").stdout
    wrong = inside(*RECORD, "--option", "order=sideways")
    assert wrong.returncode == 2
    assert "invalid-notation" in wrong.stderr
    assert "“sideways”" in wrong.stderr


def test_replay_json_tells_every_event(inside: Run, record_file: Path) -> None:
    lines = inside("replay", str(record_file), "--json").stdout.splitlines()
    events = [json.loads(line) for line in lines]
    assert events[0]["event"].startswith("roll ")
    assert set(events[0]) == {"event", "owing", "moves", "totals", "digest"}
    decided = next(event for event in events if event["owing"])
    assert set(decided["moves"]) == {str(seat) for seat in decided["owing"]}
    assert all(moves for moves in decided["moves"].values())
    assert events[-1]["owing"] == []


def test_replay_reads_standard_input(rollwrite: Run, record: str) -> None:
    assert "finished" in rollwrite("replay", "-", text=record).stdout


def test_verify_accepts_the_tape(inside: Run, record_file: Path) -> None:
    found = json.loads(inside("verify", str(record_file), "--json").stdout)
    assert found["verified"] is True
    assert found["rolls"] > 10


def test_verify_finds_a_roll_that_is_not_the_tapes(inside: Run, record: str) -> None:
    """Another secret with its own commitment: all lines fit, the dice do not."""
    from rollwrite.kernel.kept.tape import commitment_of

    lines = record.splitlines()
    other = bytes(range(32))
    forged = [
        f"commitment {commitment_of(other)}"
        if line.startswith("commitment ")
        else f"secret {other.hex()}"
        if line.startswith("secret ")
        else line
        for line in lines
    ]
    result = inside("verify", "-", text="\n".join(forged))
    assert result.returncode == 2
    assert "is not the tape's" in result.stderr


def test_verify_needs_a_finished_game(inside: Run, record: str) -> None:
    running = record[: record.index("\nend\n") + 1]
    result = inside("verify", "-", text=running)
    assert result.returncode == 2
    assert "no secret" in result.stderr


def test_a_damaged_record_names_the_line(inside: Run, record: str) -> None:
    lines = record.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(("1: ", "2: ")))
    lines[place] = lines[place][:3] + "purple 11"
    result = inside("replay", "-", text="\n".join(lines))
    assert result.returncode == 2
    assert f"bad-record: line {place + 1}: “purple 11” is no move" in result.stderr


def test_simulate_counts_and_ignores_the_number_of_cores(rollwrite: Run) -> None:
    args = ["simulate", "lost-cities", "--seats", "3", "--bots", "greedy,random,random"]
    args += ["--games", "600", "--seed", "5", "--json"]
    one = json.loads(rollwrite(*args, "--cores", "1").stdout)
    two = json.loads(rollwrite(*args, "--cores", "2").stdout)
    one.pop("seconds"), two.pop("seconds")
    assert one == two
    assert set(one) == {"games", "decisions", "compiled", "turns", "seats", "teams"}
    assert [seat["bot"] for seat in one["seats"]] == ["greedy", "random", "random"]
    assert set(one["seats"][0]["score"]) == {"mean", "sd", "p10", "p50", "p90"}
    assert one["games"] == 600
    wins = [seat["wins"] for seat in one["seats"]]
    assert one["teams"] == [{"seats": [seat], "wins": won} for seat, won in enumerate(wins, 1)]


def test_bench_reports_speed(inside: Run) -> None:
    found = json.loads(inside("bench", "lost-cities", "--seconds", "0.2", "--json").stdout)
    assert set(found) == {"compiled", "games_per_second", "decisions_per_second"}
    assert found["games_per_second"] > 0


def test_print_writes_an_a4_pdf(inside: Run, tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    assert inside("print", "lost-cities", "-o", str(target), "--copies", "2").returncode == 0
    assert target.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_draw_draws_any_step(inside: Run, record_file: Path, tmp_path: Path, suffix: str) -> None:
    target = tmp_path / f"sheet.{suffix}"
    args = ("draw", str(record_file), "--at", "30", "--seat", "2", "-o", str(target))
    assert inside(*args).returncode == 0
    assert target.stat().st_size > 10_000


def test_draw_refuses_a_step_that_is_not_there(
    inside: Run, record_file: Path, tmp_path: Path
) -> None:
    result = inside("draw", str(record_file), "--at", "9999", "-o", str(tmp_path / "a.svg"))
    assert result.returncode == 2
    assert "there is no step 9999" in result.stderr


def test_sheet_check_names_place_and_reason(inside: Run, tmp_path: Path) -> None:
    assert "all well" in inside("sheet", "check", "lost-cities").stdout
    file = tmp_path / "sheet.toml"
    file.write_text('name = "odd"\nversion = 1\ncircle_alone = "deep"\n')
    result = inside("sheet", "check", str(file), "--game", "lost-cities")
    assert result.returncode == 2
    assert "bad-sheet: circle_alone: expected a whole number, found 'deep'" in result.stderr


def test_a_missing_file_and_an_unknown_game_are_said_in_one_sentence(inside: Run) -> None:
    assert "No such file" in inside("replay", "nowhere.txt").stderr
    unknown = inside("bench", "chess")
    assert unknown.returncode == 2
    assert "there is no game “chess”" in unknown.stderr


def test_play_in_the_terminal_to_the_end(rollwrite: Run) -> None:
    """The first move each time; after a wrong word and a take-back nothing is lost."""
    answers = "huh\nu\ns\ns 2\ns 9\n" + "1\n" * 400
    result = rollwrite("play", "lost-cities", "--bots", "random", "--language", "de", text=answers)
    assert "Stufe 4 (5 Punkte)" in result.stdout
    assert result.stderr.count("Tippe die Nummer") == 2
    assert result.returncode == 0
    assert "Das Spiel ist aus" in result.stdout
    assert "rollwrite record 1" in result.stdout
    assert "not-your-decision" in result.stderr


def test_who_learned_nothing_of_a_game_says_so(inside: Run) -> None:
    args = ("--games", "1", "--json")
    told = inside("simulate", "escape", "--bots", "seasoned", *args)
    assert "seasoned learned nothing of escape" in told.stderr
    assert json.loads(told.stdout)["games"] == 1
    learned = inside("simulate", "lost-cities", "--bots", "seasoned,random", *args)
    assert not learned.stderr


def test_a_level_that_learned_is_on_no_ladder_of_a_game_it_does_not_know(inside: Run) -> None:
    for game in (game for game in GAMES if not is_learned(game)):
        told = inside("ladder", game.id, "--level", "seasoned", "--games", "2")
        assert told.returncode != 0
        assert f"seasoned is no level of {game.id}" in told.stderr


def test_some_levels_are_measured_anew_and_the_others_stay_as_they_were_kept(
    inside: Run, tmp_path: Path
) -> None:
    file = tmp_path / "ladder.json"
    args = ("--games", "2", "--cores", "1", "-o", str(file))
    inside("ladder", "lost-cities", "--level", "greedy", *args)
    inside("ladder", "lost-cities", "--level", "gentle", *args)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert [rung["level"] for rung in kept["rungs"]] == ["gentle", "greedy"]
    file.write_text("[]", encoding="utf-8")
    told = inside("ladder", "lost-cities", "--level", "gentle", *args)
    assert told.returncode != 0
    assert "is no kept ladder" in told.stderr


def test_a_player_learns_and_goes_on_learning(inside: Run, tmp_path: Path) -> None:
    args = ("train", "lost-cities", "--seats", "2", "-o", str(tmp_path))
    first = inside(*args, "--games", "2")
    assert first.returncode == 0, first.stderr
    assert "classic@1-2: 2 games" in first.stdout
    assert (tmp_path / "classic@1-2.weights").stat().st_size < 1_000_000
    again = inside(*args, "--games", "3", "--resume")
    assert "classic@1-2: 3 games" in again.stdout


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("few", "no number of seats"),
        ("5-2", "no number of seats"),
        ("9" * 5000, "no number of seats"),
        ("1", "played by 2 to 5 seats"),
        ("2-6", "played by 2 to 5 seats"),
    ],
)
def test_seats_that_cannot_be_learned_are_refused(
    inside: Run, tmp_path: Path, seats: str, sentence: str
) -> None:
    wrong = inside("train", "lost-cities", "--seats", seats, "-o", str(tmp_path))
    assert wrong.returncode == 2
    assert sentence in wrong.stderr
