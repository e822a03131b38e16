"""The shelf: games, their drawings and words, and the bots to play with."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from rollwrite import catalogue, words
from rollwrite.bots import roster
from rollwrite.kernel.errors import InvalidNotation
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.kernel.taught.lesson import lessons_of
from rollwrite.kernel.taught.reminder import reminder_of
from rollwrite.sheets.written.hand import hand_data
from rollwrite.words import LANGUAGES, Words, in_every_language

from ...house.thinking.learned import knows
from ...refusal import Refusal
from ...room.terms import can_be_rated
from ...wire.shelf import (
    BotInfo,
    CampaignInfo,
    FirstInfo,
    GameInfo,
    LessonInfo,
    OptionInfo,
    Pack,
    TermInfo,
)
from ..porter.visitors import AnyRequest
from ..problem import problems
from .blob import CHECK_FIRST, SVG, SVG_POLICY, Blob, blob, serve_blob


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games."""
    return [_game_info(game) for game in catalogue.GAMES]


def _if_said(message: str, game: Game) -> dict[str, str]:
    """What a game may say of itself, and need not."""
    if not all(Words(language, game).has(message) for language in LANGUAGES):
        return {}
    return in_every_language(message, game)


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        can_be_rated=can_be_rated(game),
        is_learned=knows(game.id),
        options=tuple(OptionInfo(option.id, option.values) for option in game.options),
        names=in_every_language("name", game),
        taglines=in_every_language("tagline", game),
        wins=_if_said("wins", game),
        efforts=_if_said("effort", game),
        campaigns=tuple(
            CampaignInfo(campaign.id, len(campaign.legs)) for campaign in game.campaigns
        ),
        lessons=tuple(
            LessonInfo(one.id, one.minutes, one.seats, one.teaches, one.offered(), one.needs)
            for one in lessons_of(game)
        ),
    )


@get("/api/bots", sync_to_thread=False)
def bots() -> list[BotInfo]:
    """All bots, weakest first."""
    return [_bot_info(bot) for bot in roster.ROSTER]


def _bot_info(bot: roster.Bot) -> BotInfo:
    words = f"bot-{bot.id}"
    untaught = in_every_language(f"{words}-untaught") if bot.has_learned else {}
    return BotInfo(bot.id, in_every_language(words), in_every_language(f"{words}-about"), untaught)


@get(
    "/api/games/{game:str}/pack/{language:str}",
    sync_to_thread=True,
    responses={200: ResponseSpec(Pack, generate_examples=False), **problems(404)},
)
def pack(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Drawings and words of a game; ``language`` is ``en`` or ``de``."""
    return serve_blob(request, _pack(_game(game).id, _language(language)))


@get(
    "/api/games/{game:str}/drawings/{drawing:str}/{language:str}",
    sync_to_thread=True,
    media_type=SVG,
    responses=problems(404),
)
def drawing(
    request: AnyRequest, game: FromPath[str], drawing: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """One sheet, with its spots."""
    return serve_blob(request, _drawing(_game(game).id, drawing, _language(language)))


@get(
    "/api/games/{game:str}/cover/{language:str}",
    sync_to_thread=True,
    media_type=SVG,
    responses=problems(404),
)
def cover(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The lid of the box."""
    return serve_blob(request, _cover(_game(game).id, _language(language)))


@get(
    "/api/hand",
    sync_to_thread=True,
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
def hand(request: AnyRequest) -> Response[bytes]:
    """How marks are written by hand: the strokes of every glyph."""
    return serve_blob(request, _hand())


def _game(name: str) -> Game:
    try:
        return catalogue.find(name)
    except InvalidNotation as error:
        raise Refusal(404, "no-such-game", str(error)) from error


def _language(name: str) -> str:
    if name not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(404, "no-such-language", f"there is no “{name}”; there are {known}")
    return name


@cache
def _pack(name: str, language: str) -> Blob:
    game = catalogue.find(name)
    body = Pack(
        game=name,
        language=language,
        sheet=game.setup(game.min_seats).sheet,
        dice={kind: _faces(game, kind) for kind in game.dice},
        signs=game.art.signs(),
        glyphs=game.art.glyphs(),
        areas=game.art.areas(),
        places=game.places,
        has_parts=game.has_parts,
        explained=_explained(game),
        words=f"{words.of_game(game, language)}\n\n{words.common(language)}",
        rules=game.rules(),
        firsts=tuple(FirstInfo(one.id, one.news, one.card) for one in firsts_of(game)),
        terms=tuple(TermInfo(one.id, one.card) for one in reminder_of(game).terms),
        reminder=reminder_of(game).lines(),
    )
    return blob(msgspec.json.encode(body), MediaType.JSON, cache_control=CHECK_FIRST)


def _explained(game: Game) -> dict[str, dict[str, Message]]:
    return {
        option.id: dict(zip(option.values, option.about, strict=True))
        for option in game.options
        if option.about
    }


def _faces(game: Game, kind: str) -> dict[str, str]:
    return {face: game.art.die(kind, face) for face in game.die(kind).faces}


@cache
def _drawing(name: str, drawing: str, language: str) -> Blob:
    game = catalogue.find(name)
    if drawing not in game.drawings():
        raise Refusal(404, "no-such-drawing", f"{name} has no drawing “{drawing}”")
    return _picture(game.art.sheet(drawing, language))


@cache
def _cover(name: str, language: str) -> Blob:
    return _picture(catalogue.find(name).art.cover(language))


def _picture(svg: str) -> Blob:
    return blob(svg.encode(), SVG, cache_control=CHECK_FIRST, content_security_policy=SVG_POLICY)


@cache
def _hand() -> Blob:
    return blob(msgspec.json.encode(hand_data()), MediaType.JSON, cache_control=CHECK_FIRST)
