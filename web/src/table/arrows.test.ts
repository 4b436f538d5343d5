import { describe, expect, it } from 'vitest';
import { nearest } from './arrows';

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 });
  it('go to the nearest target in their direction', () => {
    const boxes = [box(40, 0), box(20, 5), box(-30, 0), box(0, 30)];
    expect(nearest(box(0, 0), boxes, [1, 0])).toBe(1);
    expect(nearest(box(0, 0), boxes, [-1, 0])).toBe(2);
    expect(nearest(box(0, 0), boxes, [0, 1])).toBe(3);
    expect(nearest(box(0, 0), boxes, [0, -1])).toBe(-1);
  });
});
