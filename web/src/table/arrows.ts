/** Arrow keys go to the nearest target in their direction, on any board. */

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Boards that have other buttons too mark their targets. */
const MARKED = '.board [data-lit]';
const TARGETS =
  '.board button:not(:disabled):not([tabindex="-1"]), .board [role="button"][tabindex]:not([aria-disabled="true"])';

/** The place of the nearest of several boxes in a direction; -1 if none lies there. */
export function nearest(from: Box, boxes: Box[], [dx, dy]: [number, number]): number {
  const far = (box: Box) => {
    const [x, y] = [
      (box.left + box.right - from.left - from.right) / 2,
      (box.top + box.bottom - from.top - from.bottom) / 2,
    ];
    const along = x * dx + y * dy;
    return along > 1 ? along + 2 * Math.abs(x * dy + y * dx) : Infinity;
  };
  const ways = boxes.map(far);
  const least = Math.min(...ways);
  return least === Infinity ? -1 : ways.indexOf(least);
}

/** Whether an arrow key has moved the focus on the board. */
export function walk(key: string): boolean {
  const way = WAYS[key];
  const here = document.activeElement;
  if (!way) return false;
  const found = document.querySelectorAll<HTMLElement | SVGElement>(document.querySelector(MARKED) ? MARKED : TARGETS);
  const all = [...found].filter((node) => node !== here && node.getClientRects().length);
  if (!here?.closest('.board')) {
    all[0]?.focus();
    return all.length > 0;
  }
  const next =
    all[
      nearest(
        here.getBoundingClientRect(),
        all.map((node) => node.getBoundingClientRect()),
        way,
      )
    ];
  next?.focus();
  return next !== undefined;
}
