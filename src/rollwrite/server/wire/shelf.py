"""The games and bots to choose from, and all a client needs to show one game."""

from __future__ import annotations

from rollwrite.kernel.art import AreaGlyph
from rollwrite.kernel.view import Message, RuleCard

from .base import Wire


class OptionInfo(Wire, frozen=True):
    id: str
    values: tuple[str, ...]


class CampaignInfo(Wire, frozen=True):
    """Games in a row; its words are ``campaign-<id>`` and ``campaign-<id>-about``."""

    id: str
    legs: int


class GameInfo(Wire, frozen=True):
    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    names: dict[str, str]  # by language
    taglines: dict[str, str]
    campaigns: tuple[CampaignInfo, ...]


class BotInfo(Wire, frozen=True):
    id: str
    names: dict[str, str]
    about: dict[str, str]


class Pack(Wire, frozen=True):
    """All a client needs to show one game in one language, but for its sheets."""

    game: str
    language: str
    sheet: str  # the drawing of the usual options
    dice: dict[str, dict[str, str]]  # SVG by kind and face
    signs: dict[str, str]
    glyphs: dict[str, str]
    areas: dict[str, AreaGlyph]
    places: tuple[str, ...]  # where dice lie, in order
    has_parts: bool  # moves are made of parts
    explained: dict[str, dict[str, Message]]  # what a value of an option means
    words: str  # Fluent source
    rules: tuple[RuleCard, ...]
