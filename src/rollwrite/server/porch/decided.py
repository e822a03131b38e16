"""What is decided for the whole house, as it is kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WhoOpens = Literal["everybody", "accounts", "keepers"]


class Doors(Struct, frozen=True):
    """``has_lobby``: open tables are shown to all. ``has_chat``: tables may have free words."""

    is_invite_only: bool = False
    who_opens: WhoOpens = "everybody"
    has_lobby: bool = True
    has_chat: bool = False


class Announcement(Struct, frozen=True):
    """Shown to everybody ``until`` then."""

    text: str = ""
    until: float = 0.0


class Tried(Struct, frozen=True):
    """When which copy was last put back to see whether that works, and how many tables it has."""

    copies: dict[str, float] = {}
    at: float = 0.0
    tables: int = 0
