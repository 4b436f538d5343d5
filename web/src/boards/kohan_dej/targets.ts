/** Which things the legal moves ask for, and where they lie. The browser knows no more of the rules. */
import type { MoveOffer } from '../../lib/game';

/** Where a card lies that a move names: the same card may be in the hand and in the tray. */
export type Zone = 'hand' | 'tray' | 'shown' | 'table';

const CARD_ZONES: Record<string, Zone> = { keep: 'tray', take: 'shown', build_now: 'shown' };
/** Verbs that are used by pointing at the district of this name in the own city. */
export const CITY_VERBS = ['armory', 'laboratory', 'museum', 'smithy'];
/** Those of them that then ask for a card of the hand. */
const CARD_VERBS = ['laboratory', 'museum'];

export const zoneOf = (verb: string, thing: string): Zone => (thing.startsWith('card:') ? (CARD_ZONES[verb] ?? 'hand') : 'table');
export const place = (zone: Zone, thing: string): string => `${zone} ${thing}`;

/** The moves that can be made now, given the district that is in use. */
export function usable(moves: MoveOffer[], using: string): MoveOffer[] {
  return moves.filter((move) => (using ? move.verb === using : !CARD_VERBS.includes(move.verb)));
}

/** What a move still has to be pointed at for: nothing that all moves of its verb name anyway. */
export function needed(moves: MoveOffer[], chosen: string[], all: MoveOffer[] = moves): Map<MoveOffer, string[]> {
  const found = new Map<MoveOffer, string[]>();
  for (const move of moves) {
    const like = all.filter((each) => each.verb === move.verb);
    const telling = move.things.filter((thing) => !like.every((each) => each.things.includes(thing)));
    found.set(move, (telling.length ? telling : move.things.slice(0, 1)).filter((thing) => !chosen.includes(thing)));
  }
  return found;
}

/** The places to light: the next thing of every move. */
export function litPlaces(needs: Map<MoveOffer, string[]>): Set<string> {
  const found = new Set<string>();
  for (const [move, things] of needs) if (things.length) found.add(place(zoneOf(move.verb, things[0]), things[0]));
  return found;
}

/** The moves that a place belongs to. */
export function movesAt(needs: Map<MoveOffer, string[]>, zone: Zone, thing: string): MoveOffer[] {
  return [...needs].filter(([move, things]) => things.includes(thing) && zoneOf(move.verb, thing) === zone).map(([move]) => move);
}
