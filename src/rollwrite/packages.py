"""Games of other packages: the entry point group ``rollwrite.games``, each looked at first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint

from rollwrite.kernel.errors import GameError
from rollwrite.kernel.game import Game
from rollwrite.words import LANGUAGES, Words

GROUP = "rollwrite.games"
NEEDED = ("id", "rules_version", "min_seats", "max_seats", "options", "sheets", "dice", "art")
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Unfit(GameError):
    """A game that stays off the shelf, and why."""

    code = "left-out"


def gather(entries: Iterable[EntryPoint], own: Iterable[Game]) -> tuple[list[Game], list[str]]:
    """The games of other packages that can be played, and a sentence for each that cannot."""
    found, left_out = list(own), []
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        try:
            found.append(_checked(_load(entry), {game.id for game in found}))
        except Unfit as fault:
            left_out.append(f"the game “{entry.name}”{_origin(entry)} is left out: {fault}")
    return found[len(list(own)) :], left_out


def _origin(entry: EntryPoint) -> str:
    return f" of the package {entry.dist.name} {entry.dist.version}" if entry.dist else ""


def _load(entry: EntryPoint) -> Game:
    try:
        loaded = entry.load()
    except (Exception, SystemExit) as error:  # whatever a stranger's module does
        raise Unfit(f"{entry.value} cannot be imported: {_told(error)}") from error
    if not isinstance(loaded, Game):
        raise Unfit(f"{entry.value} is {_kind(loaded)}, not an instance of rollwrite’s Game")
    return loaded


def _checked(game: Game, taken: set[str]) -> Game:
    missing = [name for name in NEEDED if not hasattr(game, name)]
    if missing:
        raise Unfit(f"it has no {', '.join(missing)}")
    if not _ID.fullmatch(str(game.id)):
        raise Unfit(f"its id “{game.id}” should be small letters and digits, joined by hyphens")
    if game.id in taken:
        raise Unfit(f"another game has its id, “{game.id}”")
    _check_words(game)
    _check_start(game)
    return game


def _check_words(game: Game) -> None:
    for language in LANGUAGES:
        try:
            words = Words(language, game)
        except Exception as error:
            raise Unfit(f"its words ({language}) cannot be read: {_told(error)}") from error
        for message in ("name", "tagline"):
            if not words.has(message):
                raise Unfit(f"its words ({language}) have no “{message}”")


def _check_start(game: Game) -> None:
    try:
        game.start(game.setup(game.min_seats)).digest()
    except Exception as error:
        raise Unfit(f"it cannot be started: {_told(error)}") from error


def _told(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _kind(thing: object) -> str:
    if isinstance(thing, type):
        return f"the class {thing.__name__}"
    return f"of the kind {type(thing).__name__}"
