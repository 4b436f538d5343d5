"""What is heard at a table: an audio context that only remembers stands in for the real one."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import decide_when_asked, made_table, wait_until_asked

SILENT = """
window.heard = [];
const param = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
  exponentialRampToValueAtTime() {} });
const node = (kind) => ({ gain: param(), frequency: param(), threshold: param(), ratio: param(),
  connect: (next) => next, stop() {},
  start() { window.heard.push(kind === 'tone' ? this.frequency.value : kind); } });
window.AudioContext = class {
  state = 'running'; sampleRate = 400; destination = {}; begun = performance.now();
  get currentTime() { return (performance.now() - this.begun) / 1000; }
  createGain() { return node('gain'); }
  createOscillator() { return node('tone'); }
  createBufferSource() { return node('noise'); }
  createBiquadFilter() { return node('filter'); }
  createDynamicsCompressor() { return node('press'); }
  createBuffer() { return { getChannelData: () => new Float32Array(4) }; }
};
"""
THUD = 140
MY_TURN = 523


def listening(open_page: Any, **how: Any) -> Page:
    """A page whose sounds are remembered."""
    page: Page = open_page("/", **how)
    page.context.add_init_script(SILENT)
    made_table(page, ["me", "bot"])
    wait_until_asked(page)
    return page


def test_a_move_and_my_turn_are_heard(open_page) -> None:
    # At Instant a bot's answer may come together with the move, and both are silent.
    page = listening(open_page, pace="calm")
    decide_when_asked(page)
    page.wait_for_function(f"() => window.heard.includes({THUD})")
    decide_when_asked(page)
    page.wait_for_function(f"() => window.heard.includes({MY_TURN})")
    assert open_page.said == []


@pytest.mark.parametrize("by", ["key", "button"])
def test_muted_nothing_is_heard_and_that_is_kept(open_page, by: str) -> None:
    page = listening(open_page)
    mute = page.get_by_role("button", name="Turn sound off")
    if by == "key":
        page.keyboard.press("m")
    else:
        mute.click()
    expect(mute).to_have_count(0)
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()
    page.evaluate("window.heard.length = 0")
    decide_when_asked(page)
    wait_until_asked(page)
    assert page.evaluate("window.heard") == []
    kept = json.loads(page.evaluate("localStorage.getItem('panj.settings')"))
    assert kept["sound"] is False
    page.reload()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()


def test_volume_and_kinds_of_sounds_are_set(open_page) -> None:
    page = listening(open_page)
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    panel.get_by_role("slider", name="Volume").fill("80")
    panel.get_by_role("radio", name="My turn only").check()
    assert violations(page) == []
    page.keyboard.press("Escape")
    kept = json.loads(page.evaluate("localStorage.getItem('panj.settings')"))
    assert (kept["volume"], kept["sounds"]) == (80, "turn")
    page.evaluate("window.heard.length = 0")
    decide_when_asked(page)
    wait_until_asked(page)
    assert THUD not in page.evaluate("window.heard")
