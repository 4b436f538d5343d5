import { describe, expect, it } from 'vitest';
import { isGone } from './view';

describe('a glory tile of the last round', () => {
  const tile = { round: 6, place: 1, points: 9, past: false };
  it('stays with whoever took it, the first seat too', () => {
    for (const holder of [0, 1]) expect(isGone({ ...tile, holder }, true)).toBe(false);
  });
  it('is gone if nobody took it, once the game is over', () => {
    expect([true, false].map((over) => isGone({ ...tile, holder: null }, over))).toEqual([true, false]);
  });
});
