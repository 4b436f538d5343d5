/** What the home page shows: games, bots and tables, read once and refreshed while it is open. */
import { api } from '../lib/api';
import type { Bot, GameBrief, TableBrief } from '../lib/game';
import { COVERS } from '../shell/covers';

class Shelf {
  games = $state.raw<GameBrief[]>([]);
  bots = $state.raw<Bot[]>([]);
  mine = $state.raw<TableBrief[]>([]);
  open = $state.raw<TableBrief[]>([]);
  ready = $state(false);
  failed = $state(false);

  async read(): Promise<void> {
    try {
      if (!this.ready) {
        const [games, bots] = await Promise.all([api.games(), api.bots()]);
        this.games = games;
        this.bots = bots;
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

  /** Every game as the server lists them; until it has, those with a cover, so that nothing moves when it does. */
  get slugs(): string[] {
    return this.games.length ? this.games.map((game) => game.slug) : [...COVERS.keys()];
  }

  find(slug: string): GameBrief | undefined {
    return this.games.find((game) => game.slug === slug);
  }
}

/** My turn first, then what runs, then what waits, then what is over; the newest first in each. */
function sorted(tables: TableBrief[]): TableBrief[] {
  const rank = (table: TableBrief) =>
    table.my_turn ? 0 : table.status === 'running' ? 1 : table.status === 'open' ? 2 : 3;
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

export const shelf = new Shelf();
