import { describe, expect, it } from 'vitest';
import { defaults } from '../lib/game';
import { amounts, apart, typed } from './amounts';
import { nearest } from './arrows';
import { beside } from './beside';
import { hurry, movesAt } from './history';
import { rulesOf } from './rules';

describe('the log', () => {
  it('counts the moves that stayed', () => {
    const log = [1, 2, 3].map((version) => ({ version, key: version === 3 ? 'server.log.undone' : 'game.log.done' }));
    expect(movesAt(log, 2)).toBe(2);
    expect(movesAt(log, 3)).toBe(1);
  });
});

describe('the rules', () => {
  it('are found by chapter, gaps included', () => {
    const known = new Set(['kingdomino.rule.0_1', 'kingdomino.rule.4_1', 'kingdomino.rule.4_3']);
    expect(rulesOf('kingdomino', (key) => known.has(key))).toEqual([
      { id: 'KD-0', rules: [{ id: 'KD-0.1' }] },
      { id: 'KD-4', rules: [{ id: 'KD-4.1' }, { id: 'KD-4.3' }] },
    ]);
  });
});

describe('options', () => {
  it('are offered only where they have a meaning', () => {
    const option = { form: 'switch', default: false, rule: '' } as const;
    expect(defaults([{ ...option, name: 'a' }, { ...option, name: 'b', seats: [2] }], 4)).toEqual({ a: false });
  });
});

describe('amounts', () => {
  const operand = (name: string, number: boolean) => ({ name, kind: 'amount', number, words: '', thing: false, names: [] });
  const phrases = { 'game.do.offer': [operand('rupees', true)], 'game.do.go': [operand('way', false)] };
  const move = (key: string, value: number, index: number) => ({ index, verb: 'do', text: '', things: [], message: { key, operands: [value] }, preview: [], final: false });
  it('are found where moves differ in one number', () => {
    const found = amounts([move('game.do.offer', 3, 0), move('game.do.offer', 1, 1), move('game.do.offer', 2, 2)], phrases);
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

describe('changes', () => {
  it('are shown faster when several come at once', () => {
    expect(hurry([{ at: 0, moves: 1 }], 10)).toBe(1);
    expect(hurry([{ at: 0, moves: 2 }, { at: 5, moves: 2 }], 10)).toBe(0.4);
    expect(hurry([{ at: 0, moves: 20 }], 10)).toBe(0);
    expect(hurry([{ at: 0, moves: 20 }, { at: 5000, moves: 1 }], 5001)).toBe(1);
  });
});

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

describe('a tip', () => {
  it('stands above its thing, or below where no room is, and inside the window', () => {
    const window = { width: 400, height: 300 };
    expect(beside({ left: 100, right: 140, top: 100, bottom: 120 }, { width: 60, height: 20 }, window)).toEqual({ left: 90, top: 72 });
    expect(beside({ left: 0, right: 10, top: 4, bottom: 20 }, { width: 60, height: 20 }, window)).toEqual({ left: 8, top: 28 });
  });
});
