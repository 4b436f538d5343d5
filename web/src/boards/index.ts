/** Which games have a board of their own. All others are played on the plain one. */
import type { Component } from 'svelte';
import type { Sight } from '../table/sight.svelte';

export interface BoardPart {
  default: Component<{ sight: Sight }>;
}

interface Entry {
  load: () => Promise<BoardPart>;
  /** A small picture of what one seat has, for the report. */
  small?: () => Promise<{ default: Component<{ sight: Sight; seat: number }> }>;
  /** Nobody has secrets: people who share a screen need no curtain between them. */
  open?: boolean;
}

const BOARDS: Record<string, Entry> = {
  kingdomino: {
    load: () => import('./kingdomino/Board.svelte'),
    small: () => import('./kingdomino/Small.svelte'),
    open: true,
  },
};

const PLAIN: Entry = { load: () => import('./generic/Board.svelte') };

export const board = (slug: string): Entry => BOARDS[slug] ?? PLAIN;
