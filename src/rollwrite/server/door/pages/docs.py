"""The description of the API."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from rollwrite import __version__

from ...wire.base import Incoming, kinds_of
from ..porter.visitors import COOKIE
from .docs_page import PlainPage


def openapi() -> OpenAPIConfig:
    schemes = {
        "bearer": SecurityScheme(type="http", scheme="bearer"),
        "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
    }
    return OpenAPIConfig(
        title="rollwrite",
        version=__version__,
        description="The open table for roll-and-write games. The live part is a WebSocket, "
        "/api/tables/{table}/live: see docs/api.md.",
        path="/api/docs",
        render_plugins=[PlainPage(path="/")],
        components=Components(security_schemes=dict(schemes)),
        use_handler_docstrings=True,
    )


def forbid_unknown_fields(app: Litestar) -> None:
    """Say in the description what the types say already; Litestar leaves it out."""
    schemas = app.openapi_schema.components.schemas or {}
    for kind in kinds_of(Incoming):
        if kind.__name__ in schemas:
            schemas[kind.__name__].additional_properties = False
