"""A rematch stands in the log of both tables, and a new server reads them."""

from __future__ import annotations

from tests.server.house import GREEDY, ME, Server, play_out


def test_a_server_that_starts_again_after_a_rematch_knows_both_tables(own_server: Server) -> None:
    """The last event of the old table has the number that follows; else its log is damaged."""
    ada = own_server.guest("Ada")
    table = ada.open(ME, GREEDY)
    with ada.at(table) as sitting:
        play_out(sitting)
    again = ada.post(f"/api/tables/{table}/rematch").json()["table"]
    own_server.kill()
    own_server.start()
    home = ada.get("/api/me")
    assert home["damaged"] == []
    assert {row["id"] for row in home["tables"]} == {table, again}
    assert ada.get(f"/api/tables/{table}")["rematch"] == again
    assert ada.post(f"/api/tables/{table}/rematch").json()["table"] == again
    with ada.at(again) as sitting:
        play_out(sitting)
