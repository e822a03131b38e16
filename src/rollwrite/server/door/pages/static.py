"""The built web client and its fonts, as files."""

from __future__ import annotations

import asyncio
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path, PurePosixPath

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ...settings import Settings
from ..porter.headers import CLIENT_POLICY, WORKER_POLICY
from ..porter.visitors import AnyRequest
from .blob import CHECK_FIRST, FOREVER, Blob, blob, finished, serve_blob

READ = [HttpMethod.GET, HttpMethod.HEAD]
A_WEEK = "public, max-age=604800"
NOT_BUILT = """rollwrite is running, but its web client is not built yet.

    make play      builds it and opens it
    make wheel     builds it into a package to install
    /api/docs      the API, which works without it
"""
PAGES = {
    "new": (1,),
    "table": (1,),
    "take": (2,),
    "join": (2,),
    "me": (1,),
    "replay": (0, 1),
    "rules": (1,),
    "settings": (0, 1),
    "sign-in": (0,),
    "history": (0,),
    "lessons": (0,),
    "host": (0, 1),
    "invited": (1,),
}
WORKER = "sw.js"
KINDS = {".webmanifest": "application/manifest+json"}  # not every system knows it
ANYTHING = "application/octet-stream"
_PACKED = (("br", ".br"), ("gzip", ".gz"))
_TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


@route("/fonts/{name:str}", http_method=READ, include_in_schema=False)
async def font(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A font of the house."""
    return serve_blob(request, await asyncio.to_thread(_font, name))


@lru_cache(maxsize=64)
def _font(name: str) -> Blob:
    folder = files("rollwrite.sheets").joinpath("fonts")
    if name not in {file.name for file in folder.iterdir() if file.name.endswith(".woff2")}:
        raise NotFoundException
    return finished(folder.joinpath(name).read_bytes(), "font/woff2", (), {"cache-control": A_WEEK})


@route(["/", "/{path:path}"], http_method=READ, include_in_schema=False)
async def client(
    request: AnyRequest, settings: NamedDependency[Settings], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the client, or its one page, which answers all its routes.

    What is neither is not there; who reads pages is told so by the page.
    """
    wanted = PurePosixPath(path.lstrip("/"))
    file = await asyncio.to_thread(_file, settings.client, wanted)
    if file:
        return serve_blob(request, file)
    is_there = is_page(wanted.parts)
    if not is_there and not _reads_pages(request, wanted):
        raise NotFoundException
    page = serve_blob(request, await asyncio.to_thread(_page, settings.client, settings.base))
    page.status_code = page.status_code if is_there else 404
    return page


def is_page(parts: tuple[str, ...]) -> bool:
    """Whether the client has a page there: ``router.svelte.ts`` says the same."""
    return not parts or len(parts) - 1 in PAGES.get(parts[0], ())


def _reads_pages(request: AnyRequest, wanted: PurePosixPath) -> bool:
    is_file = bool(wanted.suffix) or wanted.parts[:1] == ("api",)
    return not is_file and "text/html" in request.headers.get("accept", "")


def _file(folder: Path, wanted: PurePosixPath) -> Blob | None:
    path = folder.joinpath(wanted)
    try:
        if ".." in wanted.parts or not path.is_file() or path.name == "index.html":
            return None
        return _read(path, path.stat().st_mtime_ns, "assets" in wanted.parts)
    except (OSError, ValueError):  # no name that a file can have
        return None


@lru_cache(maxsize=256)
def _read(path: Path, _: int, is_hashed: bool) -> Blob:
    """A file with its packed siblings; without them it is packed here, once."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or ANYTHING
    headers = {"cache-control": FOREVER if is_hashed else CHECK_FIRST}
    if path.name == WORKER:
        headers["content-security-policy"] = WORKER_POLICY
    siblings = [(encoding, path.with_name(path.name + end)) for encoding, end in _PACKED]
    packed = tuple((encoding, file.read_bytes()) for encoding, file in siblings if file.is_file())
    if packed or not kind.startswith(_TEXT):
        return finished(path.read_bytes(), kind, packed, headers)
    return blob(path.read_bytes(), kind, **headers)


def _page(folder: Path, base: str) -> Blob:
    index = folder / "index.html"
    if not index.is_file():
        return blob(NOT_BUILT.encode(), MediaType.TEXT, cache_control="no-store")
    return _index(index, index.stat().st_mtime_ns, base)


@lru_cache(maxsize=4)
def _index(path: Path, _: int, base: str) -> Blob:
    """Built without knowing where it will lie: ``./`` is the top of it, whatever page is shown."""
    body = path.read_bytes().replace(b'="./', f'="{base}/'.encode())
    return blob(
        body,
        MediaType.HTML,
        cache_control=CHECK_FIRST,
        content_security_policy=CLIENT_POLICY,
    )
