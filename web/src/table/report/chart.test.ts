import { describe, expect, it } from 'vitest';
import { beside, every, path, scale, spread } from './chart';

describe('the axis', () => {
  it('ends at the next of few round numbers, in equal whole steps', () => {
    expect(scale([0, 6])).toEqual([0, 2, 4, 6, 8, 10]);
    expect(scale([4])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(scale([18])).toEqual([0, 5, 10, 15, 20]);
    expect(scale([33, 27])).toEqual([0, 10, 20, 30, 40]);
    expect(scale([138])).toEqual([0, 30, 60, 90, 120, 150]);
    expect(scale([412])).toEqual([0, 100, 200, 300, 400, 500]);
  });
  it('goes below nought only if somebody did', () => {
    expect(scale([0, -3, 18])[0]).toBe(-5);
    expect(scale([3])[0]).toBe(0);
  });
});

describe('labels', () => {
  it('keep apart and inside', () => {
    const found = spread([50, 50, 51, 98], 10, 0, 100);
    const sorted = [...found].sort((a, b) => a - b);
    for (let at = 1; at < sorted.length; at++) expect(sorted[at] - sorted[at - 1]).toBeGreaterThanOrEqual(10);
    expect(Math.max(...found)).toBeLessThanOrEqual(100);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
  });
  it('stay where they belong if they have room', () => {
    expect(spread([80, 20], 10, 0, 100)).toEqual([80, 20]);
  });
  it('are left out where there is no room for all', () => {
    expect(every(16, 400, 24)).toBe(1);
    expect(every(36, 400, 24)).toBe(3);
  });
});

describe('lines', () => {
  it('lie side by side where they are equal', () => {
    expect(beside([4, 4, 7], 2)).toEqual([-1, 1, 0]);
  });
  it('are steps where nothing comes between', () => {
    expect(
      path(
        [
          [0, 0],
          [1, 2],
        ],
        true,
      ),
    ).toBe('M0.0 0.0H1.0V2.0');
  });
});
