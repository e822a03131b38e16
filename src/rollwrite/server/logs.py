"""What the server says on the side: lines for people or JSON for programs, and never a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

HIDDEN = "•••"
WORD = re.compile(r"[A-Za-z0-9_-]{20,}")
HEX = re.compile(r"[0-9a-f]{32,}")
TEXT = "%(asctime)s %(levelname)s %(message)s"


def masked(text: str) -> str:
    """Whatever looks like a token, a key or a digest is left out, wherever it stands.

    >>> masked("GET /take/abcdefgh2345/Zx9-k3VqP0aLmN4tYw7uEg failed")
    'GET /take/abcdefgh2345/••• failed'
    """
    return WORD.sub(lambda found: HIDDEN if _is_secret(found[0]) else found[0], text)


def _is_secret(word: str) -> bool:
    is_mixed = word.lower() != word and word.upper() != word
    return is_mixed or bool(HEX.search(word))


class Lines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(TEXT)

    def format(self, record: logging.LogRecord) -> str:
        return masked(super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, who, what; and where something broke, its trace."""

    def format(self, record: logging.LogRecord) -> str:
        row = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "by": record.name,
            "said": masked(record.getMessage()),
        }
        if record.exc_info:
            row["trace"] = masked(self.formatException(record.exc_info))
        return json.dumps(row, ensure_ascii=False)


def say_as(kind: str) -> None:
    """From now on, all logs of this process go to standard error as ``text`` or ``json``."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("rollwrite").setLevel(logging.INFO)
