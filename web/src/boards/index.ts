/**
 * Which games have a board of their own. All others are played on the plain one. A board is found by its place:
 * `boards/<slug>/entry.ts`; its colours in `colours.css` and its drawings in `art/` are found in the same way.
 */
import type { Component } from 'svelte';
import type { TableAnswer } from '../lib/game';
import type { Switch } from '../lib/settings.svelte';
import type { Pointing } from '../table/pointing.svelte';
import type { Sight } from '../table/sight.svelte';

/** What `boards/<slug>/entry.ts` says of its board. It belongs to the first page: it only loads. */
export interface Entry {
  load: () => Promise<{ default: Component<{ sight: Pointing }> }>;
  /** A small picture of what one seat has, for the report. */
  small?: () => Promise<{ default: Component<{ sight: Sight; seat: number }> }>;
  /**
   * Who draws the players, and where the log is. `standard`: chips of the shell, log beside the board.
   * `panels`: the board draws the players itself. `dense`: that too, and the log is a drawer.
   */
  frame?: 'standard' | 'panels' | 'dense';
  /** What the end means, where winning is not the word for it; null where it is. */
  headline?: (sight: Sight) => string | null;
  /** Whose colours and shapes the seats have, counted from zero; without it, those of their numbers. */
  badges?: (table: TableAnswer) => number[];
  /** The picture that stands for a source of points in the report's bars; a hatching where there is none. */
  pictures?: () => Promise<{ default: (source: string) => string | undefined }>;
  /** What it adds to the settings, at its tables. */
  switches?: Switch[];
}

/** Loaded once: with a new promise the page would put the board up anew after every move. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () => {
    found ??= load();
    found.catch(() => (found = undefined));
    return found;
  };
}

const FOUND = import.meta.glob<{ default: Entry }>('./*/entry.ts', { eager: true });
const BOARDS = new Map(
  Object.entries(FOUND).map(([path, { default: entry }]): [string, Entry] => [
    path,
    { ...entry, load: once(entry.load) },
  ]),
);
const PLAIN: Entry = { load: once(() => import('./generic/Board.svelte')) };

export const board = (slug: string): Entry => BOARDS.get(`./${slug}/entry.ts`) ?? PLAIN;
