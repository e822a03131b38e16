"""Messages by chance: of ours with something wrong in them, and bytes of no kind."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import msgspec

from rollwrite.server.wire.table.live import FromClient

Json = Any
NUMBERS = [0, 1, -1, 2, 3, 4, 7, 99, -(2**31), 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**40]
TEXTS = [
    "",
    " ",
    "refuse",
    "red 7",
    "Ada",
    "' OR 1=1 --",
    "../../etc/passwd",
    "%00%ff",
    "\x00\x01",
    "\u202e\ufeff",
    "💥" * 40,
    "ß" * 300,
    "a" * 5000,
    "<script>alert(1)</script>",
    "{}",
    "-1",
    "token-0",
    "lost-cities",
    "en",
    "greedy",
]
ODD: list[Json] = [None, True, 1.5, 1e308, [], {}, [[]], "x", -1, {"type": "hello"}]


class Nonsense:
    """``known`` are words that mean something to the server: tables, moves, keys."""

    def __init__(self, seed: int, api: Json, known: list[str]) -> None:
        self.chance = random.Random(seed)
        self.known = known
        live = msgspec.json.schema(FromClient)
        self._defs: dict[str, Json] = {**live["$defs"], **api["components"]["schemas"]}
        self._messages = [kind["$ref"] for kind in live["anyOf"]]
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in api["paths"].items()
            for method, operation in methods.items()
        ]

    def message(self) -> bytes:
        """What is sent to a table: three of four look like messages."""
        if self.chance.random() < 0.1:
            return self.chance.randbytes(self.chance.randrange(200))
        body = self._spoiled(self._like({"$ref": self.chance.choice(self._messages)}))
        return self._scratched(_encoded(body))

    def request(self) -> tuple[str, str, bytes]:
        """Method, address and body of what is sent to the API."""
        method, path, operation = self.chance.choice(self._operations)
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        body = self._scratched(_encoded(self._spoiled(self._like(schema)))) if schema else b""
        if self.chance.random() < 0.05:
            method = self.chance.choice(["PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"])
        return method, self._target(path, operation), body

    def bytes_of_no_kind(self) -> bytes:
        """What is sent in place of a request."""
        method, target, body = self.request()
        if self.chance.random() < 0.5:
            return self.chance.randbytes(self.chance.randrange(1, 300)) + b"\r\n\r\n"
        request = f"{method} {target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode("latin-1") + body
        return self._damaged(request)

    # -- parts ------------------------------------------------------------------------

    def _target(self, path: str, operation: Json) -> str:
        rows = operation.get("parameters", [])
        for row in rows:
            if row["in"] == "path":
                path = path.replace(f"{{{row['name']}}}", quote(self._text(), safe=""))
        asked = [row["name"] for row in rows if row["in"] == "query" and self.chance.random() < 0.8]
        query = "&".join(f"{name}={quote(str(self._value()))}" for name in asked)
        return f"{path}?{query}" if query else path

    def _value(self) -> Json:
        return self.chance.choice([self._number(), self._text()])

    def _number(self) -> int:
        is_small = self.chance.random() < 0.9
        return self.chance.choice(NUMBERS[:6] if is_small else NUMBERS)

    def _text(self) -> str:
        return self.chance.choice(self.known if self.chance.random() < 0.6 else TEXTS)

    def _like(self, schema: Json) -> Json:
        """A value as a schema describes it."""
        if "$ref" in schema:
            return self._like(self._defs[schema["$ref"].rpartition("/")[2]])
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        match schema.get("type"):
            case "integer":
                return self._number()
            case "string":
                return self._text()
            case "boolean":
                return self.chance.random() < 0.5
            case "array":
                return [self._like(schema["items"]) for _ in range(self.chance.randrange(6))]
            case "object":
                return self._object(schema)
        return self._value()

    def _object(self, schema: Json) -> Json:
        required = schema.get("required", ())
        fields = schema.get("properties", {})
        found = {
            name: self._like(part)
            for name, part in fields.items()
            if name in required or self.chance.random() < 0.5
        }
        if not fields:
            found = {self._text(): self._text() for _ in range(self.chance.randrange(3))}
        return found

    def _spoiled(self, value: Json) -> Json:
        """Every third one has a field too many, too few, or of another kind."""
        if not isinstance(value, dict) or not value or self.chance.random() < 0.7:
            return value
        name = self.chance.choice(list(value))
        match self.chance.randrange(3):
            case 0:
                del value[name]
            case 1:
                value[self._text()] = self.chance.choice(ODD)
            case _:
                value[name] = self.chance.choice(ODD)
        return value

    def _scratched(self, data: bytes) -> bytes:
        return self._damaged(data) if self.chance.random() < 0.15 else data

    def _damaged(self, data: bytes) -> bytes:
        at = self.chance.randrange(len(data) + 1)
        match self.chance.randrange(4):
            case 0:
                return data[:at] + self.chance.randbytes(1) + data[at + 1 :]
            case 1:
                return data[:at]
            case 2:
                return data[:at] + data
            case _:
                return b"[" * 2000 + data


def _encoded(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")
