/** The score sheet as a table: which columns it has, or which rows in which groups where it is turned. */
import type { Report, Said } from '../../lib/game';
import { isByStage } from './outcome';

export interface Line {
  id: string;
  /** What gave the points; null for a stage that was never reached. */
  said: Said | null;
  /** The stage that the line is all of. */
  stage: Said | null;
  points: number[] | null;
  parts: Report['sheet'][number]['parts'];
}

export interface Group {
  /** The stage that these lines are of, with its sum; null for the only group. */
  stage: Said | null;
  points: number[] | null;
  lines: Line[];
}

const MOST_COLUMNS = 8;

/** The lines of a sheet in groups: one group unless stages gave points in several ways. */
export function groups(report: Report): Group[] {
  if (!report.stages.length) return [{ stage: null, points: null, lines: report.sheet.map(plain) }];
  if (isByStage(report))
    return [{ stage: null, points: null, lines: report.stages.map((_, at) => stageLine(report, at)) }];
  return report.stages
    .map((stage, at) => {
      const lines = report.sheet.filter((line) => line.stage === at);
      return { stage, points: sum(lines.map((line) => line.points)), lines: lines.map(plain) };
    })
    .filter((group) => group.lines.length);
}

function plain(line: Report['sheet'][number], at: number): Line {
  return { id: `${line.stage}.${at}`, said: line.said, stage: null, points: line.points, parts: line.parts };
}

function stageLine(report: Report, at: number): Line {
  const line = report.sheet.find((each) => each.stage === at);
  return {
    id: `stage.${at}`,
    said: line?.said ?? null,
    stage: report.stages[at],
    points: line?.points ?? null,
    parts: line?.parts ?? [],
  };
}

function sum(rows: number[][]): number[] {
  return (rows[0] ?? []).map((_, seat) => rows.reduce((all, row) => all + row[seat], 0));
}

/** Whether sources are rows: on a phone, in groups, and where there are too many for columns. */
export function isTurned(found: Group[], phone: boolean): boolean {
  return phone || found.length > 1 || (found[0]?.lines.length ?? 0) > MOST_COLUMNS;
}

/** The most that anybody has in a line, if it sets somebody apart. */
export function best(points: number[]): number | null {
  const most = Math.max(...points);
  return points.length > 1 && most > 0 && points.some((each) => each < most) ? most : null;
}
