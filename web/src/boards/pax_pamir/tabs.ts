/** On a phone: which part of the board holds the things that can be pointed at now. */
import type { View } from './view';

export const TABS = ['map', 'market', 'courts'] as const;
export type Tab = (typeof TABS)[number];
export type Holding = Record<Tab | 'hand' | 'court', boolean>;

const ON_MAP = ['region', 'border', 'army', 'road', 'tribe', 'suit'];

export function holding(lit: Set<string>, view: View, me: number): Holding {
  const found: Holding = { map: false, market: false, courts: false, hand: false, court: false };
  const mine = view.players[me];
  const market = new Set(view.market.map((slot) => slot.card));
  const hand = new Set(mine.hand);
  const court = new Set(mine.court.map((each) => each.card));
  for (const thing of lit) {
    const [kind, id] = thing.split(':');
    const card = Number(id);
    if (ON_MAP.includes(kind)) found.map = true;
    else if (kind === 'seat' && card !== me) found.courts = true;
    else if (kind === 'end') found.court = true;
    else if (kind === 'card' && market.has(card)) found.market = true;
    else if (kind === 'card' && hand.has(card)) found.hand = true;
    else if ((kind === 'card' || kind === 'act' || kind === 'spy') && court.has(card)) found.court = true;
    else if (kind === 'card' || kind === 'spy') found.courts = true;
  }
  return found;
}
