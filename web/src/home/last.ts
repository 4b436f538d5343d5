/** With which settings a table of a game was opened last, kept in this browser. */
import type { GameBrief, Option } from '../lib/game';

const PLACE = 'panj.tables';

export interface SeatDraft {
  kind: 'me' | 'open' | 'bot';
  bot: string;
  style: string;
  name: string;
}

/** What is filled in; no seats yet: as many as usual. */
export interface Wishes {
  seats: SeatDraft[];
  options: Record<string, unknown>;
  clock: string;
  listed: boolean;
  watchers: string;
  hints: boolean;
  learners: boolean;
}

export const usual = (): Wishes => ({
  seats: [],
  options: {},
  clock: 'none',
  listed: true,
  watchers: 'all',
  hints: false,
  learners: false,
});

function all(): Record<string, Partial<Wishes>> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Partial<Wishes>> | null) ?? {};
  } catch {
    return {}; // A browser that keeps nothing is no reason to fail.
  }
}

/** Whether an option can have this value today; a game may have changed since. Whole files are not kept. */
function fits({ form, choices, least, most }: Option, value: unknown): boolean {
  if (form === 'switch') return typeof value === 'boolean';
  if (form === 'number') return typeof value === 'number' && value >= (least ?? 0) && value <= (most ?? 0);
  if (form === 'choice') return !!choices?.includes(value as string);
  return form === 'subset' && Array.isArray(value) && value.every((each) => choices?.includes(each as string));
}

const optionsOf = (game: GameBrief, wished: Record<string, unknown> = {}) =>
  Object.fromEntries(
    game.options.filter((each) => fits(each, wished[each.name])).map(({ name }) => [name, wished[name]]),
  );

/** The settings of the last table, as far as the game and its bots still have them. */
export function lastOf(game: GameBrief, bots: string[]): Wishes | null {
  const kept = all()[game.slug];
  if (!kept) return null;
  const seats = Array.isArray(kept.seats) ? kept.seats : [];
  const known = game.seat_counts.includes(seats.length) && seats.every(({ bot }) => !bot || bots.includes(bot));
  return { ...usual(), ...kept, seats: known ? seats : [], options: optionsOf(game, kept.options) };
}

export function keepLast(game: GameBrief, wishes: Wishes): void {
  const kept = { ...wishes, options: optionsOf(game, wishes.options) };
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...all(), [game.slug]: kept }));
  } catch {
    // As above.
  }
}

const PLAIN = ['clock', 'listed', 'watchers', 'hints', 'learners'] as const;

/** Whether something is not as usual, but for the seats. */
export function differs(game: GameBrief, wishes: Wishes): boolean {
  const plain = usual();
  const changed = ({ name, default: value }: Option) =>
    name in wishes.options && JSON.stringify(wishes.options[name]) !== JSON.stringify(value);
  return game.options.some(changed) || PLAIN.some((each) => wishes[each] !== plain[each]);
}
