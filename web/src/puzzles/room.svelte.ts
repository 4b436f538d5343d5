/** A puzzle on the page: the question on a real board, one answer, and what may follow it. */
import { api, Problem } from '../lib/api';
import type { FilmStep, LogLine, PuzzleAnswer, Said, SolvedAnswer, TableAnswer } from '../lib/game';
import type { Playing } from '../table/live.svelte';
import { beforeChange } from '../table/motion.svelte';
import { solver } from './solver.svelte';

const SHOWN_MS = 4000;
/** Before the first moment of a film. */
const BEFORE = -1;

export class PuzzleRoom implements Playing {
  answer = $state.raw<PuzzleAnswer | null>(null);
  solved = $state.raw<SolvedAnswer | null>(null);
  /** Why there is no puzzle to be seen. */
  lost = $state.raw<Said | null>(null);
  refusal = $state.raw<Playing['refusal']>(null);
  sending = $state(false);
  connection = $state<Playing['connection']>('live');
  readonly retryIn = 0;
  me = $state('');
  /** What is shown after an answer: what may follow it, or what follows the best move. */
  film = $state.raw<FilmStep[]>([]);
  frame = $state(BEFORE);
  /** The question is asked again, for who wants to try the other moves. */
  again = $state(false);
  private fading = 0;
  private retry: (() => void) | null = null;

  constructor(
    readonly slug: string,
    readonly number: number,
  ) {}

  readonly step: FilmStep | null = $derived.by(() => this.film[Math.min(this.frame, this.film.length - 1)] ?? null);
  readonly watching = $derived.by(() => this.frame < this.film.length - 1);
  readonly told: LogLine | null = $derived.by(() => this.step?.log[0] ?? null);
  readonly asked = $derived.by(() => this.answer !== null && (this.solved === null || this.again));

  readonly table: TableAnswer | null = $derived.by(() => {
    if (!this.answer) return null;
    const { table } = this.answer;
    const seats = table.seats.map((seat) => ({ ...seat, online: true, name: seat.mine ? this.me : seat.name }));
    const shown = { ...table, seats, may_undo: false, may_undo_turn: false, settling: null };
    if (this.asked || !this.step) return this.asked ? shown : { ...shown, question: null };
    const { version, view, scores } = this.step;
    return { ...shown, version, view, scores, question: null, status: 'running', ranking: null, report: null };
  });
  readonly log: LogLine[] = $derived.by(() =>
    this.asked ? [] : this.film.slice(0, this.frame + 1).flatMap((step) => step.log),
  );

  async open(): Promise<void> {
    try {
      this.answer = await api.puzzle(this.slug, this.number);
    } catch (error) {
      this.lost = error instanceof Problem ? error.said : { key: 'server.refusal.internal', operands: [] };
    }
  }

  play(index: number): void {
    const move = this.answer?.table.question?.moves.find((each) => each.index === index);
    if (move && this.asked) void this.send(move.text);
  }

  private async send(move: string): Promise<void> {
    if (this.sending) return;
    this.retry = () => void this.send(move);
    this.sending = true;
    this.refusal = null;
    try {
      const mine = solver.standing(this.slug, this.number);
      const solved = await api.answerPuzzle(this.slug, this.number, { move, mine });
      solver.keep(this.slug, this.number, solved);
      this.connection = 'live';
      this.take(solved);
    } catch (error) {
      if (!(error instanceof Problem)) this.connection = 'lost';
      else this.refuse(error);
    }
    this.sending = false;
  }
  private take(solved: SolvedAnswer): void {
    // What the first answer did to the rating stays on the page while the others are tried.
    this.solved = { ...solved, rated: solved.rated ?? this.solved?.rated ?? null };
    this.again = false;
    this.show(solved.film.length ? solved.film : solved.line);
  }

  /** Show from its first move on what may follow. */
  show(film: FilmStep[]): void {
    beforeChange();
    this.again = false;
    this.film = film;
    this.frame = 0;
  }
  pass(): void {
    if (!this.watching) return;
    beforeChange();
    this.frame += 1;
  }
  /** Back to the question: another answer may be tried, and does not count. */
  back(): void {
    if (!this.solved) return;
    beforeChange();
    this.again = true;
    this.film = [];
    this.frame = BEFORE;
  }
  undo(): void {
    this.back();
  }
  connect(): void {
    this.retry?.();
  }
  // A puzzle has no turn to be given away, and one person at its screen.
  settle(): void {}
  sit(): void {}

  private refuse({ said, rule }: Problem): void {
    this.refusal = { said, rule };
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.refusal = null), SHOWN_MS);
  }
}
