"""Requests from strangers: whatever is wrong with a body is the stranger's mistake."""

from __future__ import annotations

from typing import Any

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
            return await super().json()
        except (RecursionError, UnicodeError):
            raise ClientException("the body is nested too deeply, or no UTF-8") from None
