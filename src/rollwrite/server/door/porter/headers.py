"""What every answer says beside its words: what a browser may do with it, which is little."""

from __future__ import annotations

from msgspec.json import encode

from ...wire.problem import Problem

NOWHERE = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
NOTHING_POLICY = f"default-src 'none'; {NOWHERE}"
#: A page of ours without any script: the description of the API.
PLAIN_PAGE_POLICY = f"default-src 'none'; style-src 'unsafe-inline'; {NOWHERE}"
#: The client. Styles are set on drawings as they arrive; scripts are files of ours alone.
CLIENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
#: The worker of the client: it asks us, and nobody else, for what it keeps.
WORKER_POLICY = f"default-src 'none'; connect-src 'self'; {NOWHERE}"
UNUSED = ("camera", "microphone", "geolocation", "payment", "usb", "serial", "bluetooth", "midi")
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links hold keys
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{name}=()" for name in UNUSED),
    "content-security-policy": NOTHING_POLICY,
    "cache-control": "no-store",
}


def answer_without_app(status: str, code: str, sentence: str) -> bytes:
    """A whole answer, for those who are turned away before anybody reads what they want."""
    body = encode(Problem(code, sentence, None))
    rows = {
        **HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    head = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in rows.items())]
    return "\r\n".join([*head, "", ""]).encode() + body
