/** Which lines of the log make a story: what others did since my last decision. */
import type { LogLine } from '../../lib/game';

/** The version of a table that was laid out, and no more. */
const DEALT = 0;
export const UNDONE_TURN = 'server.log.undone_turn';

/** How many moves a line says were taken back; none, if it tells of something else. */
export function takenBack({ key, operands }: Pick<LogLine, 'key'> & Partial<Pick<LogLine, 'operands'>>): number {
  if (key === 'server.log.undone') return 1;
  return key === UNDONE_TURN ? Number(operands?.[1] ?? 1) : 0;
}

export const isUndo = (line: Pick<LogLine, 'key'>): boolean => takenBack(line) > 0;

/** A heading that only says whose turn begins: its turn stands under that name anyway. */
export const isTitle = (line: LogLine): boolean => line.heading && line.seat !== null;

/** The lines of each version, in order. */
export function byVersion(lines: LogLine[]): LogLine[][] {
  const found = new Map<number, LogLine[]>();
  for (const line of lines) found.set(line.version, [...(found.get(line.version) ?? []), line]);
  return [...found.values()];
}

/** Who acted: the seat that the first line with a seat names. */
export const actorOf = (lines: LogLine[]): number | null => lines.find((line) => line.seat !== null)?.seat ?? null;

/** Whether somebody at this seat decided that. What the rules did by themselves is nobody's decision. */
const decidedBy = (lines: LogLine[], me: number | null): boolean => {
  const first = lines.find((line) => line.seat !== null);
  return me !== null && first?.seat === me && first.by !== 'rule';
};

/** The version of my last decision among these lines; -1 if there is none. */
export const lastOwn = (lines: LogLine[], me: number | null): number =>
  byVersion(lines).findLast((each) => decidedBy(each, me))?.[0].version ?? -1;

/** The version after which the story begins: that of my last decision in the last turn of mine that is over. */
export function storyStart(log: LogLine[], me: number | null): number {
  const all = byVersion(log);
  const last = all.findLastIndex((each) => decidedBy(each, me));
  if (last < 0) return -1;
  const turnOf = (lines: LogLine[]) => lines[0].turn;
  const isOver = all
    .slice(last)
    .flat()
    .some((line) => line.turn !== turnOf(all[last]));
  if (isOver) return all[last][0].version;
  return all.findLast((each) => decidedBy(each, me) && turnOf(each) !== turnOf(all[last]))?.[0].version ?? -1;
}

/**
 * What others did, and the rules, since then; without what was taken back, and how the table was laid out. A decision
 * of mine may set off a whole turn of somebody whom the rules play: that is told, too.
 */
export function storyOf(log: LogLine[], me: number | null): LogLine[] {
  const start = Math.max(DEALT, storyStart(log, me));
  const gone = undone(log);
  return byVersion(log)
    .filter(([{ version }]) => version >= start && version > DEALT && !gone.has(version))
    .flatMap((lines) => (decidedBy(lines, me) ? lines.filter(({ turn }) => turn !== lines[0].turn) : lines))
    .filter((line) => !isTitle(line));
}

/**
 * The versions that were taken back: each undo takes the last that stand, one or all of a turn; also those of which
 * nothing may be read.
 */
export function undone(lines: LogLine[]): Set<number> {
  const undos = new Map(lines.filter(isUndo).map((line) => [line.version, takenBack(line)]));
  const standing: number[] = [];
  const gone = new Set<number>();
  for (let version = lines.at(0)?.version ?? 0; version <= (lines.at(-1)?.version ?? -1); version++) {
    const moves = undos.get(version);
    if (moves === undefined) standing.push(version);
    else for (const last of standing.splice(-moves)) gone.add(last);
  }
  return gone;
}
