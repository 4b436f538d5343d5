import { describe, expect, it } from 'vitest';
import { second, shares } from './shared';

const none = new Set<string>();

describe('a place that two parts share', () => {
  it('is said in the heading of both', () => {
    expect(shares('senate')).toEqual([
      { when: 'lying', other: 'military' },
      { when: 'standing', other: 'trajan' },
    ]);
    expect(shares('forum')).toEqual([]);
  });
  it('shows what can be pointed at before anything else', () => {
    expect(second('lying', new Set(['senate']), 'military', 'military')).toBe(true);
    expect(second('lying', new Set(['military']), 'senate', 'senate')).toBe(false);
  });
  it('shows what was wished, and else where something happens', () => {
    expect(second('standing', none, 'senate', 'trajan')).toBe(true);
    expect(second('standing', none, 'trajan', '')).toBe(true);
    expect(second('standing', none, '', '')).toBe(false);
  });
});
