"""Commands that take a server's settings: as options, in variables, from files."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from typing import Annotated, Any

import typer

from rollwrite.server.settings import Settings
from rollwrite.server.settings.option import Option
from rollwrite.server.settings.sources import OPTIONS, Value, effective, settings_of

RARE = "Seldom needed"
Given = dict[str, Any]


def taking(command: Callable[..., None], *names: str) -> Callable[..., None]:
    """The command, with these settings as options (all, if none is named).

    It gets what was given on the command line as its first argument.
    """
    taken = [OPTIONS[name] for name in names or OPTIONS]
    own = list(inspect.signature(command, eval_str=True).parameters.values())[1:]

    def run(**words: Any) -> None:
        given = {option.name: words.pop(option.name) for option in taken}
        command(given, **words)

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    parameters = [*own, *map(_parameter, taken)]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in parameters}
    return run


def _parameter(option: Option) -> inspect.Parameter:
    flag = f"{option.flag}/--no-{option.called}" if option.kind is bool else option.flag
    told = typer.Option(
        flag,
        help=option.help,
        show_default=str(option.default) if option.default != "" else False,
        rich_help_panel=RARE if option.is_rare else None,
    )
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[option.kind | None, told],
    )


def settings_from(given: Given) -> Settings:
    return settings_of(given, os.environ)


def values_from(given: Given) -> list[Value]:
    return effective(given, os.environ)
