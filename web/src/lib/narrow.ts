/** Pointing at things narrows the list of legal moves until one is left. */
import type { MoveOffer } from './game';

/** The things of a move that are not yet chosen, in order; null if the choice is not of this move. */
function rest(move: MoveOffer, chosen: string[]): string[] | null {
  const left = [...move.things];
  for (const thing of chosen) {
    const place = left.indexOf(thing);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The moves that are still possible. A thing chosen in its turn excludes moves that name it later. */
export function remaining(moves: MoveOffer[], chosen: string[]): MoveOffer[] {
  let left = moves;
  chosen.forEach((thing, place) => {
    const before = chosen.slice(0, place);
    const containing = left.filter((move) => rest(move, before)?.includes(thing));
    const inTurn = containing.filter((move) => rest(move, before)?.[0] === thing);
    left = inTurn.length ? inTurn : containing;
  });
  return left;
}

/** The things to light: the next one of every move that is left. */
export function lit(moves: MoveOffer[], chosen: string[]): Set<string> {
  const found = new Set<string>();
  for (const move of remaining(moves, chosen)) {
    const next = rest(move, chosen)?.[0];
    if (next) found.add(next);
  }
  return found;
}

/** Whether a click on a thing leaves at least one move. */
export const accepts = (moves: MoveOffer[], chosen: string[], thing: string): boolean =>
  remaining(moves, [...chosen, thing]).length > 0;

/**
 * What is chosen after a click on a thing; null if the thing is of no move.
 * A second click takes a thing back; a click on another one in its place moves the choice there.
 */
export function pointed(moves: MoveOffer[], chosen: string[], thing: string): string[] | null {
  if (accepts(moves, chosen, thing)) return [...chosen, thing];
  if (chosen.includes(thing)) return chosen.slice(0, chosen.lastIndexOf(thing));
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    if (accepts(moves, chosen.slice(0, kept), thing)) return [...chosen.slice(0, kept), thing];
  }
  return null;
}

/** The moves that need no further thing: they are buttons. */
export const complete = (moves: MoveOffer[], chosen: string[]): MoveOffer[] =>
  remaining(moves, chosen).filter((move) => rest(move, chosen)?.length === 0);
