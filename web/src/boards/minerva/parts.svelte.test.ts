import { describe, expect, it, vi } from 'vitest';
import { asking, offer } from '../../testing/offer';
import type { GameInfo, MoveOffer, TableAnswer } from '../../lib/game';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('../../table/pointing.svelte');
const { MinervaParts } = await import('./parts.svelte');

const LINE = {
  tiles: [{ cell: '2,0', acts: true }],
  stop: '',
  gains: {},
  any_resource: 0,
  any_culture: 0,
  choices: [],
  culture_tiles: [],
};
const PHRASES = { 'minerva.move.side': [{ name: 'amount' }, { name: 'good', names: ['ore', 'glory'] }] };

/** A table at which a residence may be laid, and what was made of it. */
function laid(moves: MoveOffer[], line: object = LINE) {
  const view = { laying: 'residence', lines: { '1,0': { up: line, down: line, left: line, right: line } } };
  const question = asking(moves);
  const table = { version: 1, seat: 0, seats: [], scores: [], view, question } as unknown as TableAnswer;
  const made: number[] = [];
  const sight = new Pointing({ slug: 'minerva', phrases: PHRASES } as unknown as GameInfo, {
    table: () => table,
    play: (index) => made.push(index),
  });
  const parts = new MinervaParts(
    sight,
    () => {},
    () => false,
  );
  sight.parts = parts;
  return { sight, parts, made };
}
const placed = (weighed: boolean) => laid([offer({ index: 0, verb: 'place', things: ['cell:1,0'], weighed })]);

describe('a direction before its residence is there', () => {
  it('is not asked if no direction has anything to activate', () => {
    const idle = { ...LINE, tiles: [{ cell: '2,0', acts: false }] };
    const { sight, parts, made } = laid([offer({ index: 0, verb: 'place', things: ['cell:1,0'] })], idle);
    sight.point('cell:1,0');
    expect([parts.residenceCell, made]).toEqual(['', [0]]);
  });

  it('is looked at first by a finger, as the move that leads to it is weighed', () => {
    const { sight, parts, made } = placed(true);
    sight.point('cell:1,0', true);
    expect([parts.residenceCell, made]).toEqual(['1,0', []]);
    sight.point('dir:up', true);
    expect([parts.way, made]).toEqual(['up', []]);
    sight.point('dir:up', true);
    expect(made).toEqual([0]);
  });
  it('is taken at once where nothing is weighed, and by a pointer', () => {
    for (const [weighed, touch] of [
      [false, true],
      [true, false],
    ]) {
      const { sight, made } = placed(weighed);
      sight.point('cell:1,0', touch);
      sight.point('dir:up', touch);
      expect(made).toEqual([0]);
    }
  });
});

describe('the button of a side', () => {
  it('has the sign of the good that its message names', () => {
    const message = { key: 'minerva.move.side', operands: [2, 1] };
    const side = offer({ index: 0, verb: 'side', message });
    expect(laid([side]).parts.button(side).art).toEqual(['mi-glory']);
  });
});
