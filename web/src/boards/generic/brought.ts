/** What a board from outside is told, and how its script is found: `/boards/<slug>/board.js`. */
import type { BoardTable, Mount } from '../../../public/board';
import { thingOf } from '../../lib/narrow';
import { n, t } from '../../lib/words.svelte';
import type { Pointing } from '../../table/pointing.svelte';
import { target } from '../../table/target';

export interface BroughtScript {
  mount: Mount;
}

/** What a board is told now. */
export function told(sight: Pointing): BoardTable {
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
    point: (thing, touch = false) => sight.point(thing, touch),
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
