"""Recorded games replay with the digests they were written with, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.game import Game
from rollwrite.kernel.kept import record as records

CORPUS = Path(__file__).parents[1] / "corpus"
FILES = sorted(file for game in GAMES for file in (CORPUS / game.id).rglob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(CORPUS).as_posix() for file in FILES])
def test_a_recorded_game_replays_to_the_same_bytes(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = records.read(text, BY_ID)
    assert record.ending is not None
    assert records.write(record, BY_ID[record.game]) == text


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_corpus_has_a_hundred_games_of_every_game_and_all_its_settings(game: Game) -> None:
    found = [records.read(file.read_text(), BY_ID) for file in FILES if file.parent.name == game.id]
    assert len(found) >= 100
    assert {record.setup.seats for record in found} == set(
        range(game.min_seats, game.max_seats + 1)
    )
    for option in game.options:
        assert {record.setup.options[option.id] for record in found} == set(option.values)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_version_of_the_rules_that_still_replays_has_games(game: Game) -> None:
    found = [records.read(file.read_text(), BY_ID) for file in FILES if file.parent.name == game.id]
    assert {record.rules for record in found} == {game.rules_version, *game.older_rules}
