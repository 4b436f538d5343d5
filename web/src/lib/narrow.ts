/** Pointing at spots narrows the list of legal moves until one is left. */
import type { MoveOffer } from './game';

/**
 * A legal move with the spots that one points at for it, in order. A spot is a thing (`card:12`), or a thing at one of
 * several places where it may lie (`card:12@tray`).
 */
export interface Ask {
  move: MoveOffer;
  spots: string[];
}

/** The thing at a spot. */
export const thingOf = (spot: string): string => spot.split('@')[0];

/** The spots of a move that are not yet chosen, in order; null if the choice is not of this move. */
function rest({ spots }: Ask, chosen: string[]): string[] | null {
  const left = [...spots];
  for (const spot of chosen) {
    const place = left.indexOf(spot);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The moves that are still possible. A spot chosen in its turn excludes moves that name it later. */
export function remaining(asks: Ask[], chosen: string[]): Ask[] {
  let left = asks;
  chosen.forEach((spot, place) => {
    const before = chosen.slice(0, place);
    const containing = left.filter((ask) => rest(ask, before)?.includes(spot));
    const inTurn = containing.filter((ask) => rest(ask, before)?.[0] === spot);
    left = inTurn.length ? inTurn : containing;
  });
  return left;
}

/** The spots to light: the next one of every move that is left. */
export function lit(asks: Ask[], chosen: string[]): Set<string> {
  const found = new Set<string>();
  for (const ask of remaining(asks, chosen)) {
    const next = rest(ask, chosen)?.[0];
    if (next) found.add(next);
  }
  return found;
}

/** Whether a click on a spot leaves at least one move. */
export const accepts = (asks: Ask[], chosen: string[], spot: string): boolean =>
  remaining(asks, [...chosen, spot]).length > 0;

/**
 * What is chosen after a click on a spot; null if the spot is of no move.
 * A second click takes a spot back; a click on another one in its place moves the choice there.
 */
export function chosenAfter(asks: Ask[], chosen: string[], spot: string): string[] | null {
  if (accepts(asks, chosen, spot)) return [...chosen, spot];
  if (chosen.includes(spot)) return chosen.slice(0, chosen.lastIndexOf(spot));
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    if (accepts(asks, chosen.slice(0, kept), spot)) return [...chosen.slice(0, kept), spot];
  }
  return null;
}

/** The moves that need no further spot: they are buttons. */
export const complete = (asks: Ask[], chosen: string[]): Ask[] =>
  remaining(asks, chosen).filter((ask) => rest(ask, chosen)?.length === 0);
