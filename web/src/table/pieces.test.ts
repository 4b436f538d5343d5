import { describe, expect, it } from 'vitest';
import { defaults } from '../lib/game';
import { movesAt } from './history';
import { rulesOf } from './rules';

describe('the log', () => {
  it('counts the moves that stayed', () => {
    const log = [1, 2, 3].map((version) => ({ version, key: version === 3 ? 'server.log.undone' : 'game.log.done' }));
    expect(movesAt(log, 2)).toBe(2);
    expect(movesAt(log, 3)).toBe(1);
  });
});

describe('the rules', () => {
  it('are found by chapter, gaps included', () => {
    const known = new Set(['kingdomino.rule.0_1', 'kingdomino.rule.4_1', 'kingdomino.rule.4_3']);
    expect(rulesOf('kingdomino', (key) => known.has(key))).toEqual([
      { id: 'KD-0', rules: [{ id: 'KD-0.1' }] },
      { id: 'KD-4', rules: [{ id: 'KD-4.1' }, { id: 'KD-4.3' }] },
    ]);
  });
});

describe('options', () => {
  it('are offered only where they have a meaning', () => {
    const option = { form: 'switch', default: false, rule: '' } as const;
    expect(defaults([{ ...option, name: 'a' }, { ...option, name: 'b', seats: [2] }], 4)).toEqual({ a: false });
  });
});
