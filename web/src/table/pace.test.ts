import { describe, expect, it } from 'vitest';
import { type Caption, crowded, plan, readingTime, stageTime, summaries, timeOf, VERDICT_MS } from './pace';

const LETTERS = 40;

const caption = (version: number, turn: number, weight = 1, letters = LETTERS): Caption => ({
  version,
  turn,
  weight,
  letters,
});
/** So many turns of so many captions. */
const story = (turns: number, steps: number, weight = (_: number) => 1): Caption[] =>
  Array.from({ length: turns * steps }, (_, place) => caption(place, Math.floor(place / steps), weight(place % steps)));
const shown = (captions: Caption[], speed: 'quick' | 'calm', limit?: number) =>
  plan(captions, speed, limit).map((frame) => [frame.captions.join(), Math.round(frame.ms)]);

describe('the time of a caption', () => {
  it.each([
    ['calm', 10, 1300],
    ['calm', 50, 2000],
    ['calm', 400, 4000],
    ['quick', 10, 500],
    ['quick', 40, 750],
    ['quick', 400, 1200],
    ['instant', 400, 0],
    ['step', 400, Infinity],
  ] as const)('at %s, of %i letters, is %i', (speed, letters, ms) => {
    expect(readingTime(speed, letters)).toBe(ms);
  });
});

describe('a story', () => {
  it('that fits is told caption by caption, in order, with a pause between turns', () => {
    const frames = plan(story(2, 2), 'calm');
    expect(frames.map((frame) => [frame.captions, frame.pause, frame.ms])).toEqual([
      [[0], 0, 1740],
      [[1], 0, 1740],
      [[2], 500, 1740],
      [[3], 0, 1740],
    ]);
  });
  it('that does not fit lets minor captions join the one before, in the same turn only', () => {
    const captions = story(2, 3, (place) => (place === 1 ? 1 : 0));
    const frames = plan(captions, 'calm', 8000);
    expect(frames.map((frame) => frame.captions)).toEqual([[0], [1, 2], [3], [4, 5]]);
    expect(frames.map((frame) => frame.version)).toEqual([0, 2, 3, 5]);
  });
  it('then gives ordinary captions their time at Quick', () => {
    const captions = story(1, 6, (place) => (place === 5 ? 2 : 1));
    expect(shown(captions, 'calm', 7000)).toEqual([...[0, 1, 2, 3, 4].map((place) => [`${place}`, 750]), ['5', 1740]]);
  });
  it('then tells turns by their summary, from the first, as few as it takes', () => {
    const frames = plan(story(4, 4), 'calm', 8000);
    expect(frames.map((frame) => [frame.summary, frame.captions.length])).toEqual([
      [true, 4],
      [true, 4],
      [true, 4],
      ...Array.from({ length: 4 }, () => [false, 1]),
    ]);
    expect(timeOf(frames)).toBeLessThanOrEqual(8000);
  });
  it('never drops what is important', () => {
    const captions = story(6, 5, (place) => (place === 2 ? 2 : 1));
    const frames = plan(captions, 'calm', 5000);
    expect(frames.flatMap((frame) => (frame.summary ? [] : frame.captions[0]))).toEqual(
      expect.arrayContaining([2, 7, 12, 17, 22, 27]),
    );
  });
  it.each([
    [3, 8, 25_000],
    [7, 20, 25_000],
    [2, 3, 2500],
    [3, 30, 25_000],
  ])('of %i turns with %i captions takes at most %i ms', (turns, steps, limit) => {
    for (const weight of [0, 1, 2]) {
      const frames = plan(
        story(turns, steps, () => weight),
        'calm',
        limit,
      );
      expect(timeOf(frames)).toBeLessThanOrEqual(limit + 0.001);
      expect(frames.flatMap((frame) => frame.captions)).toEqual(Array.from({ length: turns * steps }, (_, i) => i));
    }
  });
  it('has no limit at Step: every caption waits', () => {
    const frames = plan(story(9, 9), 'step');
    expect([frames.length, frames[80].ms]).toEqual([81, Infinity]);
  });
  it('keeps the time that a caption has of its own', () => {
    const frames = plan([{ ...caption(1, 1), ms: 1400 }, caption(2, 1)], 'calm', 2200);
    expect(frames[0].ms).toBe(1400);
  });
  it('by its summaries has one frame for each turn without anything important', () => {
    const captions = [...story(2, 3), caption(6, 2, 2), caption(7, 2, 1)];
    expect(summaries(captions).map((frame) => [frame.summary, frame.version])).toEqual([
      [true, 2],
      [true, 5],
      [false, 6],
      [false, 7],
    ]);
  });
});

describe('a scene in a story', () => {
  const scene = (version: number, stage: number) => ({ ...caption(version, 9, 1), scene: { name: 'check', stage } });
  it('is one frame, as long as its stages take, over the position that is judged', () => {
    const frames = plan([caption(4, 1), scene(4, 1), scene(4, 1), scene(4, 2), caption(5, 2)], 'calm', 25_000, 'shown');
    expect(frames.map((frame) => [frame.captions.join(), frame.version, frame.board])).toEqual([
      ['0', 4, 3],
      ['1,2,3', 4, 3],
      ['4', 5, 5],
    ]);
    expect(frames[1].ms).toBe(600 + stageTime(2 * LETTERS, VERDICT_MS) + stageTime(LETTERS, VERDICT_MS));
  });
  it('is short where scenes are, and ends where another begins', () => {
    const frames = plan([scene(4, 1), scene(4, 2), scene(8, 1)], 'quick', 25_000, 'short');
    expect(frames.map((frame) => [frame.captions.length, frame.ms])).toEqual([
      [2, 3100],
      [1, 3100],
    ]);
  });
  it('is never shortened, and counts for the limit of the story', () => {
    const captions = [...story(6, 6), scene(40, 1), scene(40, 2), scene(40, 3)];
    const frames = plan(captions, 'calm', 12_000, 'shown');
    expect(frames.at(-1)?.ms).toBe(600 + 3 * stageTime(LETTERS, VERDICT_MS));
    expect(timeOf(frames)).toBeLessThanOrEqual(12_000.001);
  });
});

describe('the speed when people play fast', () => {
  it('is the chosen one, then Quick, then summaries', () => {
    expect([1, 2, 3, 5, 6].map((turns) => crowded('calm', turns))).toEqual(['calm', 'calm', 'quick', 'quick', null]);
    expect(crowded('step', 9)).toBe('step');
  });
});
