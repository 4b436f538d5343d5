import { describe, expect, it } from 'vitest';
import { offer } from '../testing/offer';
import { amounts, apart, typed } from './amounts';

describe('amounts', () => {
  const operand = (name: string, number: boolean) => ({
    name,
    kind: 'amount',
    number,
    words: '',
    thing: false,
    names: [],
  });
  const phrases = { 'game.do.offer': [operand('rupees', true)], 'game.do.go': [operand('way', false)] };
  const move = (key: string, value: number, index: number) => offer({ index, message: { key, operands: [value] } });
  it('are found where moves differ in one number', () => {
    const found = amounts(
      [move('game.do.offer', 3, 0), move('game.do.offer', 1, 1), move('game.do.offer', 2, 2)],
      phrases,
    );
    expect(found?.values).toEqual([1, 2, 3]);
    expect(found?.move(3).index).toBe(0);
  });
  it('are no list of other things', () => {
    expect(amounts([move('game.do.go', 1, 0), move('game.do.go', 2, 1)], phrases)).toBeNull();
    expect(amounts([move('game.do.go', 1, 0), move('game.do.offer', 1, 1)], phrases)).toBeNull();
    const mixed = apart([move('game.do.offer', 1, 0), move('game.do.offer', 2, 1), move('game.do.go', 1, 2)], phrases);
    expect([mixed.scale?.values, mixed.others.length]).toEqual([[1, 2], 1]);
  });
  it('may be typed in Persian digits, and are the nearest legal one', () => {
    expect(typed('۱۲', [1, 5, 9])).toBe(9);
    expect(typed('4', [1, 5, 9])).toBe(5);
    expect(typed('many', [1, 5])).toBeNull();
  });
});
