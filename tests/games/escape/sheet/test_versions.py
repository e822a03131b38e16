"""Sheets of earlier versions stay in the package: their records replay, their paper is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.catalogue import BY_ID
from rollwrite.games.escape import GAME, sheet
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet.chart import VARIANTS, temple_of
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.kept import record as records
from rollwrite.sheets import paper

CORPUS = Path(__file__).parents[4] / "corpus" / "escape"
every_version = pytest.mark.parametrize("version", sheet.EARLIER)


def test_every_version_since_the_first_is_kept() -> None:
    assert (*sheet.EARLIER, sheet.VERSION) == tuple(range(1, sheet.VERSION + 1))
    assert GAME.earlier_sheets == ("standard@1", "variant@1", "standard@2", "variant@2")


@every_version
def test_records_of_an_earlier_version_are_in_the_corpus_for_all_settings(version: int) -> None:
    found = [
        records.read(file.read_text("utf-8"), BY_ID)
        for file in (CORPUS / f"version-{version}").glob("*.txt")
    ]
    assert {record.setup.sheet for record in found} == {f"standard@{version}", f"variant@{version}"}
    assert {record.setup.seats for record in found} == {2, 3, 4}
    for option in GAME.options:
        assert {record.setup.options[option.id] for record in found} == set(option.values)


# Needed gems and rounds of three seats, hard: what was played for then.
THEN = {
    1: {"standard": (25, 7), "locked": (25, 9), "dice": (25, 7), "joker": (25, 7)},
    2: {"standard": (26, 7), "locked": (25, 9), "dice": (25, 7), "joker": (25, 7)},
}


@every_version
@pytest.mark.parametrize("variant", VARIANTS)
def test_an_earlier_sheet_is_played_for_what_it_asked_then(version: int, variant: str) -> None:
    """ES-S1, ES-S2"""
    options = {"variant": variant, "difficulty": "hard"}
    state = GAME.start(GAME.setup(3, options, f"{temple_of(variant)}@{version}"))
    assert isinstance(state, EscapeState)
    assert (state.terms.needed, state.terms.rounds) == THEN[version][variant]
    assert state.terms.gem_place == 4
    assert GAME.shared_drawing(state) == f"team-{variant}@{version}"


@every_version
def test_an_earlier_version_fits_its_variants_only(version: int) -> None:
    with pytest.raises(InvalidNotation):
        GAME.setup(2, {"variant": "joker"}, f"standard@{version}")


def test_a_new_game_is_played_on_the_newest_sheet() -> None:
    assert GAME.setup(2).sheet == f"standard@{sheet.VERSION}"
    assert GAME.setup(2, {"variant": "dice"}).sheet == f"variant@{sheet.VERSION}"


@pytest.mark.parametrize("name", [*GAME.earlier_sheets, *GAME.earlier_shared_sheets])
def test_an_earlier_sheet_is_drawn_with_all_that_is_written_on_it(name: str) -> None:
    assert name in GAME.drawings()
    variant = name.removeprefix("team-").partition("@")[0].replace("variant", "joker")
    version = name.partition("@")[2]
    options = {"variant": variant, "difficulty": "hard"}
    state = GAME.start(GAME.setup(4, options, f"{temple_of(variant)}@{version}"))
    spots = paper.spots(GAME.art.sheet(name, "de"))
    marks = GAME.shared_marks(state) if name.startswith("team") else GAME.marks(state, 0)
    assert {spot for mark in marks for spot in mark.spots} <= set(spots)
