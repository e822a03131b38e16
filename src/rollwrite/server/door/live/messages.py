"""Messages of a live table as they arrive: bytes from strangers."""

from __future__ import annotations

import msgspec

from ...refusal import Refusal
from ...wire.table.live import FromClient

LARGEST_MESSAGE = 16_000


class _AnyId(msgspec.Struct):
    id: int = 0


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_id_decoder = msgspec.json.Decoder(_AnyId)


def read(raw: str | bytes) -> FromClient:
    try:
        return _decoder.decode(raw)
    except (RecursionError, UnicodeError) as error:
        raise msgspec.DecodeError(str(error)) from None


def id_of(raw: str | bytes) -> int:
    """The number to answer to, even if the rest of the message is nonsense."""
    try:
        return _id_decoder.decode(raw).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return 0


def require_small(raw: str | bytes) -> None:
    if len(raw) > LARGEST_MESSAGE:
        raise Refusal(413, "too-large", f"a message has at most {LARGEST_MESSAGE} letters")
