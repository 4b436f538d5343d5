/** What happened since my last turn, turn by turn. */
import type { Turn } from '../../lib/game';

/** All turns that are known, in order; what is told anew of a turn takes the place of what was told before. */
export function mergedTurns(known: Turn[], told: Turn[], since: number): Turn[] {
  const again = new Set(told.map((each) => each.turn));
  const kept = since < 0 ? [] : known.filter((each) => !again.has(each.turn));
  return [...kept, ...told].sort((one, other) => one.first - other.first);
}

/** The turns of others, and of the rules, after my last one; a turn of mine that still goes on is not over. */
export function sinceMine(turns: Turn[], me: number | null, asked: boolean): Turn[] {
  const past = asked && turns.at(-1)?.seat === me ? turns.slice(0, -1) : turns;
  return past.slice(past.findLastIndex((each) => each.seat === me && me !== null) + 1);
}

/** The last ones, as many as there is room for, and how many were before them. */
export function folded<T>(all: T[], most: number): { older: T[]; shown: T[] } {
  const first = Math.max(0, all.length - most);
  return { older: all.slice(0, first), shown: all.slice(first) };
}
