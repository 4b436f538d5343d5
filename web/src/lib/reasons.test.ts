import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const WORDS = `
t-aspect-land = gains { $amount } in land
    .less = gives up { $amount } in land
core-reason-best = Because it { $gains }.
core-reason-best_though = Because it { $gains }, although it { $losses }.
core-reason-best_deeper = It { $losses }, but later better.
core-reason-best_alike = Hardly better.
core-reason-best_played = Better when played on.
core-reason-other = It { $gains }.
core-reason-other_worse = It { $losses }.
core-reason-other_alike = As good.
`;

describe('reasons', async () => {
  const { words } = await import('./words.svelte');
  const { because } = await import('./reasons');
  beforeAll(async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true, text: async () => WORDS }));
    await words.use('en');
  });
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  const more = { key: 't.aspect.land', amount: 4, less: false };
  const less = { key: 't.aspect.land', amount: 2, less: true };

  it('are one sentence', () => {
    expect(plain(because([more], 'best', 0))).toBe('Because it gains 4 in land.');
    expect(plain(because([more, less], 'best', 0))).toBe('Because it gains 4 in land, although it gives up 2 in land.');
    expect(plain(because([less], 'other', 0))).toBe('It gives up 2 in land.');
    expect(plain(because([less], 'best', 0))).toBe('It gives up 2 in land, but later better.');
  });

  it('say when there is nothing to say but the chance', () => {
    expect(because([], 'best', 0.2)).toBe('Better when played on.');
    expect(because([], 'best', 0.01)).toBe('Hardly better.');
    expect(because([], 'other', 0.01)).toBe('As good.');
  });

  it('are left out where a game has no words for them', () => {
    const untold = { key: 't.aspect.sea', amount: 3, less: true };
    expect(plain(because([more, untold], 'best', 0))).toBe('Because it gains 4 in land.');
    expect(because([untold], 'other', 0.01)).toBe('As good.');
  });
});
