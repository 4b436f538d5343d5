import { describe, expect, it } from 'vitest';
import { BORDERS, middle, REGIONS, regionPath, standing } from './cloth';

describe('the cloth', () => {
  it('makes every region of one closed line', () => {
    for (const region of REGIONS) expect(regionPath(region)).toMatch(/^M.*Z$/);
  });
  it('lays no road upside down', () => {
    for (const border of Object.keys(BORDERS)) expect(Math.abs(middle(border).turn)).toBeLessThanOrEqual(90);
  });
  it('draws few pieces one by one, many as one with a number', () => {
    expect(standing([{ owner: 0, count: 3 }], [0, 0], 4).map((piece) => piece.count)).toEqual([1, 1, 1]);
    expect(standing([{ owner: 0, count: 5 }], [0, 0], 4).map((piece) => piece.count)).toEqual([5]);
    const crowd = standing(
      [
        { owner: 0, count: 4 },
        { owner: 1, count: 4 },
        { owner: 2, count: 2 },
      ],
      [0, 0],
      4,
    );
    expect(crowd.map(({ owner, count }) => [owner, count])).toEqual([
      [0, 4],
      [1, 4],
      [2, 2],
    ]);
  });
});
