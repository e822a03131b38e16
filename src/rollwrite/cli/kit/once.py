"""A command that takes each option once: the second would silently replace the first."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperOption

from rollwrite.kernel.errors import InvalidNotation


class Once(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _, _, order = self.make_parser(ctx).parse_args(args=list(args))
        given = [one for one in order if isinstance(one, TyperOption) and not one.multiple]
        for option in given:
            if given.count(option) > 1:
                raise InvalidNotation(f"{option.opts[0]} is given {given.count(option)} times")
        return super().parse_args(ctx, args)


def take_options_once(app: typer.Typer) -> None:
    """Every command of an app, those of its groups included."""
    for command in app.registered_commands:
        command.cls = Once
    for group in app.registered_groups:
        if group.typer_instance is not None:
            take_options_once(group.typer_instance)
