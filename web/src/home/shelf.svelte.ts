/** What the home page shows: games, bots and tables, read once and refreshed while it is open. */
import { api } from '../lib/api';
import type { GameBrief, TableBrief } from '../lib/game';
import { SHELF } from '../lib/game';

class Shelf {
  games = $state.raw<GameBrief[]>([]);
  bots = $state.raw<string[]>([]);
  mine = $state.raw<TableBrief[]>([]);
  open = $state.raw<TableBrief[]>([]);
  ready = $state(false);
  failed = $state(false);

  async read(): Promise<void> {
    try {
      if (!this.ready) {
        const [games, bots] = await Promise.all([api.games(), api.bots()]);
        this.games = games;
        this.bots = byStrength(bots);
      }
      const lists = await api.tables();
      this.mine = sorted(lists.mine);
      const known = new Set(lists.mine.map((table) => table.id));
      this.open = lists.open.filter((table) => !known.has(table.id));
      this.ready = true;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Every game with a cover: the five, then those from outside. */
  get slugs(): string[] {
    const others = this.games.map((game) => game.slug).filter((slug) => !(SHELF as readonly string[]).includes(slug));
    return [...SHELF, ...others];
  }

  find(slug: string): GameBrief | undefined {
    return this.games.find((game) => game.slug === slug);
  }
}

const LEVELS = ['random', 'easy', 'greedy', 'medium', 'hard', 'expert'];

/** From the weakest level to the strongest, then bots from outside. */
export function byStrength(bots: string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot))];
}

/** My turn first, then what runs, then what waits, then what is over; the newest first in each. */
export function sorted(tables: TableBrief[]): TableBrief[] {
  const rank = (table: TableBrief) => (table.my_turn ? 0 : table.status === 'running' ? 1 : table.status === 'open' ? 2 : 3);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export const shelf = new Shelf();
