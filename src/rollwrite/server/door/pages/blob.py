"""Bytes that change rarely: served compressed, with an ETag, never made twice."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from hashlib import sha256

from litestar import Response

from ..porter.headers import PLAIN_PAGE_POLICY
from ..porter.visitors import AnyRequest

CHECK_FIRST = "no-cache"  # may be kept, must be compared
FOREVER = "public, max-age=31536000, immutable"
WORTH_PACKING = 800
SVG = "image/svg+xml"
SVG_POLICY = PLAIN_PAGE_POLICY
Headers = dict[str, str]


@dataclass(frozen=True, slots=True)
class Blob:
    """``packed`` holds other encodings of the body, best first."""

    body: bytes
    media_type: str
    packed: tuple[tuple[str, bytes], ...] = ()
    etag: str = ""
    headers: Headers = field(default_factory=dict)


def blob(body: bytes, media_type: str, **headers: str) -> Blob:
    """A blob with its gzip and its ETag; ``cache_control`` names a header."""
    packed = (("gzip", gzip.compress(body, 6, mtime=0)),) if len(body) > WORTH_PACKING else ()
    return finished(body, media_type, packed, headers)


def finished(
    body: bytes, media_type: str, packed: tuple[tuple[str, bytes], ...], headers: Headers
) -> Blob:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Blob(body, media_type, packed, f'"{sha256(body).hexdigest()[:24]}"', named)


def serve_blob(request: AnyRequest, found: Blob) -> Response[bytes]:
    """The blob as this client wants it, or word that it has it already."""
    headers = {"etag": found.etag, "vary": "accept-encoding", **found.headers}
    if found.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for encoding, packed in found.packed:
        if encoding in accepted:
            headers["content-encoding"] = encoding
            return Response(packed, headers=headers, media_type=found.media_type)
    return Response(found.body, headers=headers, media_type=found.media_type)


def _accepted(header: str) -> set[str]:
    """The encodings a client takes.

    >>> sorted(_accepted("gzip, br;q=0.8, zstd;q=0"))
    ['br', 'gzip']
    """
    wishes = [wish.replace(" ", "").partition(";q=") for wish in header.lower().split(",")]
    return {name for name, _, weight in wishes if weight.strip("0.") or not weight}
