/** What came of a match, for the one who reads it: my place first, then what made the difference. */
import type { PlayRecord, Report, Said, TableAnswer, Verdict } from '../../lib/game';

type Table = Pick<TableAnswer, 'seat' | 'seats' | 'ranking' | 'scores' | 'result'>;

export interface Outcome {
  /** Alone nobody is beaten; else I won, shared the victory, was placed, or only watched. */
  kind: 'alone' | 'won' | 'shared' | 'placed' | 'watched';
  /** Whose result it is: mine, or the winner's for who only watches. */
  seat: number;
  place: number;
  points: number;
  winners: number[];
  /** With whom I am compared: the winner, or for a winner the next; nobody at a table of one. */
  rival: number | null;
  /** How many points lie between the two. */
  distance: number;
}

export function totals(scores: TableAnswer['scores'], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => scores.reduce((sum, line) => sum + line.points[seat], 0));
}

/** All seats in order of place; equal ones in seating order. */
export function byPlace(ranking: number[]): number[] {
  return ranking.map((_, seat) => seat).sort((a, b) => ranking[a] - ranking[b] || a - b);
}

/** Whose eyes these are: somebody who holds several seats at one screen is not one of the players. */
export function reader({ seat, seats }: Pick<Table, 'seat' | 'seats'>): number | null {
  return seats.filter((each) => each.mine).length > 1 ? null : seat;
}

export function outcome(table: Table): Outcome {
  const ranking = table.ranking ?? [];
  const points = totals(table.scores, table.seats.length);
  const order = byPlace(ranking);
  const winners = order.filter((seat) => ranking[seat] === 1);
  const me = reader(table);
  const seat = me ?? winners[0] ?? 0;
  const place = ranking[seat] ?? 1;
  const rival = place === 1 ? order.find((other) => other !== seat && !winners.includes(other)) : winners[0];
  return {
    kind: kindOf(me, place, winners.length, Boolean(table.result)),
    seat,
    place,
    points: points[seat] ?? 0,
    winners,
    rival: rival ?? null,
    distance: rival === undefined ? 0 : Math.abs(points[seat] - points[rival]),
  };
}

function kindOf(me: number | null, place: number, winners: number, alone: boolean): Outcome['kind'] {
  if (alone) return 'alone';
  if (me === null) return winners > 1 ? 'shared' : 'watched';
  if (place > 1) return 'placed';
  return winners > 1 ? 'shared' : 'won';
}

export interface Difference {
  said: Said;
  /** The stage that it was in, if it is one of several of its kind. */
  stage: Said | null;
  mine: number;
  theirs: number;
}

const MOST_DIFFERENCES = 3;

/** The sources in which two players differ most. What came in several stages is added up, unless each stage has one. */
export function differences(report: Report, seat: number, rival: number): Difference[] {
  const byStage = report.sheet.length > 0 && isByStage(report);
  const found = new Map<string, Difference>();
  for (const line of report.sheet) {
    const stage = byStage && line.stage !== null ? report.stages[line.stage] : null;
    const name = `${line.said.key} ${byStage ? line.stage : ''}`;
    const before = found.get(name) ?? { said: line.said, stage, mine: 0, theirs: 0 };
    found.set(name, {
      ...before,
      mine: before.mine + line.points[seat],
      theirs: before.theirs + line.points[rival],
    });
  }
  return [...found.values()]
    .filter((each) => each.mine !== each.theirs)
    .sort((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs))
    .slice(0, MOST_DIFFERENCES);
}

/** Whether every stage gave points in one way at most: then it is a column of its own. */
export function isByStage({ sheet, stages }: Pick<Report, 'sheet' | 'stages'>): boolean {
  return stages.length > 0 && stages.every((_, stage) => sheet.filter((line) => line.stage === stage).length <= 1);
}

/** What is worth saying of my earlier matches, by its key; nothing else about a match among many. */
export function recordKeys({ games, wins, best }: PlayRecord, isWon: boolean): string[] {
  if (!games) return [];
  if (games === 1) return ['web.record.first'];
  const won = !isWon ? [] : [wins === 1 ? 'web.record.first_win' : 'web.record.wins'];
  return [...(best ? ['web.record.best'] : []), ...won];
}

/** What a mistake cost: the difference between the best move and the one that was made. */
const lossOf = ({ best_worth, other_worth }: Verdict): number => best_worth.mean - other_worth.mean;

/** The mistake that cost most. */
export const largest = (mistakes: Verdict[]): Verdict | null =>
  mistakes.reduce<Verdict | null>((most, each) => (most && lossOf(most) >= lossOf(each) ? most : each), null);
