/** What has another place after a change glides there: nothing jumps, and no layout shifts under a reader's eyes. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../lib/settings.svelte';
import { EASE, listening, ONE_PIECE_MS } from './motion.svelte';

/** All boxes of a table; what a drawing consists of moves by itself, and what lies over the table has its own way. */
const BOXES =
  ':is(.foot, .side, .strip), ' +
  ':is(main.board, .foot, .side, .bar, .strip) :not(svg *, .told-rings, .told-rings *, [role="dialog"] *)';

/** Browsers call it a shift from three pixels on. */
const LEAST_WAY = 1.5;

interface Corner {
  x: number;
  y: number;
}

/** Where a box begins: the corner from which it is read. */
function corners(root: Element): Map<Element, Corner> {
  const isMirrored = document.documentElement.dir === 'rtl';
  const found = new Map<Element, Corner>();
  for (const node of root.querySelectorAll(BOXES)) {
    const box = node.getBoundingClientRect();
    if (box.width && box.height) found.set(node, { x: isMirrored ? box.right : box.left, y: box.top });
  }
  return found;
}

/** Boxes that have moved glide; what lies in them goes with them, and glides only as far as it moved besides. */
function glide(before: Map<Element, Corner>, now: Map<Element, Corner>): void {
  const carried = new Map<Element, Corner>();
  const ways: { node: Element; way: Corner }[] = [];
  for (const [node, is] of now) {
    const by = carriedBy(node, carried);
    const was = before.get(node);
    const way = { x: (was?.x ?? is.x) - is.x - by.x, y: (was?.y ?? is.y) - is.y - by.y };
    const moves = was && Math.hypot(way.x, way.y) >= LEAST_WAY && canMove(node);
    carried.set(node, moves ? { x: by.x + way.x, y: by.y + way.y } : by);
    if (moves) ways.push({ node, way });
  }
  for (const { node, way } of ways) start(node, way);
}

const STILL = { x: 0, y: 0 };
function carriedBy(node: Element, carried: Map<Element, Corner>): Corner {
  for (let above = node.parentElement; above; above = above.parentElement) {
    const found = carried.get(above);
    if (found) return found;
  }
  return STILL;
}

/** Words in a line move with it; a drawing in a line can move. */
const canMove = (node: Element): boolean =>
  node instanceof SVGSVGElement || getComputedStyle(node).display !== 'inline';

function start(node: Element, { x, y }: Corner): void {
  const unit = node.currentCSSZoom ?? 1;
  const way = [{ transform: `translate(${x / unit}px, ${y / unit}px)` }, { transform: 'none' }];
  const time = { duration: settings.ms(ONE_PIECE_MS), easing: EASE };
  node.animate(way, { ...time, composite: 'add' });
}

/** All boxes of a table glide to their places, whatever changes. */
export const glides: Attachment<Element> = (root) => {
  let before: Map<Element, Corner> | null = null;
  async function run() {
    await tick();
    await tick(); // a log has gone to its end
    const was = before;
    before = null;
    if (was && root.isConnected) glide(was, corners(root));
  }
  const board = {
    remember() {
      if (before || !settings.ms(ONE_PIECE_MS) || settings.motion === 'short') return;
      before = corners(root);
      void run();
    },
  };
  listening.add(board);
  return () => listening.delete(board);
};
