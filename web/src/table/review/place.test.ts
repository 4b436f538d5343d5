import { describe, expect, it } from 'vitest';
import { turnOf } from './place';

describe('the turn of a move', () => {
  const moment = { who: [0, 0, 1, 0, 1, 1, 0], turns: [2, 3, 4, 6] };

  it('is counted for its player', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((move) => turnOf(move, moment))).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });
});
