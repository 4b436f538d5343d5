import { describe, expect, it } from 'vitest';
import { beside, clearOf } from './beside';

describe('a panel over the board', () => {
  const room = { left: 0, right: 800, top: 50, bottom: 600 };
  const size = { width: 300, height: 120 };
  const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 100 });
  it('lies at the end of its foot, and where it covers nothing that it tells about', () => {
    expect(clearOf([], size, room)).toEqual({ left: 492, top: 472 });
    expect(clearOf([], size, room, false)).toEqual({ left: 8, top: 472 });
    expect(clearOf([at(700, 480)], size, room)).toEqual({ left: 8, top: 472 });
    expect(clearOf([at(700, 480), at(100, 480)], size, room)).toEqual({ left: 492, top: 58 });
  });
  it('lies at its place where there is no other', () => {
    const everywhere = [{ left: 0, right: 800, top: 0, bottom: 600 }];
    expect(clearOf(everywhere, size, room)).toEqual({ left: 492, top: 472 });
  });
});

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
