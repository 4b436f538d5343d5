"""My account in the browser: coming back, where one is signed in, what is kept, and going."""

import json
import re
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from web.access import violations
from web.test_passkeys import ask, authenticator
from web.test_table import two_people

Open = Callable[..., Page]
PASSWORD, NEW = "nine wet Otters", "ten dry Ferrets"


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-card={name}]")


def guest(page: Page, name: str = "Ada") -> str:
    """Somebody new in this browser; a name for an account."""
    page.goto(page.url.replace("127.0.0.1", "localhost"))  # passkeys are made for names
    me = ask(page, "/me", name=name)["body"]["id"]
    page.reload()
    return f"k{me[:10]}"


def register(page: Page, account: str) -> None:
    box = card(page, "register")
    box.get_by_label("Account name").fill(account)
    box.get_by_label("Password").fill(PASSWORD)
    box.get_by_role("button", name="Make an account").click()
    expect(page.locator(".who")).to_contain_text(account)


def test_an_account_from_its_beginning_to_its_end(open_page: Open, shot: Any) -> None:
    page = open_page("/account")
    authenticator(page)
    account = guest(page)
    expect(page.get_by_text("You play as")).to_be_visible()
    assert violations(page) == []
    register(page, account)

    # A password that everybody would try is refused, a better one ends all other sessions.
    box = card(page, "password")
    box.get_by_label("New password").fill("password123")
    box.get_by_role("button", name="Change password").click()
    expect(box.get_by_role("alert")).to_contain_text("one of the first")
    box.get_by_label("New password").fill(NEW)
    box.get_by_role("button", name="Change password").click()
    expect(box.get_by_role("status")).to_contain_text("is changed")

    keys = card(page, "passkeys")
    keys.get_by_label("What is this device called?").fill("blue phone")
    keys.get_by_role("button", name="Add a passkey").click()
    expect(keys.get_by_role("listitem")).to_contain_text("blue phone")
    shot(page, "account")
    assert violations(page) == []

    # Another device, signed out from here.
    other = open_page("/account")
    other.goto(page.url)
    box = card(other, "sign_in")
    box.get_by_label("Account name").fill(account)
    box.get_by_label("Password").fill(PASSWORD)
    box.get_by_role("button", name="Sign in", exact=True).click()
    expect(box.get_by_role("alert")).to_contain_text("Wrong")
    box.get_by_label("Password").fill(NEW)
    box.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.locator(".who")).to_contain_text(account)
    page.reload()
    devices = card(page, "devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=re.compile(r"Sign out \W*Chrome")).click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    other.reload()
    expect(card(other, "sign_in")).to_be_visible()

    devices.get_by_role("button", name="Sign out everywhere").click()
    card(page, "sign_in").get_by_role("button", name="With a passkey").click()
    expect(page.locator(".who")).to_contain_text(account)

    with page.expect_download() as found:
        card(page, "data").get_by_role("button").click()
    with zipfile.ZipFile(found.value.path()) as archive:
        assert json.loads(archive.read("panj.json"))["person"]["account"] == account

    going = card(page, "delete")
    going.get_by_role("button", name="Delete me").click()
    sure = going.get_by_role("button", name="Delete for good")
    expect(sure).to_be_disabled()
    going.get_by_role("textbox").fill(account)
    sure.click()
    expect(card(page, "sign_in").get_by_role("status")).to_contain_text("Farewell")
    assert ask(page, "/login", account=account, password=NEW)["status"] == 401


def test_what_is_grave_asks_for_a_proof(open_page: Open, serving: Any) -> None:
    page = open_page("/account")
    account = guest(page)
    register(page, account)
    forget_proofs(serving)
    card(page, "data").get_by_role("button").click()
    asked = page.get_by_role("dialog", name="Is it you?")
    asked.get_by_label("Password").fill("not the password")
    asked.get_by_role("button", name="Go on").click()
    expect(asked.get_by_role("alert")).to_contain_text("Wrong")
    asked.get_by_label("Password").fill(PASSWORD)
    with page.expect_download():
        asked.get_by_role("button", name="Go on").click()
    expect(asked).to_be_hidden()


def forget_proofs(serving: Any) -> None:
    """As if all passwords had been given long ago."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(serving.folder / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE sessions SET proved = 1")


@pytest.mark.parametrize(("lang", "theme", "phone"), [("fa", "dark", True), ("hu", "light", True)])
def test_the_page_fits_a_phone(
    open_page: Open, shot: Any, lang: str, theme: str, phone: bool
) -> None:
    page = open_page("/account", lang=lang, theme=theme, phone=phone)
    page.goto(page.url.replace("127.0.0.1", "localhost"))
    me = ask(page, "/me", name="آدا")["body"]["id"]
    ask(page, "/account", account=f"k{me[:10]}", password=PASSWORD)
    page.reload()
    expect(card(page, "data")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    shot(page)
    assert violations(page) == []


def test_the_link_of_a_letter_leaves_the_address_at_once(open_page: Open) -> None:
    page = open_page("/account#reset=nobody-got-this")
    box = card(page, "reset")
    box.get_by_label("New password").fill(NEW)
    assert "#" not in page.url
    box.get_by_role("button", name="Save").click()
    expect(box.get_by_role("alert")).to_contain_text("link")


def test_one_leaves_a_match_alone_and_comes_back(open_page: Open, shot: Any) -> None:
    ada, ben = two_people(open_page)
    ada.get_by_role("button", name="Table menu").click()
    ada.get_by_role("button", name="Leave the match").click()
    leave = ada.get_by_role("button", name="Leave", exact=False).and_(ada.locator(".up"))
    expect(ada.locator(".dock")).to_contain_text("A bot plays on for you")
    for _ in range(2):
        leave.focus()
        leave.press("Enter")
    expect(ada.locator(".dock .q")).to_have_text("You have left the match.")
    shot(ada, "left")
    expect(ben.locator(".log")).to_contain_text("Ada")
    ada.get_by_role("button", name="Take your seat back").click()
    expect(ada.locator(".dock .q")).not_to_have_text("You have left the match.")
    assert violations(ben) == []
