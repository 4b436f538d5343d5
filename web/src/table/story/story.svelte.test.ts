import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableAnswer } from '../../lib/game';
import { told } from '../../testing/told';
import type { LiveTable } from '../live.svelte';
import { readingTime } from '../pace';

vi.stubGlobal('document', { documentElement: {}, cookie: '', querySelectorAll: () => [] });
vi.stubGlobal('location', { search: '', protocol: 'http:', host: 'table' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { api } = await import('../../lib/api');
const { Story } = await import('./story.svelte');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WORDS = 'Somebody has taken something that costs much.';
const LONG_MS = 60_000;

const table = (version: number) =>
  ({
    version,
    since: -1,
    seat: 0,
    seen: -1,
    view: {},
    turns: [],
    settings: {},
    question: null,
  }) as unknown as TableAnswer;

/** A story at a table where somebody else has played already, of which no words are there yet. */
async function opened() {
  vi.spyOn(api, 'film').mockResolvedValue({ after: -1, steps: [], upto: 2, whole: true });
  const log = [told({ version: 1, turn: 1, seat: 1 }), told({ version: 2, turn: 1, seat: 1 })];
  const live = { id: 't', table: table(2), log, before: null, see: () => {} } as unknown as LiveTable;
  const story = new Story(live);
  live.heard(null, live.table!, false);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  return story;
}

describe('a story', () => {
  it('is not told before the words are there that it is told in', async () => {
    const story = await opened();
    expect(story.waiting).toBe(true);
    story.speak(() => WORDS);
    await vi.advanceTimersByTimeAsync(0);
    expect(story.waiting).toBe(false);
    expect(story.film.told?.version).toBe(1);
  });
  it('gives every line the time that reading it takes, however late its words came', async () => {
    const story = await opened();
    story.speak(() => WORDS);
    await vi.advanceTimersByTimeAsync(readingTime('calm', WORDS.length) - 1);
    expect(story.film.told?.version).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(story.film.told?.version).toBe(2);
  });
  it('goes on where it is when the words of another language come', async () => {
    const story = await opened();
    story.speak(() => WORDS);
    await vi.advanceTimersByTimeAsync(readingTime('calm', WORDS.length));
    story.speak(() => `${WORDS} `);
    await vi.advanceTimersByTimeAsync(0);
    expect(story.film.told?.version).toBe(2);
  });
});
