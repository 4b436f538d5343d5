/** Which things the legal moves ask for, and where they lie. The browser knows no more of the rules. */
import type { MoveOffer } from '../../lib/game';

/** Where a card lies that a move names: the same card may be in the hand and in the tray. */
export type Zone = 'hand' | 'tray' | 'shown' | 'table';

const CARD_ZONES: Record<string, Zone> = { keep: 'tray', take: 'shown', build_now: 'shown' };
/** Verbs that are used by pointing at the district of this name in the own city. */
export const CITY_VERBS = ['armory', 'laboratory', 'museum', 'smithy'];
/** Those of them that then ask for a card of the hand. */
const CARD_VERBS = ['laboratory', 'museum'];

const zoneOf = (verb: string, thing: string): Zone =>
  thing.startsWith('card:') ? (CARD_ZONES[verb] ?? 'hand') : 'table';
export const spotOf = (zone: Zone, thing: string): string => (zone === 'table' ? thing : `${thing}@${zone}`);

/** The moves that can be made now, given the district that is in use. */
export function usable(moves: MoveOffer[], using: string): MoveOffer[] {
  return moves.filter((move) => (using ? move.verb === using : !CARD_VERBS.includes(move.verb)));
}

/** What a move has to be pointed at for: nothing that all moves of its verb name anyway. */
export function spotsOf(move: MoveOffer, all: MoveOffer[]): string[] {
  const like = all.filter((each) => each.verb === move.verb);
  const telling = move.things.filter((thing) => !like.every((each) => each.things.includes(thing)));
  return (telling.length ? telling : move.things.slice(0, 1)).map((thing) => spotOf(zoneOf(move.verb, thing), thing));
}
