"""Accounts: ways to sign in, devices, recovery codes."""

from __future__ import annotations

from typing import Literal

from ..base import Incoming, Wire

DeviceKind = Literal["phone", "tablet", "computer", "program", ""]


class DeviceView(Wire, frozen=True):
    """Where somebody is signed in; seconds since the epoch."""

    id: str
    kind: DeviceKind
    browser: str
    seen: float
    is_this: bool


class PasskeyView(Wire, frozen=True):
    """``is_here``: it opens the server by the name it was asked for now."""

    id: str
    kind: DeviceKind
    browser: str
    made: float
    is_here: bool


class PasskeyPlace(Wire, frozen=True):
    """Whether browsers make passkeys here: if not, why, and where they would.

    ``insecure``: no HTTPS. ``address``: a plain address has no name a passkey could belong to.
    ``elsewhere``: the server is known by another address.
    """

    why: Literal["", "insecure", "address", "elsewhere"]
    where: str


class Account(Wire, frozen=True):
    """``login`` is what one signs in with, where there is a password."""

    is_account: bool
    login: str
    passkeys: tuple[PasskeyView, ...]
    place: PasskeyPlace
    codes_left: int
    codes: int
    devices: tuple[DeviceView, ...]


class NewPassword(Incoming, frozen=True):
    """``old`` is asked of whoever has one already."""

    password: str
    old: str = ""


class Proof(Incoming, frozen=True):
    """The password, or what ``navigator.credentials`` answered to the question of signing in."""

    password: str = ""
    credential: str = ""


class Secured(Wire, frozen=True):
    """One more way in. ``codes`` are shown once, with the first one."""

    login: str
    codes: tuple[str, ...]
    token: str  # the new secret, for programs; browsers get a cookie


class PasskeyQuestion(Wire, frozen=True):
    """What ``navigator.credentials`` is asked, as JSON."""

    options: str


class PasskeyAnswer(Incoming, frozen=True):
    """What it answered, as JSON."""

    credential: str


class RecoveryCodes(Wire, frozen=True):
    codes: tuple[str, ...]


class SignIn(Incoming, frozen=True):
    login: str
    password: str


class Recover(Incoming, frozen=True):
    code: str
