"""Whose pages may ask."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from ..refusal import Refusal

SAME = ("same-origin", "none")


def is_foreign(headers: Mapping[str, str], public_url: str = "") -> bool:
    """Whether a browser says that another site's page makes this request.

    Browsers send ``Sec-Fetch-Site`` or at least ``Origin``; programs send neither.
    """
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if origin is not None and origin != public_url and _place(origin) != headers.get("host"):
        return True
    return site is not None and site not in SAME


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def require_own_origin(headers: Mapping[str, str], public_url: str = "") -> None:
    """A request known by its cookie must come from our own pages."""
    if is_foreign(headers, public_url):
        raise Refusal(403, "foreign-origin", "this request comes from another site's page")
