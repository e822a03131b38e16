"""The browser rolls what Python rolls: both are tried on the same vectors.

They are written by ``make wire`` into the client, where ``check.test.ts`` reads them.
"""

from __future__ import annotations

from pathlib import Path

from tests.kernel.kept.vectors import vectors

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "web" / "src" / "lib" / "dice" / "vectors.json"


def test_the_client_is_tried_on_what_python_rolls_today() -> None:
    """If this fails: ``make wire``."""
    assert KEPT.read_text(encoding="utf-8") == vectors()
