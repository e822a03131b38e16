"""Every rule of the rules page is proved somewhere: its id stands in the docstring of a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = (HERE.parents[2] / "docs" / "rules" / "escape.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- (ES-[A-Z]\d+) ", RULES, re.MULTILINE)


def named_in_tests() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(re.findall(r"ES-[A-Z]\d+", ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in named_in_tests()


def test_tests_name_no_rule_that_is_not_on_the_page() -> None:
    assert named_in_tests() <= set(IDS)


def test_the_page_has_all_its_rules() -> None:
    """Else the page was rewritten and this file reads it wrongly."""
    assert len(IDS) == len(set(IDS)) == 27
