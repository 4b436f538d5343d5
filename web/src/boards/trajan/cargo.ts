/** Cards picked from the hand, and the choices that they make up: the server lists every one of them. */
import type { Choice } from './view';

/** Cards and wild tiles by kind. */
export type Bag = Record<string, number>;

export const WILD = 'wild_commodity';

export const size = (bag: Bag): number => Object.values(bag).reduce((sum, count) => sum + count, 0);

/** The bag with so many of a kind. */
export function having(bag: Bag, kind: string, count: number): Bag {
  const { [kind]: _, ...rest } = bag;
  return count > 0 ? { ...rest, [kind]: count } : rest;
}

const holds = ({ cards }: Choice, bag: Bag): boolean =>
  Object.entries(bag).every(([kind, count]) => cards.filter((card) => card === kind).length >= count);

/** The choice of these cards and no others. */
export const exact = (bag: Bag, choices: Choice[]): Choice | null =>
  choices.find((choice) => choice.cards.length === size(bag) && holds(choice, bag)) ?? null;

/** Whether some choice has at least these cards. */
export const fits = (bag: Bag, choices: Choice[]): boolean => choices.some((choice) => holds(choice, bag));

/** As many of these cards as fit. */
export function fitting(bag: Bag, choices: Choice[]): Bag {
  let kept: Bag = {};
  for (const [kind, most] of Object.entries(bag))
    for (let count = 1; count <= most && fits(having(kept, kind, count), choices); count++)
      kept = having(kept, kind, count);
  return kept;
}
