"""A passkey without a browser: what an authenticator signs, made by hand."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """One passkey for one name of a server."""

    place: str = "localhost"
    origin: str = "http://localhost"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    used: int = 0

    def make(self, question: dict[str, str]) -> dict[str, str]:
        """The answer to being asked for a new passkey."""
        said = self._said("webauthn.create", question)
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(ATTESTED) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        proof = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(proof)})

    def sign(self, question: dict[str, str]) -> dict[str, str]:
        """The answer to being asked who it is."""
        said, data = self._said("webauthn.get", question), self._data()
        signed = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": text(said),
                "authenticatorData": text(data),
                "signature": text(signed),
            }
        )

    def _said(self, kind: str, question: dict[str, str]) -> bytes:
        challenge = json.loads(question["options"])["challenge"]
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, more: int = 0) -> bytes:
        self.used += 1
        flags = bytes([PRESENT | VERIFIED | more])
        return sha256(self.place.encode()).digest() + flags + self.used.to_bytes(4, "big")

    def _answer(self, response: dict[str, Any]) -> dict[str, str]:
        name = text(self.id)
        whole = {"id": name, "rawId": name, "type": "public-key", "response": response}
        return {"credential": json.dumps(whole)}
