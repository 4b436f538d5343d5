"""Passkeys, made and used by Chromium with an authenticator of its own."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Open = Callable[..., Page]

ASK = """async ([path, wish]) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const answer = await fetch('/api/v1' + path, {
    method: 'POST',
    headers: { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' },
    body: JSON.stringify(wish ?? {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}"""

MAKE = """async (options) => (await navigator.credentials.create({
  publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
})).toJSON()"""

GIVE = """async (options) => (await navigator.credentials.get({
  publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
})).toJSON()"""


def authenticator(page: Page) -> None:
    """A device that keeps passkeys, with somebody before it who agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": kind})


def ask(page: Page, path: str, **wish: Any) -> Any:
    return page.evaluate(ASK, [path, wish])


def test_an_account_is_come_back_to_with_a_passkey(open_page: Open) -> None:
    page = open_page("/")
    page.goto(page.url.replace("127.0.0.1", "localhost"))  # passkeys are made for names
    authenticator(page)
    me = ask(page, "/me", name="Ada")["body"]["id"]
    assert ask(page, "/account/passkeys/begin")["body"]["key"] == "server.refusal.no_account"
    made = ask(page, "/account", account=f"k{me[:10]}", password="nine wet Otters")
    assert made["status"] == 201

    wish = ask(page, "/account/passkeys/begin")["body"]
    credential = page.evaluate(MAKE, wish)
    for credentials, status in ((credential, 201), (credential, 403)):  # a challenge is good once
        kept = ask(page, "/account/passkeys", credential=credentials, label="phone")
        assert kept["status"] == status

    assert ask(page, "/logout")["status"] == 204
    assert ask(page, "/account/passkeys/begin")["status"] == 401
    given = page.evaluate(GIVE, ask(page, "/account/sign_in/begin")["body"])
    forged = {**given, "response": {**given["response"], "signature": credential["id"]}}
    assert ask(page, "/account/sign_in", credential=forged)["status"] == 403
    assert ask(page, "/account/sign_in", credential=given)["status"] == 403  # used up by that
    given = page.evaluate(GIVE, ask(page, "/account/sign_in/begin")["body"])
    found = ask(page, "/account/sign_in", credential=given)
    assert (found["status"], found["body"]["id"]) == (200, me)

    # Signing in with it is proof enough for what is grave.
    assert ask(page, "/account/password", password="ten dry Ferrets")["status"] == 204
    [key] = page.evaluate("async () => (await (await fetch('/api/v1/account')).json()).passkeys")
    assert key["label"] == "phone"
    assert key["used"] is not None
