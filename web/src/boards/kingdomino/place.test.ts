import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../lib/game';
import { apart, cellOf, frame, nearest, nextTurn, rows, spots, turnsOf } from './place';

const place = (index: number, left: string, right: string, gain = 0): MoveOffer => ({
  index, verb: 'place', text: '', things: [`cell:${left}`, `cell:${right}`], message: { key: '', operands: [] }, preview: [{ key: '', operands: [gain] }], final: false,
});
const ALL = spots([place(0, '1,0', '2,0', 3), place(1, '2,0', '3,0', 5), place(2, '0,-2', '0,-1', 1), place(3, '-1,0', '-2,0', 2)]);

describe('placing', () => {
  it('reads cells and rotations', () => {
    expect(cellOf('cell:-2,3')).toEqual({ x: -2, y: 3 });
    expect(ALL.map((spot) => spot.turn)).toEqual([0, 0, 1, 2]);
    expect(ALL.map((spot) => spot.gain)).toEqual([3, 5, 1, 2]);
  });
  it('turns only to rotations that have a place', () => {
    expect(turnsOf(ALL)).toEqual([0, 1, 2]);
    expect(nextTurn(ALL, 2)).toBe(0);
    expect(nextTurn(ALL, 0, -1)).toBe(2);
    expect(nextTurn([], 3)).toBe(3);
  });
  it('takes the spot nearest to the pointer where spots overlap', () => {
    expect(nearest(ALL, { x: 2, y: 0 }, { x: 2.1, y: 0.5 })?.move.index).toBe(0);
    expect(nearest(ALL, { x: 2, y: 0 }, { x: 2.9, y: 0.5 })?.move.index).toBe(1);
    expect(nearest(ALL, { x: 9, y: 9 }, { x: 9, y: 9 })).toBeNull();
  });
  it('shows ghosts that do not overlap, the best first', () => {
    expect(apart(ALL).map((spot) => spot.move.index)).toEqual([1, 3, 2]);
  });
  it('shows what the territories would become', () => {
    const operand = { name: 'terrain', kind: 'terrain', number: false, words: '', thing: false, names: ['wheat', 'lake'] };
    const phrases = { 'kingdomino.preview.territory': [operand] };
    const wheat = { terrain: 'wheat', squares: 1, crowns: 1, points: 1, cells: ['1,1'] };
    const far = { terrain: 'wheat', squares: 2, crowns: 1, points: 2, cells: ['-4,1', '-4,2'] };
    const spot = spots([{ ...place(0, '1,0', '2,0', 3), preview: [{ key: 'kingdomino.preview.points', operands: [3] }, { key: 'kingdomino.preview.territory', operands: [0, 3, 1, 3] }] }])[0];
    const found = rows([wheat, far], spot, phrases, 6);
    expect(found.map((row) => row.next?.points)).toEqual([undefined, 3]);
    expect(rows([wheat, far], null, phrases, 1)).toEqual([far]);
    expect(rows([far], spot, phrases, 1)[0].next).toEqual({ squares: 3, crowns: 1, points: 3 });
  });
  it('shows the grid and every legal place', () => {
    const castle = { west: 0, east: 0, north: 0, south: 0 };
    expect(frame(castle, 5, [])).toEqual({ x: -2, y: -2, size: 5 });
    expect(frame(castle, 5, ALL)).toEqual({ x: -2, y: -3 + 0.5, size: 6 });
  });
});
