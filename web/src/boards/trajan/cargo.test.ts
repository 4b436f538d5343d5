import { describe, expect, it } from 'vitest';
import { exact, fits, fitting, having, size } from './cargo';
import type { Choice } from './view';

const choice = (...cards: string[]): Choice => ({ cards, points: cards.length, moves: [] });
/** Two fish, a wheat and a wild tile, for pairs. */
const PAIRS = [
  choice('fish', 'fish', 'wheat', 'wild_commodity'),
  choice('fish', 'fish'),
  choice('fish', 'wild_commodity'),
  choice('wheat', 'wild_commodity'),
];

describe('bags', () => {
  it('count and forget what is gone', () => {
    expect(having({ fish: 1 }, 'fish', 2)).toEqual({ fish: 2 });
    expect(having({ fish: 1 }, 'fish', 0)).toEqual({});
    expect(size({ fish: 2, wild_commodity: 1 })).toBe(3);
  });
});

describe('choices', () => {
  it('are found by exactly their cards', () => {
    expect(exact({ fish: 2 }, PAIRS)).toBe(PAIRS[1]);
    expect(exact({ wild_commodity: 1, wheat: 1, fish: 2 }, PAIRS)).toBe(PAIRS[0]);
    expect(exact({ fish: 1 }, PAIRS)).toBeNull();
    expect(exact({}, PAIRS)).toBeNull();
    expect(exact({}, [choice()])).not.toBeNull();
  });
  it('have room for what some of them has', () => {
    expect(fits({ fish: 1 }, PAIRS)).toBe(true);
    expect(fits({ fish: 2, wild_commodity: 1 }, PAIRS)).toBe(true);
    expect(fits({ fish: 3 }, PAIRS)).toBe(false);
    expect(fits({ oil: 1 }, PAIRS)).toBe(false);
  });
  it('keep what fits of cards that were picked before', () => {
    expect(fitting({ fish: 3, oil: 1, wheat: 1 }, PAIRS)).toEqual({ fish: 2, wheat: 1 });
    expect(fitting({ fish: 1 }, [])).toEqual({});
  });
});
