/** The log folded by turns: headings, what the rules did, and everybody's turns with their steps. */
import type { LogLine } from '../../lib/game';
import { isTitle } from './steps';

interface Heading {
  kind: 'heading' | 'rules';
  place: number;
  lines: [LogLine];
}
export interface TurnGroup {
  kind: 'turn';
  /** Where it begins in the log; no two have the same. */
  place: number;
  turn: number;
  seat: number;
  lines: LogLine[];
}
export type Group = Heading | TurnGroup;

/** All lines in order; those of one turn that stand together are one group. */
export function grouped(log: LogLine[]): Group[] {
  const found: Group[] = [];
  log.forEach((line, place) => {
    const last = found.at(-1);
    const { turn } = line;
    const seat = line.seat ?? null;
    if (isTitle(line)) return;
    if (line.heading) found.push({ kind: 'heading', place, lines: [line] });
    else if (last?.kind === 'turn' && last.turn === turn) last.lines.push(line);
    else if (seat === null) found.push({ kind: 'rules', place, lines: [line] });
    else found.push({ kind: 'turn', place, turn, seat, lines: [line] });
  });
  return found;
}

/** Those groups of which something meets the wish, with only the lines that do. */
export const sifted = (groups: Group[], wish: (line: LogLine) => boolean): Group[] =>
  groups
    .map((group) => ({ ...group, lines: group.lines.filter(wish) }) as Group)
    .filter((group) => group.lines.length > 0);
