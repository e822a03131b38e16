"""How a server is set up: every option is declared here, and nowhere else.

The command line, the variables ``ROLLWRITE_…`` and ``ROLLWRITE_…_FILE`` (``sources.py``),
``rollwrite config`` and its page are made of these lines.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

from .networks import Networks
from .option import said
from .values import (
    a_count,
    a_database,
    a_host,
    a_log,
    a_mail_address,
    a_port,
    a_public_url,
    a_security,
    a_time,
    an_address,
    networks,
    seconds,
    seconds_of,
)

CLIENT = Path(__file__).parents[1] / "client"
DATABASE = "tables.sqlite"


def default_data() -> Path:
    """Where a desktop keeps what belongs to its user."""
    return user_data_path("rollwrite", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """All of it in seconds where it is a time and a plain number."""

    host: str = said("127.0.0.1", "0.0.0.0 lets phones on your network join.", a_host)
    port: int = said(8000, "Where; 0 takes any that is free.", a_port)
    data: Path = said(default_data, "Where games are kept.")
    database: str = said(
        "", "A PostgreSQL that many nodes share instead, as postgresql://…", a_database,
        is_secret=True,
    )  # fmt: skip
    public_url: str = said(
        "", "The address people know, as https://play.example.org/games, behind a proxy.",
        a_public_url,
    )  # fmt: skip
    hosts: str = said("", "Further names the server goes by, with commas between them.")
    proxies: str = said(
        "127.0.0.1,::1",
        "Addresses and networks (10.0.0.0/8) of proxies; their word on whom they stand for "
        "is believed.",
        networks,
    )
    backup_every: str = said("", "Copy all tables so often, as 6h, 30m or 1d.", seconds)
    backup_keep: int = said(7, "How many copies are kept.", a_count)
    backup_to: str = said("", "Where copies go; a folder in the data if left out.")
    metrics: str = said("", "Where numbers for Prometheus are told, as 127.0.0.1:9464.", an_address)
    log: str = said("text", "How is logged: text or json.", a_log)
    smtp_host: str = said("", "A mail server, for who wants to be told by mail.", a_host)
    smtp_port: int = said(587, "Its port.", a_port)
    smtp_user: str = said("", "Who we are there, if it asks.")
    smtp_password: str = said("", "And our password there.", is_secret=True)
    smtp_from: str = said("", "Who our letters come from, as games@example.org.", a_mail_address)
    smtp_security: str = said(
        "starttls", "How they are kept secret: starttls, tls or none.", a_security
    )
    workers: int = said(max(1, (os.cpu_count() or 2) - 1), "Processes where bots think.", a_count)
    drain_within: float = said(10.0, "How long people have to go to another server.", a_time)

    # -- seldom needed --------------------------------------------------------------

    client: Path = said(CLIENT, "Another build of the web client.", is_rare=True)
    bot_delay: float = said(0.4, "How long a bot pretends to think.", a_time, is_rare=True)
    bot_patience: float = said(20.0, "When a stuck bot's thinking is ended.", a_time, is_rare=True)
    bot_retry: float = said(
        1.0, "When a bot's failed turn is first tried again.", a_time, is_rare=True
    )
    store_patience: float = said(
        10.0, "How long a write waits while the database is locked or away.", a_time, is_rare=True
    )
    request_within: float = said(20.0, "When a request has to be whole.", a_time, is_rare=True)
    hello_within: float = said(20.0, "When a WebSocket has to say hello.", a_time, is_rare=True)
    read_within: float = said(30.0, "When what was sent has to be read.", a_time, is_rare=True)
    lines: int = said(10_000, "Sockets at once; fewer where files are.", a_count, is_rare=True)
    lines_each: int = said(250, "Sockets at once from one address.", a_count, is_rare=True)
    private_webhooks: bool = said(
        False, "Webhooks and push may go to addresses of one's own network, too.", is_rare=True
    )
    has_limits: bool = said(True, "How much one may ask for.", called="limits", is_rare=True)

    @property
    def file(self) -> Path:
        return self.data / DATABASE

    @property
    def place(self) -> Path | str:
        """Where games are kept: a file, or the address of a database."""
        return self.database or self.file

    @property
    def origin(self) -> str:
        """Of the pages that people see, as browsers write it; empty where nobody said it."""
        found = urlsplit(self.public_url)
        return f"{found.scheme}://{found.netloc}" if self.public_url else ""

    @property
    def base(self) -> str:
        """Under which path all of it lies: empty, or as ``/games``."""
        return urlsplit(self.public_url).path

    @cached_property
    def trusted(self) -> Networks:
        return Networks(self.proxies)

    @property
    def backup_seconds(self) -> float:
        return seconds_of(self.backup_every)

    @property
    def backups(self) -> Path:
        return Path(self.backup_to) if self.backup_to else self.data / "backups"
