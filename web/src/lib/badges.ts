/** Which colour and shape a seat has: that of its number, unless the game says otherwise. */
import { getContext, setContext } from 'svelte';

const PLACE = Symbol('badges');
type Found = () => number[] | undefined;

/** A page of a table says whose badges its game takes; the same then hold in the log, the dock and the report. */
export const useBadges = (found: Found): void => void setContext(PLACE, found);

/** Called while a component is made: the number of a seat's colours and shape, counted from zero. */
export function badges(): (seat: number) => number {
  const found = getContext<Found | undefined>(PLACE);
  return (seat) => found?.()?.[seat] ?? seat;
}
