import { describe, expect, it } from 'vitest';
import { arrow, isSmall, joined } from './drawn';

const box = (left: number, top: number, size = 10) => ({ left, top, right: left + size, bottom: top + size });

describe('what is drawn on the board', () => {
  it('takes both halves of a piece together', () => {
    expect(joined([box(0, 0), box(10, 0)])).toEqual([{ left: 0, top: 0, right: 20, bottom: 10 }]);
  });
  it('leaves things apart that lie apart', () => {
    expect(joined([box(0, 0), box(60, 0)])).toHaveLength(2);
  });
  it('hangs its number on the corner of what it would hide', () => {
    expect(isSmall(box(0, 0, 40))).toBe(true);
    expect(isSmall({ left: 0, top: 0, right: 200, bottom: 30 })).toBe(true);
    expect(isSmall(box(0, 0, 90))).toBe(false);
  });
  it('ends an arrow before its target', () => {
    const found = arrow(box(0, 0), box(100, 0));
    expect([found.x1, found.y1]).toEqual([5, 5]);
    expect(found.x2).toBeLessThan(105);
    expect(found.x2).toBeGreaterThan(80);
  });
});
