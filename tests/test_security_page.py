"""The page of threats names tests that are there, and run in every suite."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)
OF_THE_CLIENT = re.findall(r"`(web/src/[\w/]+\.test\.ts)::([^`]+)`", PAGE)


def named_in(file: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def is_long(file: str, name: str) -> bool:
    """Only in ``make screens``, with all its parameters."""
    marks = [ast.unparse(mark) for mark in named_in(file)[name].decorator_list]
    whole = (ROOT / file).read_text(encoding="utf-8")
    return "pytest.mark.long" in marks or "pytestmark = pytest.mark.long" in whole


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_test_that_the_page_names_is_there(file: str, name: str) -> None:
    assert name in named_in(file)


@pytest.mark.parametrize(("file", "name"), OF_THE_CLIENT)
def test_a_test_of_the_client_that_the_page_names_is_there(file: str, name: str) -> None:
    assert f'"{name}"' in (ROOT / file).read_text(encoding="utf-8")


def test_every_promise_is_tried_by_a_test_that_runs_in_every_suite() -> None:
    for line in PAGE.splitlines():
        tried = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", line)
        if tried and all(is_long(*test) for test in tried):
            assert "`web/src/" in line, line


def test_every_promise_names_its_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and line.endswith(".py |")]
    assert not rows, "a file is no test"
    promises = [line for line in PAGE.splitlines() if re.match(r"\| [A-Z].*\. \|", line)]
    assert len(promises) > 15
    assert all("::test_" in line for line in promises)
