"""Addresses and networks that somebody named."""

from __future__ import annotations

import ipaddress

from rollwrite.kernel.errors import InvalidNotation

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Networks:
    """
    >>> Networks("10.0.0.0/8, ::1").have("10.1.2.3"), Networks("10.0.0.0/8").have("11.1.2.3")
    (True, False)
    """

    def __init__(self, named: str) -> None:
        names = [part.strip() for part in named.split(",")]
        self._all = [_network(name) for name in names if name]

    def have(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self._all)


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        raise InvalidNotation(f"“{name}” is no address and no network like 10.0.0.0/8") from None


def is_address(name: str) -> bool:
    """Whether a name is a plain address.

    >>> is_address("192.0.2.7"), is_address("::1"), is_address("example.org")
    (True, True, False)
    """
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def one_network(name: str) -> str:
    """As it is kept.

    >>> one_network(" 10.1.2.3/8 "), one_network("192.0.2.7")
    ('10.0.0.0/8', '192.0.2.7/32')
    """
    return str(_network(name.strip()[:100]))


def read_address(text: str) -> Address | None:
    """An address, also of IPv4 in the dress of IPv6; nothing if it is none."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
