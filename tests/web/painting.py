"""What a page does between a click and the next paint, and how far things move by themselves."""

from typing import Any

from playwright.sync_api import CDPSession, Page

SHIFTS = """
window.shifts = 0;
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    // A log that grows is scrolled on.
    const nodes = entry.sources.map(({ node }) => node)
      .filter((node) => node && !node.parentElement?.closest('.log'));
    if (entry.hadRecentInput || !nodes.length) continue;
    window.shifts += entry.value;
    for (const node of nodes) window.moved.push(node.className?.baseVal ?? node.className ?? '?');
  }
}).observe({ type: 'layout-shift' });
"""
"""How far anything moves that nobody has just clicked; what a log scrolls by is no shift."""

EVENTS = """
window.slow = [];
window.busy = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!entry.interactionId) continue;
    window.slow.push(entry.duration);
    window.busy.push(entry.processingEnd - entry.processingStart);
  }
}).observe({ type: 'event', durationThreshold: 16 });
"""
"""How long interactions take until the next paint, and the scripts in them: as this machine is."""

TARGET = """() => {
  const find = (what) => [...document.querySelectorAll(what)];
  if (!find('.dock.mine').length) return null;
  const next = ['.dock .btn.primary:enabled', '.board [data-lit]', '.moves .btn', '.dock .btn'];
  const boxes = next.flatMap(find).map((node) => node.getBoundingClientRect());
  const box = boxes.find(({ width, height }) => width && height);
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""What comes next on any board: the button that waits for an answer, or the first target."""

COUNT = """() => {
  window.touched = 0;
  window.drawn = 0;
  const draw = () => {
    window.drawn += 1;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  new MutationObserver((found) => {
    window.touched += found.length;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
PAINT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Work:
    """Counts what the browser does for a click until the next paint, without a clock.

    A busy machine draws more frames meanwhile, and an animation may lay the page out once in each:
    these layouts are not counted. How often styles were worked out is not counted at all: every
    frame of an animation does it, as often as its parts ask for.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.devtools.send("Performance.enable")
        page.evaluate(COUNT)

    def counts(self) -> dict[str, float]:
        found: dict[str, Any] = self.devtools.send("Performance.getMetrics")
        metrics = {each["name"]: each["value"] for each in found["metrics"]}
        return {
            "touched": self.page.evaluate("window.touched"),
            "layouts": metrics["LayoutCount"],
            "frames": self.page.evaluate("window.drawn"),
        }

    def click(self, x: float, y: float) -> dict[str, float]:
        """The parts of the document that were changed, and how often it was laid out apart from
        once for each frame."""
        self.page.evaluate(PAINT)
        before = self.counts()
        self.page.mouse.click(x, y)
        self.page.evaluate(PAINT)
        found = {name: value - before[name] for name, value in self.counts().items()}
        return {
            "touched": found["touched"],
            "layouts": max(0, found["layouts"] - found["frames"]),
        }
