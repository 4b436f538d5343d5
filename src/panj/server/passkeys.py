"""Passkeys: signing in with a device instead of a password. WebAuthn is done by `webauthn`, an
extra; without it there are none."""

import json
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection

from panj.core.messages import Refused
from panj.server.names import display_name
from panj.server.people import fingerprint
from panj.server.rooms import now
from panj.server.settings import Settings
from panj.server.store.passkeys import PasskeyStore
from panj.server.store.people import PeopleStore
from panj.server.store.rows import PasskeyRow, PersonRow, ProofRow
from panj.server.store.sessions import SessionStore

MADE: Final = "passkey"
GIVEN: Final = "sign_in"
CHALLENGE_SECONDS: Final = 300.0
MOST: Final = 10
"""Passkeys of one person."""

Json = dict[str, Any]


class Place(msgspec.Struct, frozen=True):
    """What a browser knows this server by."""

    host: str
    origins: list[str]


def place_of(settings: Settings, connection: ASGIConnection[Any, Any, Any, Any]) -> Place:
    """The address that the host has named, or else the one that this request came to."""
    own = settings.public_url or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    return Place(urlsplit(own).hostname or "", [own.rstrip("/"), *settings.origins])


class Passkeys:
    """Makes and checks passkeys. A challenge is good once and for a few minutes."""

    def __init__(
        self, store: PasskeyStore, proofs: SessionStore, people: PeopleStore, is_on: bool = True
    ) -> None:
        self.store = store
        self.proofs = proofs
        self.people = people
        self.is_possible = is_on and find_spec("webauthn") is not None

    def need(self) -> None:
        """Refuse what only a server with passkeys can do."""
        if not self.is_possible:
            raise Refused("server.refusal.no_passkeys", [])

    # A new one

    async def begin(self, person: PersonRow, place: Place) -> Json:
        """What a browser needs to make a passkey."""
        self.need()
        import webauthn
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.store.of(person.id)
        if len(known) >= MOST:
            raise Refused("server.refusal.passkeys", [MOST])
        options = webauthn.generate_registration_options(
            rp_id=place.host,
            rp_name="Panj",
            user_id=person.id.encode(),
            user_name=person.account or person.name,
            user_display_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
            ],
        )
        return await self._asked(MADE, person.id, options)

    async def add(self, person: PersonRow, place: Place, credential: Json, label: str) -> None:
        """Keep a passkey that a browser has made."""
        self.need()
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge, owner = await self._challenge(MADE, credential)
        if owner != person.id:
            raise Refused("server.refusal.passkey", [])
        try:
            found = webauthn.verify_registration_response(
                credential=json.dumps(credential),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origins,
                require_user_verification=True,
            )
        except Exception:
            raise Refused("server.refusal.passkey", []) from None
        key = bytes_to_base64url(found.credential_id)
        row = PasskeyRow(
            key,
            person.id,
            found.credential_public_key,
            found.sign_count,
            display_name(label),
            now(),
            None,
        )
        if not await self.store.add(row):
            raise Refused("server.refusal.passkey", [])

    # Signing in

    async def begin_sign_in(self, place: Place) -> Json:
        """What a browser needs to sign somebody in; who it will be, nobody knows yet."""
        self.need()
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=place.host, user_verification=UserVerificationRequirement.REQUIRED
        )
        return await self._asked(GIVEN, None, options)

    async def sign_in(self, place: Place, credential: Json) -> PersonRow:
        """The person whose passkey answered."""
        self.need()
        import webauthn

        challenge, _ = await self._challenge(GIVEN, credential)
        row = await self.store.find(str(credential.get("id", "")))
        if row is None:
            raise Refused("server.refusal.passkey", [])
        try:
            found = webauthn.verify_authentication_response(
                credential=json.dumps(credential),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origins,
                credential_public_key=row.key,
                credential_current_sign_count=row.count,
                require_user_verification=True,
            )
        except Exception:
            raise Refused("server.refusal.passkey", []) from None
        await self.store.used(row.id, found.new_sign_count, now())
        person = await self.people.find(row.person)
        if person is None:
            raise Refused("server.refusal.passkey", [])
        return person

    async def _asked(self, kind: str, person: str | None, options: Any) -> Json:
        """Remember what was asked, and say it to the browser."""
        from webauthn import options_to_json
        from webauthn.helpers import bytes_to_base64url

        challenge = bytes_to_base64url(options.challenge)
        until = now() + CHALLENGE_SECONDS
        await self.proofs.add_proof(ProofRow(fingerprint(challenge), kind, person, "", until))
        return dict(json.loads(options_to_json(options)))

    async def _challenge(self, kind: str, credential: Json) -> tuple[bytes, str | None]:
        """What a browser answers to, and who was asked; refused if nobody was, or somebody has
        answered already."""
        from webauthn.helpers import base64url_to_bytes

        try:
            told = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = str(json.loads(told)["challenge"])
            answered = base64url_to_bytes(challenge)
        except Exception:
            raise Refused("server.refusal.passkey", []) from None
        proof = await self.proofs.take_proof(fingerprint(challenge), kind, now())
        if proof is None:
            raise Refused("server.refusal.passkey", [])
        return answered, proof.person
