"""A new game: made, installed, on the shelf, played; its own tests are tried with the page."""

from __future__ import annotations

from pathlib import Path

from tests.packages.conftest import ROOT, Elsewhere
from tests.server.house import GREEDY, ME, play_out


def test_a_new_game_stands_on_the_shelf_and_is_played_once_it_is_installed(
    elsewhere: Elsewhere, tmp_path: Path
) -> None:
    assert elsewhere.run("rollwrite", "new-game", "Acorn Run").returncode == 0
    elsewhere.install("-c", ROOT / "requirements.lock", elsewhere.home / "acorn-run")
    shelf = elsewhere.run("rollwrite", "games")
    assert "Acorn Run" in shelf.stdout
    assert shelf.stderr == ""

    with elsewhere.serving(tmp_path) as server:
        assert server.get("/api/games").json()[-1]["names"] == {
            "en": "Acorn Run",
            "de": "Acorn Run",
        }
        for path in ("pack/de", "cover/en", "drawings/standard@1/de"):
            assert server.get(f"/api/games/acorn-run/{path}").status_code == 200
        ada = server.guest("Ada")
        table = ada.open(ME, GREEDY, game="acorn-run")
        with ada.at(table) as sitting:
            play_out(sitting)
        record = server.get(f"/api/tables/{table}/record", headers=ada.known).text
    (elsewhere.home / "game.txt").write_text(record)
    again = elsewhere.run("rollwrite", "replay", "game.txt")
    assert again.returncode == 0, again.stderr
