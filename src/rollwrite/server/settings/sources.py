"""Where each value comes from: the command line, a variable, a file that a variable names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwrite.kernel.errors import GameError, InvalidNotation

from . import Settings
from .option import Option, options

OPTIONS = {option.name: option for option in options(Settings)}
FILE = "_FILE"
LARGEST = 10_000
# Others read these: the build, the tests.
NOT_OURS = ("ROLLWRITE_BROWSER", "ROLLWRITE_COMPILE", "ROLLWRITE_LONG", "ROLLWRITE_SERVER")
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
PASSWORD = re.compile(r"(?<=:)[^:@/]+(?=@)")
HIDDEN = "•••"


@dataclass(frozen=True, slots=True)
class Value:
    """What holds for an option, and since whose word."""

    option: Option
    value: Any
    source: str

    @property
    def shown(self) -> str:
        """As it may be seen by whoever looks over a shoulder."""
        text = "" if self.value is None else str(self.value)
        if not self.option.is_secret or not text:
            return text
        return PASSWORD.sub(HIDDEN, text) if PASSWORD.search(text) else HIDDEN


def effective(given: Mapping[str, Any], environment: Mapping[str, str]) -> list[Value]:
    """All options: the command line's word counts before a variable's, a variable's before ours."""
    return [_value(option, given.get(name), environment) for name, option in OPTIONS.items()]


def settings_of(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    return Settings(**{one.option.name: one.value for one in effective(given, environment)})


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like ours and mean nothing."""
    known = {option.variable for option in OPTIONS.values()}
    known |= {f"{name}{FILE}" for name in known} | set(NOT_OURS)
    return sorted(
        name for name in environment if name.startswith("ROLLWRITE_") and name not in known
    )


def _value(option: Option, given: Any, environment: Mapping[str, str]) -> Value:
    if given is not None:
        return Value(option, option.check(given), option.flag)
    plain, file = environment.get(option.variable), environment.get(option.variable + FILE)
    if plain is not None and file is not None:
        raise InvalidNotation(f"{option.variable} and {option.variable}{FILE} are both set")
    if plain is not None:
        return Value(option, _read(option, plain, option.variable), option.variable)
    if file is not None:
        source = f"{option.variable}{FILE}"
        return Value(option, _read(option, _content(file, source), source), f"{source}={file}")
    return Value(option, option.default, "default")


def _content(file: str, source: str) -> str:
    try:
        with Path(file).open(encoding="utf-8") as stream:
            return stream.read(LARGEST).strip()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InvalidNotation(f"{source} names {file}, which cannot be read: {reason}") from None


def _read(option: Option, text: str, source: str) -> Any:
    try:
        return option.check(_typed(option, text.strip()))
    except GameError as error:
        raise InvalidNotation(f"{source}: {error}") from None


def _typed(option: Option, text: str) -> Any:
    if option.kind is bool:
        return _is_on(text)
    try:
        return option.kind(text)
    except ValueError:
        raise InvalidNotation(f"“{text}” is no number") from None


def _is_on(text: str) -> bool:
    if text.lower() in YES + NO:
        return text.lower() in YES
    raise InvalidNotation(f"“{text}” is neither yes nor no")
