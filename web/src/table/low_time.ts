/** What is left of my clock: it is told before it runs out. */
import type { TableAnswer } from '../lib/game';

/** The seconds at which I am told, the last ones by the dock, too. */
export const TOLD = [60, 30, 10];
export const LAST = 10;

/** The seconds on my live clock while it runs, by a clock of ours that is so far behind; null while it does not. */
export function timeLeft(table: TableAnswer | null, ahead: number, now = Date.now() / 1000): number | null {
  if (!table?.deadline || table.settings.pace?.kind !== 'live' || table.status !== 'running') return null;
  const isMine = table.question?.mine || table.settling;
  return isMine ? Math.max(0, table.deadline - (now + ahead)) : null;
}

/** Do something when so many seconds are left; what has passed already is not told any more. */
export function atSeconds(left: number, seconds: number[], tell: (seconds: number) => void): () => void {
  const timers = seconds
    .filter((each) => left > each)
    .map((each) => setTimeout(() => tell(each), (left - each) * 1000));
  return () => timers.forEach(clearTimeout);
}
