"""The recorded campaigns: twelve games in a row, each with what the one before handed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.games.my_city import GAME
from rollwrite.kernel.errors import BadRecord
from rollwrite.kernel.kept import album, record
from rollwrite.kernel.kept.album import Album

CORPUS = Path(__file__).parents[4] / "corpus" / "my-city"
SEATS = (1, 2, 4)


def texts(seats: int) -> list[str]:
    files = sorted((CORPUS / f"campaign-{seats}").glob("*.txt"))
    return [file.read_text(encoding="utf-8") for file in files]


def campaign(seats: int) -> Album:
    records = tuple(record.read(text, {GAME.id: GAME}) for text in texts(seats))
    return Album(GAME.id, "whole", records)


@pytest.mark.parametrize("seats", SEATS)
def test_a_recorded_campaign_hangs_together(seats: int) -> None:
    """MC-12, MC-11, MC-Q12"""
    found = campaign(seats)
    assert len(found.records) == 12
    board = album.board(found, GAME)
    assert board.totals == tuple(
        sum(line.points[seat] for line in board.lines if not line.is_sum) for seat in range(seats)
    )


@pytest.mark.parametrize("seats", SEATS)
def test_its_games_replay_to_the_same_bytes(seats: int) -> None:
    for text in texts(seats):
        assert record.write(record.read(text, {GAME.id: GAME}), GAME) == text


def test_a_campaign_is_one_text() -> None:
    text = album.write(campaign(2), GAME)
    assert album.write(album.read(text, {GAME.id: GAME}), GAME) == text


def test_a_record_with_a_bandit_from_nowhere_is_refused() -> None:
    """MC-Q12"""
    text = texts(4)[10].replace("carry 1 bandits c10", "carry 1 bandits c11")
    with pytest.raises(BadRecord, match="no bandit comes from “c11”"):
        record.read(text, {GAME.id: GAME})
