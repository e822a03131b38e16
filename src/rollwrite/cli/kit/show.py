"""How commands speak: JSON for programs, tables for people, errors on stderr."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def as_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False))


def complain(code: str, sentence: str) -> None:
    err.print(f"[bold red]{code}[/]: ", end="")
    err.print(sentence, markup=False)


@contextmanager
def progress(title: str, total: int) -> Iterator[Progress]:
    """A bar on stderr, only where somebody watches."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        bar.add_task(title, total=total)
        yield bar
