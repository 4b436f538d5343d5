/** Parts that have one place together where the board is too low for both, and which of them is seen there. */
import type { Action } from './view';

/** On a tablet that lies the map and the senate, on one that stands the senate and the stacks. */
const SHARED = { lying: ['military', 'senate'], standing: ['senate', 'trajan'] } as const satisfies Record<
  string,
  readonly [Action, Action]
>;
export type When = keyof typeof SHARED;

/** The parts with which one has its place, and in which shape. */
export const shares = (action: Action): { other: Action; when: When }[] =>
  (Object.keys(SHARED) as When[]).flatMap((when) => {
    const pair: readonly Action[] = SHARED[when];
    return pair.includes(action) ? [{ when, other: pair.find((each) => each !== action)! }] : [];
  });

/** Whether the second of a pair is seen: first comes what can be pointed at, then what happens, then a wish. */
export function second(when: When, targets: ReadonlySet<string>, hot: string, turned: string): boolean {
  const pair: readonly string[] = SHARED[when];
  const lit = pair.filter((each) => targets.has(each));
  if (lit.length === 1) return lit[0] === pair[1];
  if (pair.includes(turned)) return turned === pair[1];
  return hot === pair[1];
}
