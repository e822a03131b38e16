"""A session with a PostgreSQL: made, locked, watched, cut."""

from __future__ import annotations

import logging
import os
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..rows import StoreError

try:
    import psycopg as psycopg  # of those who know that it is there
    from psycopg import sql
except ImportError:
    raise StoreError("PostgreSQL needs a further package: install rollwrite[postgresql]") from None

logging.getLogger("psycopg").setLevel(logging.CRITICAL)  # what it ignores, we hear of anyway
Connection = psycopg.Connection[tuple[Any, ...]]
FAMILY = 0x726F6C6C  # our locks among those of others
NODES, STARTING = 1, 2
NOT_ALONE = "other nodes use these data; stop them first"


class Lost(Exception):
    """The connection is gone."""


def connect(url: str) -> Connection:
    """A connection whose death is noticed."""
    try:
        connection = psycopg.connect(
            url,
            autocommit=True,
            prepare_threshold=None,  # where one of many fails, nobody knows what was prepared
            connect_timeout=5,
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
            tcp_user_timeout=15_000,
            application_name="rollwrite",
        )
        connection.execute("SET search_path = rollwrite")
    except psycopg.Error as error:
        raise Lost(sentence(error)) from None
    return connection


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    """For one task at the command line: what fails is a ``StoreError``."""
    try:
        with connect(url) as connection:
            yield connection
    except (Lost, psycopg.Error) as error:
        raise StoreError(f"{shown(url)}: {sentence(error)}") from None


def sentence(error: Exception) -> str:
    """What a database says about itself, in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def shown(url: str) -> str:
    """An address without its secrets."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1@", url).partition("?")[0]


# -- locks -------------------------------------------------------------------------


@contextmanager
def locked(connection: Connection, what: int) -> Iterator[None]:
    lock(connection, "pg_advisory_lock", what)
    try:
        yield
    finally:
        if not connection.closed:
            lock(connection, "pg_advisory_unlock", what)


def lock(connection: Connection, function: str, what: int) -> bool:
    query = sql.SQL("SELECT {}(%s, %s)").format(sql.Identifier(function))
    row = connection.execute(query, (FAMILY, what)).fetchone()
    return row is not None and row[0] is not False


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    """No node is there, and none comes."""
    with locked(connection, STARTING):
        if not lock(connection, "pg_try_advisory_lock", NODES):
            raise StoreError(NOT_ALONE)
        yield
        lock(connection, "pg_advisory_unlock", NODES)


# -- silence -----------------------------------------------------------------------


class Watch:
    """Cuts a connection whose other side says nothing for too long: only so it is noticed."""

    def __init__(self, patience: float) -> None:
        self._patience = max(1.0, patience)
        self._watched: dict[int, tuple[float, Connection]] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="watch", daemon=True)

    @contextmanager
    def over(self, connection: Connection) -> Iterator[None]:
        if not self._thread.ident:
            self._thread.start()
        self._watched[id(connection)] = (time.monotonic() + self._patience, connection)
        try:
            yield
        finally:
            self._watched.pop(id(connection), None)

    def _run(self) -> None:
        while not self._ended.wait(self._patience / 4):
            now = time.monotonic()
            for until, connection in list(self._watched.values()):
                if until < now:
                    cut(connection)

    def close(self) -> None:
        self._ended.set()


def cut(connection: Connection) -> None:
    """As if the line were broken; whoever waits for it goes on with an error."""
    try:
        with socket.socket(fileno=os.dup(connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
    except (OSError, psycopg.Error):
        pass  # it is closed already
