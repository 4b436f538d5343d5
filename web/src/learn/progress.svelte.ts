/** What has been learned: kept in the browser, and with an account by the server as well. */
import { api } from '../lib/api';
import type { GameLessons, LearnedLesson } from '../lib/game';

const PLACE = 'panj.learned';
/** The first game stands among the lessons: its way are the tips that were told. */
const FIRST = 0;

/** How far a lesson was gone: once finished it stays so; the way is where it was left. */
interface Kept {
  done: boolean;
  way: string[];
}
type Everything = Record<string, Kept>;

const nameOf = (game: string, lesson: number): string => `${game} ${lesson}`;

/** What the browser has kept; what is damaged is as if it had never been. */
function read(): Everything {
  const found: Everything = {};
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Partial<Kept> | null>;
    for (const [name, each] of Object.entries(kept)) {
      const way = Array.isArray(each?.way) ? each.way.filter((entry) => typeof entry === 'string') : [];
      found[name] = { done: each?.done === true, way };
    }
  } catch {
    // A browser that keeps nothing is no reason to fail.
  }
  return found;
}

class Progress {
  games = $state.raw<GameLessons[]>([]);
  ready = $state(false);
  failed = $state(false);
  private kept = $state.raw<Everything>(read());

  /** Ask which lessons there are, once, and bring together what the browser and an account know. */
  async read(): Promise<void> {
    try {
      const answer = await api.lessons();
      this.games = answer.games;
      this.failed = false;
      if (answer.learned) await this.join(answer.learned);
    } catch {
      this.failed = true;
    }
    this.ready = true;
  }

  private async join(learned: LearnedLesson[]): Promise<void> {
    const theirs = new Map(learned.map((each) => [nameOf(each.game, each.lesson), each]));
    const lessons = Object.entries(this.kept).flatMap(([name, each]) => {
      const [game, lesson] = name.split(' ');
      const known = theirs.get(name);
      const untold = Number(lesson) === FIRST && each.way.some((tip) => !known?.way.includes(tip));
      return !known || untold || (each.done && !known.done) ? [{ game, lesson: Number(lesson), ...each }] : [];
    });
    const all = lessons.length ? await api.keepLearned({ lessons }) : learned;
    for (const { game, lesson, done, way } of all) this.put(nameOf(game, lesson), { done, way });
  }

  isDone(game: string, lesson: number): boolean {
    return this.kept[nameOf(game, lesson)]?.done ?? false;
  }
  /** Where a lesson was left; nothing if it was not begun, or finished. */
  way(game: string, lesson: number): string[] {
    return this.kept[nameOf(game, lesson)]?.way ?? [];
  }
  keep(game: string, lesson: number, way: string[], finished: boolean): void {
    const done = finished || this.isDone(game, lesson);
    this.put(nameOf(game, lesson), { done, way: finished ? [] : way });
  }
  // ---- the first game

  /** Whether a tip was told in a first game. */
  isTold(game: string, tip: string): boolean {
    return this.way(game, FIRST).includes(tip);
  }
  tell(game: string, tip: string): void {
    if (!this.isTold(game, tip))
      this.first(game, { done: this.isDone(game, FIRST), way: [...this.way(game, FIRST), tip] });
  }
  isFirstDone(game: string): boolean {
    return this.isDone(game, FIRST);
  }
  finishFirst(game: string): void {
    if (!this.isFirstDone(game)) this.first(game, { done: true, way: this.way(game, FIRST) });
  }
  /** Kept here; an account keeps it too, and nobody waits for that. */
  private first(game: string, kept: Kept): void {
    this.put(nameOf(game, FIRST), kept);
    api.keepLearned({ lessons: [{ game, lesson: FIRST, ...kept }] }).catch(() => {});
  }

  private put(name: string, kept: Kept): void {
    this.kept = { ...this.kept, [name]: kept };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // As above.
    }
  }

  lessonsOf(game: string): GameLessons['lessons'] {
    return this.games.find((each) => each.game === game)?.lessons ?? [];
  }
  /** The lesson to go on with: one that was left, else the first that is not finished; none if all are. */
  next(game: string): number | null {
    const open = this.lessonsOf(game).filter((each) => !this.isDone(game, each.lesson));
    return (open.find((each) => this.way(game, each.lesson).length) ?? open[0])?.lesson ?? null;
  }
}

export const progress = new Progress();
