/**
 * Which games have a board of their own. All others are played on the plain one. A board is found by its place:
 * `boards/<slug>/entry.ts`; its colours in `colours.css` and its drawings in `art/` are found in the same way.
 */
import type { Component } from 'svelte';
import type { MoveOffer, TableAnswer } from '../lib/game';
import type { Switch } from '../lib/settings.svelte';
import type { Pointing } from '../table/pointing.svelte';
import type { Scene, Stage } from '../table/scenes/scenes';
import type { Materials } from '../table/sound/heard';
import type { Sight } from '../table/sight.svelte';

/** How a game ends for its winner: drawings round nought, the medal's from -48 to 48, the piece's from -12 to 12. */
export interface Triumph {
  medal: string;
  piece: string;
  /** What the pieces do, once. */
  way: 'rise' | 'fall' | 'light' | 'grow';
}

export interface Drawing {
  default: Component<{ sight: Sight; scene: Scene; at: number }>;
  /** How long a stage is shown at least: 1600 ms and what moves in it; one with a verdict 2600. */
  least?: (scene: Scene, stage: Stage) => number;
}

/** What `boards/<slug>/entry.ts` says of its board. It belongs to the first page: it only loads. */
export interface Entry {
  load: () => Promise<{ default: Component<{ sight: Pointing }> }>;
  /** A small picture of what one seat has, for the report. */
  small?: () => Promise<{ default: Component<{ sight: Sight; seat: number }> }>;
  /** Parts of the board, by the names that the guide has for them: it is illustrated with them. */
  figure?: () => Promise<{ default: Component<{ sight: Pointing; part: string }> }>;
  /**
   * Who draws the players, and where the log is. `standard`: chips of the shell, log beside the board.
   * `panels`: the board draws the players itself. `dense`: that too, and the log is a drawer.
   */
  frame?: 'standard' | 'panels' | 'dense';
  /** Its panels show the clocks in a low window: the heads of the shell are not drawn there. */
  clocks?: boolean;
  /** In low windows its board has no room for the rivals: they ride in the bar, and `seat:N` is their thing. */
  riders?: boolean;
  /** Whose colours and shapes the seats have, counted from zero; without it, those of their numbers. */
  badges?: (table: TableAnswer) => number[];
  /** The picture that stands for a source of points in the report's bars; a hatching where there is none. */
  pictures?: () => Promise<{ default: (source: string) => string | undefined }>;
  /** The scenes of its log that are shown in a panel, by name; the words are `web.<slug>.scene.<name>`. */
  scenes?: string[];
  /** What a scene looks like up to one of its stages; without it, its lines are told. */
  scene?: () => Promise<Drawing>;
  /** The lines of its log that tell that nothing came of something: they are told in half a second. */
  brief?: string[];
  /** What an idea of a hint looks like, small, beside its words; nothing where words and the board are enough. */
  idea?: () => Promise<{ default: Component<{ sight: Sight; move: MoveOffer }> }>;
  /** The ornament of its medal, and with what a victory is celebrated. */
  triumph?: () => Promise<{ default: Triumph }>;
  /** What its log lines sound of. */
  sounds?: Materials;
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
    {
      ...entry,
      load: once(entry.load),
      scene: entry.scene && once(entry.scene),
      idea: entry.idea && once(entry.idea),
      figure: entry.figure && once(entry.figure),
    },
  ]),
);
const PLAIN: Entry = { load: once(() => import('./generic/Board.svelte')) };

export const board = (slug: string): Entry => BOARDS.get(`./${slug}/entry.ts`) ?? PLAIN;
