"""What people report, with the lines around it."""

from __future__ import annotations

import msgspec

from ..refusal import Refusal
from ..room.talk.asked import Reported
from ..store.keeper.kept import HouseKept
from ..store.keeper.rows import Report
from ..store.persons import Persons
from ..wire.keeper import ReportedWords, ReportView
from .folk import SHORT

MOST = 30


class Reports:
    def __init__(self, kept: HouseKept, persons: Persons) -> None:
        self._kept, self._persons = kept, persons

    async def all(self) -> tuple[ReportView, ...]:
        """Open ones first."""
        return tuple([await self._view(one) for one in await self._kept.reports(MOST)])

    async def settle(self, name: str) -> None:
        if not await self._kept.settle(name):
            raise Refusal(404, "no-such-report", "there is no such open report")

    async def find(self, name: str) -> Report:
        for one in await self._kept.reports(MOST):
            if one.id == name and not one.settled:
                return one
        raise Refusal(404, "no-such-report", "there is no such open report")

    async def _view(self, one: Report) -> ReportView:
        said = msgspec.json.decode(one.body, type=Reported)
        return ReportView(
            id=one.id,
            at=one.at,
            by=await self._name(one.guest),
            about=await self._name(one.about),
            person=one.about[:SHORT],
            table=one.table,
            name=said.table,
            called=said.called,
            game=said.game,
            text=said.text,
            lines=tuple(
                ReportedWords(line.name, line.text, line.at, line.number == said.line)
                for line in said.lines
            ),
            settled=one.settled,
        )

    async def _name(self, guest: str) -> str:
        named = await self._persons.named(guest)
        return named[0] if named else ""
