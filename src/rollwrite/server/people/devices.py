"""Devices, as their browsers tell: what they are, and which browser."""

from __future__ import annotations

import re

# In this order: every browser says that it is some of the others, too.
BROWSERS = (
    ("Edge", r"Edg(A|iOS)?/"),
    ("Opera", r"OPR/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"(Firefox|FxiOS)/"),
    ("Chrome", r"(Chrome|CriOS)/"),
    ("Safari", r"Safari/"),
)
KINDS = (
    ("tablet", r"iPad|Tablet|Android(?!.*Mobile)"),
    ("phone", r"Mobi|iPhone|Android"),
    ("computer", r"Mozilla/"),
)


def device_of(agent: str) -> str:
    """A kind and a browser.

    >>> device_of("Mozilla/5.0 (iPhone; CPU) AppleWebKit Version/18 Mobile/15E Safari/604.1")
    'phone Safari'
    >>> device_of("python-httpx/0.28")
    'program'
    """
    kind = next((name for name, sign in KINDS if re.search(sign, agent)), "program")
    browser = next((name for name, sign in BROWSERS if re.search(sign, agent)), "")
    return f"{kind} {browser}".strip() if kind != "program" else kind
