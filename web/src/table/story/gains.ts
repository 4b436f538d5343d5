/** What a step gave everybody or took from them, to be said beside their panels. */
import type { TableAnswer } from '../../lib/game';

/** What a board counts of a seat in a view, by the name under which its words say it. */
export type Counts = (view: unknown, seat: number) => Record<string, number>;
type Shown = Pick<TableAnswer, 'view' | 'scores'>;

export interface Gain {
  seat: number;
  /** By the name of what was counted; points are the same for all games. */
  by: [name: string, amount: number][];
}
export const POINTS = 'points';

const pointsOf = ({ scores }: Shown, seat: number): number =>
  scores.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
const all = (shown: Shown, seat: number, counts: Counts): Record<string, number> => ({
  ...(shown.view ? counts(shown.view, seat) : {}),
});

/** Only what changed, seat by seat; points that a board counts itself are taken from there. */
export function gainsOf(before: Shown, now: Shown, seats: number, counts: Counts): Gain[] {
  return Array.from({ length: seats }, (_, seat) => {
    const [was, is] = [all(before, seat, counts), all(now, seat, counts)];
    if (!(POINTS in is)) [was[POINTS], is[POINTS]] = [pointsOf(before, seat), pointsOf(now, seat)];
    const by = Object.entries(is).map(([name, amount]): [string, number] => [name, amount - (was[name] ?? 0)]);
    return { seat, by: by.filter(([, amount]) => amount !== 0) };
  }).filter(({ by }) => by.length > 0);
}
