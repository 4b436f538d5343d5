import { describe, expect, it } from 'vitest';
import { freshDistricts, keyed, roleLine } from './players';
import type { District, View } from './view';

const view = (phase: View['phase'], more: object = {}) =>
  ({
    phase,
    swap: [],
    players: [0, 1, 2].map(() => ({ roles: [], picked: 0 })),
    me: { swap: [] },
    ...more,
  }) as unknown as View;
const city = (...names: string[]) => names.map((district) => ({ district }) as District);

describe('panels', () => {
  it('never guess a hidden role', () => {
    expect(roleLine(view('turns'), 1, 0, 2)).toMatchObject({ roles: [], says: 'hidden' });
    expect(roleLine(view('selection'), 1, 0, 1).says).toBe('choosing');
    expect(roleLine(view('selection'), 1, 0, 2).says).toBe('waiting');
  });

  it('show a role that the Theater brought there, to the two alone', () => {
    const swap = { swap: [0, 1], me: { swap: ['king', 'thief'] } };
    expect(roleLine(view('turns', swap), 1, 0, 2)).toMatchObject({ roles: ['king'], private: true });
    expect(roleLine(view('turns', { ...swap, me: { swap: [] } }), 1, 2, 2).roles).toEqual([]);
  });

  it('mark the districts that are new', () => {
    expect(freshDistricts(city('tavern', 'castle', 'tavern'), city('tavern'))).toEqual([false, true, true]);
    expect(freshDistricts(city('tavern'), null)).toEqual([false]);
  });

  it('tell like cards apart', () => {
    expect(keyed(['a', 'b', 'a'], (each) => each).map((each) => each.key)).toEqual(['a 1', 'b 1', 'a 2']);
  });
});
