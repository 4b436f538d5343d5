import { describe, expect, it } from 'vitest';
import { type Counts, gainsOf } from './gains';

const shown = (gold: number[], points: number[]) => ({
  view: { gold } as never,
  scores: [{ said: { key: 'crowns', operands: [] }, points }] as never,
});
const counts: Counts = (view, seat) => ({ gold: (view as { gold: number[] }).gold[seat] });

describe('what a step gave and took', () => {
  it('is told of those for whom something changed', () => {
    expect(gainsOf(shown([2, 5, 1], [0, 3, 3]), shown([4, 3, 1], [0, 7, 3]), 3, counts)).toEqual([
      { seat: 0, by: [['gold', 2]] },
      {
        seat: 1,
        by: [
          ['gold', -2],
          ['points', 4],
        ],
      },
    ]);
  });
  it('takes the points from a board that counts them itself', () => {
    const own: Counts = () => ({ points: 9 });
    expect(gainsOf(shown([0], [1]), shown([0], [5]), 1, own)).toEqual([]);
  });
  it('is nothing where nothing is seen', () => {
    const blind = { view: null, scores: [] };
    expect(gainsOf(blind, blind, 2, counts)).toEqual([]);
  });
});
