"""Requests from strangers: whatever is wrong with a body is the stranger's mistake."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, InternalServerException


class CarefulRequest(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the request ended before its body") from None

    async def json(self) -> Any:
        try:
            value = await super().json()
        except (RecursionError, UnicodeError):
            raise ClientException("the body is nested too deeply, or no UTF-8") from None
        meant = self.route_handler.parsed_data_field
        if meant is not None:
            _require(value, meant.annotation)
        return value


def _require(value: Any, meant: Any) -> None:
    """As it is meant: Litestar would take 0 for “no”, and a field for one of its own parts."""
    try:
        msgspec.convert(value, meant)
    except msgspec.ValidationError as error:
        raise ClientException(f"this body is not what is meant here: {error}") from None
