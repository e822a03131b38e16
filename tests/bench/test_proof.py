"""docs/proof says what the long runs found, and nothing that they did not find."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.proof import page
from bench.proof.page import ABUSE, FAULTS, PAGE, kept, publish, written


def test_the_page_says_what_the_kept_reports_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == written()


def test_both_databases_and_the_abuse_were_tried() -> None:
    for name in [*FAULTS, ABUSE]:
        assert kept(name)["when"]


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_was_lost_or_doubled_where_that_is_said(name: str) -> None:
    report = kept(name)
    assert report["lost_or_doubled"] == len(report["wrongs"]) == 0
    assert report["steps_acknowledged"] <= report["steps_stored"] <= report["steps_sent"]


def test_what_is_found_wrong_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reports = {name: kept(name) for name in [*FAULTS, ABUSE]}
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "README.md")
    for name in FAULTS:
        publish(name, {**reports[name], "lost_or_doubled": 31})
    publish(ABUSE, {**reports[ABUSE], "wrongs": ["a traceback in the log"]})
    said = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "| **lost or doubled, or seen differently** | 31 | 31 |" in said
    assert "**Found wrong:** a traceback in the log." in said
    assert json.loads((tmp_path / "abuse.json").read_text(encoding="utf-8"))["load"] >= 0


def test_nothing_kept_names_a_folder_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = {**kept("faults-sqlite"), "some_tracebacks": [f'File "{Path(__file__)}"']}
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "README.md")
    publish("faults-sqlite", report)
    assert __file__ not in (tmp_path / "faults-sqlite.json").read_text(encoding="utf-8")
