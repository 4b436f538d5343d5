import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableAnswer } from '../../lib/game';
import { offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Sight } = await import('../../table/sight.svelte');
const { KingdominoParts } = await import('./parts.svelte');

/** A table at which a domino may lie beside the castle, to the right of it. */
function laid() {
  const moves = [offer({ index: 0, verb: 'place', things: ['cell:1,0', 'cell:2,0'], weighed: true })];
  const question = { who: 0, rule: '', mine: true, prompt: null, moves, blocked: [], secret: false };
  const table = { version: 1, seat: 0, seats: [], scores: [], view: {}, question } as unknown as TableAnswer;
  const made: number[] = [];
  const game = { slug: 'kingdomino', phrases: {}, components: {} } as unknown as GameInfo;
  const sight = new Sight(game, { table: () => table, play: (index) => made.push(index) });
  const parts = new KingdominoParts(sight, () => false);
  sight.parts = parts;
  return { parts, made };
}

describe('a domino that is carried', () => {
  it('lies where it is dropped, and shows so before', () => {
    const { parts, made } = laid();
    parts.hover({ x: 1.5, y: 0.5 });
    expect([parts.bright?.spot, made]).toEqual(['cell:1,0@cell:2,0', []]);
    parts.drop();
    expect([parts.bright, made]).toEqual([null, [0]]);
  });
  it('is kept where it is dropped outside', () => {
    const { parts, made } = laid();
    for (const point of [{ x: -3, y: 0 }, null]) {
      parts.hover(point);
      parts.drop();
    }
    expect(made).toEqual([]);
  });
});
