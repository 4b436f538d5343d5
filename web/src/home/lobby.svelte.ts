/** The tables that everybody may find. What is asked for is the address of the page, so a filter is a link. */
import { api } from '../lib/api';
import type { LobbyAnswer } from '../lib/game';
import { Watching } from './watching.svelte';

const KINDS = ['open', 'running', 'over'] as const;
const PACES = ['', 'live', 'days', 'none'] as const;
export type Kind = (typeof KINDS)[number];

export interface Filters {
  show: Kind;
  game: string;
  pace: string;
  q: string;
  page: number;
}

/** The filters in an address; whatever is none there is as if it were not said. */
export function filtersOf(query: URLSearchParams): Filters {
  const said = (name: string) => query.get(name) ?? '';
  return {
    show: KINDS.find((kind) => kind === said('show')) ?? 'open',
    game: said('game').slice(0, 64),
    pace: PACES.find((pace) => pace === said('pace')) ?? '',
    q: said('q').slice(0, 40),
    page: Math.min(100, Math.max(0, Math.trunc(Number(said('page'))) || 0)),
  };
}

/** The address of some filters: only what is not as usual is said. */
export function addressOf({ show, game, pace, q, page }: Filters): string {
  const said = new URLSearchParams();
  if (show !== 'open') said.set('show', show);
  if (game) said.set('game', game);
  if (pace) said.set('pace', pace);
  if (q) said.set('q', q);
  if (page) said.set('page', String(page));
  return said.size ? `?${said}` : '';
}

export class Lobby extends Watching {
  answer = $state.raw<LobbyAnswer | null>(null);
  /** For which filters it was. */
  shown = $state('');

  constructor(private readonly query: () => string) {
    super();
  }

  protected async ask(): Promise<number> {
    const query = this.query();
    const answer = await api.lobby(query);
    if (query === this.query()) {
      this.answer = answer;
      this.shown = query;
    }
    return answer.now;
  }
}
