import { describe, expect, it } from 'vitest';
import { band, chanceAt, line } from './curve';

const point = (at: number, chance: number) => ({
  at,
  turn: at,
  chances: [chance, 1 - chance],
  low: [chance - 0.1, 0],
  high: [chance + 0.1, 1],
});
const curve = [point(0, 0.5), point(4, 0.7)];

describe('the curve of a review', () => {
  it('runs over the whole match, high chances on top', () => {
    const points = line(curve, 0, 8).split(' ');
    expect(points[0]).toBe('0,50');
    expect(points[1].startsWith('500,')).toBe(true);
    expect(Number(points[1].split(',')[1])).toBeCloseTo(30);
  });
  it('has a band that goes there and back', () => {
    expect(band(curve, 0, 8).split(' ')).toHaveLength(4);
  });
  it('tells the chance at any moment', () => {
    expect(chanceAt(curve, 0, 3)).toBe(0.5);
    expect(chanceAt(curve, 1, 9)).toBeCloseTo(0.3);
    expect(chanceAt([], 0, 0)).toBeNull();
  });
});
