"""One option, as it is declared: what it is without a word, how it is explained, what it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any

OPTION = "option"


@dataclass(frozen=True, slots=True)
class Option:
    """``check`` gives the value as it is kept, or refuses it in a sentence."""

    name: str
    called: str
    help: str
    kind: type
    default: Any
    check: Callable[[Any], Any]
    is_secret: bool
    is_rare: bool

    @property
    def flag(self) -> str:
        return f"--{self.called.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"ROLLWRITE_{self.called.upper()}"


def said(
    default: Any,
    text: str,
    check: Callable[[Any], Any] = lambda value: value,
    *,
    called: str = "",
    is_secret: bool = False,
    is_rare: bool = False,
) -> Any:
    """A field of the settings; a function as default is asked each time."""
    known = {
        "help": text,
        "check": check,
        "called": called,
        "is_secret": is_secret,
        "is_rare": is_rare,
    }
    if callable(default):
        return field(default_factory=default, metadata={OPTION: known})
    return field(default=default, metadata={OPTION: known})


def options(settings: type) -> list[Option]:
    """Everything a server can be told, in the order in which it is explained."""
    return [_option(one) for one in fields(settings)]


def _option(one: Field[Any]) -> Option:
    known = dict(one.metadata[OPTION])
    default = one.default if one.default_factory is MISSING else one.default_factory()
    called = known.pop("called") or one.name
    kind = Path if isinstance(default, Path) else type(default)
    return Option(name=one.name, called=called, kind=kind, default=default, **known)
