"""Measures a table in its window: letters, targets, what is cut, covered or out of reach.

One page is opened for a game and only its window is changed: `resize(page, size)`, then
`measure(page, size)` for each of `SIZES`.
"""

from dataclasses import dataclass

from playwright.sync_api import Page


@dataclass(frozen=True)
class Window:
    """A window, and whether it is a finger that points there."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = [
    Window(390, 844, touch=True),
    Window(768, 1024, touch=True),
    Window(820, 1180, touch=True),
    Window(1024, 768, touch=True),
    Window(1180, 820, touch=True),
    Window(1366, 650),
    Window(1440, 900),
    Window(1920, 1080),
    Window(2560, 1440),
]
ZOOMED = [
    Window(720, 450),
    Window(683, 325),
    Window(410, 590),
    Window(320, 256),
]
"""What a zoom by two leaves of 1440x900, 1366x650 and 820x1180, and one by four of 1280x1024."""
SMALLEST = 11
"""Pixels of the smallest letters; sentences have one more."""
TOUCH = 44
"""Pixels of the smallest thing for a finger."""
SPILL = 9
"""Pixels by which a part of a row may leave it: what is rounded, and a badge at an edge."""

DRAWN = """(size) => innerWidth === size.width && innerHeight === size.height"""
QUIET = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations()
    .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
    .map((each) => each.finished));
}"""

