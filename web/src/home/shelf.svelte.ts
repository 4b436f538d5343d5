/** What the home page shows: games, bots and tables, read once and refreshed while it is open. */
import { api } from '../lib/api';
import type { Bot, GameBrief, TableBrief } from '../lib/game';
import { COVERS } from '../shell/covers';
import type { SeatDraft } from './last';
import { Watching } from './watching.svelte';

class Shelf extends Watching {
  games = $state.raw<GameBrief[]>([]);
  bots = $state.raw<Bot[]>([]);
  mine = $state.raw<TableBrief[]>([]);
  open = $state.raw<TableBrief[]>([]);

  protected async ask(): Promise<number> {
    if (!this.ready) {
      const [games, bots] = await Promise.all([api.games(), api.bots()]);
      this.games = games;
      this.bots = bots;
    }
    const lists = await api.tables();
    this.mine = sorted(lists.mine);
    const known = new Set(lists.mine.map((table) => table.id));
    this.open = lists.open.filter((table) => !known.has(table.id));
    return lists.now;
  }

  /** Every game as the server lists them; until it has, those with a cover, so that nothing moves when it does. */
  get slugs(): string[] {
    return this.games.length ? this.games.map((game) => game.slug) : [...COVERS.keys()];
  }

  find(slug: string): GameBrief | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  get usualBot(): string {
    return (this.bots.find((each) => each.default) ?? this.bots.at(-1))?.name ?? '';
  }

  /** Whether a bot on this seat can have one of the game's styles. */
  leans(game: GameBrief, seat: SeatDraft): boolean {
    return game.styles.length > 0 && this.bots.some((each) => each.name === seat.bot && each.leans);
  }

  /** What the bot of a seat is called for the server. */
  called(game: GameBrief, seat: SeatDraft): string {
    return seat.style && this.leans(game, seat) ? `${seat.bot}:${seat.style}` : seat.bot;
  }
}

/** My turn first, those with the least time left before all; then what runs, what waits, and what is over, the newest
 * first in each. */
export function sorted(tables: TableBrief[]): TableBrief[] {
  const rank = (table: TableBrief) =>
    table.my_turn ? 0 : table.status === 'running' ? 1 : table.status === 'open' ? 2 : 3;
  const urgent = (table: TableBrief) => (table.my_turn ? (table.deadline ?? Infinity) : 0);
  // Two tables without a deadline are equally urgent: infinite less infinite is no number.
  const hurry = (a: TableBrief, b: TableBrief) => (urgent(a) === urgent(b) ? 0 : urgent(a) - urgent(b));
  return [...tables].sort((a, b) => rank(a) - rank(b) || hurry(a, b) || b.changed - a.changed);
}

export const shelf = new Shelf();
