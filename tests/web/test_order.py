"""Order among strangers, as people at a table keep it: not reading somebody, and reporting them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from web.access import violations
from web.hands import made_table

CHAT = "[role=log]"


def open_chat(page: Page) -> Locator:
    """The lines of chat, wherever this window has them."""
    page.keyboard.press("c")
    page.locator(".chat.all").wait_for()
    return page.locator(f".chat.all {CHAT}")


def say(page: Page, text: str) -> None:
    field = page.locator(".chat.all .chatin input")
    field.fill(text)
    field.press("Enter")
    expect(page.locator(f".chat.all {CHAT}")).to_contain_text(text)


def reports(page: Page) -> list[tuple[str, str]]:
    """What the server has answered to reports on this page, to be filled by listening."""
    found: list[tuple[str, str]] = []
    page.on(
        "response",
        lambda answer: (
            found.append((str(answer.status), answer.request.post_data or ""))
            if answer.url.endswith("/reports")
            else None
        ),
    )
    return found


@pytest.mark.parametrize(("lang", "theme", "phone"), [("en", "light", False), ("fa", "dark", True)])
def test_somebody_is_muted_reported_and_read_again(
    open_page, shot, lang: str, theme: str, phone: bool
) -> None:
    host: Page = open_page("/", lang=lang, theme=theme, phone=phone)
    address = made_table(host, ["me", "open"])
    guest: Page = open_page(address)
    guest.locator(".acts .btn.primary").click()
    host.locator(".acts .btn.primary:not(:disabled)").click()
    for page in (host, guest):
        page.locator(".dock[data-version]").wait_for()
    theirs, lines = open_chat(guest), open_chat(host)
    say(host, "good luck")
    expect(theirs).to_contain_text("good luck")
    say(guest, "you fool")
    expect(lines).to_contain_text("you fool")
    expect(lines.locator("button")).to_have_count(1)  # nothing can be done about oneself
    sent = reports(host)

    # From the line, by keys alone.
    lines.locator("button").focus()
    host.keyboard.press("Enter")
    dialog = host.locator("dialog[open]")
    dialog.locator("textarea").fill("he does that often")
    shot(host, "asked")
    assert violations(host) == []
    dialog.locator("form .btn").press("Enter")
    expect(dialog.get_by_role("status")).not_to_be_empty()
    assert sent[0][0] == "204"
    assert "he does that often" in sent[0][1]
    dialog.locator("form .btn").press("Enter")  # once for each thing
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.locator(":scope > .btn").press("Enter")
    expect(lines).not_to_contain_text("you fool")
    expect(lines).to_contain_text("good luck")
    shot(host, "muted")
    host.keyboard.press("Escape")
    expect(host.locator("dialog")).to_have_count(0)
    expect(lines).to_be_focused()  # the line from which it came is gone

    # What comes then is not shown either, and counts nowhere.
    say(guest, "are you deaf")
    say(host, "hello?")
    expect(lines).not_to_contain_text("deaf")

    # From the menu, and back.
    host.locator(".menu > .iconbtn").press("Enter")
    host.locator(".menu li button", has=host.locator("svg")).last.press("Enter")
    dialog.locator(":scope > .btn").press("Enter")
    expect(dialog.get_by_role("status")).not_to_be_empty()
    dialog.locator(":scope > .btn").press("Enter")
    expect(lines).to_contain_text("deaf")
    expect(dialog.get_by_role("status")).not_to_be_empty()
    dialog.locator(":scope > .btn").press("Enter")
    expect(lines).not_to_contain_text("deaf")
    host.keyboard.press("Escape")
    expect(host.locator(".menu > .iconbtn")).to_be_focused()

    # From the account page.
    host.goto("/account")
    card = host.locator("[data-card=mutes]")
    expect(card.locator("li")).to_have_count(1)
    shot(host, "list")
    assert violations(host) == []
    card.locator("li .btn").press("Enter")
    expect(card.get_by_role("status")).not_to_be_empty()
    expect(card.locator("li")).to_have_count(0)
    host.goto(address)
    host.locator(".dock[data-version]").wait_for()
    expect(open_chat(host)).to_contain_text("deaf")
