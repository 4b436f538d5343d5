import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Report } from '../../lib/game';
import { type Manner, mannerOf, STAGE_MS, stageTime, VERDICT_MS } from '../pace';
import { finalScene, rowsOf, SOURCES, TIES, WINNER } from './final';
import { ScenePlayer } from './player.svelte';
import { scenesOf } from './scenes';

const line = (version: number, scene: string, stage: number) =>
  ({ version, scene, stage, key: `${scene}.${stage}`, operands: [] }) as unknown as LogLine;
const said = (key: string) => ({ key, operands: [] });
const sheetLine = (key: string, points: number[], stage: number | null = null) => ({
  said: said(key),
  points,
  stage,
  parts: [],
  counted: [],
});
const report = (more: Partial<Report> = {}) =>
  ({ sheet: [sheetLine('crowns', [3, 5])], stages: [], decided: [], ...more }) as unknown as Report;
const CHECK = [line(3, 'check', 1), line(3, 'check', 2), line(3, 'check', 2), line(3, 'check', 3)];

describe('scenes of a log', () => {
  it('have the lines of each stage, and of their kinds only', () => {
    const [found, ...others] = scenesOf([line(1, '', 0), line(2, 'round', 1), ...CHECK], ['check']);
    expect(others).toEqual([]);
    expect(found.stages.map((stage) => [stage.number, stage.lines.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
  });
  it('go on over what somebody decides, and begin anew with an earlier stage', () => {
    const log = [...CHECK, line(4, '', 0), line(5, 'check', 4), line(9, 'check', 1)];
    expect(scenesOf(log, ['check']).map((each) => [each.version, each.until])).toEqual([
      [3, 5],
      [9, 9],
    ]);
  });
  it('do not begin with the set-up', () => {
    expect(scenesOf([line(0, 'check', 3), line(1, '', 0), ...CHECK], ['check'])).toHaveLength(1);
  });
  it('end where a new part of the match begins', () => {
    const heading = { ...line(4, '', 0), heading: true };
    expect(scenesOf([line(3, 'glory', 2), heading, line(8, 'glory', 2)], ['glory'])).toHaveLength(2);
  });
});

describe('a scene that is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const player = (manner: Manner = 'shown') => new ScenePlayer(() => manner);
  const [scene] = scenesOf(CHECK, ['check']);

  it('waits for a look at the position, then goes through its stages and closes', () => {
    const shown = player();
    shown.hear(scene, true);
    expect(shown.scene).toBe(null);
    vi.advanceTimersByTime(600);
    expect([shown.scene, shown.at]).toEqual([scene, 0]);
    vi.advanceTimersByTime(STAGE_MS * 2);
    expect(shown.at).toBe(2);
    vi.advanceTimersByTime(STAGE_MS);
    expect(shown.scene).toBe(null);
  });
  it('shows each stage as long as that needs', () => {
    const shown = player();
    shown.timeOf = (_, stage) => 1000 * stage.number;
    shown.hear(scene, true);
    vi.advanceTimersByTime(600 + 999);
    expect(shown.at).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shown.at).toBe(1);
    vi.advanceTimersByTime(1999);
    expect(shown.at).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown.at).toBe(2);
  });
  it('is shown once more while the film is there, and the last one stays the last', () => {
    const shown = player();
    const [later] = scenesOf([line(9, 'check', 1)], ['check']);
    shown.hear(later, false);
    shown.look(scene, true);
    expect([shown.scene, shown.at, shown.last]).toEqual([scene, 0, later]);
    vi.advanceTimersByTime(STAGE_MS * 3);
    expect(shown.scene).toBe(null);
    shown.look(scene, false);
    vi.advanceTimersByTime(60_000);
    expect([shown.scene, shown.at]).toEqual([scene, 0]);
    shown.look(null, false);
    expect(shown.scene).toBe(null);
    shown.again();
    shown.look(null, false); // the film was never there
    expect(shown.scene).toEqual(later);
  });
  it('is its end alone where it is short, and nothing where it is off', () => {
    const short = player('short');
    short.hear(scene, true);
    vi.advanceTimersByTime(600);
    expect(short.at).toBe(2);
    vi.advanceTimersByTime(2500);
    expect(short.scene).toBe(null);
    const off = player('off');
    off.hear(scene, true);
    vi.advanceTimersByTime(60_000);
    expect(off.scene).toBe(null);
  });
  it('waits at every stage for who goes step by step', () => {
    const shown = player('waits');
    shown.hear(scene, true);
    vi.advanceTimersByTime(60_000);
    expect([shown.scene, shown.at]).toEqual([scene, 0]);
  });
  it('is the end after the scene before it, and once', () => {
    const shown = player();
    const end = finalScene({ report: report(), version: 9 })!;
    shown.hear(scene, true);
    vi.advanceTimersByTime(600);
    shown.finish(end);
    expect([shown.scene, shown.ended]).toEqual([scene, false]);
    shown.skip();
    expect([shown.scene, shown.at]).toEqual([end, 0]);
    vi.advanceTimersByTime(60_000);
    expect([shown.scene, shown.ended]).toEqual([null, true]);
    shown.finish(end);
    vi.advanceTimersByTime(60_000);
    expect(shown.scene).toBe(null);
    shown.goOn();
    expect(shown.ended).toBe(false);
  });
  it('is the end after a scene that is heard of in the same moment', () => {
    for (const endFirst of [true, false]) {
      const shown = player();
      const end = finalScene({ report: report(), version: 9 })!;
      if (endFirst) shown.finish(end);
      shown.hear(scene, true);
      if (!endFirst) shown.finish(end);
      vi.advanceTimersByTime(600);
      expect(shown.scene).toEqual(scene);
      shown.skip();
      expect([shown.scene, shown.last]).toEqual([end, end]);
    }
  });
  it('is no end where scenes are off', () => {
    const off = player('off');
    off.finish(finalScene({ report: report(), version: 9 })!);
    expect([off.scene, off.ended]).toEqual([null, true]);
  });
  it('does not begin by itself for who came later, but can be seen again', () => {
    const shown = player();
    shown.hear(scene, false);
    vi.advanceTimersByTime(60_000);
    expect(shown.scene).toBe(null);
    shown.again();
    vi.advanceTimersByTime(60_000);
    expect([shown.scene, shown.at, shown.playing]).toEqual([scene, 0, false]);
  });
  it('waits where somebody went by hand, and ends after the last stage', () => {
    const shown = player();
    shown.open(scene);
    shown.next();
    vi.advanceTimersByTime(60_000);
    expect(shown.at).toBe(1);
    shown.previous();
    shown.previous();
    expect(shown.at).toBe(0);
    shown.go(3);
    expect(shown.scene).toBe(null);
  });
  it('grows line by line, as the film tells it, though all lines are of one version', () => {
    const shown = player();
    const told = [1, 2, 3, 4].map((lines) => scenesOf(CHECK.slice(0, lines), ['check'])[0]);
    shown.hear(told[0], true);
    vi.advanceTimersByTime(300);
    shown.hear(told[1], false);
    vi.advanceTimersByTime(600);
    expect([shown.scene, shown.at]).toEqual([told[1], 0]);
    shown.hear(told[2], false);
    shown.hear(told[3], false);
    expect([shown.scene, shown.at]).toEqual([told[3], 0]);
    vi.advanceTimersByTime(STAGE_MS * 2);
    expect(shown.at).toBe(2);
  });
  it('is its end so far where it is short and grows', () => {
    const short = player('short');
    short.hear(scenesOf(CHECK.slice(0, 1), ['check'])[0], true);
    vi.advanceTimersByTime(600);
    short.hear(scene, false);
    expect(short.at).toBe(2);
    vi.advanceTimersByTime(2500);
    expect(short.scene).toBe(null);
  });
  it('goes on with what follows a decision, unless it was skipped', () => {
    const shown = player();
    const [grown] = scenesOf([...CHECK, line(5, 'check', 4)], ['check']);
    shown.hear(scene, true);
    vi.advanceTimersByTime(600 + STAGE_MS * 3);
    shown.hear(grown, true);
    vi.advanceTimersByTime(600);
    expect([shown.scene, shown.at]).toEqual([grown, 3]);
    shown.skip();
    const [longer] = scenesOf([...CHECK, line(5, 'check', 4), line(6, 'check', 4)], ['check']);
    shown.hear(longer, true);
    vi.advanceTimersByTime(60_000);
    expect(shown.scene).toBe(null);
  });
});

