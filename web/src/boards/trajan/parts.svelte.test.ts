import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, MoveOffer, TableAnswer } from '../../lib/game';
import { asking, offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { settings } = await import('../../lib/settings.svelte');
const { Pointing } = await import('../../table/pointing.svelte');
const { TrajanParts } = await import('./parts.svelte');

const PHRASES = { 'trajan.prompt.fill_tray': [{ name: 'tray' }] };
const COMPONENTS = { actions: [], markers_per_tray: 2 };

/** A table with these moves, and what was made of them. */
function asked(moves: MoveOffer[], player = {}, loads: unknown = null) {
  const mat = { hand: {}, tiles: { wild_commodity: 0 }, lifted: [], ...player };
  const prompt = { key: 'trajan.prompt.fill_tray', operands: [3] };
  const question = asking(moves, { prompt });
  const view = { players: [mat], trail: [], sowing: null, sowings: [], loads };
  const table = { version: 1, seat: 0, seats: [{}], scores: [], view, question } as unknown as TableAnswer;
  const made: number[] = [];
  const game = { slug: 'trajan', phrases: PHRASES, components: COMPONENTS } as unknown as GameInfo;
  const sight = new Pointing(game, { table: () => table, play: (index) => made.push(index) });
  const parts = new TrajanParts(sight, () => false);
  sight.parts = parts;
  return { sight, parts, made };
}
const put = (index: number, ...colours: string[]) =>
  offer({ index, verb: 'put', things: colours.map((colour) => `marker:${colour}`) });
const filling = () => asked([put(0, 'blue', 'blue'), put(1, 'blue', 'pink'), put(2, 'pink', 'white')]);

describe('two markers for a tray', () => {
  afterEach(() => (settings.confirm = 'final'));

  it('are pointed at in either order', () => {
    for (const [first, second, index] of [
      ['blue', 'pink', 1],
      ['pink', 'blue', 1],
      ['pink', 'white', 2],
      ['blue', 'blue', 0],
    ] as const) {
      const { sight, parts, made } = filling();
      expect(parts.filling).toBe(3);
      sight.point(`marker:${first}`);
      expect([parts.put, made]).toEqual([[first], []]);
      sight.point(`marker:${second}`);
      expect(made).toEqual([index]);
    }
  });
  it('leave only what goes with the first one, and it can be taken back', () => {
    const { sight, parts, made } = filling();
    sight.point('marker:pink');
    expect([...sight.lit].sort()).toEqual(['marker:blue', 'marker:white']);
    sight.point('marker:pink');
    expect([parts.put, made]).toEqual([[], []]);
  });
  it('are asked for again by those who want to be asked always', () => {
    settings.confirm = 'always';
    const { sight, made } = filling();
    sight.point('marker:blue');
    sight.point('marker:pink');
    expect([sight.unconfirmed?.index, made]).toEqual([1, []]);
  });
});

describe('a pile for discarded cards', () => {
  it('is no target before the card is chosen', () => {
    const piles = ['left', 'right'].map((pile, index) =>
      offer({ index, verb: 'discard', things: ['good:fish', `pile:${pile}`] }),
    );
    const { sight, made } = asked(piles, { hand: { fish: 1 } });
    sight.point('pile:left');
    expect(made).toEqual([]);
    sight.point('good:fish');
    sight.point('pile:left');
    expect(made).toEqual([0]);
  });
});

describe('cards for a ship', () => {
  const moves = [
    offer({ index: 0, verb: 'load_one', things: ['good:fish'] }),
    offer({ index: 1, verb: 'load_one', things: ['good:wine'] }),
  ];
  const choice = (cards: string[], units: number, points: number) => ({ cards, units, points, moves: [['done']] });
  const loads = { ship: 'different', choices: [choice(['fish', 'wine'], 2, 4), choice(['fish'], 1, 2)] };
  const shipping = () => asked(moves, { hand: { fish: 2, wine: 1 } }, loads);

  it('are lit while some choice has room for them, and picked before anything is made', () => {
    const { sight, parts, made } = shipping();
    expect([...sight.lit].sort()).toEqual(['good:fish', 'good:wine']);
    parts.pick('fish', 1);
    parts.pick('fish', 2);
    expect([parts.picks, made]).toEqual([{ fish: 1 }, []]);
  });
  it('score what the server says', () => {
    const { sight, parts } = shipping();
    parts.pick('wine', 1);
    expect([parts.choice, parts.cell('different'), sight.actions]).toEqual([null, -1, []]);
    parts.pick('fish', 1);
    expect([parts.cell('different'), parts.cell('same')]).toEqual([1, -1]);
    expect(sight.actions.map(({ gain }) => gain)).toEqual(['+4']);
  });
});

describe('cards for the display', () => {
  const moves = [offer({ index: 0, verb: 'play' }), offer({ index: 1, verb: 'ship', things: ['ship:same'] })];
  const loads = {
    ship: null,
    choices: [{ cards: ['fish'], points: 0, moves: [['play'], ['play_card', 7], ['stop']] }],
  };

  it('may be more than can be played, for a ship, as long as nothing is said', () => {
    const { sight, parts } = asked(moves, { hand: { fish: 2 } }, loads);
    expect(sight.verbs.map(({ verb }) => verb)).toEqual(['play']);
    parts.pick('fish', 1);
    expect([sight.verbs, sight.actions.length]).toEqual([[], 1]);
    parts.pick('fish', 2);
    expect([sight.verbs.length, sight.actions.length]).toEqual([1, 0]);
  });
});
