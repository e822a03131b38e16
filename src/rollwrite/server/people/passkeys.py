"""Passkeys: where a browser would make one, what it is asked, whether its answer is true.

A passkey belongs to the name of a server. Browsers make them at ``localhost`` and over
HTTPS at a name, never for a plain address.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..house.guests import Visitor
from ..refusal import Refusal
from ..settings.networks import is_address
from ..store.persons import Passkey, Persons

Why = Literal["", "insecure", "address", "elsewhere"]
ANSWER_WITHIN = 300.0
NOBODY = ""


@dataclass(frozen=True, slots=True)
class Place:
    """The server as a browser sees it; ``why`` it makes no passkeys, and ``where`` it would."""

    name: str
    origin: str
    why: Why = ""
    where: str = ""


def place_of(scheme: str, host: str, public_url: str) -> Place:
    """``host`` is what was asked for, with its port.

    >>> place_of("http", "localhost:8000", "").why, place_of("https", "play.example.org", "").why
    ('', '')
    >>> place_of("http", "192.168.1.5:8000", "").why, place_of("http", "table.lan:8000", "").why
    ('address', 'insecure')
    >>> place_of("http", "127.0.0.1:8000", "").where
    'http://localhost:8000'
    >>> place_of("http", "192.168.1.5", "https://play.example.org").where
    'https://play.example.org'
    """
    asked = urlsplit(f"{scheme}://{host}")
    name = asked.hostname or ""
    if public_url:
        known = urlsplit(public_url)
        if known.hostname != name:
            return Place(name, public_url, "elsewhere", public_url)
        return _judged(name, known.scheme, f"{known.scheme}://{known.netloc}")
    return _judged(name, scheme, f"{scheme}://{host}")


def _judged(name: str, scheme: str, origin: str) -> Place:
    if is_address(name):
        is_here = ipaddress.ip_address(name).is_loopback
        port = urlsplit(origin).port
        where = f"{scheme}://localhost{f':{port}' if port else ''}" if is_here else ""
        return Place(name, origin, "address", where)
    is_safe = scheme == "https" or name == "localhost" or name.endswith(".localhost")
    return Place(name, origin, "" if is_safe else "insecure")


class Passkeys:
    """Every question is answered once, within minutes, by whom it was put to."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons

    async def ask_for_new(self, place: Place, person: Visitor) -> str:
        """What a browser is asked to make, as JSON."""
        _require(place)
        known = await self._persons.passkeys(person.digest)
        options = webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name="rollwrite",
            user_id=bytes.fromhex(person.digest),
            user_name=person.name,
            challenge=await self._challenge(person.digest),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return webauthn.options_to_json(options)

    async def new(self, place: Place, person: Visitor, answer: str, device: str) -> Passkey:
        """The passkey a browser made."""
        _require(place)
        challenge = await self._answered(answer, person.digest)
        try:
            made = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _wrong() from None
        return Passkey(
            bytes_to_base64url(made.credential_id),
            person.digest,
            place.name,
            made.credential_public_key,
            made.sign_count,
            device,
            time.time(),
        )

    async def ask(self, place: Place) -> str:
        """What a browser is asked to sign, as JSON; it knows itself which passkeys it has."""
        _require(place)
        challenge = await self._challenge(NOBODY)
        options = webauthn.generate_authentication_options(rp_id=place.name, challenge=challenge)
        return webauthn.options_to_json(options)

    async def whose(self, place: Place, answer: str) -> str:
        """Who signed; refused in the same words whatever is wrong."""
        _require(place)
        challenge = await self._answered(answer, NOBODY)
        known = await self._persons.passkey(_id_of(answer))
        if known is None:
            raise _wrong()
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.used,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _wrong() from None
        await self._persons.use_passkey(known.id, found.new_sign_count)
        return known.guest

    async def _challenge(self, guest: str) -> bytes:
        challenge = secrets.token_bytes(32)
        until = time.time() + ANSWER_WITHIN
        await self._persons.put_challenge(sha256(challenge).hexdigest(), guest, until)
        return challenge

    async def _answered(self, answer: str, guest: str) -> bytes:
        """The question somebody answers, which cannot be answered again."""
        challenge = _challenge_in(answer)
        if not await self._persons.take_challenge(sha256(challenge).hexdigest(), guest):
            raise Refusal(403, "stale-passkey", "this took too long; try again")
        return challenge


def _challenge_in(answer: str) -> bytes:
    try:
        said = json.loads(base64url_to_bytes(json.loads(answer)["response"]["clientDataJSON"]))
        return base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise _wrong() from None


def _id_of(answer: str) -> str:
    found = json.loads(answer).get("id")
    return found if isinstance(found, str) else ""


def _require(place: Place) -> None:
    if place.why:
        raise Refusal(409, "no-passkeys-here", "browsers make no passkeys at this address")


def _wrong() -> Refusal:
    return Refusal(403, "wrong-passkey", "this passkey opens nothing here")
