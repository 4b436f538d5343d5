/** The log counts events, undone ones included; a replay counts the moves that stayed. */
import type { LogLine } from '../lib/game';

/** How many moves had been made, and not taken back, at a version; before the deal, at version -1, none. */
export function movesAt(log: Pick<LogLine, 'version' | 'key'>[], version: number): number {
  const undone = new Set(
    log.filter((line) => line.key === 'server.log.undone' && line.version <= version).map((line) => line.version),
  );
  return Math.max(0, version) - 2 * undone.size;
}

const AT_ONCE_MS = 600;
const SOME = 3;
const MANY = 12;

/** The part of its time that a change is shown in, when others came at the same time. */
export function hurry(arrivals: { at: number; moves: number }[], now: number): number {
  const waiting = arrivals.reduce((sum, each) => sum + (now - each.at < AT_ONCE_MS ? each.moves : 0), 0);
  return waiting > MANY ? 0 : waiting > SOME ? 0.4 : 1;
}
