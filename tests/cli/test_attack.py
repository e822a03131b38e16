"""Every command against everything a stranger may type: one sentence, never a traceback.

Commands and their parameters are found in the app, so that a new one is attacked too.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.core import TyperArgument, TyperGroup, TyperOption
from typer.main import get_command

from rollwrite.cli import app

RECORD = Path(__file__).parents[2] / "corpus" / "my-city" / "1-seats-1-random-2.txt"
SMALL = {
    "games": "2",
    "moves": "50",
    "seconds": "0.02",
    "budget": "16",
    "cores": "1",
}  # so that nobody waits
NUMBERS = ("-1", "0", "999999", "1000000000", "9" * 5000, "nan", "inf")
TEXTS = ("", " ", "x", "[/]", "a,,b", "=", "ü" * 300, "\udcff", "a\nb")
Run = Callable[..., subprocess.CompletedProcess[str]]
ANSWERS = "1\nu\nq\n"
FAIR = {
    ("games", "999999"),
    ("moves", "999999"),
    ("measure", "999999"),
    ("port", "0"),
}  # wishes that take their time
NOBODY = "9"  # a port where nobody listens: who asks there hears it at once
HELD_BACK = {
    "doctor": {"port": NOBODY},
    "healthcheck": {"port": NOBODY},
    "ladder": {"games": "1"},
    "train": {"seats": "2"},
}  # climbing takes minutes, learning at every number of seats seconds
COPIES = ("backup", "verify-backup", "restore")  # tried in tests/server/store
FAMILIAR = ("de", "greedy", "lost-cities", "my-city", "random,random,random,random,random,random")


@dataclass(frozen=True)
class Called:
    """A command and its parameters; ``words`` is how it is called."""

    words: tuple[str, ...]
    params: tuple[Any, ...]


def commands(group: Any, words: tuple[str, ...] = ()) -> Iterator[Called]:
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, (*words, name))
        else:
            yield Called((*words, name), tuple(command.params))


COMMANDS = list(commands(get_command(app)))
IDS = ["-".join(command.words) for command in COMMANDS]


@pytest.fixture(scope="module")
def taken_port() -> Iterator[str]:
    """Somebody else serves there, so that ``serve`` comes back."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield str(door.getsockname()[1])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all the strange files lie; nobody's own tables are touched."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (tmp_path / "well").write_bytes(RECORD.read_bytes())  # a copy: some write over it
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "latin").write_bytes("Müller".encode("latin-1"))
    (tmp_path / "wide").write_bytes("rollwrite record 1".encode("utf-16"))
    (tmp_path / "campaign").write_text("rollwrite campaign 1\ngame my-city\ncampaign mini\n")
    (tmp_path / "cut").write_bytes(RECORD.read_bytes()[:300])
    (tmp_path / "json").write_text('{"greedy": {"2-seats": {"games": [], "score": 3}}}')
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "folder.svg").mkdir()


FILES = ("nowhere", ".", "binary", "empty", "latin", "wide", "campaign", "cut", "json", "deep")
PLACES = ("folder.svg", "nowhere/x.svg", "/proc/x.svg", "/dev/full", "x", ".svg", "empty/x.svg")
PATHS = (*FILES, *PLACES, *TEXTS, "-", "/dev/zero", "well")
STRANGE = (*NUMBERS, *TEXTS, *FAMILIAR)


def base(command: Called, taken_port: str) -> dict[str, str]:
    """A call that is well and short, by the names of its parameters."""
    known = {"file": "well", "game": "lost-cities", "what": "lost-cities", "port": taken_port}
    known |= SMALL | {"output": "well.svg", "name": "small-steps"}
    wanted = {}
    for param in command.params:
        is_wanted = isinstance(param, TyperArgument) or param.required or param.name in SMALL
        if param.name in known and (is_wanted or param.name == "port"):
            wanted[param.name] = known[param.name]
        assert not param.required or param.name in known, f"say what {param.name} may be"
    return wanted | HELD_BACK.get(command.words[-1], {})


def line_of(command: Called, values: dict[str, str]) -> list[str]:
    options = [
        [param.opts[0], values[param.name]]
        for param in command.params
        if isinstance(param, TyperOption) and param.name in values
    ]
    arguments = [
        values[param.name]
        for param in command.params
        if isinstance(param, TyperArgument) and param.name in values
    ]
    return [*command.words, *(word for pair in options for word in pair), "--", *arguments]


def attackable(command: Called) -> list[str]:
    return [param.name for param in command.params if not getattr(param, "is_flag", False)]


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_a_short_call_is_well(command: Called, taken_port: str, inside: Run) -> None:
    """Else the attacks below are all refused for the same reason and prove nothing."""
    if command.words[-1] in ("serve", "advise", *COPIES, *HELD_BACK):
        pytest.skip("serving needs its port, advice a running game, copies data, climbing time")
    assert inside(*line_of(command, base(command, taken_port)), text=ANSWERS).returncode == 0


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_whatever_one_parameter_is_the_command_leaves_with_a_sentence(
    command: Called, taken_port: str, inside: Run
) -> None:
    for at, name in enumerate(attackable(command)):
        for value in values_for(command, name, at):
            if (name, value) in FAIR:
                continue
            done = inside(
                *line_of(command, base(command, taken_port) | {name: value}), text=ANSWERS
            )
            assert done.returncode in (0, 1, 2), (name, value)
            assert done.returncode == 0 or done.stderr, (name, value)
            assert "None" not in done.stderr, (name, value, done.stderr)


def values_for(command: Called, name: str, at: int) -> list[str]:
    """A third of all, in turn (``make attack``: all).

    Settings are read in one place: by ``config``, its neighbours get two.
    """
    values = [*(PATHS if name in ("file", "what", "output", "data") else STRANGE)]
    settings = next(attackable(one) for one in COMMANDS if one.words == ("config",))
    if command.words in (("serve",), ("doctor",)) and name in settings:
        return [values[(2 * at + more) % len(values)] for more in range(2)]
    return values if "ROLLWRITE_LONG" in os.environ else values[at % 3 :: 3]


def test_strange_words_are_an_unknown_command(inside: Run) -> None:
    for value in STRANGE:
        if value.strip():
            assert inside(value).returncode == 2


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_the_same_option_twice_is_refused(command: Called, inside: Run) -> None:
    for param in command.params:
        if isinstance(param, TyperOption) and not param.is_flag and not param.multiple:
            twice = [param.opts[0], "1", param.opts[0], "2"]
            done = inside(*command.words, *twice)
            assert done.returncode == 2
            assert f"{param.opts[0]} is given 2 times" in done.stderr


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
@pytest.mark.parametrize("output", ["pipe", "full", "shut"])
def test_nobody_listens(command: Called, output: str, taken_port: str) -> None:
    """A pipe that was closed, a full disk, no output at all."""
    line = [sys.executable, "-m", "rollwrite", *line_of(command, base(command, taken_port))]
    reader, writer = os.pipe()
    os.close(reader)
    targets = {"pipe": writer, "full": os.open("/dev/full", os.O_WRONLY), "shut": writer}
    shut = ["sh", "-c", 'exec "$@" >&- <&-', "sh"] if output == "shut" else []
    done = subprocess.run(
        [*shut, *line],
        stdin=subprocess.DEVNULL,
        stdout=targets[output],
        stderr=subprocess.PIPE,
        text=True,
    )
    os.close(writer)
    os.close(targets["full"])
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
