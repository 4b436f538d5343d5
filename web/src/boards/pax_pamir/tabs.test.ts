import { describe, expect, it } from 'vitest';
import { holding } from './tabs';
import type { View } from './view';

const player = (more: object = {}) => ({ hand: [], court: [], ...more });
const court = (card: number) => ({ card });

describe('the tabs of a phone', () => {
  it('know where the targets lie', () => {
    const table = {
      market: [{ card: 5 }],
      players: [player({ hand: [7], court: [court(8)] }), player({ court: [court(9)] })],
    } as unknown as View;
    const found = (...things: string[]) =>
      Object.entries(holding(new Set(things), table, 0))
        .filter(([, has]) => has)
        .map(([name]) => name);
    expect(found('card:5')).toEqual(['market']);
    expect(found('card:7', 'act:8:tax')).toEqual(['hand', 'court']);
    expect(found('spy:9:1', 'seat:1')).toEqual(['courts']);
    expect(found('army:kabul:british', 'suit:military')).toEqual(['map']);
    expect(found('end:left')).toEqual(['court']);
  });
});
