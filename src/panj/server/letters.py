"""What letters are for: confirming an address, and choosing a new password without the old one."""

import secrets
from typing import Final

from panj.core.messages import Refused
from panj.server.guards import Attempts
from panj.server.mail import Mail
from panj.server.passwords import check_password
from panj.server.people import People, fingerprint
from panj.server.rooms import now
from panj.server.sessions import Sessions
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PersonRow, ProofRow
from panj.words import words_for

CONFIRM: Final = "confirm"
RESET: Final = "reset"
MINUTES: Final = {CONFIRM: 24 * 60, RESET: 30}
"""How long a link is good for."""
MARKS: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
LETTERS_PER_HOUR: Final = 5
"""To one account: nobody's mailbox is filled from here."""


class Letters:
    """Writes letters with links that work once."""

    def __init__(self, mail: Mail, people: People, store: PeopleStore) -> None:
        self.mail = mail
        self.people = people
        self.store = store
        self.sessions: Sessions
        self.sent = Attempts(LETTERS_PER_HOUR, LETTERS_PER_HOUR / 3600)

    def need_mail(self) -> None:
        """Refuse what only a server with mail can do."""
        if not self.mail.is_possible:
            raise Refused("server.refusal.no_mail", [])

    # An address

    async def ask_to_confirm(self, person: PersonRow, email: str, lang: str) -> None:
        """Send a link to an address: whoever can read it may have it."""
        self.need_mail()
        self.sent.count(person.id)
        link = await self._link(CONFIRM, person.id, email)
        words = words_for(lang)
        text = words.text("server.mail.confirm", name=person.name, link=link)
        self.mail.post(email, words.text("server.mail.confirm_subject"), plain(text))

    async def confirm(self, token: str) -> None:
        """The link was followed."""
        proof = await self._take(CONFIRM, token)
        await self.store.set_email(proof.person or "", proof.about)

    # A new password

    async def ask_to_reset(self, account: str, lang: str) -> None:
        """Send a link to the address of an account, if both are there. Nobody is told whether."""
        self.need_mail()
        person = await self.store.find_account(account.lower())
        if person is None or person.email is None:
            return
        try:
            self.sent.count(person.id)
        except Refused:
            return
        link = await self._link(RESET, person.id, person.email)
        words = words_for(lang)
        text = words.text("server.mail.reset", name=person.account or "", link=link)
        self.mail.post(person.email, words.text("server.mail.reset_subject"), plain(text))

    async def reset(self, token: str, password: str) -> None:
        """Another password, by a link; all sessions end. A password that is refused uses up no
        link."""
        proof = await self.sessions.store.find_proof(fingerprint(token), RESET, now())
        person = await self.store.find(proof.person or "") if proof else None
        if proof is None or person is None or person.email != proof.about:
            raise Refused("server.refusal.link", [])
        check_password(password, person.account or "", person.name)
        await self._take(RESET, token)
        await self.people.change_password(person, password)
        await self.sessions.store.drop_proofs(person.id, RESET)
        await self.sessions.end_all(person.id)

    async def _link(self, kind: str, person: str, about: str) -> str:
        """A link that proves something once. Its secret stands behind `#`, so that it is in no
        log and no `Referer`."""
        token = secrets.token_urlsafe(24)
        until = now() + MINUTES[kind] * 60
        await self.sessions.store.add_proof(
            ProofRow(fingerprint(token), kind, person, about, until)
        )
        return f"{self.mail.settings.public_url.rstrip('/')}/account#{kind}={token}"

    async def _take(self, kind: str, token: str) -> ProofRow:
        proof = await self.sessions.store.take_proof(fingerprint(token), kind, now())
        if proof is None:
            raise Refused("server.refusal.link", [])
        return proof


def plain(text: str) -> str:
    """A text without the marks that keep directions apart: in a link they would be part of it."""
    return text.translate(MARKS)