MEASURE = """({ smallest, touch, spill, inside, tight }) => {
  const faults = [];
  /* A table fits its window; other pages may be longer. */
  const table = document.querySelector('.app');
  const name = (node) => {
    const at = node.closest('[data-thing], [aria-label], [class]');
    const named = at?.dataset?.thing ?? at?.getAttribute('aria-label');
    return `<${named ?? at?.getAttribute('class')}>`;
  };
  const shows = { opacityProperty: true, visibilityProperty: true };
  const seen = (node) => node.checkVisibility(shows) &&
    !node.closest('.hide, [hidden], .cover');
  /* What its ancestors leave of a box. */
  const clips = (node) => {
    const found = [];
    for (let each = node; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX !== 'visible' || overflowY !== 'visible')
        if (each instanceof HTMLElement || each.matches('svg:not(.ic)')) found.push(each);
    }
    return found;
  };
  const scrolls = (node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    return /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight + 1 ||
      /auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth + 1;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.querySelector(inside), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !seen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const squeezed = node.hasAttribute('textLength');
    const box = (squeezed ? node : range).getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    texts.push({ text: text.data.trim(), node, box });
  }
  const shown = texts.filter((each) => {
    const { node, box } = each;
    each.clips = clips(node);
    const left = each.clips.map((clip) => clip.getBoundingClientRect()).every((clip) =>
      clip.width > 2 && box.left < clip.right - 1 && box.right > clip.left + 1 &&
      box.top < clip.bottom - 1 && box.bottom > clip.top + 1);
    return left;
  });
  for (const each of shown) {
    const { text, node, box, clips } = each;
    const size = parseFloat(getComputedStyle(node).fontSize);
    const matrix = node.closest('svg') && node.getScreenCTM?.();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      : node.currentCSSZoom ?? 1;
    const sentence = text.split(/\\s+/).length > 4 && /[.!?؟]$/.test(text);
    if (size * scale < (sentence ? smallest + 1 : smallest) - 0.15)
      faults.push(`small ${(size * scale).toFixed(1)}: "${text}" in ${name(node)}`);
    /* What is clipped inside the window is cut, not outside. */
    const rooms = clips.map((clip) => clip.getBoundingClientRect());
    const left = Math.max(box.left, ...rooms.map((room) => room.left));
    const right = Math.min(box.right, ...rooms.map((room) => room.right));
    const top = Math.max(box.top, ...rooms.map((room) => room.top));
    const bottom = Math.min(box.bottom, ...rooms.map((room) => room.bottom));
    each.seen = { left, right, top, bottom };
    if (left < -1 || right > innerWidth + 1 || table && bottom > innerHeight + 1)
      if (!clips.some(scrolls)) faults.push(`outside: "${text}" in ${name(node)}`);
    for (const clip of clips) {
      if (scrolls(clip)) break;
      const room = clip.getBoundingClientRect();
      const cut = Math.max(room.left - box.left, box.right - room.right,
        (box.bottom - room.bottom) / 2, (room.top - box.top) / 2);
      /* What ends in an ellipsis may be read whole elsewhere: in its tip, or by looking closer. */
      const style = getComputedStyle(clip);
      const shortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (cut > 2 && !node.closest('[title]') && !(shortened && node.closest('[data-thing]'))) {
        faults.push(`cut: "${text}" by ${name(clip)}`);
        break;
      }
    }
  }
  const PARTS = '.panel, .part, main section, .bar, .strip, .foot, .dock, .side';
  const part = (node) => node.closest(PARTS);
  /* What lies over the table on purpose is a layer of its own. */
  const LAYERS = '.acts.foot, [role=dialog], [role=tooltip], .drawer, .report';
  const layer = (node) => node.closest(LAYERS);
  /* Within a part, cards may lie on cards: then something opaque is between their words. */
  const opaque = (node) => {
    const style = getComputedStyle(node);
    if (node instanceof SVGElement && !node.matches('svg, g, text, tspan'))
      return style.fill !== 'none' && !/\\/ 0|, 0[)]/.test(style.fill);
    return style.backgroundImage !== 'none' || node.matches('img') ||
      !/^rgba|\\/ 0/.test(style.backgroundColor);
  };
  const bothSeen = (a, b) => {
    if (a.node === b.node || a.node.contains(b.node) || b.node.contains(a.node)) return false;
    const top = Math.max(a.seen.top, b.seen.top);
    const bottom = Math.min(a.seen.bottom, b.seen.bottom);
    const lower = Math.min(a.box.height, b.box.height);
    if (bottom - top < lower * 0.5) return false; /* letters need less than their line */
    const left = Math.max(a.seen.left, b.seen.left);
    const right = Math.min(a.seen.right, b.seen.right);
    const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const places = [a.node, b.node].map((node) => there.indexOf(node));
    const [first, second] = places.sort((one, two) => one - two);
    return first >= 0 && !there.slice(first, second).some(opaque);
  };
  for (let one = 0; one < shown.length; one++)
    for (let two = one + 1; two < shown.length; two++) {
      const [a, b] = [shown[one], shown[two]];
      const [here, there] = [a.seen, b.seen];
      if (Math.min(here.right, there.right) - Math.max(here.left, there.left) < 3) continue;
      if (Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top) < 3) continue;
      if (layer(a.node) !== layer(b.node)) continue;
      if (part(a.node) === part(b.node) && !bothSeen(a, b)) continue;
      faults.push(`over another: "${a.text}" and "${b.text}"`);
    }
  const lit = [...document.querySelectorAll('main [data-lit], .dock button, .bar button')]
    .filter((node) => seen(node) && !node.disabled && node.closest(inside));
  const moved = new Map();
  for (const node of lit) {
    if (node.getBoundingClientRect().width < 1) continue;
    /* What has to be scrolled to is seen then. */
    const scrollers = clips(node).filter(scrolls);
    for (const each of scrollers)
      if (!moved.has(each)) moved.set(each, [each.scrollLeft, each.scrollTop]);
    if (scrollers.length)
      node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    /* What is larger than its view is moved in it: buttons lie over it, and edges cut. */
    const view = node.closest('[data-pans]');
    const ground = view?.getBoundingClientRect();
    if (ground && (box.left < ground.left - 1 || box.right > ground.right + 1 ||
        box.top < ground.top - 1 || box.bottom > ground.bottom + 1)) continue;
    const above = document.elementFromPoint(x, y);
    if (view?.contains(above) && !above.closest('[data-lit]') && above.closest('button')) continue;
    const meant = (there) => there && (node.contains(there) || there.contains(node) ||
      there.closest('[data-lit]') !== null && node.matches('[data-lit]'));
    if (!meant(document.elementFromPoint(x, y))) faults.push(`covered: ${name(node)}`);
    if (!touch || node.matches('.rule, .crumb')) continue; /* in a line of text */
    const hits = (there) => there && (node.contains(there) ||
      node.matches('[data-lit]') && there.closest('[data-lit]') !== null);
    const reach = (dx, dy) => {
      let way = 0;
      while (way < touch && hits(document.elementFromPoint(x + dx * way, y + dy * way))) way++;
      return way;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
    if (Math.min(wide, high) < touch - 1)
      faults.push(`target ${wide}x${high}: ${name(node)}`);
  }
  for (const [node, [left, top]] of moved) node.scrollTo({ left, top, behavior: 'instant' });
  /* Where the window has the room for which a board was drawn, all of it is seen at once. */
  const board = document.querySelector('main.board');
  if (board && !tight && scrolls(board))
    faults.push(`the board scrolls: ${board.scrollHeight - board.clientHeight} px`);
  const boxes = 'main, main .panel, main .part, main section, .dock';
  for (const node of document.querySelectorAll(boxes))
    if (seen(node) && !scrolls(node) && getComputedStyle(node).overflowY !== 'visible' &&
        node.scrollHeight > node.clientHeight + 3)
      faults.push(`out of reach: ${node.scrollHeight - node.clientHeight} px of ${name(node)}`);
  /* What stands in a row or a grid stays in it: else it lies over its neighbours. */
  for (const node of document.querySelectorAll('.app *')) {
    if (!(node instanceof HTMLElement) || !seen(node) || node.clientWidth < 20) continue;
    const { display, overflowX } = getComputedStyle(node);
    if (!/flex|grid/.test(display) || overflowX !== 'visible' || !node.closest(inside)) continue;
    const room = node.getBoundingClientRect();
    for (const child of node.children) {
      const box = child.getBoundingClientRect();
      if (getComputedStyle(child).position !== 'static') continue;
      if (box.width < 2 || box.height < 2) continue;
      const over = Math.max(room.left - box.left, box.right - room.right,
        room.top - box.top, box.bottom - room.bottom);
      if (over > spill && !child.matches('.hide'))
        faults.push(`spills ${Math.round(over)} px: ${name(child)} out of ${name(node)}`);
    }
  }
  const root = document.documentElement;
  const page = document.querySelector('#app');
  const down = table && !tight &&
    (root.scrollHeight > innerHeight || page.scrollHeight > page.clientHeight);
  const across = Math.max(root.scrollWidth, page.scrollWidth) > innerWidth;
  if (down || across) faults.push('the page scrolls');
  return [...new Set(faults)];
}"""

