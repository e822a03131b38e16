"""Which files are tried, and which tests try them, the nearest first."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
HOUSE = "src/rollwrite"
ROOMS: dict[str, list[str]] = {
    "kernel": ["kernel"],
    "rules": ["games/*/rules"],
    "table": ["table"],
    "server": ["server"],
    "store": ["server/store"],
}
# What needs no test of its own: words on the wire, types for the client, the way in.
LEFT_OUT = ("server/wire/", "server/client/", "server/typescript.py", "__main__.py", "__init__.py")
# Further away than their folder says.
ALSO: dict[str, list[str]] = {
    "kernel/kept": ["tests/test_corpus.py", "tests/cli/test_commands.py"],
    "kernel/seen": ["tests/table", "tests/server/door/test_moments.py"],
    "kernel/room": ["tests/conformance", "tests/test_packages.py"],
    "kernel": ["tests/table", "tests/conformance"],
    "table": ["tests/server/room"],
    "server/limit.py": [
        "tests/server/tables/test_limit.py",
        "tests/server/door/strangers/test_refused.py",
    ],
    "server/settings": ["tests/server/door/strangers/test_strangers.py"],
    "server/doctor": ["tests/server/running/test_doctor.py", "tests/server/store"],
    "server/door": ["tests/server/room"],
    "server/house": ["tests/server/store/test_restart.py", "tests/server/room"],
    "server/workers": ["tests/server/tables/test_hints.py", "tests/server/tables/test_turns.py"],
    "server/room": ["tests/server/door/test_moments.py", "tests/server/door/test_http.py"],
    "games": ["tests/test_corpus.py", "tests/conformance"],
}
SLOW = ("test_abuse.py", "test_http_schema.py", "test_mutants.py")


def files_of(room: str) -> list[str]:
    """The files of a room, as paths in the project."""
    found = [
        file.relative_to(ROOT).as_posix()
        for pattern in ROOMS[room]
        for folder in (ROOT / HOUSE).glob(pattern)
        for file in sorted(folder.rglob("*.py"))
    ]
    if room == "server":
        found = [file for file in found if f"{HOUSE}/server/store/" not in file]
    return [file for file in found if not any(part in file for part in LEFT_OUT)]


def tests_of(path: str) -> list[list[str]]:
    """Tests in the order in which they are asked: the file's own, its folder's, further ones."""
    inner = path.removeprefix(f"{HOUSE}/")
    folder = Path("tests", inner).parent
    rows = [_there([f"{folder}/test_{Path(inner).stem}.py"])]
    while folder != Path("tests") and not (ROOT / folder).is_dir():
        folder = folder.parent
    rows += [_there([folder.as_posix()])] if folder != Path("tests") else []
    for place, further in ALSO.items():
        if inner.startswith(place):
            rows += [_there(further)]
    return [row for row in rows if row]


def _there(paths: list[str]) -> list[str]:
    return [path for path in paths if (ROOT / path).exists()]
