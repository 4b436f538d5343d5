"""What axe-core finds wrong with a page."""

import json
from pathlib import Path

from playwright.sync_api import Page

SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished)).then(() => new Promise(requestAnimationFrame))"""
"""Colours on their way from one theme to another are no colours of ours."""

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, part: str = "html") -> list[str]:
    """Every broken rule of access in one line, with the first places where it is broken; of a part
    of the page only, if one is named."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(f"(() => {{ {AXE.read_text()} }})()")
    page.evaluate(SETTLED)
    found = page.evaluate("(part) => axe.run(part, { resultTypes: ['violations'] })", part)
    return [
        f"{each['id']}: {json.dumps([node['target'] for node in each['nodes']][:4])}"
        for each in found["violations"]
    ]
