import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableAnswer } from '../../lib/game';
import { asking, offer } from '../../testing/offer';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { settings } = await import('../../lib/settings.svelte');
const { Pointing } = await import('../../table/pointing.svelte');
const { KingdominoParts } = await import('./parts.svelte');

const place = (index: number, ...things: string[]) => offer({ index, verb: 'place', things, weighed: true });
const RIGHT = place(0, 'cell:1,0', 'cell:2,0');
const BELOW = place(1, 'cell:0,1', 'cell:0,2');

/** A table at which a domino may lie beside the castle, to the right of it if nothing else is said. */
function laid(moves = [RIGHT]) {
  const question = asking(moves);
  const table = { version: 1, seat: 0, seats: [], scores: [], view: {}, question } as unknown as TableAnswer;
  const made: number[] = [];
  const game = { slug: 'kingdomino', phrases: {}, components: {} } as unknown as GameInfo;
  const sight = new Pointing(game, { table: () => table, play: (index) => made.push(index) });
  const parts = new KingdominoParts(sight, () => false);
  sight.parts = parts;
  return { sight, parts, made };
}

describe('a domino that is carried', () => {
  it('lies where it is dropped, and shows so before', () => {
    const { parts, made } = laid();
    parts.hover({ x: 1.5, y: 0.5 });
    expect([parts.bright?.spot, made]).toEqual(['cell:1,0@cell:2,0', []]);
    parts.drop();
    expect([parts.bright, made]).toEqual([null, [0]]);
  });
  it('is kept where it is dropped outside', () => {
    const { parts, made } = laid();
    for (const point of [{ x: -3, y: 0 }, null]) {
      parts.hover(point);
      parts.drop();
    }
    expect(made).toEqual([]);
  });
});

describe('what a place would bring', () => {
  it('is not said a third time in a tip', () => {
    const { sight, parts } = laid();
    parts.hover({ x: 1.5, y: 0.5 });
    expect([sight.hovered?.index, sight.tips]).toEqual([0, false]);
  });
});

describe('a domino that is turned', () => {
  const corner = () => laid([RIGHT, BELOW]);

  it('keeps what a hint proposes, and nothing that was chosen', () => {
    const { sight, parts } = corner();
    sight.proposed = RIGHT;
    parts.click({ x: 1.5, y: 0.5 }, true);
    parts.rotate();
    expect([parts.turn, sight.proposed, sight.aimed, parts.bright]).toEqual([1, RIGHT, null, null]);
  });
  it('by a click on a cell is looked at there, and nowhere else', () => {
    const { sight, parts, made } = corner();
    settings.confirm = 'always';
    parts.click({ x: 1.5, y: 0.5 }, false);
    expect(sight.unconfirmed?.index).toBe(0);
    parts.click({ x: 0.5, y: 1.5 }, false);
    expect([parts.bright?.move.index, sight.verbs, sight.unconfirmed, made]).toEqual([1, [], null, []]);
    expect(sight.actions.filter(({ primary }) => primary).map(({ move }) => move?.index)).toEqual([1]);
  });
  it('by a second tap on its place lies in another way there', () => {
    const up = place(2, 'cell:1,0', 'cell:1,-1');
    const { parts, made } = laid([RIGHT, up]);
    parts.click({ x: 1.5, y: 0.5 }, true);
    parts.click({ x: 1.5, y: 0.5 }, true);
    expect([parts.bright?.move.index, made]).toEqual([2, []]);
  });
});

describe('a place for those who want to be asked always', () => {
  it('is taken by the same key again', () => {
    const { sight, made } = laid();
    settings.confirm = 'always';
    sight.point('cell:1,0@cell:2,0');
    expect(made).toEqual([]);
    sight.point('cell:1,0@cell:2,0');
    expect(made).toEqual([0]);
  });
  it('can be left for another one', () => {
    const { sight, made } = laid([RIGHT, BELOW]);
    settings.confirm = 'always';
    sight.point('cell:1,0@cell:2,0');
    sight.point('cell:0,1@cell:0,2');
    expect([sight.unconfirmed?.index, made]).toEqual([1, []]);
  });
});

afterEach(() => (settings.confirm = 'final'));
