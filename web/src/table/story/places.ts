/** Where the things of a board lie in the window. */

/** One place at which a thing is drawn. */
export interface Spot {
  node: HTMLElement | SVGElement;
  box: DOMRect;
  /** The part of the board round it, if it has one: a player's panel, the place of an action. */
  area: DOMRect | null;
  /** It lies on nobody's panel. */
  common: boolean;
  /** Whose it is alone, where others have things of the same name. */
  own: number | null;
}
/** The places of things, by name. */
export type Places = Map<string, Spot[]>;

const EVERY = '.board [data-thing], .board [data-place]';
const namesOf = ({ dataset }: HTMLElement | SVGElement): string[] =>
  [...new Set([dataset.thing, dataset.place])].filter((name) => name !== undefined);

/** Where the board ends: below it lies the prompt, under which a board may scroll. */
export const bottomOfBoard = (): number =>
  document.querySelector('main.board')?.getBoundingClientRect().bottom ?? innerHeight;

const isSeen = (box: DOMRect): boolean =>
  box.width > 0 && box.bottom > 0 && box.top < bottomOfBoard() && box.right > 0 && box.left < innerWidth;

function spotOf(node: HTMLElement | SVGElement): Spot {
  const own = node.closest<HTMLElement>('[data-own]')?.dataset.own;
  const panel = node.closest('[data-panel]');
  return {
    node,
    box: node.getBoundingClientRect(),
    area: (panel ?? node.closest('[data-area]'))?.getBoundingClientRect() ?? null,
    common: !panel && own === undefined,
    own: own === undefined ? null : Number(own),
  };
}

function places(nodes: Iterable<HTMLElement | SVGElement>): Places {
  const found: Places = new Map();
  for (const node of nodes) {
    const spot = spotOf(node);
    if (isSeen(spot.box)) for (const name of namesOf(node)) found.set(name, [...(found.get(name) ?? []), spot]);
  }
  return found;
}

/** Where everything lies that is drawn now. */
export const allPlaces = (): Places => places(document.querySelectorAll<HTMLElement | SVGElement>(EVERY));

/** Where these things lie. */
export function placesOf(things: string[]): Places {
  const wish = things.map((thing) => CSS.escape(thing));
  const selector = wish.map((name) => `.board [data-thing="${name}"], .board [data-place="${name}"]`).join();
  return selector ? places(document.querySelectorAll<HTMLElement | SVGElement>(selector)) : new Map<string, Spot[]>();
}

/** Where a seat's things are drawn, or else its name. */
export function panelOf(seat: number): DOMRect | null {
  const inOrder = [`.board [data-panel="${seat}"]`, `.board [data-thing="seat:${seat}"]`, `.chip[data-seat="${seat}"]`];
  for (const selector of inOrder) {
    const boxes = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).filter(isSeen);
    const [largest] = boxes.sort((one, other) => other.width * other.height - one.width * one.height);
    if (largest) return largest;
  }
  return null;
}

/** Which part of the board a phone shows. */
export const tabShown = (): string =>
  document.querySelector('.board [role="tab"][aria-selected="true"]')?.textContent ?? '';

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Whether two places are one and the same. */
export function isNear(one: DOMRect, other: DOMRect): boolean {
  const [x, y] = middle(one);
  const [u, v] = middle(other);
  return Math.hypot(u - x, v - y) < 6;
}

export function isWithin(box: DOMRect, around: DOMRect): boolean {
  const [x, y] = middle(box);
  return x > around.left && x < around.right && y > around.top && y < around.bottom;
}

/** A bent way from a place to another, and the head of its arrow. */
export function wayBetween(from: DOMRect, to: DOMRect): { way: string; head: string } | null {
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const length = Math.hypot(u - x, v - y);
  if (length < 24) return null;
  const [dx, dy] = [(u - x) / length, (v - y) / length];
  const bend = Math.min(60, length / 4);
  const [cx, cy] = [(x + u) / 2 - dy * bend, (y + v) / 2 + dx * bend];
  const [ax, ay] = [u - cx, v - cy].map((part) => part / Math.hypot(u - cx, v - cy));
  const side = (turn: number) => `${u - 13 * ax + turn * 7 * ay} ${v - 13 * ay - turn * 7 * ax}`;
  return { way: `M${x} ${y}Q${cx} ${cy} ${u} ${v}`, head: `M${side(1)}L${u} ${v}L${side(-1)}` };
}
