"""Mail, through the mail server that the host named."""

from __future__ import annotations

import asyncio
import importlib
import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from ...refusal import Refusal
from ...settings import Settings
from ..words import Told
from .outbound import Unsent

WITHIN = 30.0
LONGEST_ADDRESS = 254
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])"
)
PERMANENT = range(550, 555)


def checked_address(address: str) -> str:
    """One address and nothing else: no second one, no further line."""
    plain = address.strip()
    if len(plain) > LONGEST_ADDRESS or not ADDRESS.fullmatch(plain) or ".." in plain:
        raise Refusal(422, "bad-mail", "this is no mail address")
    return plain


def shown(address: str) -> str:
    """
    >>> shown("ada@example.org")
    'a…@example.org'
    """
    name, _, place = address.partition("@")
    return f"{name[:1]}…@{place}"


class Mailer:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_there(self) -> bool:
        return bool(self._settings.smtp_host)

    async def send(self, address: str, told: Told, link: str) -> None:
        await asyncio.to_thread(importlib.import_module, "aiosmtplib")  # heavy, the first time
        import aiosmtplib

        known = self._settings
        try:
            async with asyncio.timeout(WITHIN):
                await aiosmtplib.send(
                    self._letter(address, told, link),
                    hostname=known.smtp_host,
                    port=known.smtp_port,
                    username=known.smtp_user or None,
                    password=known.smtp_password or None,
                    use_tls=known.smtp_security == "tls",
                    start_tls=known.smtp_security == "starttls",
                    timeout=WITHIN,
                )
        except aiosmtplib.SMTPRecipientsRefused:
            raise Unsent("refused", is_final=True) from None
        except aiosmtplib.SMTPResponseException as error:
            raise Unsent("refused", is_final=error.code in PERMANENT) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            raise Unsent("no-answer") from None

    def _letter(self, address: str, told: Told, link: str) -> EmailMessage:
        letter = EmailMessage()
        sender = self._settings.smtp_from or f"rollwrite@{self._settings.smtp_host}"
        letter["From"], letter["To"] = f"rollwrite <{sender}>", address
        letter["Subject"] = told.title
        letter["Date"] = formatdate(usegmt=True)
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = told.language
        letter.set_content(f"{told.title}\n{told.text}\n\n{link}\n", cte="quoted-printable")
        return letter
