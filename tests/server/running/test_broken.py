"""Set-ups with one thing wrong: the doctor names it, with lines that can be typed."""

from __future__ import annotations

import errno
import resource
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest

from rollwrite.server.settings import Settings
from rollwrite.server.store.sqlite import connect
from tests.server.house import Server
from tests.server.ports import free_port
from tests.server.postgres import Postgres
from tests.server.proxy import OWN, Proxy
from tests.server.running.test_doctor import bad, port_of
from tests.server.running.test_settings import run

Found = dict[str, str]  # what is said to be wrong, and which lines mend it
PROGRAMS = (
    "certbot", "chmod", "chown", "curl", "du", "find", "journalctl", "mkdir", "mount", "nc", "psql",
    "rm", "rollwrite", "systemctl", "timedatectl", "ulimit", "unset",
)  # fmt: skip


class Broken(NamedTuple):
    made: Callable[[Path, pytest.MonkeyPatch], AbstractContextManager[Found]]
    says: str
    mends: str


def can_be_typed(line: str) -> bool:
    """Into a shell, or into the file of nginx; a comment harms neither."""
    return line.startswith("#") or line.endswith(";") or line.split()[0] in PROGRAMS


def looked_at(*words: str, **variables: str) -> Found:
    """As it is printed."""
    done = run("doctor", *words, **variables)
    assert done.returncode == 1, done.stdout + done.stderr
    found: Found = {}
    for block in done.stdout.split("\nBAD ")[1:] or [done.stdout.removeprefix("BAD ")]:
        said, *lines = block.split("\nok ")[0].rstrip().split("\n")
        found[said] = "\n".join(line.strip() for line in lines)
    return found


@contextmanager
def a_full_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Found]:
    usage = shutil.disk_usage(folder)._replace(free=5_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    yield bad(Settings(data=folder / "not yet there", port=free_port()))


@contextmanager
def an_unwritable_folder(*_: object) -> Iterator[Found]:
    """Where not even root may make a file; nor is there any room."""
    yield bad(Settings(data=Path("/sys/rollwrite"), port=free_port()))


@contextmanager
def a_file_for_everybody(folder: Path, _: pytest.MonkeyPatch) -> Iterator[Found]:
    settings = Settings(data=folder, port=free_port())
    connect(settings.file).close()
    settings.file.chmod(0o644)
    yield bad(settings)


@contextmanager
def too_few_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Found]:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    yield bad(Settings(data=folder, port=free_port()))


@contextmanager
def behind_a_proxy(
    folder: Path, _: pytest.MonkeyPatch, days: int = 30, lacks: str = ""
) -> Iterator[Found]:
    proxy = Proxy(folder, days, lacks)
    server = Server(folder / "data", "--public-url", proxy.url).start()
    words = ("--data", str(server.data), "--port", port_of(server), "--public-url", proxy.url)
    with proxy.before(server.url, OWN):
        found = looked_at(*words, SSL_CERT_FILE=str(proxy.certificate))
    server.stop()
    yield found


class OfYesterday(BaseHTTPRequestHandler):
    """All that a doctor asks of a server: whether it is ready, and of which version it is."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'{"info": {"version": "0.0.1"}}')

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def another_version(folder: Path, _: pytest.MonkeyPatch) -> Iterator[Found]:
    with ThreadingHTTPServer(("127.0.0.1", 0), OfYesterday) as server:
        threading.Thread(target=server.serve_forever).start()
        yield bad(Settings(data=folder, port=server.server_port))
        server.shutdown()


BROKEN = {
    "full disk": Broken(a_full_disk, "5 MB are free for", "du -xh -d 2 "),
    "unwritable folder": Broken(an_unwritable_folder, "/sys cannot be written", "chown -R"),
    "world-readable file": Broken(a_file_for_everybody, "which holds secrets", "chmod 600 "),
    "too few files": Broken(too_few_files, "may open 256 of files", "ulimit -n 16384"),
    "certificate": Broken(partial(behind_a_proxy, days=3), "is good until", "certbot renew"),
    "no WebSocket": Broken(
        partial(behind_a_proxy, lacks="upgrade:"),
        "No WebSocket gets through",
        "proxy_set_header Upgrade $http_upgrade;",
    ),
    "for whom": Broken(
        partial(behind_a_proxy, lacks="x-forwarded-for:"),
        "does not say for whom it asks",
        "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    ),
    "another version": Broken(another_version, "rollwrite 0.0.1, here is", "systemctl restart"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_one_thing_that_is_wrong_is_named_with_lines_to_type(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = BROKEN[name]
    with broken.made(tmp_path, monkeypatch) as found:
        (mend,) = [mend for said, mend in found.items() if broken.says in said]
    assert broken.mends in mend
    lines = [line for mend in found.values() for line in mend.split("\n")]
    assert all(can_be_typed(line) for line in lines), lines


def test_lines_that_restore_name_the_newest_copy_and_the_data(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "my data", port=free_port())
    settings.backups.mkdir(parents=True)
    settings.file.write_bytes(b"nothing of ours")
    settings.file.chmod(0o600)
    (mend,) = bad(settings).values()
    assert "find / -name 'tables-*.sqlite'" in mend
    connect(tmp_path / "whole.sqlite").close()
    copy = settings.backups / "tables-20260101-000000.sqlite"
    shutil.copy(tmp_path / "whole.sqlite", copy)
    (mend,) = bad(settings).values()
    assert f"rollwrite restore '{copy}' --data '{settings.data}'" in mend
    line = next(line for line in mend.split("\n") if "verify-backup" in line)
    assert run("verify-backup", str(copy)).returncode == 0, line
    assert all(can_be_typed(line) for line in mend.split("\n")), mend


def test_a_read_only_disk_is_remounted_by_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    (mend,) = bad(Settings(data=tmp_path, port=free_port())).values()
    place = Path(mend.removeprefix("mount -o remount,rw "))
    assert place.is_mount()
    assert tmp_path.is_relative_to(place)


def test_the_disk_of_a_node_is_looked_at_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    url = postgres.database()
    with a_full_disk(tmp_path, monkeypatch):
        found = bad(Settings(data=tmp_path, port=free_port(), database=url))
    assert any("5 MB are free" in said for said in found)
    lines = [line for mend in found.values() for line in mend.split("\n")]
    assert all(can_be_typed(line) for line in lines), lines