SHARE = """(own) => {
  const area = (node) => {
    const box = node.getBoundingClientRect();
    return box.width * box.height;
  };
  const all = [...document.querySelectorAll(own)].reduce((sum, node) => sum + area(node), 0);
  return all / area(document.querySelector('main.board'));
}"""
DOCK = "() => document.querySelector('.dock').getBoundingClientRect().height"


SET = """text => {
  const kept = JSON.parse(localStorage.getItem('panj.settings') ?? '{}');
  localStorage.setItem('panj.settings', JSON.stringify({ ...kept, text }));
}"""


def choose_letters(page: Page, text: str, ready: str) -> None:
    """Choose the size of letters and open the page anew."""
    page.evaluate(SET, text)
    page.reload()
    page.locator(ready).first.wait_for()


def resize(page: Page, size: Window) -> None:
    """Give the page this window, and wait until nothing moves any more."""
    page.mouse.move(2, 2)  # no tip lies over the board
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_function(DRAWN, arg={"width": size.width, "height": size.height})
    page.evaluate(QUIET)


def measure(page: Page, size: Window, inside: str = "body", tight: bool = False) -> list[str]:
    """Everything that is wrong in this part of the page, a sentence each; where zoom or large
    letters make its room `tight`, it may be longer than the window."""
    touch = TOUCH if size.touch else 0
    wish = {"smallest": SMALLEST, "touch": touch, "spill": SPILL, "inside": inside, "tight": tight}
    found: list[str] = page.evaluate(MEASURE, wish)
    return [f"{size}: {each}" for each in found]


def share(page: Page, own: str) -> float:
    """The part of the board that the own board fills."""
    return float(page.evaluate(SHARE, own))


def dock_height(page: Page) -> float:
    """How high the prompt is."""
    return float(page.evaluate(DOCK))
