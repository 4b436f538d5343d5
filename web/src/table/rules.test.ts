import { describe, expect, it } from 'vitest';
import { chapters } from './rules';

describe('the rules', () => {
  it('are found by chapter, gaps included, with no titles but their own', () => {
    const known = new Set(['game.rule.0_1', 'game.rule.4_1', 'game.rule.4_3', 'web.chapter.0', 'game.chapter.4']);
    expect(chapters({ slug: 'game', rule_prefix: 'GA' }, (key) => known.has(key))).toEqual([
      { id: 'GA-0', title: '', rules: [{ id: 'GA-0.1' }] },
      { id: 'GA-4', title: 'game.chapter.4', rules: [{ id: 'GA-4.1' }, { id: 'GA-4.3' }] },
    ]);
  });
  it('of a game without ids have numbers', () => {
    const known = new Set(['game.rule.0_1']);
    expect(chapters({ slug: 'game', rule_prefix: '' }, (key) => known.has(key))).toEqual([
      { id: '0', title: '', rules: [{ id: '0.1' }] },
    ]);
  });
});
