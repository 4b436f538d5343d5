import { describe, expect, it } from 'vitest';
import { beside } from './beside';

describe('a tip', () => {
  it('stands above its thing, or below where no room is, and inside the window', () => {
    const window = { width: 400, height: 300 };
    expect(beside({ left: 100, right: 140, top: 100, bottom: 120 }, { width: 60, height: 20 }, window)).toEqual({
      left: 90,
      top: 72,
    });
    expect(beside({ left: 0, right: 10, top: 4, bottom: 20 }, { width: 60, height: 20 }, window)).toEqual({
      left: 8,
      top: 28,
    });
  });
});
