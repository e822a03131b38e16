"""Campaigns: what is carried over, the score sheet, purses, ratings."""

from __future__ import annotations

import pytest

from rollwrite.games.my_city import GAME
from rollwrite.games.my_city.rules.state import MyCityState
from rollwrite.games.my_city.show import standing
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.kept.album import find_campaign
from rollwrite.kernel.state import State
from tests.games.my_city.scene import city, points

ROUND_G4 = ("home f3", "home g3", "shop f4", "public f5", "public g5", "home h3", "shop h4")


def finals(*games: int, seats: int = 1) -> list[State]:
    return [city(game, "end", seats=seats) for game in games]


# -- carrying over ----------------------------------------------------------------


def test_free_bandits_go_to_the_same_cells_of_the_next_game() -> None:
    """MC-12"""
    state = city(10, *ROUND_G4, "end")
    assert GAME.carry_over(state) == ("bandits c3 b7 f8 c10",)
    following = city(11, "end", carry=GAME.carry_over(state))
    assert points(following, "bandits") == -12
    assert GAME.carry_over(following) == ("bandits c3 b7 f8 c10",)


def test_caught_bandits_leave_ordinary_land() -> None:
    """MC-Q8"""
    following = city(11, carry=("bandits c3",))
    assert following.layout.marks[6 + 3 * 8] == "."
    assert following.papers[0].free_north >> (6 + 3 * 8) & 1


def test_purses_go_on_from_seven_to_nine() -> None:
    """MC-8, MC-11"""
    seventh = city(7, "end")
    assert GAME.carry_over(seventh) == ("purses 1",)
    eighth = city(8, "end", carry=GAME.carry_over(seventh))
    assert GAME.carry_over(eighth) == ("purses 2",)
    ninth = city(9, "end", carry=GAME.carry_over(eighth))
    assert standing.purses(ninth) == (3,)


@pytest.mark.parametrize("game", [1, 2, 3, 4, 5, 6, 9, 12])
def test_other_games_hand_on_nothing(game: int) -> None:
    """MC-12, MC-11"""
    assert GAME.carry_over(city(game, "end", seats=2)) == ("nothing", "nothing")


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (1, "bandits c3"),
        (10, "bandits c3"),
        (11, "bandits c4"),
        (11, "bandits"),
        (11, "purses 1"),
        (8, "purses 3"),
        (9, "purses 5"),
        (8, "purses -1"),
        (8, "gold 1"),
        (7, "purses 1"),
        (8, "purses 1; purses 1"),
    ],
)
def test_what_cannot_be_carried_over_is_refused(game: int, text: str) -> None:
    """MC-12, MC-11"""
    with pytest.raises(InvalidNotation):
        GAME.setup(1, {"map": str(game)}, carry=(text,))


@pytest.mark.parametrize("text", ["nothing", "", "bandits g4 c3", "bandits c3; nothing"])
def test_a_notation_of_what_is_carried_over_is_read(text: str) -> None:
    """MC-12"""
    GAME.setup(1, {"map": "11"}, carry=(text,))


def test_a_sheet_belongs_to_its_map() -> None:
    with pytest.raises(InvalidNotation, match="game-02@1"):
        GAME.setup(1, {"map": "1"}, "game-02@1")


# -- the score sheet --------------------------------------------------------------


def test_campaigns_are_chapters_the_mini_and_the_whole_one() -> None:
    """MC-P2"""
    maps = {c.id: [int(leg["map"]) for leg in c.legs] for c in GAME.campaigns}
    assert maps == {
        "chapter-1": [1, 2, 3],
        "chapter-2": [4, 5, 6],
        "chapter-3": [7, 8, 9],
        "chapter-4": [10, 11, 12],
        "mini": [3, 6, 12],
        "whole": list(range(1, 13)),
    }


