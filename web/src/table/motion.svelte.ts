/** Pieces that glide from where they lay to where they lie now. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { settings } from '../lib/settings.svelte';

interface Flight {
  /** How high the way bends, in pixels. */
  arc?: number;
  /** For a piece that was not there before: the piece from whose place it comes. */
  from?: () => string;
  /** How long it waits where it was, in milliseconds. */
  delay?: () => number;
}

const LEAST_WAY = 3;
export const ONE_PIECE_MS = 360;
export const EASE = 'cubic-bezier(.45, .05, .25, 1)';
/** Who wants to know that something will change, before it does. */
export const listening = new Set<{ remember(): void }>();

/** What is drawn will change: remember where everything lies while the layout is still known. */
export function beforeChange(): void {
  for (const each of listening) each.remember();
}

/**
 * `const motion = new Motion(() => sight.table)` while a component is made, then
 * `{@attach motion.piece('card:7')}`: an element with the same id moves, even if it is made anew.
 */
export class Motion {
  private pieces = new Map<string, { node: Element; how: Flight }>();
  private places = new Map<string, DOMRect>();

  constructor(changed: () => unknown) {
    $effect(() => {
      listening.add(this);
      return () => listening.delete(this);
    });
    $effect(() => {
      changed();
      untrack(() => this.run());
    });
  }

  piece(id: string, how: Flight = {}): Attachment<Element> {
    return (node) => {
      this.pieces.set(id, { node, how });
      return () => {
        if (this.pieces.get(id)?.node === node) this.pieces.delete(id);
      };
    };
  }

  remember(): void {
    this.places = new Map([...this.pieces].map(([id, { node }]) => [id, node.getBoundingClientRect()]));
  }

  private run(): void {
    const duration = settings.ms(ONE_PIECE_MS);
    const before = this.places;
    this.places = new Map();
    if (!duration || !before.size || settings.motion === 'short') return;
    // First all places, then all movements: a movement would make the browser lay out anew.
    const ways = [...this.pieces].flatMap(([id, { node, how }]) => {
      const was = before.get(id) ?? before.get(how.from?.() ?? '');
      return was?.width ? [{ node, how, was, is: node.getBoundingClientRect() }] : [];
    });
    for (const { node, how, was, is } of ways)
      glide(node, was, is, how.arc ?? 0, { duration, delay: how.delay?.() ?? 0 });
  }
}

/** Move an element from a place to where it is, in units of its drawing or of its board, which may be drawn smaller. */
function glide(node: Element, was: DOMRect, is: DOMRect, arc: number, time: { duration: number; delay: number }): void {
  const [dx, dy] = [was.x + was.width / 2 - is.x - is.width / 2, was.y + was.height / 2 - is.y - is.height / 2];
  if (Math.hypot(dx, dy) < LEAST_WAY) return;
  const unit = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : (node.currentCSSZoom ?? 1);
  const at = (part: number, up: number) => `translate(${(dx * part) / unit}px, ${(dy * part - up) / unit}px)`;
  const way = [{ transform: at(1, 0) }, ...(arc ? [{ transform: at(0.5, arc) }] : []), { transform: at(0, 0) }];
  node.animate(way, { ...time, easing: EASE, composite: 'add', fill: 'backwards' });
}
