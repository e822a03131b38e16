"""Who has a page open, whichever table it shows: there they hear that another one needs them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..store.rows import Notice
from ..wire.people.telling import Called

Call = Callable[[Called], None]


class Pages:
    def __init__(self) -> None:
        self._open: dict[str, set[Call]] = {}
        self.tell: Callable[[Notice], None] | None = None  # to other nodes, where there are any

    def open(self, guest: str, call: Call) -> None:
        if guest:
            self._open.setdefault(guest, set()).add(call)

    def close(self, guest: str, call: Call) -> None:
        calls = self._open.get(guest, set())
        calls.discard(call)
        if not calls:
            self._open.pop(guest, None)

    def call(self, guest: str, called: Called) -> None:
        """On all pages of a person, here and elsewhere."""
        self._call_here(guest, called)
        if self.tell is not None:
            self.tell(Notice("called", guest, 0, msgspec.json.encode(called).decode()))

    def hear(self, guest: str, text: str) -> None:
        """Another node calls."""
        if guest in self._open:
            self._call_here(guest, msgspec.json.decode(text, type=Called))

    def _call_here(self, guest: str, called: Called) -> None:
        for call in tuple(self._open.get(guest, ())):
            call(called)
