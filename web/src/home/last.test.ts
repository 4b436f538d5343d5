import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameBrief } from '../lib/game';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, text: string) => kept.set(place, text),
});
const { differs, keepLast, lastOf, usual } = await import('./last');

const OPTIONS = [
  { name: 'big', form: 'switch', default: false },
  { name: 'set', form: 'choice', choices: ['one', 'two'], default: 'one' },
  { name: 'count', form: 'number', least: 0, most: 3, default: 0 },
  { name: 'cards', form: 'subset', choices: ['a', 'b'], default: [] },
  { name: 'files', form: 'tables', default: null },
];
const game = (slug = 'chess', options: unknown[] = OPTIONS) =>
  ({ slug, options, seat_counts: [2, 3] }) as unknown as GameBrief;
const me = { kind: 'me' as const, bot: '', style: '', name: '' };
const bot = { kind: 'bot' as const, bot: 'quick', style: '', name: '' };
const WISHES = { ...usual(), seats: [me, bot], options: { big: true, cards: ['a'] }, clock: 'days3' };

beforeEach(() => kept.clear());

describe('the settings of the last table', () => {
  it('are kept for each game', () => {
    keepLast(game(), WISHES);
    keepLast(game('go'), usual());
    expect(lastOf(game(), ['quick'])).toEqual(WISHES);
    expect([lastOf(game('go'), [])?.clock, lastOf(game('other'), [])]).toEqual(['none', null]);
  });
  it('leave out what the game or its bots no longer have, and whole files', () => {
    const foreign = { big: 'yes', set: 'three', count: 9, cards: ['c'], gone: true, files: { a: 'text' } };
    keepLast(game(), { ...WISHES, options: foreign });
    expect(lastOf(game(), [])).toEqual({ ...WISHES, seats: [], options: {} });
    keepLast(game(), { ...WISHES, seats: [me] });
    expect(lastOf(game(), ['quick'])?.seats).toEqual([]);
    keepLast(game(), WISHES);
    expect(lastOf(game('chess', []), ['quick'])?.options).toEqual({});
  });
  it('that cannot be read are none', () => {
    for (const text of ['no', 'null', '{}']) {
      kept.set('panj.tables', text);
      expect(lastOf(game(), [])).toBeNull();
    }
  });
  it('can go back if something is not as usual', () => {
    expect(differs(game(), WISHES)).toBe(true);
    expect(differs(game(), { ...usual(), hints: true })).toBe(true);
    expect(differs(game(), { ...usual(), options: { big: false, cards: [] } })).toBe(false);
  });
});
