"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

CLIENT = Path(__file__).parent / "client"


def default_data() -> Path:
    """Where a desktop keeps what belongs to its user."""
    return user_data_path("rollwrite", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """``bot_delay`` lets people see bots play; ``bot_patience`` ends a stuck one's thinking."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    client: Path = CLIENT
    bot_delay: float = 0.4
    bot_patience: float = 20.0
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    has_limits: bool = True

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"
