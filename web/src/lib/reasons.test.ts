import { beforeAll, describe, expect, it, vi } from 'vitest';
import { oddsKey } from './odds';

const FTL = `
core-reason-gains = It { $gains }.
core-reason-though = It { $gains }, but { $losses }.
game-aspect-land = gains { $amount } in land
    .less = gives up { $amount } in land
`;
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('reasons', async () => {
  const { because } = await import('./reasons');
  const { words } = await import('./words.svelte');
  const more = { key: 'game.aspect.land', amount: 4, less: false };
  const less = { key: 'game.aspect.land', amount: 2, less: true };
  const untold = { key: 'game.aspect.secret', amount: 2, less: false };

  beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(FTL)));
    vi.stubGlobal('document', { documentElement: {} });
    await words.use('en');
  });

  it('tells what a move gains, and what that costs', () => {
    expect(plain(because([more]))).toBe('It gains 4 in land.');
    expect(plain(because([more, less]))).toBe('It gains 4 in land, but gives up 2 in land.');
  });
  it('says nothing where there is nothing to tell', () => {
    expect(because([])).toBe('');
    expect(because([untold])).toBe('');
    expect(because([less])).toBe('');
    expect(plain(because([more, untold]))).toBe('It gains 4 in land.');
  });
});

describe('odds', () => {
  it('are words that claim no more than a search knows', () => {
    expect([0, 0.13, 0.25, 0.5, 0.94, 1].map(oddsKey).map((key) => key.slice(10))).toEqual([
      'almost_none',
      'in_10',
      'in_4',
      'in_2',
      'likely',
      'almost_sure',
    ]);
  });
});
