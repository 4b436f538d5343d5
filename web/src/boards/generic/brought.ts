/** What a board from outside is told, and how its script is found: `/boards/<slug>/board.js`. */
import type { FluentVariable } from '@fluent/bundle';
import { thingOf } from '../../lib/narrow';
import { n, t } from '../../lib/words.svelte';
import type { Sight } from '../../table/sight.svelte';
import { target } from '../../table/target';
import type { MoveOffer, Said } from '../../lib/game';

/** The table as a board from outside sees it: what this seat may know, and nothing that changes by itself. */
interface BroughtTable {
  view: Record<string, unknown>;
  /** Facts of the game that never change, as its `components()` gives them. */
  components: Record<string, unknown>;
  /** Everybody's name, by seat. */
  names: string[];
  /** The own seat; null for somebody who only looks on. */
  me: number | null;
  /** The legal moves, with the things that they touch; none while others decide. */
  moves: MoveOffer[];
  /** The things that can be pointed at now. */
  lit: ReadonlySet<string>;
  /** The things that were pointed at, and the one whose move is looked at before it is made. */
  chosen: ReadonlySet<string>;
  /** Why a thing is no target, in words; empty where the rules say nothing. */
  reason: (thing: string) => string;
  /**
   * Make an element stand for a thing: a click points at it, resting there shows what that would do, and a reader is
   * told so; the name is for a thing that says too little. A move that needs care waits for a second click.
   */
  target: (element: HTMLElement, thing: string, name: string) => void;
  /** Point at a thing without an element of its own: the last move that is left is made. */
  choose: (thing: string) => void;
  /** A message of the game in the reader's words: that of a move, or what it would bring. */
  say: (said: Said) => string;
  /** The reader's words, with values for what a sentence leaves open, and digits. */
  t: (key: string, values?: Record<string, FluentVariable>) => string;
  n: (number: number) => string;
}

export interface BroughtScript {
  mount: (place: HTMLElement, table: BroughtTable) => { update: (table: BroughtTable) => void; destroy: () => void };
}

/** What a board is told now. */
export function told(sight: Sight): BroughtTable {
  const { aimed } = sight;
  return {
    view: sight.view,
    components: sight.game.components,
    names: sight.names,
    me: sight.me,
    moves: sight.moves,
    lit: sight.lit,
    chosen: new Set([...sight.chosen, ...(aimed ? [aimed.spot] : [])].map(thingOf)),
    reason: (thing) => {
      const found = sight.blocked(thing);
      return found ? sight.say(found.reason) : '';
    },
    target: (element, thing, name) => {
      for (const [key, value] of Object.entries(target(sight, thing, name)))
        if (typeof value === 'string') element.setAttribute(key, value);
        else if (value) element.addEventListener(key.slice('on'.length), value as EventListener);
    },
    choose: (thing) => sight.point(thing),
    say: (said) => sight.say(said),
    t,
    n,
  };
}

const SCRIPT = 'board.js';
const known = new Map<string, Promise<BroughtScript | null>>();

export const address = (slug: string, file: string): string => `/boards/${slug}/${file}`;

/** The board that a game brings along; null if it brings none, or one that cannot be read. */
export function broughtBoard(slug: string, files: string[]): Promise<BroughtScript | null> {
  if (!files.includes(SCRIPT)) return Promise.resolve(null);
  const found = known.get(slug) ?? read(address(slug, SCRIPT));
  known.set(slug, found);
  return found;
}

async function read(script: string): Promise<BroughtScript | null> {
  try {
    const found: unknown = await import(/* @vite-ignore */ script);
    if (isBoard(found)) return found;
    console.error(`${script} has no function mount`);
  } catch (error) {
    console.error(error);
  }
  return null;
}

export const isBoard = (script: unknown): script is BroughtScript =>
  typeof (script as Partial<BroughtScript> | null)?.mount === 'function';
