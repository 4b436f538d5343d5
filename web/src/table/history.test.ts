import { describe, expect, it } from 'vitest';
import { movesAt } from './history';

describe('the log', () => {
  it('counts the moves that stayed', () => {
    const log = [1, 2, 3].map((version) => ({ version, key: version === 3 ? 'server.log.undone' : 'game.log.done' }));
    expect(movesAt(log, 2)).toBe(2);
    expect(movesAt(log, 3)).toBe(1);
  });

  it('counts all moves of a turn that was taken back', () => {
    const log = [
      { version: 4, key: 'game.log.done' },
      { version: 5, key: 'server.log.undone_turn', operands: [0, 3] },
    ];
    expect(movesAt(log, 5)).toBe(1);
  });

  it('has no moves before the deal', () => {
    expect(movesAt([], -1)).toBe(0);
  });
});
