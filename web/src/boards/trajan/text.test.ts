import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
const { bonusWorth } = await import('./text');

const face = (kind: string, yellow: number, grey: number) => ({ kind, signs: [], yellow, grey });

describe('a bonus tile', () => {
  it('shows whether a demand is paid once or for every tile', () => {
    const bread = face('demand', 9, 6);
    expect(bonusWorth(bread, { bonus_demand: 'once' }, false)).toBe('9');
    expect(bonusWorth(bread, { bonus_demand: 'per_tile' }, false)).toBe('×9');
    expect(bonusWorth(bread, { bonus_demand: 'per_tile' }, true)).toBe('×6');
  });
  it('pays for each of everything else', () => {
    expect(bonusWorth(face('workers', 1, 0.5), { bonus_demand: 'once' }, true)).toBe('×½');
  });
});