describe('the end as a scene', () => {
  it('has a stage for what decided only if something did', () => {
    const numbers = (found: Report) => finalScene({ report: found, version: 9 })!.stages.map((each) => each.number);
    expect(numbers(report())).toEqual([SOURCES, WINNER]);
    expect(numbers(report({ decided: [{ ahead: 0, behind: 1, points: 3, line: 0 }] }))).toEqual([
      SOURCES,
      TIES,
      WINNER,
    ]);
    expect(numbers(report({ sheet: [] }))).toEqual([WINNER]);
    expect(finalScene({ report: null, version: 9 })).toBe(null);
  });
  it('shows stages that gave points in several ways as one row each', () => {
    const sheet = [sheetLine('ships', [1, 2], 0), sheetLine('forum', [3, 0], 0), sheetLine('ships', [4, 4], 1)];
    const found = rowsOf(report({ sheet, stages: [said('first'), said('second')] }));
    expect(found.map((row) => row.points)).toEqual([
      [4, 2],
      [4, 4],
    ]);
  });
  it('takes four seconds for its rows at most', () => {
    const sheet = Array.from({ length: 40 }, (_, at) => sheetLine(`source${at}`, [at, 1]));
    expect(finalScene({ report: report({ sheet }), version: 9 })!.stages[0].ms).toBeCloseTo(5600);
  });
});

describe('how long a stage is shown', () => {
  it('is what can be read in it, what moves in it or what its verdict needs', () => {
    expect(stageTime(0)).toBe(1600);
    expect(stageTime(20, VERDICT_MS)).toBe(2600);
    expect(stageTime(100)).toBe(700 + 26 * 100);
    expect(stageTime(1000)).toBe(6000);
    expect(stageTime(1000, 7000)).toBe(7000);
  });
});

describe('how a scene is shown', () => {
  it('is as somebody has set it, and short where others are told quickly', () => {
    expect(mannerOf('calm', 'shown')).toBe('shown');
    expect(mannerOf('step', 'shown')).toBe('waits');
    expect(mannerOf('quick', 'shown')).toBe('short');
    expect(mannerOf('instant', 'shown')).toBe('short');
    expect([mannerOf('calm', 'short'), mannerOf('step', 'off')]).toEqual(['short', 'off']);
  });
});
