import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../lib/game';
import { next, wish, wishFor } from './plan.svelte';

const offer = (index: number, verb: string, operands: number[] = []): MoveOffer => ({ index, verb, text: '', things: [], message: { key: '', operands }, preview: [], final: false });

describe('a plan', () => {
  const plan = [wish('play'), { ...wish('play_card'), operands: [7] }, wish('stop', true)];
  it('makes its first move and keeps the rest', () => {
    const found = next(plan, [offer(0, 'decline'), offer(1, 'play')])!;
    expect(found.move.index).toBe(1);
    expect(found.rest).toEqual(plan.slice(1));
  });
  it('looks for the same operands', () => {
    expect(next(plan.slice(1), [offer(0, 'play_card', [6]), offer(1, 'play_card', [7])])?.move.index).toBe(1);
    expect(next([wishFor(offer(3, 'load_pair', [2, 1]))], [offer(0, 'load_pair', [2, 0])])).toBeNull();
  });
  it('is over when the rules want something else', () => {
    expect(next(plan, [offer(0, 'decline')])).toBeNull();
    expect(next([wish('stop', true)], [offer(0, 'sow')])).toBeNull();
  });
  it('leaves out what is not asked any more', () => {
    expect(next([wish('done', true), wish('stop', true)], [offer(4, 'stop')])?.move.index).toBe(4);
  });
});
