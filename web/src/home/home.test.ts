import { describe, expect, it, vi } from 'vitest';
import type { GameBrief, TableBrief } from '../lib/game';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { patience } = await import('./patience');
const { atOnce, tableRequest, usualSeats, aBot, anOpenSeat } = await import('./wishes');
const { usual } = await import('./last');
const { sorted } = await import('./shelf.svelte');
const { addressOf, filtersOf } = await import('./lobby.svelte');

const table = (id: string, more: Partial<TableBrief>) =>
  ({ id, status: 'running', my_turn: false, deadline: null, changed: 0, ...more }) as TableBrief;
const GAME = { slug: 'chess', options: [], seat_counts: [2, 3, 6], styles: [] } as unknown as GameBrief;
const me = { kind: 'me' as const, bot: '', style: '', name: '' };

describe('my tables', () => {
  it('begin with my move, those with the least time left before all', () => {
    const tables = [
      table('over', { status: 'over', changed: 9 }),
      table('open', { status: 'open' }),
      table('running', { changed: 5 }),
      table('no clock, older', { my_turn: true, changed: 1 }),
      table('no clock', { my_turn: true, changed: 2 }),
      table('days', { my_turn: true, deadline: 900 }),
      table('hours', { my_turn: true, deadline: 100 }),
    ];
    const order = ['hours', 'days', 'no clock', 'no clock, older', 'running', 'open', 'over'];
    expect(sorted(tables).map(({ id }) => id)).toEqual(order);
  });
});

describe('a server that does not answer', () => {
  it('is asked after 2, 4, 8 … 30 seconds, a fifth more or less', () => {
    expect([1, 2, 3, 4, 5, 9].map((failures) => patience(failures, 0.5) / 1000)).toEqual([2, 4, 8, 16, 30, 30]);
    expect([patience(1, 0), patience(1, 1)]).toEqual([1600, 2400]);
  });
});

describe('one click', () => {
  it('opens the last table once more, with bots on the seats that were open', () => {
    const last = { ...usual(), seats: [me, aBot('hard'), anOpenSeat()], clock: 'days3', options: { big: true } };
    const now = atOnce(last, false, GAME, 'medium', 'easy');
    expect(now.seats.map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', ''],
      ['bot', 'hard'],
      ['bot', 'hard'],
    ]);
    expect([now.clock, now.options, now.hints]).toEqual(['days3', { big: true }, false]);
    const request = tableRequest(GAME, now, ({ bot }) => bot, String);
    expect(request.start).toBe(true);
    expect(request.settings.pace).toEqual({ kind: 'days', days: 3 });
  });
  it('begins gently the first time: easy bots, no clock, hints', () => {
    const now = atOnce(usual(), true, GAME, 'medium', 'easy');
    expect(now.seats).toEqual(usualSeats(GAME, 'easy'));
    expect(now.seats).toHaveLength(4);
    expect([now.clock, now.hints]).toEqual(['none', true]);
  });
  it('waits where a seat is open in the form', () => {
    const request = tableRequest(GAME, { ...usual(), seats: [me, anOpenSeat()] }, ({ bot }) => bot, String);
    expect(request.start).toBe(false);
  });
});

describe('the filters of the lobby', () => {
  const read = (address: string) => filtersOf(new URLSearchParams(address));
  it('are an address, and come back from it', () => {
    for (const address of ['', '?show=over&game=chess&pace=live&q=Slow+Rome&page=2', '?q=%D9%86%DA%AF%D8%A7%D8%B1'])
      expect(addressOf(read(address))).toBe(address);
  });
  it('are as usual where an address says something that is none', () => {
    expect(addressOf(read('?show=all&pace=fast&page=-3'))).toBe('');
    expect(read('?page=1.9').page).toBe(1);
    expect(read('?page=x').page).toBe(0);
  });
});
