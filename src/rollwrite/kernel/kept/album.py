"""A campaign as one text: its name, then the records of its games in order.

    rollwrite campaign 1
    game my-city
    campaign chapter-1

    rollwrite record 1
    …

Reading checks that each game is the next one of the campaign and starts with
what the one before handed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..campaign import Board, Campaign
from ..errors import BadRecord, InvalidNotation
from ..game import Game
from ..state import State
from . import record as records
from .record import Record

FIRST_LINE = "rollwrite campaign 1"
HEAD_LINES = 3


@dataclass(frozen=True, slots=True)
class Album:
    """The games of a campaign so far; the last may still be running."""

    game: str
    campaign: str
    records: tuple[Record, ...]


def find_campaign(game: Game, name: str) -> Campaign:
    for campaign in game.campaigns:
        if campaign.id == name:
            return campaign
    known = ", ".join(campaign.id for campaign in game.campaigns) or "none"
    raise InvalidNotation(f"{game.id} has no campaign “{name}”; it has {known}")


def write(album: Album, game: Game) -> str:
    head = f"{FIRST_LINE}\ngame {album.game}\ncampaign {album.campaign}\n"
    return "\n".join([head, *(records.write(record, game) for record in album.records)])


def read(text: str, games: Mapping[str, Game]) -> Album:
    """An album from text; every game of it is replayed and checked."""
    lines = [line.rstrip() for line in text.splitlines()]
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(1, f"expected “{FIRST_LINE}”")
    game = _game(lines, games)
    try:
        campaign = find_campaign(game, _word(lines, 2, "campaign"))
    except InvalidNotation as error:
        raise BadRecord(3, str(error)) from error
    album = Album(game.id, campaign.id, tuple(_records(lines, games)))
    finals(album, game)
    return album


def is_album(text: str) -> bool:
    return text.startswith(FIRST_LINE)


def finals(album: Album, game: Game) -> list[State]:
    """The final states of the finished games, each checked to follow from the one before."""
    campaign = find_campaign(game, album.campaign)
    found: list[State] = []
    carry: tuple[str, ...] = ()
    for number, record in enumerate(album.records, 1):
        if len(found) < number - 1:
            raise BadRecord(
                record.first_line, f"game {number - 1} is not over, but another follows"
            )
        if record.setup.seats != album.records[0].setup.seats:
            raise BadRecord(record.first_line, f"game {number} has another number of seats")
        _check_leg(game, campaign, number, record, carry)
        state = last_state(record, game)
        if state.is_over():
            found.append(state)
            carry = game.carry_over(state)
    return found


def board(album: Album, game: Game) -> Board:
    return game.board(find_campaign(game, album.campaign), finals(album, game))


def last_state(record: Record, game: Game) -> State:
    state = game.start(record.setup)
    for step in records.replay(record, game):
        state = step.state
    return state


def _check_leg(
    game: Game, campaign: Campaign, number: int, record: Record, carry: tuple[str, ...]
) -> None:
    line = max(1, record.first_line)
    if number > len(campaign.legs):
        raise BadRecord(line, f"{campaign.id} has {len(campaign.legs)} games, this is one more")
    wanted = game.setup(record.setup.seats, campaign.legs[number - 1]).options
    if record.game != game.id or record.setup.options != wanted:
        raise BadRecord(line, f"game {number} of {campaign.id} has the options {wanted}")
    if record.setup.carry != carry:
        raise BadRecord(line, f"game {number} should carry over {carry or 'nothing'}")


def _records(lines: list[str], games: Mapping[str, Game]) -> list[Record]:
    starts = [at for at, line in enumerate(lines) if line in records.FIRST_LINES]
    _check_gap(lines, starts[0] if starts else len(lines))
    ends = [*starts[1:], len(lines)]
    return [_one(lines[start:end], start, games) for start, end in zip(starts, ends, strict=True)]


def _check_gap(lines: list[str], first: int) -> None:
    """Nothing but an empty line between the head and the first game, and a game at all."""
    for at in range(HEAD_LINES, first):
        if lines[at]:
            raise BadRecord(at + 1, f"expected “{records.FIRST_LINE}”, found “{lines[at]}”")
    if first == len(lines):
        raise BadRecord(len(lines), f"expected “{records.FIRST_LINE}”, found no game")


def _one(lines: list[str], above: int, games: Mapping[str, Game]) -> Record:
    """One record, with its faults at their lines in the whole text."""
    try:
        found = records.read("\n".join(lines), games)
    except BadRecord as error:
        raise BadRecord(error.line + above, error.reason) from error
    entries = tuple(replace(entry, line=entry.line + above) for entry in found.entries)
    return replace(
        found, entries=entries, first_line=above + 1, ending_line=found.ending_line + above
    )


def _game(lines: list[str], games: Mapping[str, Game]) -> Game:
    name = _word(lines, 1, "game")
    if name not in games:
        raise BadRecord(2, f"there is no game “{name}”; there are {', '.join(games)}")
    return games[name]


def _word(lines: list[str], at: int, word: str) -> str:
    line = lines[at] if at < len(lines) else ""
    if not line.startswith(word + " "):
        raise BadRecord(at + 1, f"expected “{word} …”, found “{line}”")
    return line[len(word) + 1 :].strip()
