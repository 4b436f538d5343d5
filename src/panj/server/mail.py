"""Letters, where the host has named a mail server: what confirms an address, and a way back in."""

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from panj.server.settings import Settings

log = logging.getLogger("panj.mail")

PORTS: Final = {"smtp": 587, "smtp+plain": 25, "smtps": 465}
"""How one speaks with the mail server, and where it listens if nobody says."""
PATIENCE_SECONDS: Final = 20.0


class Mail:
    """Sends letters by the mail server of the settings; without one there is no mail."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def is_possible(self) -> bool:
        """Whether there is a mail server, and an address that links may lead to."""
        chosen = self.settings
        return bool(chosen.mail and chosen.mail_from and chosen.public_url)

    def post(self, to: str, subject: str, text: str) -> None:
        """Send a letter while its sender goes on: how long it takes tells nobody whether there was
        one to send."""
        task = asyncio.create_task(self._post(to, subject, text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def finish(self) -> None:
        """Wait for what is being sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _post(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.mail_from, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException) as failure:
            # What the mail server says of somebody's address does not come into the log.
            log.error("a letter could not be sent", extra={"failure": type(failure).__name__})

    def _send(self, letter: EmailMessage) -> None:
        """Hand a letter over. Unless the host wishes it plain, nothing goes unencrypted."""
        place = urlsplit(self.settings.mail)
        host, port = place.hostname or "", place.port or PORTS[place.scheme]
        trust = ssl.create_default_context()
        if place.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port, timeout=PATIENCE_SECONDS, context=trust
            )
        else:
            line = smtplib.SMTP(host, port, timeout=PATIENCE_SECONDS)
        with line:
            if place.scheme == "smtp":
                line.starttls(context=trust)
            if place.username:
                line.login(unquote(place.username), unquote(place.password or ""))
            line.send_message(letter)
