"""A server with all its settings at hand, for tests and benches: ``python -m rollwrite.server``."""

from __future__ import annotations

from argparse import ArgumentParser, BooleanOptionalAction

from .serving import serve_with
from .settings import Settings
from .settings.option import options


def main() -> None:
    parser = ArgumentParser("rollwrite.server")
    for one in options(Settings):
        how = {"action": BooleanOptionalAction} if one.kind is bool else {"type": one.kind}
        parser.add_argument(one.flag, dest=one.name, default=one.default, **how)
    found = vars(parser.parse_args())
    serve_with(Settings(**{one.name: one.check(found[one.name]) for one in options(Settings)}))


if __name__ == "__main__":
    main()
