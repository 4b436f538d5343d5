import { describe, expect, it } from 'vitest';
import type { Said } from '../../lib/game';
import { offer } from '../../testing/offer';
import { apart, cellOf, frame, nearest, nextTurn, placements, rows, turnsOf } from './place';

const named = (name: string, names: string[] = []) => ({
  name,
  kind: name,
  number: !names.length,
  words: '',
  thing: false,
  names,
});
const PHRASES = {
  'kingdomino.preview.points': [named('points')],
  'kingdomino.preview.territory': [
    named('terrain', ['wheat', 'lake']),
    ...['squares', 'crowns', 'points', 'joined'].map((name) => named(name)),
  ],
};
const territory = (...operands: number[]) => ({ key: 'kingdomino.preview.territory', operands });
const place = (index: number, left: string, right: string, gain = 0, ...more: Said[]) =>
  offer({
    index,
    verb: 'place',
    things: [`cell:${left}`, `cell:${right}`],
    preview: [...more, { key: 'kingdomino.preview.points', operands: [gain] }],
  });
const ALL = placements(
  [place(0, '1,0', '2,0', 3), place(1, '2,0', '3,0', 5), place(2, '0,-2', '0,-1', 1), place(3, '-1,0', '-2,0', 2)],
  PHRASES,
);

describe('placing', () => {
  it('reads cells and rotations', () => {
    expect(cellOf('cell:-2,3')).toEqual({ x: -2, y: 3 });
    expect(ALL.map((each) => each.turn)).toEqual([0, 0, 1, 2]);
    expect(ALL.map((each) => each.gain)).toEqual([3, 5, 1, 2]);
    expect(ALL[0].spot).toBe('cell:1,0@cell:2,0');
  });
  it('turns only to rotations that have a place', () => {
    expect(turnsOf(ALL)).toEqual([0, 1, 2]);
    expect(nextTurn(ALL, 2)).toBe(0);
    expect(nextTurn(ALL, 0, -1)).toBe(2);
    expect(nextTurn([], 3)).toBe(3);
  });
  it('takes the placement nearest to the pointer where some overlap', () => {
    expect(nearest(ALL, { x: 2, y: 0 }, { x: 2.1, y: 0.5 })?.move.index).toBe(0);
    expect(nearest(ALL, { x: 2, y: 0 }, { x: 2.9, y: 0.5 })?.move.index).toBe(1);
    expect(nearest(ALL, { x: 9, y: 9 }, { x: 9, y: 9 })).toBeNull();
  });
  it('shows ghosts that do not overlap, the best first', () => {
    expect(apart(ALL).map((each) => each.move.index)).toEqual([1, 3, 2]);
  });
  it('shows what the territories would become', () => {
    const small = { terrain: 'wheat', squares: 1, crowns: 1, points: 1, cells: ['1,1'] };
    const large = { terrain: 'wheat', squares: 2, crowns: 1, points: 2, cells: ['-4,1', '-4,2'] };
    const shown = (joined: number, most = 6) =>
      rows(
        [small, large],
        placements([place(0, '1,0', '2,0', 3, territory(0, 3, 1, 3, joined))], PHRASES)[0],
        PHRASES,
        most,
      );
    const next = { squares: 3, crowns: 1, points: 3 };
    expect(rows([small, large], null, PHRASES, 1)).toEqual([large]);
    expect(shown(0b01)).toEqual([large, { ...small, next }]);
    expect(shown(0b11)).toEqual([
      { ...large, next },
      { ...small, gone: true },
    ]);
    expect(shown(0).map((row) => [row.cells[0], row.next])).toEqual([
      ['-4,1', undefined],
      ['1,1', undefined],
      ['new wheat', next],
    ]);
    expect(shown(0b01, 1)).toEqual([{ ...small, next }]);
  });
  it('finds a territory however many there are', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      terrain: 'lake',
      squares: 1,
      crowns: 0,
      points: 0,
      cells: [`${at},0`],
    }));
    const [laid] = placements([place(0, '1,0', '2,0', 3, territory(1, 2, 1, 2, 2 ** 39))], PHRASES);
    expect(rows(many, laid, PHRASES, 40).filter((row) => row.next)).toMatchObject([{ cells: ['39,0'] }]);
  });
  it('shows the grid and every legal place', () => {
    const castle = { west: 0, east: 0, north: 0, south: 0 };
    expect(frame(castle, 5, [])).toEqual({ x: -2, y: -2, size: 5 });
    expect(frame(castle, 5, ALL)).toEqual({ x: -2, y: -3 + 0.5, size: 6 });
  });
});
