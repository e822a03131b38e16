"""Options: declared once; on the command line, in variables, in files; and who said what."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rollwrite
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.server.settings import Settings
from rollwrite.server.settings.option import Option
from rollwrite.server.settings.sources import (
    OPTIONS,
    Value,
    effective,
    settings_of,
    strangers,
)

PATIENCE = 240
PACKAGES = str(Path(rollwrite.__file__).parents[1])


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command as somebody types it. One that hangs says where it stands, and has failed."""
    process = subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-m", "rollwrite", *words],
        env={**os.environ, "PYTHONPATH": PACKAGES, "COLUMNS": "300", **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        said, complained = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGABRT)
        said, complained = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, said, complained)


def test_the_command_line_counts_before_a_variable_and_a_variable_before_the_default(
    tmp_path: Path,
) -> None:
    file = tmp_path / "names"
    file.write_text("one.example,two.example\n")
    variables = {
        "ROLLWRITE_PORT": "8100",
        "ROLLWRITE_HOST": "0.0.0.0",
        "ROLLWRITE_HOSTS_FILE": str(file),
        "ROLLWRITE_LIMITS": "no",
    }
    done = run("config", "--port", "9000", "--json", **variables)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["port"] == {"value": "9000", "from": "--port"}
    assert found["host"] == {"value": "0.0.0.0", "from": "ROLLWRITE_HOST"}
    assert found["hosts"]["value"] == "one.example,two.example"
    assert found["hosts"]["from"] == f"ROLLWRITE_HOSTS_FILE={file}"
    assert found["limits"] == {"value": "False", "from": "ROLLWRITE_LIMITS"}
    assert found["lines"] == {"value": "10000", "from": "default"}
    assert "9000" in run("config", "--port", "9000", **variables).stdout


def test_every_option_is_a_word_of_serve_a_variable_and_a_file(tmp_path: Path) -> None:
    told = run("serve", "--help").stdout
    for name, option in OPTIONS.items():
        assert option.flag in told
        text = str(option.default)
        (tmp_path / name).write_text(text)
        for variables in (
            {option.variable: text},
            {f"{option.variable}_FILE": str(tmp_path / name)},
        ):
            (found,) = [one for one in effective({}, variables) if one.option is option]
            assert found.value == option.default
            assert found.source != "default"
    assert settings_of({}, {}) == Settings()


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"ROLLWRITE_PORT": "many"}, "ROLLWRITE_PORT: “many” is no number"),
        ({"ROLLWRITE_PORT": "70000"}, "no port"),
        ({"ROLLWRITE_LIMITS": "perhaps"}, "neither yes nor no"),
        ({"ROLLWRITE_PROXIES": "proxy"}, "no network like 10.0.0.0/8"),
        ({"ROLLWRITE_PUBLIC_URL": "example.org"}, "no address like https://play.example.org"),
        ({"ROLLWRITE_PUBLIC_URL": "https://example.org/api/x"}, "one of the server's own"),
        ({"ROLLWRITE_HOST_FILE": "/no/such/file"}, "cannot be read: No such file"),
        ({"ROLLWRITE_HOST": "a", "ROLLWRITE_HOST_FILE": "b"}, "both set"),
        ({"ROLLWRITE_BOT_DELAY": "nan"}, "nan seconds"),
        ({"ROLLWRITE_WORKERS": "0"}, "too few"),
    ],
)
def test_a_wrong_value_is_said_in_one_sentence(variables: dict[str, str], sentence: str) -> None:
    with pytest.raises(InvalidNotation, match=sentence.replace("(", r"\(")):
        effective({}, variables)


def test_a_wrong_variable_stops_the_server_before_it_starts() -> None:
    done = run("serve", ROLLWRITE_PUBLIC_URL="ftp://example.org")
    assert done.returncode == 2
    assert "ROLLWRITE_PUBLIC_URL" in done.stderr
    assert "Traceback" not in done.stderr


def test_variables_that_mean_nothing_are_named() -> None:
    known = {"ROLLWRITE_PUBLIC_URL": "", "ROLLWRITE_DATA_FILE": "", "ROLLWRITE_COMPILE": "0"}
    assert strangers({**known, "ROLLWRITE_PUBLICURL": "x", "PATH": ""}) == ["ROLLWRITE_PUBLICURL"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        ("a-token", "•••"),
        ("postgresql://ada:s3cret@db/tables", "postgresql://ada:•••@db/tables"),
    ],
)
def test_secrets_are_masked(text: str, shown: str) -> None:
    option = Option("key", "key", "", str, "", str, is_secret=True, is_rare=False)
    assert Value(option, text, "").shown == shown


def test_backup_finds_the_data_where_the_variable_says(tmp_path: Path) -> None:
    done = run("doctor", ROLLWRITE_DATA=str(tmp_path / "here"))
    assert str(tmp_path / "here") in done.stdout
