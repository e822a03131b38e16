"""The doors for files, and albums through them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rollwrite.catalogue import find
from rollwrite.cli.kit.albums import load
from rollwrite.cli.kit.files import LARGEST, BadFile, checked_target, read_text, write_text
from rollwrite.cli.kit.given import parse_bots, parse_options
from rollwrite.cli.records import album_text
from rollwrite.kernel.errors import BadRecord, InvalidNotation

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def album() -> str:
    return album_text(find("my-city"), "chapter-1", ("random", "random"), 3)


@pytest.fixture
def album_file(album: str, tmp_path: Path) -> str:
    file = tmp_path / "album.txt"
    file.write_text(album, encoding="utf-8")
    return str(file)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "marked.txt"
    file.write_text("rollwrite record 1", encoding="utf-8-sig")
    assert read_text(file) == "rollwrite record 1"


def test_a_file_that_is_no_text_is_named_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "latin.txt"
    file.write_bytes("seat 1 Jürgen".encode("latin-1"))
    with pytest.raises(BadFile, match=r"latin.txt is no text in UTF-8: byte 9 does not fit"):
        read_text(file)


def test_an_endless_file_is_refused() -> None:
    with pytest.raises(BadFile, match=f"longer than {LARGEST // 1_000_000} MB"):
        read_text(Path("/dev/zero"))


def test_what_is_written_replaces_the_old_and_leaves_nothing_beside(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    file.write_text("old")
    write_text(file, "new")
    assert [one.name for one in tmp_path.iterdir()] == ["found.json"]
    assert file.read_text() == "new"


def test_a_target_nobody_can_write_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no folder"):
        checked_target(tmp_path / "nowhere" / "x.json")
    with pytest.raises(BadFile, match="is a folder"):
        checked_target(tmp_path)


def test_surplus_bots_are_refused() -> None:
    assert parse_bots("random,greedy", 4) == ("random", "greedy") * 2
    with pytest.raises(InvalidNotation, match="3 bots are named, but there is room for 2"):
        parse_bots("random,greedy,greedy", 2)


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(InvalidNotation, match="“map” is given twice: 1 and 2"):
        parse_options(["map=1", "map=2"])
    with pytest.raises(InvalidNotation, match="write it as name=value"):
        parse_options(["map"])


@pytest.mark.parametrize("seats", ["-1", "0", "1000000000"])
@pytest.mark.parametrize("command", ["record", "play", "simulate", "bench"])
def test_impossible_seats_are_quoted(inside: Run, command: str, seats: str) -> None:
    done = inside(command, "lost-cities", f"--seats={seats}", text="q\n")
    if command == "play" and seats == "0":
        assert done.returncode == 0
        return
    assert done.returncode == 2
    assert f"lost-cities is played by 2 to 5 seats, not by {seats}" in done.stderr


@pytest.mark.parametrize("command", ["draw", "print", "play", "advise"])
def test_an_unknown_language_is_named_with_the_known_ones(
    inside: Run, album_file: str, command: str, tmp_path: Path
) -> None:
    what = album_file if command in ("draw", "advise") else "my-city"
    where = ("-o", str(tmp_path / "x.svg")) if command in ("draw", "print") else ()
    done = inside(command, what, *where, "--language", "fr")
    assert done.returncode == 2
    assert "“fr” is no language of ours; there are en and de" in done.stderr


#: Every command that reads a file, and what it is called with.
READING = {
    "replay": ("FILE",),
    "verify": ("FILE",),
    "advise": ("FILE",),
    "draw": ("FILE", "-o", "TARGET"),
    "sheet check": ("FILE", "--game", "lost-cities"),
    "sheet report": ("lost-cities", "-o", "FILE"),
}


@pytest.mark.parametrize("command", READING)
def test_no_command_stumbles_over_a_file_that_is_no_utf_8(
    inside: Run, tmp_path: Path, command: str
) -> None:
    file = tmp_path / "latin.txt"
    written = "rollwrite record 1\nseat 1 Jürgen\n".encode("latin-1")
    file.write_bytes(written)
    paths = {"FILE": str(file), "TARGET": str(tmp_path / "drawn.svg")}
    done = inside(*command.split(), *(paths.get(word, word) for word in READING[command]))
    assert done.returncode == 2
    assert "latin.txt is no text in UTF-8: byte 28 does not fit" in done.stderr
    assert "Traceback" not in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["latin.txt"]
    assert file.read_bytes() == written


# -- albums ----------------------------------------------------------------------


def test_a_campaign_is_recorded_as_an_album(inside: Run, album: str) -> None:
    args = ("--campaign", "chapter-1", "--bots", "random", "--seed", "3")
    assert inside("record", "my-city", *args).stdout == album


def test_a_campaign_sets_its_options_itself(inside: Run) -> None:
    done = inside("record", "my-city", "--campaign", "chapter-1", "--option", "map=2")
    assert "the campaign chapter-1 sets the options itself" in done.stderr


def test_the_games_of_an_album_have_different_dice(album_file: str) -> None:
    found = load(Path(album_file))
    assert len({record.commitment for record in found.records}) == 3


def test_all_games_of_an_album_are_replayed(inside: Run, album_file: str) -> None:
    text = inside("replay", album_file).stdout
    assert [text.count(words) for words in ("of chapter-1: map", "finished")] == [3, 3]
    assert "in all" in text.splitlines()[-1]
    lines = inside("replay", album_file, "--json").stdout.splitlines()
    assert {json.loads(line)["game"] for line in lines} == {1, 2, 3}


def test_all_games_of_an_album_are_verified(inside: Run, album_file: str) -> None:
    found = json.loads(inside("verify", album_file, "--json").stdout)
    assert [game["verified"] for game in found["games"]] == [True] * 3


def test_the_last_game_of_an_album_may_still_run(inside: Run, album: str) -> None:
    running = album[: album.rindex("\nend\n") + 1]
    done = inside("verify", "-", text=running)
    assert done.stdout.count("verified: ") == 2
    assert "game 3 is still running" in done.stdout


def test_a_game_that_follows_an_unfinished_one_is_refused(album: str, tmp_path: Path) -> None:
    first, rest = album.split("\nend\n", 1)
    file = tmp_path / "gap.txt"
    running = first[: first.rindex("\nroll ")]
    file.write_text(running + "\n\n" + rest[rest.index("rollwrite record 1") :])
    with pytest.raises(BadRecord, match="game 1 is not over"):
        load(file)


def test_an_album_without_a_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bare.txt"
    file.write_text("rollwrite campaign 1\ngame my-city\ncampaign mini\n")
    with pytest.raises(BadRecord, match="line 3: expected “rollwrite record 1”, found no game"):
        load(file)


def test_any_game_of_an_album_is_drawn(inside: Run, album_file: str, tmp_path: Path) -> None:
    drawn = []
    for game in ("1", "3"):
        target = tmp_path / f"{game}.svg"
        assert inside("draw", album_file, "--game", game, "-o", str(target)).returncode == 0
        drawn.append(target.read_text())
    assert drawn[0] != drawn[1]
    missing = inside("draw", album_file, "--game", "4", "-o", str(tmp_path / "4.svg"))
    assert "there is no game 4; the file has 3" in missing.stderr
