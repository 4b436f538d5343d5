/** What this browser has shown of each table: until which version, and when. */
const PLACE = 'panj.seen';
const MOST_TABLES = 60;

export interface Seen {
  version: number;
  /** In milliseconds since 1970; 0 if nobody knows. */
  at: number;
}

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Seen>;
  } catch {
    return {}; // A browser that keeps nothing is no reason to fail.
  }
}

export const lastSeen = (table: string): Seen | null => all()[table] ?? null;

/** Keep it; of many tables those that were looked at last. */
export function keepSeen(table: string, seen: Seen): void {
  const others = Object.entries(all()).filter(([each]) => each !== table);
  const kept = [...others.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST_TABLES - 1), [table, seen]];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // As above.
  }
}
