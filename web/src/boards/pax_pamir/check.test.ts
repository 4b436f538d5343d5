import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game';
import { scenesOf } from '../../table/scenes/scenes';
import { checkOf, tiesOf } from './check';

const line = (name: string, stage: number, operands: number[]) =>
  ({ version: 1, scene: 'dominance', stage, key: `pax_pamir.log.${name}`, operands }) as unknown as LogLine;

describe('a Dominance Check', () => {
  it('is read from the lines of its scene', () => {
    const log = [
      line('check', 1, [7, 6, 4]),
      line('unsuccessful', 2, []),
      line('cylinders', 3, [0, 2, 2, 1, 5]),
      line('cylinders', 3, [1, 3, 1, 0, 4]),
      line('cylinders', 3, [2, 2, 2, 0, 4]),
      line('scored', 3, [0, 3]),
    ];
    const check = checkOf(scenesOf(log, ['dominance'])[0]);
    expect([check.blocks, check.lead, check.byInfluence]).toEqual([[7, 6, 4], 1, false]);
    expect(check.cleared).toBe(false);
    expect(check.rows.map((row) => [row.seat, row.parts, row.all, row.place, row.shared, row.points])).toEqual([
      [0, [2, 2, 1], 5, 1, false, 3],
      [1, [3, 1, 0], 4, 2, true, 0],
      [2, [2, 2, 0], 4, 2, true, 0],
    ]);
  });
  it('knows who shares which places, and what everybody gets there', () => {
    const log = [
      line('check', 1, [7, 6, 4]),
      line('unsuccessful', 2, []),
      line('cylinders', 3, [0, 2, 2, 0, 4]),
      line('cylinders', 3, [1, 3, 1, 0, 4]),
      line('cylinders', 3, [2, 1, 0, 0, 1]),
      line('scored', 3, [0, 2]),
      line('scored', 3, [1, 2]),
    ];
    const ties = tiesOf(checkOf(scenesOf(log, ['dominance'])[0]));
    expect(ties).toEqual([{ place: 1, seats: [0, 1], points: 2 }]);
  });
  it('takes all blocks away where it was successful and the game goes on', () => {
    const log = [line('check', 1, [9, 4, 3]), line('successful', 2, [0]), line('blocks_cleared', 4, [])];
    const check = checkOf(scenesOf(log, ['dominance'])[0]);
    expect([check.byInfluence, check.cleared, check.blocks]).toEqual([true, true, [9, 4, 3]]);
  });
});
