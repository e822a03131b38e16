"""A server with all its settings at hand, for tests and benches: ``python -m rollwrite.server``."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from .serving import serve_with
from .settings import CLIENT, Settings, default_data


def main() -> None:
    parser = ArgumentParser("rollwrite.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=default_data())
    parser.add_argument("--client", type=Path, default=CLIENT)
    parser.add_argument("--bot-delay", type=float, default=0.4)
    parser.add_argument("--bot-patience", type=float, default=20.0)
    parser.add_argument("--no-limits", action="store_true")
    given = parser.parse_args()
    serve_with(
        Settings(
            host=given.host,
            port=given.port,
            data=given.data,
            client=given.client,
            bot_delay=given.bot_delay,
            bot_patience=given.bot_patience,
            has_limits=not given.no_limits,
        )
    )


if __name__ == "__main__":
    main()
