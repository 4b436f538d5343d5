/** Moves that are drawn on the board and not made: ideas of a hint, what was played and what was better. */
import type { MoveOffer } from '../../lib/game';

export type Tone = 'first' | 'other' | 'played' | 'better';

export interface Drawn {
  move: MoveOffer;
  /** What stands on its disc: a number, or a word with what it brings. */
  label: string;
  tone: Tone;
  /** The thing that moves, and the place that it moves to. */
  origin: string | null;
  target: string | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NEAR = 6;
/** A disc covers a thing that is not larger than this in either direction. */
const SMALL = 56;

/** Whether a disc in its middle would hide a thing. */
export const isSmall = ({ left, top, right, bottom }: Box): boolean => Math.min(right - left, bottom - top) < SMALL;

const touch = (a: Box, b: Box): boolean =>
  a.left - NEAR <= b.right && b.left - NEAR <= a.right && a.top - NEAR <= b.bottom && b.top - NEAR <= a.bottom;

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Boxes beside each other as one: both halves of a domino are one piece. */
export function joined(boxes: Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    const place = found.findIndex((other) => touch(other, box));
    if (place < 0) found.push(box);
    else found[place] = around(found[place], box);
  }
  return found;
}

/** A line from the middle of one box to the middle of another, ended before its edge. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const a = middle(from);
  const b = middle(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const short = Math.min(length / 3, 14) / length;
  return { x1: a.x, y1: a.y, x2: b.x - (b.x - a.x) * short, y2: b.y - (b.y - a.y) * short };
}
