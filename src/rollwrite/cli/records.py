"""``record``, ``replay`` and ``verify``: games as text."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import typer

from rollwrite.bots import roster
from rollwrite.kernel.errors import BadRecord, InvalidNotation
from rollwrite.kernel.game import Event, Game, Rolled
from rollwrite.kernel.kept import album as albums
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept import tape as tapes
from rollwrite.kernel.kept.album import Album, find_campaign
from rollwrite.kernel.kept.record import Record
from rollwrite.kernel.kept.tape import Tape
from rollwrite.kernel.seen.events import to_text
from rollwrite.kernel.state import State
from rollwrite.table.drive import play_bots
from rollwrite.table.series import Series
from rollwrite.table.table import Chair, Table
from rollwrite.words import Words

from .kit.albums import Found, load
from .kit.files import Source
from .kit.given import Bots, GameId, Options, Seats, Seed, parse_bots, setup_of
from .kit.show import AsJson, as_json, out
from .kit.untaught import say_untaught


def add_to(app: typer.Typer) -> None:
    app.command()(record)
    app.command()(replay)
    app.command()(verify)


def record(
    game: GameId,
    seats: Seats = 2,
    bots: Bots = "greedy",
    seed: Seed = 1,
    option: Options = None,
    campaign: Annotated[str, typer.Option(help="Play this whole campaign: an album.")] = "",
) -> None:
    """Play one game between bots, or a campaign, and print its record."""
    found, setup = setup_of(game, seats, option)
    company = parse_bots(bots, seats)
    if not campaign:
        typer.echo(record_text(found, company, seed, setup.options), nl=False)
        return
    if option:
        raise InvalidNotation(f"the campaign {campaign} sets the options itself")
    typer.echo(album_text(found, campaign, company, seed), nl=False)


def record_text(game: Game, bots: tuple[str, ...], seed: int, options: dict[str, str]) -> str:
    setup = game.setup(len(bots), options)
    chairs = tuple(Chair(bot, bot) for bot in bots)
    table = Table(game, setup, chairs, tapes.from_seed(seed, len(bots)))
    _play(table, bots)
    return records.write(table.record(), game)


def album_text(game: Game, campaign: str, bots: tuple[str, ...], seed: int) -> str:
    """All games of a campaign, each with dice of its own."""
    legs = len(find_campaign(game, campaign).legs)
    chairs = tuple(Chair(bot, bot) for bot in bots)
    series = Series(game, campaign, chairs, tapes.from_seed(seed, len(bots)))
    _play(series.table, bots)
    for leg in range(2, legs + 1):
        _play(series.go_on(_tape_of_leg(seed, leg, len(bots))), bots)
    return albums.write(series.album(), game)


def _tape_of_leg(seed: int, leg: int, seats: int) -> Tape:
    """A secret of its own: the one of the game before is known by now."""
    tape = tapes.from_seed(seed, seats)
    return Tape(sha256(tape.secret + f"game {leg}".encode()).digest(), tape.seeds)


def _play(table: Table, bots: tuple[str, ...]) -> None:
    say_untaught(table.game, table.setup, bots)
    play_bots(table, {seat: roster.find(bot) for seat, bot in enumerate(bots)})


# -- replay ----------------------------------------------------------------------


def replay(file: Source, json: AsJson = False) -> None:
    """Replay a record, or all games of an album, and check every step."""
    found = load(file)
    for number, game in enumerate(found.records, 1):
        if found.album is not None and not json:
            out.print(_heading(found.album, number, game), markup=False)
        _replay_one(found, number, game, json)
    if found.album is not None and not json:
        _print_board(found.game, found.album)


def _replay_one(found: Found, number: int, record: Record, json: bool) -> None:
    leg = {"game": number} if found.album else {}
    for step in records.replay(record, found.game):
        if json:
            as_json(leg | event_json(found.game, step.event, step.state))
        else:
            totals = " ".join(map(str, step.state.totals()))
            event = to_text(found.game, step.event)
            out.print(f"{step.number:4} {event:34} {totals}", markup=False)
    if not json:
        out.print(_how_it_ended(record))


def _how_it_ended(record: Record) -> str:
    if record.is_agreed:
        return "ended by agreement"
    return "finished" if record.ending else "still running"


def _heading(album: Album, number: int, record: Record) -> str:
    options = ", ".join(f"{name} {value}" for name, value in record.setup.options.items())
    return f"game {number} of {album.campaign}: {options}"


def _print_board(game: Game, album: Album) -> None:
    """The score sheet of the campaign so far, one line a game and its sums."""
    words = Words("en", game, album.records[0].names)
    board = albums.board(album, game)
    for line in board.lines:
        points = " ".join(map(str, line.points))
        out.print(f"{words.say(line.label):39} {points}", markup=False)
    out.print(f"{'in all':39} {' '.join(map(str, board.totals))}", markup=False)


def event_json(game: Game, event: Event, state: State) -> dict[str, object]:
    """One line of ``replay --json``; seats count from 1, as in records."""
    owing = state.owing()
    legal = {str(seat + 1): [game.to_text(m) for m in state.moves(seat)] for seat in owing}
    return {
        "event": to_text(game, event),
        "owing": [seat + 1 for seat in owing],
        "moves": legal,
        "totals": state.totals(),
        "digest": state.digest(),
    }


# -- verify ----------------------------------------------------------------------


def verify(file: Source, json: AsJson = False) -> None:
    """Check every roll of a finished game, or of an album, against the commitment."""
    found = load(file)
    checked = [_verified(found.game, one) for one in found.records if not _still_runs(found, one)]
    if not json:
        for line in checked:
            rolls, commitment = line["rolls"], line["commitment"]
            out.print(f"verified: all {rolls} rolls follow from the commitment {commitment}")
        if len(checked) < len(found.records):
            out.print(f"game {len(found.records)} is still running; its dice are secret")
    elif found.album is None:
        as_json(checked[0])
    else:
        as_json({"verified": True, "games": checked})


def _still_runs(found: Found, record: Record) -> bool:
    """The last game of an album may; a lone one has to be finished to be verified."""
    is_last = found.album is not None and record is found.records[-1]
    return is_last and len(found.records) > 1 and not record.ending and not record.is_agreed


def _verified(game: Game, record: Record) -> dict[str, object]:
    rolls = verified_rolls(game, record)
    return {"verified": True, "rolls": rolls, "commitment": record.commitment}


def verified_rolls(game: Game, found: Record) -> int:
    """How many rolls there are; ``BadRecord`` at the first that is not the tape's."""
    if not found.commitment or not found.secret:
        missing = "commitment" if not found.commitment else "secret"
        line = max(1, found.first_line)
        raise BadRecord(line, f"this record has no {missing}; only a finished game can be verified")
    count = 0
    for step in records.replay(found, game):
        if isinstance(step.event, Rolled):
            count += 1
            dice = step.before.dice()
            faces = found.tape.roll(count, step.before.sides())
            expected = game.faces_to_text(dice, faces)
            if expected != " ".join(step.event.faces):
                raise BadRecord(step.line, f"roll {count} is not the tape's: expected “{expected}”")
    return count
