/** Which puzzles a filter lets through, and which one comes next. */
import type { PuzzleBrief } from '../lib/game';

export interface Filter {
  theme: string;
  level: string;
}

const SHORT = /^.*\.puzzle\.|^puzzle\.theme\./;
/** What stands in an address for the key of a theme. */
export const shortOf = (theme: string): string => theme.replace(SHORT, '');

export const filterOf = (query: URLSearchParams): Filter => ({
  theme: query.get('theme') ?? '',
  level: query.get('level') ?? '',
});

/** The same filter as an address says it. */
export function queryOf({ theme, level }: Filter): string {
  const said = new URLSearchParams();
  if (theme) said.set('theme', theme);
  if (level) said.set('level', level);
  return said.size ? `?${said}` : '';
}

export const fitting = (puzzles: PuzzleBrief[], { theme, level }: Filter): PuzzleBrief[] =>
  puzzles.filter((each) => (!theme || shortOf(each.theme) === theme) && (!level || each.level === level));

/** The next one to solve: not tried yet, as hard as the solver is good; when all were tried, the one that follows. */
export function following(
  puzzles: PuzzleBrief[],
  now: number,
  rating: number,
  isTried: (number: number) => boolean,
): PuzzleBrief | null {
  const others = puzzles.filter((each) => each.number !== now);
  const open = others.filter((each) => !isTried(each.number));
  if (open.length)
    return open.reduce((one, other) => (Math.abs(other.rating - rating) < Math.abs(one.rating - rating) ? other : one));
  return others.find((each) => each.number > now) ?? others[0] ?? null;
}
