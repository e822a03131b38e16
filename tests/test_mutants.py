"""A few planted faults, each noticed by the tests beside the file: ``make mutants`` plants more.

Which ones is decided by their names, so they stay the same while their lines do. Is one not
noticed: write a test, or say in ``bench/mutants/equivalent.toml`` why nobody could notice it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.mutants.known import equivalents, is_equivalent
from bench.mutants.planting import Mutant, mutants_of
from bench.mutants.rooms import ROOT
from bench.mutants.trial import copy_of_sources, run_tests

HOUSE = "src/rollwrite"
TRIED = {
    f"{HOUSE}/kernel/kept/tape.py": "tests/kernel/kept/test_tape.py",
    f"{HOUSE}/kernel/stage.py": "tests/kernel/test_stage.py",
    f"{HOUSE}/server/limit.py": "tests/server/tables/test_limit.py",
    f"{HOUSE}/server/door/porter/guard.py": "tests/server/door/strangers/test_guard.py",
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
    file = copy / mutant.path
    whole = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    try:
        assert run_tests(copy, [TRIED[mutant.path]]) == 1, str(mutant)
    finally:
        file.write_text(whole, encoding="utf-8")


def test_without_a_fault_nothing_is_noticed(copy: Path) -> None:
    """Else everything above would be noticed for nothing."""
    assert run_tests(copy, list(TRIED.values())) == 0


def test_what_is_called_equivalent_is_still_there_and_has_a_reason() -> None:
    for row in equivalents():
        assert row.was in (ROOT / row.path).read_text(encoding="utf-8"), row
        assert len(row.why) > 20, row
