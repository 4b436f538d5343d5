"""Somebody new to a game, who does nothing but what is ringed and said."""

from typing import Any

from playwright.sync_api import Page

from web.hands import PATIENCE

MOST_CLICKS = 90

LOOK = """() => {
  const app = document.querySelector('.lesson');
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  const count = {};
  const rings = [...document.querySelectorAll('i.suggested')].map((node) => {
    const of = node.dataset.of;
    count[of] = (count[of] ?? 0) + 1;
    return [...middle(node.getBoundingClientRect()), `${of} ${count[of]}`];
  });
  const isInDock = ([, y]) => !!dock && y > dock.y;
  const main = document.querySelector('.dock .btn.primary:not(:disabled)');
  return {
    kind: app?.dataset.kind,
    busy: app?.getAttribute('aria-busy') === 'true',
    step: app?.dataset.step,
    way: app?.dataset.way,
    over: !!document.querySelector('.lesson-dock.over'),
    primary: main ? middle(main.getBoundingClientRect()) : null,
    rings: rings.filter((point) => !isInDock(point)),
    buttons: rings.filter(isInDock),
    said: document.querySelector('.coach .said')?.textContent ?? '',
    told: document.querySelector('.dock .q')?.textContent ?? '',
    chosen: document.querySelectorAll('.board [aria-pressed=true], .board .picked, .crumb').length,
    refused: document.querySelector('.dock [role=alert]')?.textContent ?? '',
    looks: Number(document.querySelector('#suggested')?.dataset.looks ?? 0),
    answered: !!document.querySelector('.coach.answers'),
  };
}"""
READY = f"""(looks) => {{
  const seen = ({LOOK})();
  if (seen.busy || (seen.looks < looks && seen.kind === 'ask')) return null;
  const isMarked = seen.rings.length || seen.buttons.length;
  return seen.over || (seen.kind === 'ask' ? isMarked : seen.primary) ? seen : null;
}}"""
CHANGED = f"""(before) => {{
  const seen = ({LOOK})();
  const told = (each) => JSON.stringify({{ ...each, looks: 0 }});
  return !seen.busy && told(seen) !== told(before);
}}"""
LOOKS = "() => Number(document.querySelector('#suggested')?.dataset.looks ?? 0)"


class Newcomer:
    """Somebody who goes through a lesson."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place: tuple[str, str] = ("", "")
        self.pressed: list[str] = []
        """What was pressed already at this place of the lesson."""
        self.seen: list[dict[str, Any]] = []
        self.looks = 0
        """What is ringed is true if it was looked for so often."""

    def see(self) -> dict[str, Any]:
        """What there is to see, as soon as there is something to do."""
        found: dict[str, Any] = self.page.wait_for_function(
            READY, arg=self.looks, timeout=PATIENCE
        ).json_value()
        return found

    def go_on(self) -> None:
        """Do the next thing that is ringed or said."""
        seen = self.see()
        self.seen.append(seen)
        if (seen["step"], seen["way"]) != self.place:
            self.place, self.pressed = (seen["step"], seen["way"]), []
        self.press(self.next_point(seen))
        self.page.wait_for_function(CHANGED, arg=seen, timeout=PATIENCE)
        self.looks = self.page.evaluate(LOOKS) + 2

    def next_point(self, seen: dict[str, Any]) -> list[float]:
        """A ringed button, or a ringed thing that was not pressed yet; then the main button; then
        the ringed thing once more."""
        if seen["kind"] != "ask":
            return list(seen["primary"])
        fresh = [ring for ring in seen["rings"] if ring[2] not in self.pressed]
        main = [[*seen["primary"], ""]] if seen["primary"] else []
        x, y, name = [*seen["buttons"], *fresh, *main, *seen["rings"]][0]
        self.pressed.append(name)
        return [x, y]

    def press(self, point: list[float]) -> None:
        if self.page.viewport_size and self.page.viewport_size["width"] < 720:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def learn(self) -> None:
        """Go through the lesson to its end; no move is refused, or answered as another one."""
        for _ in range(MOST_CLICKS):
            if self.see()["over"]:
                assert [each["refused"] for each in self.seen if each["refused"]] == []
                assert [each for each in self.seen if each["answered"]] == []
                return
            self.go_on()
        raise AssertionError(f"the lesson does not end: {self.seen[-3:]}")