def test_a_chapter_sums_its_three_games() -> None:
    """MC-P2"""
    board = GAME.board(find_campaign(GAME, "chapter-1"), finals(1, 2, 3, seats=2))
    assert [line.label.id for line in board.lines] == ["board-game"] * 3 + ["board-chapter"]
    assert board.lines[-1].points == board.totals
    assert board.totals[0] == sum(line.points[0] for line in board.lines[:3])
    assert board.winners == (0, 1)


def test_a_campaign_on_its_way_shows_what_there_is() -> None:
    """MC-P2"""
    board = GAME.board(find_campaign(GAME, "whole"), finals(1, 2, 3, 4))
    labels = [line.label.id for line in board.lines]
    assert labels == [*["board-game"] * 3, "board-chapter-rated", "board-game", "board-campaign"]
    assert GAME.board(find_campaign(GAME, "whole"), []).lines == ()


def test_the_whole_campaign_sums_its_chapters() -> None:
    """MC-P2, MC-11"""
    board = GAME.board(find_campaign(GAME, "whole"), finals(*range(1, 13), seats=2))
    chapters = [line for line in board.lines if line.label.id == "board-chapter"]
    assert len(chapters) == 4
    assert board.totals[0] == sum(line.points[0] for line in chapters)


def test_the_mini_campaign_has_no_chapters_and_no_rating() -> None:
    """MC-P2"""
    board = GAME.board(find_campaign(GAME, "mini"), finals(3, 6, 12))
    assert [line.label.id for line in board.lines] == ["board-game"] * 3 + ["board-mini"]
    assert board.titles == ()


def test_chapter_three_adds_the_purses() -> None:
    """MC-11"""
    states = finals(7, 8, 9, seats=2)
    assert isinstance(states[2], MyCityState)
    states[2].papers[0].purses = 4
    board = GAME.board(find_campaign(GAME, "chapter-3"), states)
    purses = board.lines[3]
    assert purses.label.id == "board-purses"
    assert purses.points == (20, 10)
    assert board.totals[0] - board.totals[1] == 10
    assert board.winners == (0,)


