/** Bribes: the amounts that can be offered or asked for, one of them chosen by a stepper. */
import type { MoveOffer } from '../../table/types';

export interface Haggle {
  /** The moves that differ only in their amount, the smallest first. */
  amounts: MoveOffer[];
  place: number;
  /** What else can be done. */
  others: MoveOffer[];
}

const AMOUNTS = ['offer', 'counter'];
const FEW = 2;

/** An offer begins with everything, a counter-offer with the least; a few amounts are plain buttons. */
export function haggling(moves: MoveOffer[], step: number | null): Haggle | null {
  const amounts = moves.filter((move) => AMOUNTS.includes(move.verb));
  if (amounts.length <= FEW) return null;
  const first = amounts[0].verb === 'offer' ? amounts.length - 1 : 0;
  return { amounts, place: Math.max(0, Math.min(amounts.length - 1, step ?? first)), others: moves.filter((move) => !AMOUNTS.includes(move.verb)) };
}
