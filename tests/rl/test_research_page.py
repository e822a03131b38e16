"""docs/research/README.md: what it shows can be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_runs(example: str) -> None:
    exec(compile(example, "docs/research/README.md", "exec"), {})


def test_every_call_that_is_named_answers() -> None:
    import gymnasium
    import pyspiel

    import rollwrite.rl
    import rollwrite.rl.spiel  # registers

    known = {"gymnasium": gymnasium, "pyspiel": pyspiel, "rollwrite": rollwrite}
    calls = re.findall(r"`((?:gymnasium|rollwrite|pyspiel)\.[\w.]+\([^`]*\))`", PAGE)
    assert len(calls) >= 5
    for call in calls:
        assert eval(call, dict(known)) is not None, call
