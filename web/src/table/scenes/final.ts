/** The end of a match as a scene: every source of points, what decided between equal ones, and who won. */
import type { Report, Said, TableAnswer } from '../../lib/game';
import { groups } from '../report/sheet';
import { FINAL, type Scene, type Stage } from './scenes';

export const SOURCES = 1;
export const TIES = 2;
export const WINNER = 3;

/** Each row of the sheet comes after the one before, and all of them within a time. */
const ROW_MS = 350;
const MOST_MS = 4000;
const LOOK_MS = 1600;

export interface Row {
  id: string;
  names: Said[];
  points: number[];
}

/** What gave points, a row each: of a match in stages that gave points in several ways, the stages. */
export function rowsOf(report: Report): Row[] {
  const found = groups(report);
  const stages = found.flatMap(({ stage, points }, at): Row[] =>
    stage && points ? [{ id: `stage.${at}`, names: [stage], points }] : [],
  );
  if (stages.length) return stages;
  return found.flatMap((group) =>
    group.lines.flatMap(({ id, stage, said, points }) =>
      points ? [{ id, names: [stage, said].filter((each) => each !== null), points }] : [],
    ),
  );
}

export const rowTime = (rows: number): number => Math.min(ROW_MS, MOST_MS / Math.max(1, rows));

export function finalScene({ report, version }: Pick<TableAnswer, 'report' | 'version'>): Scene | null {
  if (!report) return null;
  const rows = rowsOf(report).length;
  const stages: Stage[] = [];
  if (rows) stages.push({ number: SOURCES, lines: [], ms: rows * rowTime(rows) + LOOK_MS });
  if (report.decided.length) stages.push({ number: TIES, lines: [] });
  stages.push({ number: WINNER, lines: [] });
  return { name: FINAL, version, until: version, stages };
}
