import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../table/types';
import { BORDERS, middle, REGIONS, regionPath, standing } from './cloth';
import { holding } from './tabs';
import { changes, neighbours, type View } from './view';
import { lastTurn } from './wakhan';

const player = (more: object = {}) => ({ hand: [], court: [], ...more });
const court = (card: number, spies: number[] = [0, 0]) => ({ card, spies });
const view = (more: object = {}) =>
  ({ market: [], regions: [], borders: [], players: [player(), player()], ...more }) as unknown as View;

describe('the cloth', () => {
  it('makes every region of one closed line', () => {
    for (const region of REGIONS) expect(regionPath(region)).toMatch(/^M.*Z$/);
  });
  it('lays no road upside down', () => {
    for (const border of Object.keys(BORDERS)) expect(Math.abs(middle(border).turn)).toBeLessThanOrEqual(90);
  });
  it('draws few pieces one by one, many as one with a number', () => {
    expect(standing([{ owner: 0, count: 3 }], [0, 0], 4).map((piece) => piece.count)).toEqual([1, 1, 1]);
    expect(standing([{ owner: 0, count: 5 }], [0, 0], 4).map((piece) => piece.count)).toEqual([5]);
    const crowd = standing([{ owner: 0, count: 4 }, { owner: 1, count: 4 }, { owner: 2, count: 2 }], [0, 0], 4);
    expect(crowd.map(({ owner, count }) => [owner, count])).toEqual([[0, 4], [1, 4], [2, 2]]);
  });
});

describe('the tabs of a phone', () => {
  it('know where the targets lie', () => {
    const table = view({ market: [{ card: 5 }], players: [player({ hand: [7], court: [court(8)] }), player({ court: [court(9)] })] });
    const found = (...things: string[]) => Object.entries(holding(new Set(things), table, 0)).filter(([, has]) => has).map(([name]) => name);
    expect(found('card:5')).toEqual(['market']);
    expect(found('card:7', 'act:8:tax')).toEqual(['hand', 'court']);
    expect(found('spy:9:1', 'seat:1')).toEqual(['courts']);
    expect(found('army:kabul:british', 'suit:military')).toEqual(['map']);
    expect(found('end:left')).toEqual(['court']);
  });
});

describe('what is new', () => {
  it('is a card that came, a spy that moved, a piece on the map', () => {
    const before = view({ market: [{ card: 1 }], players: [player({ court: [court(2)] }), player()], regions: [{ region: 'kabul', tribes: [0], armies: [0] }] });
    const now = view({ market: [{ card: 3 }], players: [player({ court: [court(2, [1, 0])] }), player()], regions: [{ region: 'kabul', tribes: [1], armies: [0] }] });
    expect([...changes(now, before)].sort()).toEqual(['card:2', 'card:3', 'region:kabul']);
    expect(changes(now, null).size).toBe(0);
  });
  it('has neighbours in a circle', () => {
    expect(neighbours([0, 2, 1], 0)).toEqual({ left: 1, right: 2 });
  });
});

describe("Wakhan's turn", () => {
  it('is cut out of the log, each step with its line and thing', () => {
    const line = (name: string, ...operands: number[]) => ({ key: `pax_pamir.log.${name}`, operands, version: 1 }) as unknown as LogLine;
    const card = { name: 'card', kind: 'card', number: false, words: '', thing: true, names: [] };
    const log = [line('turn', 1), line('wakhan_line', 1), line('wakhan_acts', 62), line('wakhan_bonus', 5), line('turn', 0), line('bought', 0)];
    const steps = lastTurn(log, 1, { 'pax_pamir.log.wakhan_acts': [card] });
    expect(steps.map((step) => step.number)).toEqual([1, 1, 0]);
    expect(steps[1].thing).toBe('card:62');
    expect(lastTurn(log, 2, {})).toEqual([]);
  });
});
