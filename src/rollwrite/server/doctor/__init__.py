"""A look at a server, running or not: what is well, what is not, and which lines mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ..settings import Settings
from . import data, disk, machine, outside, push
from .finding import Finding

# Whatever a server comes to need is one more line here.
CHECKS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
    machine.versions,
    machine.variables,
    machine.files,
    disk.disk,
    data.kept,
    data.copies,
    machine.clock,
    outside.running,
    outside.public,
    push.services,
)


# What whoever keeps the house sees on its page: no table is played again for it.
GLANCES: tuple[tuple[str, Callable[[Settings], Iterator[Finding]]], ...] = (
    ("database", data.glance),
    ("disk", disk.disk),
    ("copies", data.copies),
    ("clock", machine.clock),
    ("files", machine.files),
    ("variables", machine.variables),
    ("public", outside.public),
)


def examine(settings: Settings) -> Iterator[Finding]:
    for check in CHECKS:
        yield from check(settings)


def glance(settings: Settings) -> Iterator[Finding]:
    """What goes on while a server runs, each named by what it is about."""
    for about, check in GLANCES:
        for found in check(settings):
            yield replace(found, about=about)
