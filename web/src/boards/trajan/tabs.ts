/** On a phone: which tab holds what can be pointed at. */
import type { Action } from './view';

export type Tab = 'circle' | Action;

/** Where things of a kind lie, or single ones; my own mat is always in sight. */
const PLACES: Record<string, Tab> = {
  tray: 'circle',
  marker: 'circle',
  slot: 'circle',
  ship: 'seaport',
  pile: 'seaport',
  good: 'seaport',
  wild: 'seaport',
  forum: 'forum',
  province: 'military',
  'camp:military': 'military',
  'senate:track': 'senate',
  bonus: 'senate',
  stack: 'trajan',
  site: 'construction',
  'camp:workers': 'construction',
};

export const tabOf = (thing: string): Tab | 'mat' =>
  PLACES[thing] ?? PLACES[thing.slice(0, thing.indexOf(':'))] ?? 'mat';
