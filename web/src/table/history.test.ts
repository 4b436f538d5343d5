import { describe, expect, it } from 'vitest';
import { hurry, movesAt } from './history';

describe('the log', () => {
  it('counts the moves that stayed', () => {
    const log = [1, 2, 3].map((version) => ({ version, key: version === 3 ? 'server.log.undone' : 'game.log.done' }));
    expect(movesAt(log, 2)).toBe(2);
    expect(movesAt(log, 3)).toBe(1);
  });

  it('has no moves before the deal', () => {
    expect(movesAt([], -1)).toBe(0);
  });
});

describe('changes', () => {
  it('are shown faster when several come at once', () => {
    expect(hurry([{ at: 0, moves: 1 }], 10)).toBe(1);
    expect(
      hurry(
        [
          { at: 0, moves: 2 },
          { at: 5, moves: 2 },
        ],
        10,
      ),
    ).toBe(0.4);
    expect(hurry([{ at: 0, moves: 20 }], 10)).toBe(0);
    expect(
      hurry(
        [
          { at: 0, moves: 20 },
          { at: 5000, moves: 1 },
        ],
        5001,
      ),
    ).toBe(1);
  });
});
