import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insist } from './insist';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('what a page cannot do without', () => {
  it('is asked for again until there is an answer', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('found');
    const take = vi.fn();
    insist(ask, take);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(take.mock.calls).toEqual([['found']]);
  });

  it('is asked for no more when nobody waits for it', async () => {
    const ask = vi.fn().mockRejectedValue(new Error('lost'));
    insist(ask, () => {})();
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
