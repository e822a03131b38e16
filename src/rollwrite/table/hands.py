"""Whose hand decides at a seat: its person's, or for a while a bot's."""

from __future__ import annotations

from rollwrite.kernel.game import Event, Returned, StoodIn


class Hands:
    """A decision belongs to whoever committed it; the record tells where the hand changes."""

    def __init__(self) -> None:
        self._now: dict[int, str] = {}
        self._deciding: dict[int, str] = {}
        self._told: dict[int, str] = {}

    def give(self, seat: int, bot: str) -> None:
        """A bot decides for the person there; ``""``: the person does."""
        self._now[seat] = bot

    def decided(self, seat: int) -> None:
        self._deciding[seat] = self._now.get(seat, "")

    def of(self, seat: int) -> str:
        """The bot whose steps are revealed there now; ``""``: the person's."""
        return self._told.get(seat, "")

    def signed(self, seat: int) -> list[Event]:
        """What the record has to say before the steps of a seat that are revealed now."""
        bot = self._deciding.pop(seat, "")
        if bot == self._told.get(seat, ""):
            return []
        self._told[seat] = bot
        return [StoodIn(seat, bot) if bot else Returned(seat)]
