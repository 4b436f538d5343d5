/** What was answered and how that is rated: kept in the browser, and with an account by the server as well. */
import { api } from '../lib/api';
import type { PuzzlesAnswer, SolvedAnswer, Standing } from '../lib/game';

const PLACE = 'panj.puzzles';
const RUN = 10;
const MISSES = 3;
const FRESH: Standing = { value: 1500, deviation: 350, volatility: 0.06 };

interface Kept {
  /** First answers, by game and number: 1, a half, or 0. */
  tries: Record<string, number>;
  mine: Record<string, Standing>;
}

const nameOf = (game: string, number: number): string => `${game} ${number}`;
const isStanding = (each: unknown): each is Standing =>
  typeof each === 'object' &&
  each !== null &&
  ['value', 'deviation', 'volatility'].every((name) => Number.isFinite((each as Record<string, unknown>)[name]));

/** What the browser has kept; what is damaged is as if it had never been. */
function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
    const tries = Object.entries(kept.tries ?? {}).filter(([, score]) => [0, 0.5, 1].includes(score));
    const mine = Object.entries(kept.mine ?? {}).filter(([, standing]) => isStanding(standing));
    return { tries: Object.fromEntries(tries), mine: Object.fromEntries(mine) };
  } catch {
    // A browser that keeps nothing is no reason to fail.
    return { tries: {}, mine: {} };
  }
}

class Solver {
  all = $state.raw<PuzzlesAnswer | null>(null);
  failed = $state(false);
  /** The first answers of this visit to a game's puzzles, until a run of them is over. */
  run = $state.raw<number[]>([]);
  private kept = $state.raw<Kept>(read());
  private hasAccount = false;

  /** Ask which puzzles there are, and bring together what the browser and an account know. */
  async read(): Promise<void> {
    try {
      const answer = await api.puzzles();
      if (answer.tries) await this.join(answer);
      this.all = answer;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  private async join(answer: PuzzlesAnswer): Promise<void> {
    this.hasAccount = true;
    const theirs = new Set(answer.tries!.map((each) => nameOf(each.game, each.number)));
    const tries = Object.entries(this.kept.tries)
      .filter(([name]) => !theirs.has(name))
      .map(([name, score]) => ({ game: name.split(' ')[0], number: Number(name.split(' ')[1]), score }));
    if (tries.length) {
      answer.tries = await api.keepTries({ tries });
      answer.mine = (await api.puzzles()).mine;
    }
    const all = answer.tries!.map((each): [string, number] => [nameOf(each.game, each.number), each.score]);
    this.put({ tries: Object.fromEntries(all), mine: answer.mine ?? {} });
  }

  /** What the first answer counted; nothing for a puzzle that was not tried. */
  score(game: string, number: number): number | null {
    return this.kept.tries[nameOf(game, number)] ?? null;
  }
  count(game: string): number {
    return Object.keys(this.kept.tries).filter((name) => name.startsWith(`${game} `)).length;
  }
  rating(game: string): number | null {
    const mine = this.kept.mine[game];
    return mine ? Math.round(mine.value) : null;
  }
  /** What the server has to know to count on: nothing for a second answer. */
  standing(game: string, number: number): Standing | null {
    if (this.hasAccount || this.score(game, number) !== null) return null;
    return this.kept.mine[game] ?? FRESH;
  }

  /** An answer was given: the first one is kept. */
  keep(game: string, number: number, solved: SolvedAnswer): void {
    if (!solved.rated || this.score(game, number) !== null) return;
    const score = { right: 1, good: 0.5, wrong: 0 }[solved.verdict];
    const { tries, mine } = this.kept;
    this.put({
      tries: { ...tries, [nameOf(game, number)]: score },
      mine: { ...mine, [game]: solved.rated.after },
    });
    const over = this.run.length >= RUN || this.run.filter((each) => each === 0).length >= MISSES;
    this.run = over ? [score] : [...this.run, score];
  }
  private put(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // As above.
    }
  }
}

export const solver = new Solver();
