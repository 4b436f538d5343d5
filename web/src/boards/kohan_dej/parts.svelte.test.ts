import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, MoveOffer, TableAnswer } from '../../lib/game';
import { asking, offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('../../table/pointing.svelte');
const { KohanParts } = await import('./parts.svelte');
const { waitingOf } = await import('./guidance');
const { trayOf } = await import('./tray');

const PHRASES = { 'kohan_dej.prompt.take_card': [{ name: 'round' }, { name: 'other' }] };

function asked(moves: MoveOffer[]) {
  const roles = [{ role: 'thief', face_up: true }];
  const players = [{ known: [] }, { known: [] }, { known: ['castle'] }];
  const prompt = { key: 'kohan_dej.prompt.take_card', operands: [1, 2] };
  const question = asking(moves, { prompt });
  const table = {
    version: 1,
    seat: 0,
    seats: [],
    scores: [],
    view: { players, roles },
    question,
  } as unknown as TableAnswer;
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

describe('the end of the turn', () => {
  const buttons = (leaves: unknown[]) => asked([offer({ verb: 'end_turn', leaves: leaves as never })]).parts.actions();
  it('is the button that stands out only if nothing worth having is left', () => {
    expect(buttons([]).map((each) => each.primary)).toEqual([true]);
    expect(buttons([{ said: { key: 'kohan_dej.leaves.builds', operands: [1] } }]).map((each) => each.primary)).toEqual([
      false,
    ]);
  });
});

describe('who waits for a role to be called', () => {
  const place = (role: string, more = {}) => ({ role, face_up: false, called: false, ...more });
  const roles = [
    place('assassin', { called: true }),
    place('thief'),
    place('king', { face_up: true }),
    place('bishop'),
  ];
  const waiting = (...mine: string[]) => waitingOf({ me: { roles: mine }, roles } as never);
  it('is told which one comes before it', () => {
    expect(waiting('bishop')).toContain('called_after');
    expect(waiting('thief')).toContain('called_after');
  });
  it('is told nothing without a role, and when it was called', () => {
    expect([waiting(), waiting('assassin')]).toEqual(['', '']);
  });
});

describe('a role that is out', () => {
  it('is not lit, although it may be named', () => {
    const kill = ['king', 'thief'].map((role, index) => offer({ index, verb: 'kill', things: [`role:${role}`] }));
    const { sight } = asked(kill);
    expect([...sight.lit]).toEqual(['role:king']);
  });
});
