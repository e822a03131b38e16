"""Whatever the server refuses can be said in every language, by its code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rollwrite.server
from rollwrite.server.door.problem import CODES
from rollwrite.words import LANGUAGES, Words

HERE = Path(rollwrite.server.__file__).parent
REFUSED = re.compile(r'Refusal\(\s*\d+,\s*"([a-z-]+)"')
# Said to programs: the sentence itself, with what was wrong in it, is what helps.
FOR_PROGRAMS = {"invalid-request", "method-not-allowed"}
RULES = {"not-your-decision", "stale-stage", "game-over", "not-stored", "broken"}


def codes() -> set[str]:
    found = {code for file in HERE.rglob("*.py") for code in REFUSED.findall(file.read_text())}
    assert len(found) > 20, "the pattern reads the sources wrongly"
    return (found | set(CODES.values()) | RULES) - FOR_PROGRAMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = Words(language)
    missing = [code for code in sorted(codes()) if not words.has(f"problem-{code}")]
    assert not missing