@pytest.mark.parametrize(
    ("purses", "bonus"),
    [
        ((3, 2, 1), (20, 10, 0)),
        ((3, 3, 1), (20, 20, 10)),
        ((3, 2, 2, 0), (20, 10, 10, 0)),
        ((2, 0, 0), (20, 0, 0)),
        ((0, 0), (0, 0)),
        ((8,), (20,)),
        ((7,), (20,)),
        ((6,), (10,)),
        ((5,), (0,)),
    ],
)
def test_most_and_second_most_purses_pay(purses: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    """MC-11, MC-Q7"""
    assert standing.purse_bonus(purses) == bonus


# -- what everybody sees of it ------------------------------------------------------


def purses(state: MyCityState, seat: int = 0) -> list[tuple[str, int]]:
    return [(tally.id, tally.value) for tally in GAME.kept(state, seat)]


@pytest.mark.parametrize("game", [8, 9])
def test_purses_brought_along_are_seen_at_every_seat(game: int) -> None:
    """MC-11"""
    state = city(game, seats=2, carry=("purses 2", "nothing"))
    assert [purses(state, seat) for seat in (0, 1)] == [[("purses", 2)], [("purses", 0)]]


def test_a_purse_for_never_passing_is_counted_when_the_seat_has_ended() -> None:
    """MC-8"""
    assert purses(city(8, carry=("purses 1",))) == [("purses", 1)]
    assert purses(city(8, "end", carry=("purses 1",))) == [("purses", 2)]
    assert purses(city(8, "pass", "end", carry=("purses 1",))) == [("purses", 1)]


def test_games_without_purses_show_none() -> None:
    """MC-11"""
    assert [purses(city(game)) for game in (1, 6, 10)] == [[], [], []]


def written(campaign: str, states: list[State], seat: int = 0) -> dict[str, str]:
    marks = GAME.ledger(find_campaign(GAME, campaign), states, states[-1], seat)
    return {mark.spots[0]: mark.text for mark in marks}


def test_the_last_sheet_of_a_chapter_holds_its_games_purses_and_total() -> None:
    """MC-M4, MC-P2, MC-11"""
    states = finals(7, 8, 9, seats=2)
    board = GAME.board(find_campaign(GAME, "chapter-3"), states)
    spots = [*(f"chapter-game-{game}" for game in (7, 8, 9)), "chapter-purses", "chapter-total"]
    for seat in (0, 1):
        points = [str(line.points[seat]).replace("-", "−") for line in board.lines]
        assert written("chapter-3", states, seat) == dict(zip(spots, points, strict=True))


def test_a_chapter_that_is_not_over_shows_the_games_before() -> None:
    """MC-M4"""
    running, whole = city(6), find_campaign(GAME, "whole")
    marks = GAME.ledger(whole, finals(1, 2, 3, 4, 5), running, 0)
    assert [mark.spots for mark in marks] == [("chapter-game-4",), ("chapter-game-5",)]


def test_the_last_sheet_of_all_holds_the_chapters_and_the_campaign() -> None:
    """MC-M4, MC-P2"""
    states = finals(*range(1, 13))
    board = GAME.board(find_campaign(GAME, "whole"), states)
    sums = [str(line.points[0]).replace("-", "−") for line in board.lines if line.is_sum]
    found = written("whole", states)
    assert [found[f"campaign-{n}"] for n in (1, 2, 3, 4)] + [found["campaign-total"]] == sums
    assert "campaign-total" not in written("chapter-4", states[9:])


def test_the_mini_campaign_leaves_the_boxes_of_chapters_empty() -> None:
    """MC-P2"""
    assert written("mini", finals(3, 6, 12)) == {}


# -- ratings ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "floors", "rating"),
    [
        (-30, standing.CHAPTER_FLOORS[1], 1),
        (9, standing.CHAPTER_FLOORS[1], 1),
        (10, standing.CHAPTER_FLOORS[2], 2),
        (33, standing.CHAPTER_FLOORS[1], 4),
        (69, standing.CHAPTER_FLOORS[2], 8),
        (70, standing.CHAPTER_FLOORS[1], 9),
        (27, standing.CHAPTER_FLOORS[3], 2),
        (80, standing.CHAPTER_FLOORS[3], 9),
        (104, standing.CHAPTER_FLOORS[4], 7),
        (105, standing.CHAPTER_FLOORS[4], 8),
        (79, standing.CAMPAIGN_FLOORS, 1),
        (229, standing.CAMPAIGN_FLOORS, 6),
        (300, standing.CAMPAIGN_FLOORS, 9),
    ],
)
def test_totals_are_rated(total: int, floors: tuple[int, ...], rating: int) -> None:
    """MC-S1"""
    assert standing.rating(total, floors) == rating


def test_alone_a_chapter_and_a_campaign_end_with_a_title() -> None:
    """MC-S1"""
    board = GAME.board(find_campaign(GAME, "chapter-2"), finals(4, 5, 6))
    assert [title.id for title in board.titles] == ["rating-1"]
    assert board.lines[-1].label.args["title"] == board.titles[0]
    whole = GAME.board(find_campaign(GAME, "whole"), finals(*range(1, 13)))
    assert [title.id for title in whole.titles] == ["rating-1"]
    assert whole.lines[-1].label.id == "board-campaign-rated"


def test_there_is_no_title_before_the_end_or_in_company() -> None:
    """MC-S1, MC-Q13"""
    assert GAME.titles(city(1, "end")) == ()
    assert GAME.board(find_campaign(GAME, "chapter-2"), finals(4, 5)).titles == ()
    together = GAME.board(find_campaign(GAME, "chapter-2"), finals(4, 5, 6, seats=2))
    assert together.titles == ()
