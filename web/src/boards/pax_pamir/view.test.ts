import { describe, expect, it } from 'vitest';
import { changes, type View } from './view';

const player = (...court: object[]) => ({ court });
const court = (card: number, spies: number[] = [0, 0]) => ({ card, spies });
const view = (more: object = {}) =>
  ({ market: [], regions: [], borders: [], players: [player(), player()], ...more }) as unknown as View;

describe('what is new', () => {
  it('is a card that came, a spy that moved, a piece on the map', () => {
    const before = view({
      market: [{ card: 1 }],
      players: [player(court(2)), player()],
      regions: [{ region: 'kabul', tribes: [0], armies: { afghan: 1 } }],
      borders: [{ border: 'herat_kabul', roads: { afghan: 0 } }],
    });
    const now = view({
      market: [{ card: 3 }],
      players: [player(court(2, [1, 0])), player()],
      regions: [{ region: 'kabul', tribes: [0], armies: { afghan: 2 } }],
      borders: [{ border: 'herat_kabul', roads: { afghan: 1 } }],
    });
    expect([...changes(now, before)].sort()).toEqual(['border:herat_kabul', 'card:2', 'card:3', 'region:kabul']);
    expect(changes(now, null).size).toBe(0);
  });
});
