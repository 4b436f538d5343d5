/** The log counts events, undone ones included; a replay counts the moves that stayed. */
import type { LogLine } from '../lib/game';
import { takenBack } from './story/steps';

type Told = Pick<LogLine, 'version' | 'key'> & Partial<Pick<LogLine, 'operands'>>;

/** How many moves had been made, and not taken back, at a version; before the deal, at version -1, none. */
export function movesAt(log: Told[], version: number): number {
  const undone = new Map(
    log.filter((line) => takenBack(line) && line.version <= version).map((line) => [line.version, takenBack(line)]),
  );
  return [...undone.values()].reduce((left, moves) => left - 1 - moves, Math.max(0, version));
}

/** The next of some places after one, or the last before it; the ends of the match are places, too. */
export function nextStop(stops: number[], at: number, by: number, total: number): number {
  const all = [0, ...stops, total];
  return by > 0 ? (all.find((stop) => stop > at) ?? total) : (all.findLast((stop) => stop < at) ?? 0);
}
