import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, MoveOffer, TableAnswer } from '../../lib/game';
import { offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('../../table/pointing.svelte');
const { KohanParts } = await import('./parts.svelte');
const { trayOf } = await import('./tray');

const PHRASES = { 'kohan_dej.prompt.take_card': [{ name: 'round' }, { name: 'other' }] };

function asked(moves: MoveOffer[]) {
  const players = [{ known: [] }, { known: [] }, { known: ['castle'] }];
  const prompt = { key: 'kohan_dej.prompt.take_card', operands: [1, 2] };
  const question = { who: 0, rule: '', mine: true, prompt, moves, blocked: [], secret: false };
  const table = { version: 1, seat: 0, seats: [], scores: [], view: { players }, question } as unknown as TableAnswer;
  const game = { slug: 'kohan_dej', phrases: PHRASES, components: {} } as unknown as GameInfo;
  const sight = new Pointing(game, { table: () => table, play: () => {} });
  const parts = new KohanParts(sight, () => true);
  sight.parts = parts;
  return { sight, parts };
}

describe('the row of a player on a phone', () => {
  const moves = [1, 2].map((index) => offer({ index, verb: 'see', things: [`seat:${index}`], weighed: true }));

  it('is pointed at where moves name the player, and taken back by a second tap', () => {
    const { sight, parts } = asked(moves);
    parts.row(1, true);
    expect([sight.chosen, parts.opened]).toEqual([['seat:1'], -1]);
    parts.row(1, true);
    expect([sight.chosen, parts.opened]).toEqual([[], -1]);
  });
  it('opens the city otherwise, until something is decided', () => {
    const { sight, parts } = asked(moves);
    parts.row(0, true);
    expect([sight.chosen, parts.opened]).toEqual([[], 0]);
    parts.renew();
    expect(parts.opened).toBe(-1);
  });
});

describe('the tray', () => {
  it('shows the hand of the player whom the question names', () => {
    const { parts } = asked([offer({ verb: 'take', things: ['card:castle'] })]);
    expect(trayOf(parts)).toMatchObject({ title: 'hand_of', seat: 2, cards: [{ thing: 'castle' }] });
  });
});
