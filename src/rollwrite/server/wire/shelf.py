"""The games and bots to choose from, and all a client needs to show one game."""

from __future__ import annotations

from rollwrite.kernel.room.art import AreaGlyph
from rollwrite.kernel.seen.view import Message, RuleCard

from .base import Wire


class OptionInfo(Wire, frozen=True):
    id: str
    values: tuple[str, ...]


class CampaignInfo(Wire, frozen=True):
    """Games in a row; its words are ``campaign-<id>`` and ``campaign-<id>-about``."""

    id: str
    legs: int


class LessonInfo(Wire, frozen=True):
    """Its words are ``lesson-<id>``; it is offered ``when`` these options are played, after
    the lessons it ``needs``."""

    id: str
    minutes: int
    seats: int
    teaches: tuple[str, ...]
    when: dict[str, tuple[str, ...]]
    needs: tuple[str, ...]


class FirstInfo(Wire, frozen=True):
    """What is told when one of these news is first one's own; its words are ``first-<id>``."""

    id: str
    news: tuple[str, ...]
    card: str


class TermInfo(Wire, frozen=True):
    """A word of the game; its words are ``term-<id>`` and ``term-<id>-text``."""

    id: str
    card: str


class GameInfo(Wire, frozen=True):
    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    can_be_rated: bool  # rivals play, and somebody can be ahead
    is_learned: bool  # by the bots that play by what they learned, in all its kinds
    options: tuple[OptionInfo, ...]
    names: dict[str, str]  # by language
    taglines: dict[str, str]
    wins: dict[str, str]  # how one wins, in one sentence; nothing where a game does not say
    efforts: dict[str, str]  # how long and how hard
    campaigns: tuple[CampaignInfo, ...]
    lessons: tuple[LessonInfo, ...]


class BotInfo(Wire, frozen=True):
    id: str
    names: dict[str, str]
    about: dict[str, str]
    untaught: dict[str, str]  # said instead where a game is not learned; empty: the same


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
    firsts: tuple[FirstInfo, ...]
    terms: tuple[TermInfo, ...]  # a glossary
    reminder: tuple[str, ...]  # what to have beside the table: messages, a page in all
