import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../lib/game';
import { type Bag, cellOf, exact, fits, fitting, loading, plus, points, size } from './cargo';
import type { Ship } from './view';

const GOODS = ['oil', 'fish', 'wheat'];
let index = 0;
const offer = (verb: string, operands: number[], thing = ''): MoveOffer => ({ index: index++, verb, text: '', things: thing ? [thing] : [], message: { key: '', operands }, preview: [], final: false });
const good = (verb: string, kind: number, ...more: number[]) => offer(verb, [kind, ...more], `good:${GOODS[kind]}`);
const ship = (name: string, values: number[], grey = false): Ship => ({ ship: name, grey, coloured_points: values, grey_points: values.map((value) => value - 1) });
const SHIPS = [ship('same', [2, 6, 12, 20]), ship('pairs', [5, 10, 15]), ship('different', [2, 4, 6, 8], true)];
const load = (moves: MoveOffer[], next = 1) => loading(moves, SHIPS, 2, next)!;
const verbs = (found: ReturnType<typeof exact>) => found?.map((unit) => [unit.move.verb, ...unit.move.message.operands]) ?? null;

// Two fish, a wheat and a wild tile.
const SAME = load([good('load_same', 1, 1, 0), good('load_same', 1, 1, 1), good('load_same', 1, 2, 0), good('load_same', 1, 2, 1), good('load_same', 2, 1, 0), good('load_same', 2, 1, 1), offer('load_wilds', [1])]);
const PAIRS = load([good('load_pair', 1, 0), good('load_pair', 1, 1), good('load_pair', 2, 1)]);
const DIFFERENT = load([good('load_one', 1), good('load_one', 2), offer('load_one_wild', [], 'wild:commodity')]);

describe('bags', () => {
  it('count and forget what is gone', () => {
    expect(plus({ fish: 1 }, 'fish')).toEqual({ fish: 2 });
    expect(plus({ fish: 1 }, 'fish', -1)).toEqual({});
    expect(size({ fish: 2, wild: 1 })).toBe(3);
  });
});

describe('loading one commodity', () => {
  it('finds the one move that loads exactly what is picked', () => {
    expect(verbs(exact({ fish: 2, wild: 1 }, SAME))).toEqual([['load_same', 1, 2, 1]]);
    expect(verbs(exact({ wild: 1 }, SAME))).toEqual([['load_wilds', 1]]);
    expect(exact({}, SAME)).toBeNull();
  });
  it('knows that kinds do not mix', () => {
    expect(fits({ fish: 1, wheat: 1 }, SAME)).toBe(false);
    expect(fits({ fish: 1, wild: 1 }, SAME)).toBe(true);
  });
  it('scores by cards', () => expect(points(exact({ fish: 2, wild: 1 }, SAME)!, SAME)).toBe(12));
});

describe('loading pairs', () => {
  it('completes a pair with a second card or a wild tile', () => {
    expect(exact({ fish: 1 }, PAIRS)).toBeNull();
    expect(fits({ fish: 1 }, PAIRS)).toBe(true);
    expect(verbs(exact({ fish: 2 }, PAIRS))).toEqual([['load_pair', 1, 0]]);
    expect(verbs(exact({ fish: 2, wheat: 1, wild: 1 }, PAIRS))).toEqual([['load_pair', 1, 0], ['load_pair', 2, 1]]);
  });
  it('never loads a kind twice', () => expect(fits({ fish: 3 }, PAIRS)).toBe(false));
});

describe('loading different cards', () => {
  it('keeps the order of the server', () => {
    expect(verbs(exact({ wild: 2, wheat: 1, fish: 1 }, DIFFERENT))).toEqual([['load_one', 1], ['load_one', 2], ['load_one_wild'], ['load_one_wild']]);
  });
  it('stops where the ship is full', () => {
    expect(fits({ wild: 4 }, DIFFERENT)).toBe(true);
    expect(fits({ wild: 5 }, DIFFERENT)).toBe(false);
    expect(fits({ wild: 2 }, load([good('load_one', 1), offer('load_one_wild', [], 'wild:commodity')], 4))).toBe(false);
  });
  it('scores on the side that shows, with what is on board', () => {
    const later = load([good('load_one', 2)], 3);
    expect(cellOf(exact({ wheat: 1 }, later)!, 'different', later.aboard)).toBe(2);
    expect(points(exact({ wheat: 1 }, later)!, later)).toBe(5);
  });
  it('keeps what fits of cards picked before', () => {
    const picked: Bag = { fish: 2, wheat: 1 };
    expect(fitting(picked, DIFFERENT)).toEqual({ fish: 1, wheat: 1 });
  });
});

describe('playing', () => {
  it('takes up to two cards, also of one kind', () => {
    const first = load([good('play_card', 1), good('play_card', 2)]);
    expect(verbs(exact({ fish: 2 }, first))).toEqual([['play_card', 1], ['play_card', 1]]);
    expect(fits({ fish: 2, wheat: 1 }, first)).toBe(false);
    expect(load([offer('stop', []), good('play_card', 2)]).most).toBe(1);
  });
  it('is not asked for at other times', () => expect(loading([offer('sow', [1], 'tray:1')], SHIPS, 2, 1)).toBeNull());
});
