import { describe, expect, it } from 'vitest';
import type { Report, Verdict } from '../../lib/game';
import { differences, outcome, largest, recordKeys } from './outcome';
import { best, groups, isTurned } from './sheet';

const said = (key: string) => ({ key, operands: [] });
const line = (key: string, points: number[], stage: number | null = null) => ({
  said: said(key),
  points,
  stage,
  parts: [],
  counted: [],
});
const report = (sheet: ReturnType<typeof line>[], stages: string[] = []) =>
  ({ sheet, stages: stages.map(said) }) as unknown as Report;
const table = (seat: number | null, points: number[], ranking: number[], mine: number[] = []) => ({
  seat,
  ranking,
  result: null,
  scores: [{ key: 'game.score.all', points }],
  seats: points.map((_, at) => ({ mine: mine.includes(at) })) as never,
});

describe('what is said beside the result', () => {
  it('is a record if it is one, and how often one has won', () => {
    expect(recordKeys({ games: 0, wins: 0, best: false }, true)).toEqual([]);
    expect(recordKeys({ games: 1, wins: 1, best: false }, true)).toEqual(['web.record.first']);
    expect(recordKeys({ games: 4, wins: 1, best: true }, true)).toEqual(['web.record.best', 'web.record.first_win']);
    expect(recordKeys({ games: 4, wins: 2, best: false }, true)).toEqual(['web.record.wins']);
    expect(recordKeys({ games: 4, wins: 2, best: false }, false)).toEqual([]);
  });

  it('is the mistake that cost most', () => {
    const verdict = (number: number, best: number, other: number) =>
      ({ number, best_worth: { mean: best }, other_worth: { mean: other } }) as Verdict;
    expect(largest([verdict(1, 0.5, 0.4), verdict(2, 0.9, 0.5), verdict(3, 0.6, 0.5)])?.number).toBe(2);
    expect(largest([])).toBeNull();
  });
});

describe('the outcome', () => {
  it('is mine first', () => {
    const found = outcome(table(1, [9, 4, 6], [1, 3, 2]));
    expect(found).toMatchObject({ kind: 'placed', seat: 1, place: 3, points: 4, rival: 0, distance: 5 });
  });
  it('compares a winner with the next', () => {
    expect(outcome(table(0, [9, 4, 6], [1, 3, 2]))).toMatchObject({ kind: 'won', rival: 2, distance: 3 });
  });
  it("is the winner's for who only watches, or holds all seats", () => {
    expect(outcome(table(null, [9, 4], [1, 2]))).toMatchObject({ kind: 'watched', seat: 0 });
    expect(outcome(table(1, [9, 4], [1, 2], [0, 1]))).toMatchObject({ kind: 'watched', seat: 0 });
  });
  it('may be shared', () => {
    expect(outcome(table(1, [9, 9, 4], [1, 1, 3]))).toMatchObject({ kind: 'shared', winners: [0, 1], rival: 2 });
  });
  it('of one player has no rival', () => {
    const alone = { ...table(0, [68], [1]), result: said('game.result.title') };
    expect(outcome(alone)).toMatchObject({ kind: 'alone', rival: null, distance: 0 });
  });
});

describe('what made the difference', () => {
  it('is the largest first, without what is equal', () => {
    const found = differences(report([line('a', [1, 2]), line('b', [5, 5]), line('c', [9, 0])]), 0, 1);
    expect(found.map((each) => [each.said.key, each.mine - each.theirs])).toEqual([
      ['c', 9],
      ['a', -1],
    ]);
  });
  it('adds up what several stages gave', () => {
    const found = differences(
      report([line('a', [1, 0], 0), line('b', [0, 1], 0), line('a', [2, 0], 1)], ['x', 'y']),
      0,
      1,
    );
    expect(found[0]).toMatchObject({ mine: 3, theirs: 0, stage: null });
  });
  it('names the stage where each gave points in one way', () => {
    const found = differences(report([line('a', [3, 0], 0), line('a', [1, 0], 1)], ['x', 'y']), 0, 1);
    expect(found.map((each) => [each.stage?.key, each.mine])).toEqual([
      ['x', 3],
      ['y', 1],
    ]);
  });
});

describe('the sheet', () => {
  it('has a column for every stage, reached or not', () => {
    const found = groups(report([line('a', [3, 0], 0)], ['x', 'y']));
    expect(found[0].lines.map((each) => [each.stage?.key, each.said?.key ?? null])).toEqual([
      ['x', 'a'],
      ['y', null],
    ]);
    expect(isTurned(found, false)).toBe(false);
    expect(isTurned(found, true)).toBe(true);
  });
  it('has groups of rows where stages gave points in several ways', () => {
    const found = groups(report([line('a', [3, 0], 0), line('b', [1, 1], 0), line('a', [1, 0], 2)], ['x', 'y', 'z']));
    expect(found.map((each) => [each.stage?.key, each.points])).toEqual([
      ['x', [4, 1]],
      ['z', [1, 0]],
    ]);
    expect(isTurned(found, false)).toBe(true);
  });
  it('marks the best of a line, if somebody has less', () => {
    expect(best([3, 1])).toBe(3);
    expect(best([3, 3])).toBe(null);
    expect(best([0, -4])).toBe(null);
    expect(best([7])).toBe(null);
  });
});
