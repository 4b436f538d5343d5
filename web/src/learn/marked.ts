/** Which things a lesson points out, given what was chosen already. */
import { thingOf } from '../lib/narrow';
import type { MoveOffer } from '../lib/game';

/** What is asked of a sight here. */
interface Choosing {
  lit: Set<string>;
  chosen: string[];
  movesAt(spot: string): MoveOffer[];
}

/**
 * The things to ring: those that the lesson names; once something is chosen, what goes on from there. Where a board
 * gives its things a meaning of its own, they are ringed as they are.
 */
export function markedThings(sight: Choosing, named: string[], accepted: MoveOffer[]): string[] {
  if (!accepted.length) return named;
  const fits = new Set(accepted.map((move) => move.index));
  const spots = [...sight.lit].filter((spot) => sight.movesAt(spot).some((move) => fits.has(move.index)));
  const things = [...new Set(spots.map(thingOf))];
  if (sight.chosen.length) return things;
  const wished = things.filter((thing) => named.includes(thing));
  return wished.length ? wished : things.length ? things : named;
}
