"""Campaigns at a table: game after game, one score sheet, one file."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rollwrite.bots import roster
from rollwrite.games.lost_cities import LostCities
from rollwrite.kernel.campaign import Campaign
from rollwrite.kernel.errors import BadRecord, GameOver, InvalidNotation, NotYourDecision
from rollwrite.kernel.kept import album
from rollwrite.kernel.kept.tape import from_seed
from rollwrite.kernel.seen.view import Mark
from rollwrite.kernel.state import State
from rollwrite.table.drive import play_bots
from rollwrite.table.series import Series
from rollwrite.table.table import Chair


class Thrice(LostCities):
    """Lost Cities as a campaign of three games, the second clockwise."""

    campaigns = (Campaign("thrice", ({}, {"order": "clockwise"}, {})),)


GAME = Thrice()
CHAIRS = (Chair("greedy", "greedy"), Chair("random", "random"))


def finish(series: Series) -> None:
    play_bots(series.table, {0: roster.find("greedy"), 1: roster.find("random")})


def played(legs: int) -> Series:
    series = Series(GAME, "thrice", CHAIRS, from_seed(1, 2))
    finish(series)
    for leg in range(2, legs + 1):
        series.go_on(from_seed(leg, 2))
        finish(series)
    return series


def test_a_campaign_plays_its_games_in_order() -> None:
    series = played(3)
    orders = [record.setup.options["order"] for record in series.album().records]
    assert orders == ["simultaneous", "clockwise", "simultaneous"]
    assert series.is_complete()


def test_the_board_sums_the_games_so_far() -> None:
    series = played(2)
    board = series.board()
    assert len(board.lines) == 2
    assert board.totals == tuple(sum(line.points[seat] for line in board.lines) for seat in (0, 1))
    assert board.winners == (0,)


class Ledger(Thrice):
    """It writes the number of finished games on every sheet."""

    def ledger(
        self, campaign: Campaign, finals: Sequence[State], state: State, seat: int
    ) -> tuple[Mark, ...]:
        return (Mark(("total",), "text", f"{campaign.id} {len(finals)} {seat}"),)


def test_what_a_campaign_writes_stands_on_the_sheets_of_the_running_game() -> None:
    series = Series(Ledger(), "thrice", CHAIRS, from_seed(1, 2))
    assert [page.marks[-1].text for page in series.view(-1).pages] == ["thrice 0 0", "thrice 0 1"]
    finish(series)
    assert series.view(0).pages[0].marks[-1].text == "thrice 1 0"
    series.go_on(from_seed(2, 2))
    assert series.view(0).pages[0].marks[-1].text == "thrice 1 0"


def test_the_next_game_waits_for_the_end_of_the_running_one() -> None:
    series = Series(GAME, "thrice", CHAIRS, from_seed(1, 2))
    with pytest.raises(NotYourDecision, match="game 1 is still running"):
        series.go_on(from_seed(2, 2))


def test_after_the_last_game_there_is_no_next_one() -> None:
    with pytest.raises(GameOver, match="thrice is over"):
        played(3).go_on(from_seed(4, 2))


def test_an_unknown_campaign_is_named_with_the_known_ones() -> None:
    with pytest.raises(InvalidNotation, match="no campaign “once”; it has thrice"):
        Series(GAME, "once", CHAIRS, from_seed(1, 2))


def test_an_album_reads_back_to_the_same_text_and_the_same_board() -> None:
    series = played(3)
    text = album.write(series.album(), GAME)
    again = album.read(text, {GAME.id: GAME})
    assert album.write(again, GAME) == text
    assert album.board(again, GAME) == series.board()


def test_an_album_with_its_games_out_of_order_names_the_line() -> None:
    found = played(2).album()
    shuffled = album.Album(found.game, found.campaign, found.records[::-1])
    text = album.write(shuffled, GAME)
    with pytest.raises(BadRecord, match="game 1 of thrice has the options") as caught:
        album.read(text, {GAME.id: GAME})
    assert text.splitlines()[caught.value.line - 1] == "rollwrite record 1"


def test_damage_inside_an_album_is_reported_at_its_line_in_the_file() -> None:
    lines = album.write(played(2).album(), GAME).splitlines()
    place = max(at for at, line in enumerate(lines) if line.startswith("1: "))
    lines[place] = "1: red 77"
    with pytest.raises(BadRecord) as caught:
        album.read("\n".join(lines), {GAME.id: GAME})
    assert caught.value.line == place + 1
