"""A server with all its settings at hand, for tests and benches: ``python -m rollwrite.server``."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import asdict

from .serving import serve_with
from .settings import Settings


def main() -> None:
    parser = ArgumentParser("rollwrite.server")
    for name, default in asdict(Settings()).items():
        if name != "has_limits":
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    parser.add_argument("--no-limits", action="store_false", dest="has_limits")
    serve_with(Settings(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
