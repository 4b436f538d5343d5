import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game';
import { scenesOf } from '../../table/scenes/scenes';
import { placesOf, quarterOf } from './quarter';

const line = (name: string, stage: number, operands: number[]) =>
  ({ version: 1, scene: 'quarter', stage, key: `trajan.log.${name}`, operands }) as unknown as LogLine;

describe('the end of a quarter', () => {
  it('is read from the lines of its scene', () => {
    const log = [
      line('met', 1, [1, 0, 0]),
      line('unmet', 1, [1, 2]),
      line('penalty', 1, [1, 1, 4]),
      line('met_by_trajan', 1, [0, 0]),
      line('votes', 2, [1, 9]),
      line('votes', 2, [0, 7]),
    ];
    const found = quarterOf(scenesOf(log, ['quarter'])[0]);
    expect(found.demands).toEqual([
      {
        seat: 1,
        met: [
          { symbol: 0, met: true },
          { symbol: 2, met: false },
        ],
        penalty: -4,
      },
      { seat: 0, met: [{ symbol: 0, met: true }], penalty: 0 },
    ]);
    expect(found.asked).toEqual([0, 2]);
    expect(found.votes).toEqual([
      { seat: 1, votes: 9 },
      { seat: 0, votes: 7 },
    ]);
  });
  it('knows what of the votes comes from a place in the senate', () => {
    const track = [
      { votes: 0, discs: [2] },
      { votes: 5, discs: [1, 0] },
    ];
    expect([...placesOf({ senate: { track } as never })]).toEqual([
      [2, 0],
      [1, 5],
      [0, 5],
    ]);
  });
});
