"""A few planted faults, each noticed by the tests beside the file: ``make mutants`` plants more.

Which ones is decided by their names, so they stay the same while their lines do. Is one not
noticed: write a test, or say in ``bench/mutants/equivalent.toml`` why nobody could notice it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.mutants.known import equivalents, is_equivalent
from bench.mutants.planting import Mutant, mutants_of
from bench.mutants.rooms import ROOMS, ROOT, files_of
from bench.mutants.trial import copy_of_sources, planted, run_tests

HOUSE = "src/rollwrite"
VERSIONS = "tests/server/store/test_versions.py"
ON_A_FILE = (
    f"{VERSIONS}::test_newer_data_are_refused_and_left_as_they_are[SQLite]",
    f"{VERSIONS}::test_data_of_every_earlier_version_go_on_and_a_copy_stays[SQLite-1]",
)
TRIED: dict[str, tuple[str, ...]] = {
    f"{HOUSE}/kernel/kept/tape.py": ("tests/kernel/kept/test_tape.py",),
    f"{HOUSE}/kernel/stage.py": ("tests/kernel/test_stage.py",),
    f"{HOUSE}/games/lost_cities/rules/scoring.py": (
        "tests/games/lost_cities/rules/test_scoring.py",
    ),
    f"{HOUSE}/table/table.py": ("tests/table/test_commands.py",),
    f"{HOUSE}/server/limit.py": ("tests/server/tables/test_limit.py",),
    f"{HOUSE}/server/door/porter/guard.py": ("tests/server/door/strangers/test_guard.py",),
    f"{HOUSE}/server/store/schema.py": ON_A_FILE,
}
OF_EACH = 3


def sample() -> list[Mutant]:
    found: list[Mutant] = []
    for path in TRIED:
        real = [mutant for mutant in mutants_of(ROOT, path) if not is_equivalent(mutant)]
        found += sorted(real, key=lambda mutant: mutant.name)[:OF_EACH]
    return found


@pytest.fixture(scope="module")
def copy() -> Iterator[Path]:
    with copy_of_sources() as folder:
        yield folder


@pytest.mark.parametrize("mutant", sample(), ids=lambda mutant: f"{mutant.now} ({mutant.name})")
def test_a_planted_fault_is_noticed(copy: Path, mutant: Mutant) -> None:
    with planted(copy, mutant):
        assert run_tests(copy, list(TRIED[mutant.path])) == 1, str(mutant)


def test_a_fault_is_gone_within_the_second(tmp_path: Path) -> None:
    """Bytecode of the fault, as long as what it took the place of, is not run for it."""
    file = tmp_path / "counted.py"
    file.write_text("NUMBER = 1\n", encoding="utf-8")
    mutant = Mutant("counted.py", 1, 0, "NUMBER = 1", "NUMBER = 2", "NUMBER = 2\n")
    for _ in range(3):
        with planted(tmp_path, mutant):
            assert number_in(tmp_path) == "2"
        assert number_in(tmp_path) == "1"


def number_in(folder: Path) -> str:
    command = [sys.executable, "-c", "import counted; print(counted.NUMBER)"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command, cwd=folder, env=plain, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_every_room_that_mutants_are_planted_in_has_some_in_every_suite() -> None:
    for room in ROOMS:
        assert set(files_of(room)) & set(TRIED), room


def test_without_a_fault_nothing_is_noticed(copy: Path) -> None:
    """Else everything above would be noticed for nothing."""
    assert run_tests(copy, [test for tests in TRIED.values() for test in tests]) == 0


def test_what_is_called_equivalent_is_still_there_and_has_a_reason() -> None:
    for row in equivalents():
        assert row.was in (ROOT / row.path).read_text(encoding="utf-8"), row
        assert len(row.why) > 20, row
