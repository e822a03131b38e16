"""What an option may be: each check gives the value as it is kept, or refuses it in a sentence."""

from __future__ import annotations

import re

from rollwrite.kernel.errors import InvalidNotation

from .networks import Networks

# Where a server has pages and files of its own, it cannot be put as a whole.
OWN_PLACES = (
    "api", "assets", "fonts", "healthz", "history", "host", "invited", "join", "lessons", "me",
    "new", "readyz", "replay", "rules", "settings", "sign-in", "table", "take",
)  # fmt: skip
PUBLIC_URL = re.compile(
    r"(https?)://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?((?:/[a-z0-9._~-]+)*)/?", re.IGNORECASE
)
USUAL_PORTS = {"http": ":80", "https": ":443"}
DURATION = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)([smhd])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
LOGS = ("text", "json")
SECURITIES = ("starttls", "tls", "none")
LAST_PORT = 65_535
LONGEST_TIME = 86_400


def a_host(host: str) -> str:
    """An address or a name; what is neither cannot even be asked for.

    A bare number is neither: systems read it as an address somewhere far away.
    """
    try:
        host.encode("idna")
        is_named = not host.isdecimal()
    except UnicodeError:
        is_named = False
    if not is_named:
        raise InvalidNotation(f"“{host}” is no address and no name of a computer")
    return host


def a_port(port: int) -> int:
    if not 0 <= port <= LAST_PORT:
        raise InvalidNotation(f"{port} is no port; there are 0 to {LAST_PORT}")
    return port


def a_count(count: int) -> int:
    if count < 1:
        raise InvalidNotation(f"{count} is too few; expected 1 or more")
    return count


def a_time(seconds: float) -> float:
    if not 0 <= seconds <= LONGEST_TIME:
        raise InvalidNotation(f"{seconds} seconds; expected 0 to {LONGEST_TIME}")
    return seconds


def a_database(address: str) -> str:
    if address and not re.match(r"postgres(ql)?://", address):
        raise InvalidNotation("a database has an address like postgresql://user@host/name")
    return address


def a_public_url(url: str) -> str:
    """As browsers write it: the name in small letters, no port that goes without saying.

    >>> a_public_url("https://Play.example.org:443/games/")
    'https://play.example.org/games'
    """
    if not url:
        return ""
    found = PUBLIC_URL.fullmatch(url)
    if found is None:
        raise InvalidNotation(
            f"“{url}” is no address like https://play.example.org or https://example.org/games"
        )
    scheme, name, port, path = found[1].lower(), found[2].lower(), found[3] or "", found[4]
    if path.split("/")[1:2] and path.split("/")[1] in OWN_PLACES:
        raise InvalidNotation(f"the path of “{url}” is one of the server's own; take another")
    return f"{scheme}://{name}{'' if port == USUAL_PORTS[scheme] else port}{path}"


def a_mail_address(address: str) -> str:
    if address and not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", address):
        raise InvalidNotation(f"“{address}” is no mail address")
    return address


def a_security(word: str) -> str:
    if word not in SECURITIES:
        raise InvalidNotation(f"“{word}” keeps no letter secret; expected {', '.join(SECURITIES)}")
    return word


def networks(named: str) -> str:
    Networks(named)
    return named


def seconds(text: str) -> str:
    seconds_of(text)
    return text


def seconds_of(text: str) -> float:
    """
    >>> seconds_of("6h"), seconds_of("1.5m"), seconds_of("")
    (21600.0, 90.0, 0.0)
    """
    if text in ("", "0"):
        return 0.0
    found = DURATION.fullmatch(text)
    if found is None or not float(found[1]):
        raise InvalidNotation(f"“{text}” is no time like 30m, 6h or 1d")
    return float(found[1]) * SECONDS[found[2]]


def an_address(address: str) -> str:
    if address:
        split_address(address)
    return address


def split_address(address: str) -> tuple[str, int]:
    """
    >>> split_address("127.0.0.1:9464"), split_address("[::1]:80")
    (('127.0.0.1', 9464), ('::1', 80))
    """
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or len(port) > 5:
        raise InvalidNotation(f"“{address}” is no address like 127.0.0.1:9464")
    return a_host(host.strip("[]")), a_port(int(port))


def a_log(name: str) -> str:
    if name not in LOGS:
        raise InvalidNotation(f"“{name}” is no way to log; there are {' and '.join(LOGS)}")
    return name
