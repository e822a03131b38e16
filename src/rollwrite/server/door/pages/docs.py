"""The description of the API."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, fields
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, OpenAPI, SecurityScheme

from rollwrite import __version__

from ...wire.base import Incoming, kinds_of
from ..porter.visitors import COOKIE
from .docs_page import PlainPage

QUIET = 10.0  # seconds after the start


@dataclass
class Description(OpenAPI):
    """Says of unknown fields what the types say already; Litestar leaves it out."""

    def to_schema(self) -> dict[str, Any]:
        schemas = (self.components.schemas if self.components else None) or {}
        for kind in kinds_of(Incoming):
            if kind.__name__ in schemas:
                schemas[kind.__name__].additional_properties = False
        return super().to_schema()


@dataclass
class DescribedConfig(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        plain = super().to_openapi_schema()
        return Description(**{part.name: getattr(plain, part.name) for part in fields(plain)})


async def describe(app: Litestar) -> None:
    """It takes a moment, so it is made in a quiet one: neither a start nor a visitor waits."""
    await asyncio.sleep(QUIET)
    await asyncio.to_thread(lambda: app.openapi_schema)


def openapi() -> OpenAPIConfig:
    schemes = {
        "bearer": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    }
    return DescribedConfig(
        title="rollwrite",
        version=__version__,
        description="The open table for roll-and-write games. The live part is a WebSocket, "
        "/api/tables/{table}/live: see docs/api.md.",
        path="/api/docs",
        render_plugins=[PlainPage(path="/")],
        components=Components(security_schemes=dict(schemes)),
        use_handler_docstrings=True,
    )
