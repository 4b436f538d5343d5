import { describe, expect, it } from 'vitest';
import type { LogLine, Phrases } from '../../lib/game';
import { newsFor as newsOf } from './news';
import { lackOf, priceOf } from './prices';

const seat = (name: string) => ({ name, kind: 'seat', number: false, words: '', thing: false, names: [] });
const amount = (name: string) => ({ name, kind: 'amount', number: true, words: '', thing: false, names: [] });
const role = {
  name: 'role',
  kind: 'role',
  number: false,
  words: '',
  thing: true,
  names: ['assassin', 'thief', 'king'],
};
const phrases = {
  'kohan_dej.log.round': [amount('round'), seat('other')],
  'kohan_dej.log.picked': [seat('who')],
  'kohan_dej.log.killed': [seat('who'), role],
  'kohan_dej.log.stolen': [seat('who'), seat('other'), amount('gold')],
  'kohan_dej.log.destroyed': [seat('who'), amount('card'), seat('other'), amount('gold')],
  'kohan_dej.preview.target': [amount('card'), seat('other'), amount('gold')],
  'kohan_dej.refusal.price': [amount('gold'), amount('missing')],
} as Phrases;
const line = (name: string, ...operands: number[]) =>
  ({ version: 1, key: `kohan_dej.log.${name}`, operands }) as LogLine;

const keys = (...names: string[]) => names.map((name) => `kohan_dej.log.${name}`);
const NEWS = { acts: keys('picked'), suffered: keys('stolen'), named: keys('killed'), harmless: keys('round') };
const newsFor = (log: LogLine[], seat: number, roles: string[]) => newsOf(log, phrases, NEWS, seat, roles);

describe('what happened to me', () => {
  it('begins after my last act', () => {
    const log = [line('destroyed', 1, 5, 0, 2), line('picked', 0), line('destroyed', 2, 6, 0, 2)];
    expect(newsFor(log, 0, [])).toEqual([log[2]]);
  });

  it('has what was done to my role, my gold and my city', () => {
    const log = [
      line('picked', 0),
      line('killed', 1, 2),
      line('killed', 1, 0),
      line('stolen', 0, 1, 4),
      line('stolen', 2, 0, 4),
      line('destroyed', 1, 5, 0, 2),
    ];
    expect(newsFor(log, 0, ['king'])).toEqual([log[1], log[3], log[5]]);
  });

  it('leaves out what I did, and rounds', () => {
    expect(newsFor([line('destroyed', 0, 5, 1, 2), line('round', 3, 0)], 0, [])).toEqual([]);
  });
});

describe('prices', () => {
  it('are read from what a move would do', () => {
    const move = { preview: [{ key: 'kohan_dej.preview.target', operands: [4, 1, 3] }] } as unknown as Parameters<
      typeof priceOf
    >[1];
    expect(priceOf(phrases, move)).toEqual({ gold: 3, missing: 0 });
  });

  it('tell what is lacking for things that are too dear', () => {
    const blocked = { thing: 'district:1,2', reason: { key: 'kohan_dej.refusal.price', operands: [5, 2] }, rule: '' };
    expect(lackOf(phrases, blocked)).toEqual({ gold: 5, missing: 2 });
    expect(lackOf(phrases, { ...blocked, reason: { key: 'kohan_dej.refusal.keep', operands: [] } })).toBeNull();
  });
});
