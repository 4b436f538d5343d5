/** The log counts events, undone ones included; a replay counts the moves that stayed. */
import type { LogLine } from './types';

/** How many moves had been made, and not taken back, at a version. */
export function movesAt(log: Pick<LogLine, 'version' | 'key'>[], version: number): number {
  const undone = new Set(log.filter((line) => line.key === 'server.log.undone' && line.version <= version).map((line) => line.version));
  return version - 2 * undone.size;
}
