"""Every rule of a rules page is proved somewhere: its id stands in the docstring of a test."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from rollwrite.catalogue import BY_ID

ROOT = Path(__file__).parents[1]
PAGES = {page.stem: page for page in sorted((ROOT / "docs" / "rules").glob("*.md"))}
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
DEFINED = re.compile(r"^(?:- |\|[^|]*\| )([A-Z]{2}-[A-Z]?\d+) ", re.MULTILINE)


@cache
def page(game: str) -> str:
    return PAGES[game].read_text(encoding="utf-8")


@cache
def defined(game: str) -> list[str]:
    return DEFINED.findall(page(game))


@cache
def proved(game: str) -> set[str]:
    """Ids in docstrings of tests; a range such as “LC-T0 to LC-F4” proves nothing by itself."""
    found: set[str] = set()
    for path in (ROOT / "tests" / "games" / game.replace("-", "_")).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = re.sub(r"\S+ to [A-Z]{2}-\w+", "", ast.get_docstring(node) or "")
                found |= set(RULE_ID.findall(text))
    return found


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_is_proved_by_a_test(game: str) -> None:
    missing = set(defined(game)) - proved(game)
    assert not missing, f"no test proves {sorted(missing)}"


@pytest.mark.parametrize("game", PAGES)
def test_tests_name_no_rule_that_is_not_on_the_page(game: str) -> None:
    assert proved(game) <= set(defined(game))


@pytest.mark.parametrize("game", PAGES)
def test_a_page_defines_each_of_its_rules_once(game: str) -> None:
    assert defined(game)
    assert len(defined(game)) == len(set(defined(game)))


@pytest.mark.parametrize("game", PAGES)
def test_every_id_on_a_page_is_defined_there(game: str) -> None:
    """Else the page was rewritten so that this file reads it wrongly."""
    assert set(RULE_ID.findall(page(game))) == set(defined(game))


def test_every_game_has_its_page() -> None:
    assert set(BY_ID) <= set(PAGES)


def test_rule_ids_in_the_sources_exist() -> None:
    known = {rule for game in PAGES for rule in defined(game)}
    for file in (ROOT / "src" / "rollwrite" / "games").rglob("*.py"):
        cited = set(RULE_ID.findall(file.read_text(encoding="utf-8")))
        assert cited <= known, f"{file.name} cites {sorted(cited - known)}"
