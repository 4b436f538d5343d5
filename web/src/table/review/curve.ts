/** The curve of a review as shapes: chances from bottom to top, moves from left to right. */
import type { CurvePoint } from '../../lib/game';

export const WIDTH = 1000;
export const HEIGHT = 100;

const x = (at: number, total: number) => (at / Math.max(total, 1)) * WIDTH;
const y = (chance: number) => (1 - chance) * HEIGHT;

/** A seat's chances as the points of a line. */
export const line = (curve: CurvePoint[], seat: number, total: number): string =>
  curve.map((point) => `${x(point.at, total)},${y(point.chances[seat])}`).join(' ');

/** Between what they lie, as the points of an area. */
export function band(curve: CurvePoint[], seat: number, total: number): string {
  const high = curve.map((point) => `${x(point.at, total)},${y(point.high[seat])}`);
  const low = curve.map((point) => `${x(point.at, total)},${y(point.low[seat])}`).reverse();
  return [...high, ...low].join(' ');
}

/** The chance of a seat at a moment: that of the last point before it. */
export const chanceAt = (curve: CurvePoint[], seat: number, at: number): number | null =>
  (curve.findLast((point) => point.at <= at) ?? curve[0])?.chances[seat] ?? null;
