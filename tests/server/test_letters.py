"""Letters: to an address that was confirmed, with links that work once; by a real mail server."""

import re
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from harness.processes import free_port

from server.helpers import Person, Running, running, wait_until
from server.test_sessions import PASSWORD, account, is_in

NEW = "ten dry Ferrets"
HERE = "https://panj.example.org"


class Mailbox:
    """What a mail server took."""

    def __init__(self) -> None:
        self.letters: list[Any] = []
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 taken"

    def link(self, kind: str) -> str:
        """The secret of the link in the last letter."""
        text = self.letters[-1].get_content()
        [token] = re.findall(rf"^{re.escape(HERE)}/account#{kind}=(\S+)\s*$", text, re.MULTILINE)
        return str(token)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    box.port = free_port()
    listener = Controller(box, hostname="127.0.0.1", port=box.port)
    listener.start()
    yield box
    listener.stop()


@pytest.fixture
def posting(tmp_path: Path, mailbox: Any) -> Iterator[Running]:
    mail = f"smtp+plain://127.0.0.1:{mailbox.port}"
    settings = {"mail": mail, "mail_from": "panj@example.org", "public_url": HERE + "/"}
    with running(tmp_path, **settings) as server:
        yield server


def with_email(server: Running, mailbox: Mailbox, lang: str = "en") -> tuple[Person, str]:
    """Somebody whose address is confirmed, and the name of the account."""
    ada = Person(server.address, "Ada")
    ada.client.headers["Accept-Language"] = lang
    name = account(ada)
    before = len(mailbox.letters)
    assert ada.post("/account/email", email="ada@example.net").status_code == 204
    wait_until(lambda: len(mailbox.letters) > before)
    assert ada.get("/account").json()["email"] is None  # not before it is confirmed
    token = mailbox.link("confirm")
    anybody = Person(server.address)
    assert anybody.post("/account/email/confirm", token=token).status_code == 204
    assert anybody.post("/account/email/confirm", token=token).status_code == 403
    anybody.client.close()
    assert ada.get("/account").json()["email"] == "ada@example.net"
    return ada, name


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_forgotten_password_is_replaced_by_a_letter(
    posting: Running, mailbox: Mailbox, lang: str
) -> None:
    ada, name = with_email(posting, mailbox, lang)
    lost = Person(posting.address)
    lost.client.headers["Accept-Language"] = lang
    assert lost.post("/account/reset", account=name.upper()).status_code == 202
    wait_until(lambda: len(mailbox.letters) == 2)
    letter = mailbox.letters[-1]
    assert (letter["To"], letter["From"]) == ("ada@example.net", "panj@example.org")
    token = mailbox.link("reset")
    weak = lost.post("/account/reset/finish", token=token, password="password1")
    assert weak.json()["key"] == "server.refusal.common_password"
    assert lost.post("/account/reset/finish", token=token, password=NEW).status_code == 204
    again = lost.post("/account/reset/finish", token=token, password=PASSWORD)
    assert (again.status_code, again.json()["key"]) == (403, "server.refusal.link")
    assert not is_in(ada)  # whoever had the old password is out
    assert lost.post("/login", account=name, password=PASSWORD).status_code == 401
    assert lost.post("/login", account=name, password=NEW).status_code == 200
    ada.client.close()
    lost.client.close()


def test_nobody_is_told_whether_an_account_has_an_address(
    posting: Running, mailbox: Mailbox
) -> None:
    eve, ada = Person(posting.address, "Eve"), Person(posting.address, "Ada")
    without = account(ada)
    answers = [eve.post("/account/reset", account=each) for each in ("nobody.here", without)]
    assert answers[0].text == answers[1].text
    owner, known = with_email(posting, mailbox)
    told = eve.post("/account/reset", account=known)
    assert (told.status_code, told.text) == (202, answers[0].text)
    wait_until(lambda: len(mailbox.letters) == 2)
    for who in (eve, ada, owner):
        who.client.close()


def test_a_mailbox_is_not_filled_from_here(posting: Running, mailbox: Mailbox) -> None:
    ada, name = with_email(posting, mailbox)
    for _ in range(10):
        assert ada.post("/account/reset", account=name).status_code == 202
    wait_until(lambda: not posting.services.mail._sending)
    assert len(mailbox.letters) == 5  # an hour, the first of them to confirm
    ada.client.close()


def test_a_link_that_is_too_old_or_for_something_else_does_nothing(
    posting: Running, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, name = with_email(posting, mailbox)
    ada.post("/account/reset", account=name)
    wait_until(lambda: len(mailbox.letters) == 2)
    token = mailbox.link("reset")
    assert ada.post("/account/email/confirm", token=token).status_code == 403
    at = time.time() + 31 * 60
    monkeypatch.setattr("panj.server.letters.now", lambda: at)
    assert ada.post("/account/reset/finish", token=token, password=NEW).status_code == 403
    ada.client.close()


@pytest.mark.parametrize(
    "email", ["ada", "a@b@c", "ada@example.net\nBcc: all@x", "a b@c", "x@", "<ada@example.net>"]
)
def test_what_is_no_address_gets_no_letter(posting: Running, email: str) -> None:
    ada = Person(posting.address, "Ada")
    account(ada)
    assert ada.post("/account/email", email=email).status_code == 400
    ada.client.close()


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = Person(server.address, "Ada")
        name = account(ada)
        assert ada.get("/account").json()["mail"] is False
        for path, wish in (("email", {"email": "a@b.c"}), ("reset", {"account": name})):
            refused = ada.post(f"/account/{path}", **wish)
            assert (refused.status_code, refused.json()["key"]) == (409, "server.refusal.no_mail")
        ada.client.close()


def test_a_mail_server_that_is_away_breaks_nothing(tmp_path: Path) -> None:
    settings = {"mail": "smtp+plain://127.0.0.1:9", "mail_from": "p@x.org", "public_url": HERE}
    with running(tmp_path, **settings) as server:
        ada = Person(server.address, "Ada")
        account(ada)
        assert ada.post("/account/email", email="a@b.c").status_code == 204
        wait_until(lambda: not server.services.mail._sending)
        assert is_in(ada)
        ada.client.close()
