"""Whose pages may ask."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from ...refusal import Refusal

SAME = ("same-origin", "none")


def is_foreign(headers: Mapping[str, str], public: str = "") -> bool:
    """Whether a browser says that another site's page makes this request.

    Browsers send ``Sec-Fetch-Site`` or at least ``Origin``; programs send neither. Pages of
    the ``public`` origin are ours whatever the proxy before us calls us; by any other name
    (at home, say) a page is ours if it comes from where it asks.
    """
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if origin is not None and origin != public and not _is_from(origin, headers, public):
        return True
    return site is not None and site not in SAME


def _is_from(origin: str, headers: Mapping[str, str], public: str) -> bool:
    """Who asks the public name over another scheme is somebody in between."""
    place = _place(origin)
    return place == headers.get("host") and place != _place(public)


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def require_own_origin(headers: Mapping[str, str], public: str = "") -> None:
    """A request known by its cookie must come from our own pages."""
    if is_foreign(headers, public):
        raise Refusal(403, "foreign-origin", "this request comes from another site's page")
