"""The score sheet of a campaign: chapters, purses, ratings."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.kernel.campaign import Board, BoardLine, Campaign, Gauge, best
from rollwrite.kernel.seen.view import Message

from .. import sheet
from ..rules import scoring
from ..rules.state import MyCityState

PURSE_CHAPTER = 3
MOST, SECOND = 20, 10
SOLO_MOST, SOLO_SECOND = 7, 6  # purses

# MC-S1: the least total of each rating but the lowest.
CHAPTER_FLOORS = {
    1: (10, 18, 26, 34, 42, 50, 60, 70),
    2: (10, 18, 26, 34, 42, 50, 60, 70),
    3: (20, 28, 36, 44, 52, 60, 70, 80),
    4: (40, 50, 60, 70, 80, 90, 105, 120),
}
CAMPAIGN_FLOORS = (80, 110, 140, 170, 200, 230, 260, 300)
RATINGS = 9

Row = tuple[int, ...]


def _legs(*maps: int) -> tuple[dict[str, str], ...]:
    return tuple({"map": str(number)} for number in maps)


CAMPAIGNS = (
    *(Campaign(f"chapter-{n}", _legs(3 * n - 2, 3 * n - 1, 3 * n)) for n in (1, 2, 3, 4)),
    Campaign("mini", _legs(3, 6, 12)),
    Campaign("whole", _legs(*range(1, 13))),
)


GAUGES = (
    *(Gauge(f"map-{number}", 1, ({"map": number},)) for number in sheet.MAPS),
    *(Gauge(campaign.id, 1, campaign.legs, campaign.id) for campaign in CAMPAIGNS),
)


def rating(total: int, floors: tuple[int, ...]) -> int:
    """MC-S1: 1 to 9; a negative total is the lowest."""
    return 1 + sum(total >= floor for floor in floors)


def title(total: int, floors: tuple[int, ...]) -> Message:
    return Message(f"rating-{rating(total, floors)}")


def purse_bonus(purses: Sequence[int]) -> Row:
    """MC-11, MC-Q7: most and second most, all that tie; none for none."""
    if len(purses) == 1:
        return (_solo_bonus(purses[0]),)
    ranks = sorted({number for number in purses if number}, reverse=True)
    worth = dict(zip(ranks, (MOST, SECOND), strict=False))
    return tuple(worth.get(number, 0) for number in purses)


def _solo_bonus(purses: int) -> int:
    if purses >= SOLO_MOST:
        return MOST
    return SECOND if purses >= SOLO_SECOND else 0


def purses(state: MyCityState) -> Row:
    """Those brought along and those of this game."""
    return tuple(int(own.purses + scoring.purses(state.layout, own)) for own in state.papers)


def board(campaign: Campaign, finals: Sequence[MyCityState]) -> Board:
    """MC-P2: a line a game, chapter totals, the campaign's total."""
    lines: list[BoardLine] = []
    rows: list[Row] = []
    for state in finals:
        number = int(state.layout.game)
        row = tuple(int(total) for total in state.totals())
        rows.append(row)
        lines.append(_line("board-game", {"number": number}, row))
        if campaign.id != "mini" and number % 3 == 0:
            bonus, chapter = _chapter_lines(state, rows[-3:])
            lines += [*bonus, chapter]
            rows += [line.points for line in bonus]
    totals = _sum(rows)
    if rows and campaign.id in ("mini", "whole"):
        is_solo_end = campaign.id == "whole" and len(finals) == 12
        label = "board-campaign" if campaign.id == "whole" else "board-mini"
        lines.append(_rated(label, {}, totals, CAMPAIGN_FLOORS if is_solo_end else ()))
    return Board(
        tuple(lines), totals, best(totals) if totals else (), _titles(campaign, finals, totals)
    )


def _chapter_lines(state: MyCityState, rows: Sequence[Row]) -> tuple[list[BoardLine], BoardLine]:
    """The purses of chapter 3, and a chapter's total."""
    chapter = int(state.layout.chapter)
    bonus = [_line("board-purses", {}, row) for row in bonus_rows(state)]
    total = _sum([*rows, *(line.points for line in bonus)])
    return bonus, _rated("board-chapter", {"chapter": chapter}, total, CHAPTER_FLOORS[chapter])


def bonus_rows(state: MyCityState) -> list[Row]:
    """MC-11: what the purses bring at the end of chapter 3; no row elsewhere."""
    return [purse_bonus(purses(state))] if state.layout.chapter == PURSE_CHAPTER else []


def _line(label: str, args: dict[str, str | int | Message], row: Row) -> BoardLine:
    return BoardLine(Message(label, args), row, winners=best(row))


def _rated(
    label: str, args: dict[str, str | int | Message], row: Row, floors: tuple[int, ...]
) -> BoardLine:
    """A sum; alone at the table, with the rating it brings."""
    if len(row) == 1 and floors:
        label, args = f"{label}-rated", args | {"title": title(row[0], floors)}
    return BoardLine(Message(label, args), row, is_sum=True, winners=best(row))


def _titles(campaign: Campaign, finals: Sequence[MyCityState], totals: Row) -> tuple[Message, ...]:
    """MC-S1, MC-Q13: alone, when a chapter or the whole campaign is over."""
    is_over = len(finals) == len(campaign.legs)
    if len(totals) != 1 or not is_over or campaign.id == "mini":
        return ()
    chapter = int(finals[-1].layout.chapter)
    floors = CAMPAIGN_FLOORS if campaign.id == "whole" else CHAPTER_FLOORS[chapter]
    return (title(totals[0], floors),)


def _sum(rows: Sequence[Row]) -> Row:
    return tuple(sum(column) for column in zip(*rows, strict=True))
