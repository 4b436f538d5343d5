import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableAnswer } from '../lib/game';
import { atSeconds, timeLeft } from './low_time';

const table = (more: object = {}): TableAnswer =>
  ({
    status: 'running',
    deadline: 100,
    settings: { pace: { kind: 'live' } },
    question: { mine: true },
    settling: null,
    ...more,
  }) as unknown as TableAnswer;

describe('what is left of my clock', () => {
  it('is counted while I am asked, and while my turn is played and not given away', () => {
    expect(timeLeft(table(), 0, 60)).toBe(40);
    expect(timeLeft(table({ question: { mine: false }, settling: { until: null } }), 5, 60)).toBe(35);
    expect(timeLeft(table(), 0, 200)).toBe(0);
  });
  it("is nobody's while others are asked, without a live clock, and after the end", () => {
    expect(timeLeft(table({ question: { mine: false } }), 0, 60)).toBeNull();
    expect(timeLeft(table({ deadline: null }), 0, 60)).toBeNull();
    expect(timeLeft(table({ settings: { pace: { kind: 'days' } } }), 0, 60)).toBeNull();
    expect(timeLeft(table({ status: 'over' }), 0, 60)).toBeNull();
    expect(timeLeft(null, 0)).toBeNull();
  });
});

describe('low time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told once at each mark, and not at those that have passed', () => {
    const told: number[] = [];
    atSeconds(40, [60, 30, 10], (seconds) => told.push(seconds));
    vi.advanceTimersByTime(9_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([30]);
    vi.advanceTimersByTime(30_000);
    expect(told).toEqual([30, 10]);
  });
  it('is told no more when I have moved', () => {
    const told: number[] = [];
    atSeconds(40, [30], (seconds) => told.push(seconds))();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
