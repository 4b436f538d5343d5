import { describe, expect, it, vi } from 'vitest';

const NAMES: Record<string, string> = { 'core.bot.hard': 'Wolf, Falcon, Leopard, Raven' };
vi.mock('./words.svelte', () => ({
  n: String,
  t: (key: string, values: Record<string, string> = {}) => NAMES[key] ?? `${key} ${Object.values(values).join(' ')}`,
  words: { has: (key: string) => key in NAMES },
}));
const { seatNames, tableName } = await import('./seats');

const bot = (level: string) => ({ kind: 'bot' as const, name: level, bot: level });
const called = (table: string) => seatNames([bot('hard'), bot('hard:builder')], 'chess', table);

describe('bots', () => {
  it('have other names at other tables, and always the same at one', () => {
    expect(called('0000ff' + '0'.repeat(26))).toEqual(['Raven', 'Wolf']);
    expect(called('000001' + '0'.repeat(26))).toEqual(['Falcon', 'Leopard']);
    expect(called('')).toEqual(['Wolf', 'Falcon']);
  });
});

describe('a table', () => {
  it('is called by its host, or after its host', () => {
    expect(tableName({ name: 'Slow Rome', host: 'Ada' })).toBe('Slow Rome');
    expect(tableName({ name: '', host: 'Ada' })).toBe('web.home.host_table Ada');
    expect(tableName({ name: '', host: '' })).toBe('web.home.host_table web.seat.former ');
  });
});
