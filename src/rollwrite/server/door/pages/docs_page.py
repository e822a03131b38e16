"""The OpenAPI page: plain HTML of our own, since the usual ones load from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #222; background: #fffdf8 }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
h2 { font-size: 1.05rem; margin: 2rem 0 .3rem; padding-top: .6rem; border-top: 1px solid #ccc }
table { border-collapse: collapse } td, th { text-align: left; padding: .15rem 1rem .15rem 0 }
b { display: inline-block; min-width: 3.5rem }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1c1a17 } a { color: #9cf } }
"""
HEAD = (
    "<meta charset=utf-8><meta name=viewport content='width=device-width'>"
    f"<title>rollwrite API</title><style>{STYLE}</style>"
)


class PlainPage(OpenAPIRenderPlugin):
    """Every operation and every type, readable without script or network."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        source = request.app.state["settings"].base + self.get_openapi_json_route(request)
        parts = [
            f"<h1>{escape(info['title'])}</h1><p>{escape(info.get('description', ''))}</p>",
            f'<p>As data: <a href="{source}">{source}</a></p>',
            *_operations(openapi_schema),
            "<h1>Types</h1>",
            *_types(openapi_schema),
        ]
        return f"<!doctype html><html lang=en>{HEAD}{''.join(parts)}".encode()


def _operations(schema: dict[str, Any]) -> list[str]:
    return [
        _operation(method, path, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict)
    ]


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    body = _content(operation.get("requestBody", {}))
    takes = f"<p>takes {body}</p>" if body else ""
    rows = "".join(_answer(status, spec) for status, spec in operation["responses"].items())
    text = escape(operation.get("description", ""))
    title = f"<h2><code><b>{method.upper()}</b> {escape(path)}</code></h2>"
    return f"{title}<p>{text}</p>{_parameters(operation)}{takes}<table>{rows}</table>"


def _parameters(operation: dict[str, Any]) -> str:
    rows = [
        f"<li><code>{escape(row['name'])}</code> {escape(row.get('description', ''))}"
        for row in operation.get("parameters", [])
        if row["in"] == "query"
    ]
    return f"<ul>{''.join(rows)}</ul>" if rows else ""


def _answer(status: str, spec: dict[str, Any]) -> str:
    return f"<tr><td>{status}<td>{_content(spec)}<td>{escape(spec.get('description', ''))}"


def _content(spec: dict[str, Any]) -> str:
    """The types of a body."""
    found = [
        _shape(body["schema"]) if kind == "application/json" else f"<code>{escape(kind)}</code>"
        for kind, body in spec.get("content", {}).items()
    ]
    return ", ".join(found)


def _types(schema: dict[str, Any]) -> list[str]:
    return [_type(name, part) for name, part in schema["components"].get("schemas", {}).items()]


def _type(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    rows = "".join(
        f"<tr><td><code>{escape(field)}{'' if field in required else '?'}</code><td>{_shape(part)}"
        for field, part in schema.get("properties", {}).items()
    )
    return f'<h2 id="{escape(name)}"><code>{escape(name)}</code></h2><table>{rows}</table>'


def _shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_shape(part) for part in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map of text to {_shape(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
