import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableAnswer } from '../../lib/game';
import { asking, offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('../../table/pointing.svelte');
const { PaxParts } = await import('./parts.svelte');

const BLOCKED = { thing: 'card:9', reason: { key: 'pax_pamir.refusal.price', operands: [] }, rule: 'PP-4.1' };
const MOVES = [
  offer({ index: 0, verb: 'use', things: ['act:5:tax'] }),
  offer({ index: 1, verb: 'discard', things: ['card:5'] }),
  offer({ index: 2, verb: 'buy', things: ['card:7'] }),
];

const SNEAK = [
  offer({ index: 0, verb: 'sneak', things: ['card:5', 'card:9'] }),
  offer({ index: 1, verb: 'sneak', things: ['card:6', 'card:8'] }),
];

/** A table with these moves, what was made of them, and which card is open. */
function laid(phone: boolean, moves = MOVES) {
  const question = asking(moves, { blocked: [BLOCKED] });
  const table = { version: 1, seat: 0, seats: [], scores: [], view: {}, question } as unknown as TableAnswer;
  const made: number[] = [];
  const game = { slug: 'pax_pamir', phrases: {}, components: {} } as unknown as GameInfo;
  const sight = new Pointing(game, { table: () => table, play: (index) => made.push(index) });
  const parts = new PaxParts(
    sight,
    () => phone,
    () => phone,
  );
  sight.parts = parts;
  return { sight, parts, made, open: () => sight.inspected?.thing };
}

describe('a card on a phone', () => {
  it('opens where its parts can be chosen, and what is chosen there closes it', () => {
    for (const [spot, move] of [
      ['act:5:tax', 0],
      ['card:5', 1],
    ] as const) {
      const { sight, parts, made, open } = laid(true);
      sight.point('card:5', true);
      expect([open(), made]).toEqual(['card:5', []]);
      parts.chooseInSheet(spot);
      expect([open(), made]).toEqual([undefined, [move]]);
    }
  });
  it('opens where it is no target, unless there is a reason to tell', () => {
    const { sight, open } = laid(true);
    sight.point('card:8', true);
    expect(open()).toBe('card:8');
    sight.point('card:9', true);
    expect([open(), sight.refused?.rule]).toEqual([undefined, 'PP-4.1']);
  });
  it('opens where a move names it only later', () => {
    const { sight, made, open } = laid(true, SNEAK);
    sight.point('card:9', true);
    expect([open(), sight.refused?.rule]).toEqual([undefined, 'PP-4.1']);
    sight.point('card:8', true);
    expect([open(), sight.chosen, made]).toEqual(['card:8', [], []]);
  });
  it('opens though the details of another one lie beside that', () => {
    for (const card of ['card:5', 'card:8']) {
      const { sight, made, open } = laid(true);
      sight.inspected = { thing: 'card:7', box: {} as DOMRect };
      sight.point(card, true);
      expect([open(), sight.inspected.box, made]).toEqual([card, undefined, []]);
    }
  });
  it('that is chosen is taken back, and does not open', () => {
    const ways = [0, 1].map((to) => offer({ index: to, verb: 'sneak', things: ['card:5', `card:${to}`] }));
    const { sight, open } = laid(true, ways);
    sight.point('card:5', true);
    expect(sight.chosen).toEqual(['card:5']);
    sight.point('card:5', true);
    expect([sight.chosen, open()]).toEqual([[], undefined]);
  });
  it('is chosen at once where it alone is a target', () => {
    const { sight, made, open } = laid(true);
    sight.point('card:7', true);
    expect([open(), made]).toEqual([undefined, [2]]);
  });
});

describe('a card on a wide screen', () => {
  it('never opens by a click', () => {
    const { sight, made, open } = laid(false);
    sight.point('card:8');
    sight.point('card:5');
    expect([open(), made]).toEqual([undefined, [1]]);
  });
});
