"""What leaves the server is made once for all who may see the same, and sent once to each."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from rollwrite.kernel.seen.view import Choice, Page, View

MOST_KEPT = 12  # sheets; those of moves ago are looked at by nobody
NAME_BYTES = 9
encode = msgspec.json.Encoder().encode


class Paper(NamedTuple):
    """A sheet as it crosses the wire, and its name, which follows from what is written on it.
    It is kept alive with its sheet, so that the number of that stays its own."""

    page: Page
    name: str
    body: msgspec.Raw


class Sheets:
    """Sheets as they cross the wire. Only the very same sheet is the same: a seat that has
    made a hidden step looks at another one, and so does nobody else."""

    def __init__(self) -> None:
        self._papers: dict[int, Paper] = {}
        self._views: dict[tuple[int, tuple[bool, ...]], tuple[View, msgspec.Raw]] = {}  # by seat
        self._choices: dict[int, tuple[tuple[Choice, ...], msgspec.Raw]] = {}

    def told(self, view: View, known: tuple[str, ...]) -> tuple[msgspec.Raw, tuple[str, ...]]:
        """A view without the sheets that are known there, and the names of all of them."""
        papers = self.papers(view.pages)
        names = tuple([paper.name for paper in papers])
        is_new = tuple([name not in known for name in names])
        return self._view(view, papers, is_new), names

    def papers(self, pages: tuple[Page, ...]) -> list[Paper]:
        if len(self._papers) > MOST_KEPT:
            self._papers.clear()
        return [self._paper(page) for page in pages]

    def _paper(self, page: Page) -> Paper:
        known = self._papers.get(id(page))
        if known is None:
            body = encode(page)
            name = blake2b(body, digest_size=NAME_BYTES).hexdigest()
            known = self._papers[id(page)] = Paper(page, name, msgspec.Raw(body))
        return known

    def _view(self, view: View, papers: list[Paper], is_new: tuple[bool, ...]) -> msgspec.Raw:
        """What one may see, with those sheets that are new to who looks."""
        known = self._views.get((view.seat, is_new))
        if known is None or known[0] is not view:
            pages = cast("Any", [paper.body for paper, new in zip(papers, is_new) if new])
            choices = cast("Any", self._offered(view))
            known = (view, msgspec.Raw(encode(replace(view, pages=pages, choices=choices))))
            self._views[view.seat, is_new] = known
        return known[1]

    def _offered(self, view: View) -> msgspec.Raw:
        """The choices of a seat stay the same while others decide."""
        known = self._choices.get(view.seat)
        if known is None or known[0] is not view.choices:
            known = self._choices[view.seat] = (view.choices, msgspec.Raw(encode(view.choices)))
        return known[1]
