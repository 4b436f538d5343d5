/**
 * The practice room on the page: a lesson as far as its learner has gone. The server makes it anew from the way, for
 * every step; here the way is kept, and shown what others did since.
 */
import { api, Problem } from '../lib/api';
import type { FilmStep, LessonAnswer, LogLine, MoveOffer, Said, TableAnswer } from '../lib/game';
import type { Playing } from '../table/live.svelte';
import { beforeChange } from '../table/motion.svelte';
import { progress } from './progress.svelte';

const NEXT = '.';
const SHOWN_MS = 4000;

export class LessonRoom implements Playing {
  answer = $state.raw<LessonAnswer | null>(null);
  /** Why there is no lesson to be seen. */
  lost = $state.raw<Said | null>(null);
  refusal = $state.raw<Playing['refusal']>(null);
  sending = $state(false);
  connection = $state<Playing['connection']>('live');
  readonly retryIn = 0;
  /** The moment of what others did that is shown; past the last one, the present. */
  frame = $state(0);
  /** What the learner is called. */
  me = $state('');
  private fading = 0;
  private again: (() => void) | null = null;

  constructor(
    readonly slug: string,
    readonly number: number,
  ) {}

  /** What is shown in place of the present: a move that was only tried, or what others did. */
  readonly step: FilmStep | null = $derived.by(() => this.answer?.tried?.step ?? this.answer?.film[this.frame] ?? null);
  readonly watching = $derived.by(() => !this.answer?.tried && this.step !== null);
  readonly told: LogLine | null = $derived.by(() => (this.watching ? (this.step?.log[0] ?? null) : null));
  /** The learner is asked for a move. */
  readonly asked = $derived.by(() => this.answer?.kind === 'ask' && !this.step);

  readonly table: TableAnswer | null = $derived.by(() => {
    if (!this.answer) return null;
    const { table, way } = this.answer;
    const seats = table.seats.map((seat) => ({ ...seat, online: true, name: seat.mine ? this.me : seat.name }));
    const question = this.unwarned(table.question);
    const shown = { ...table, question, seats, may_undo: way.length > 0, may_undo_turn: false, settling: null };
    if (!this.step) return this.asked ? shown : { ...shown, question: null };
    const { version, view, scores } = this.step;
    return { ...shown, version, view, scores, question: null, status: 'running', ranking: null, report: null };
  });
  /** Nobody is warned of what the lesson asks for. */
  private unwarned(question: TableAnswer['question']): TableAnswer['question'] {
    const fits = new Set(this.answer?.accepted);
    const moves = question?.moves.map((move) => (fits.has(move.index) ? { ...move, leaves: [] } : move));
    return question && { ...question, moves: moves ?? [] };
  }
  readonly log: LogLine[] = $derived.by(() => {
    const until = this.watching ? this.step!.version : Infinity;
    return this.answer?.table.log.filter((line) => line.version <= until) ?? [];
  });

  /** The legal moves with which the lesson goes on. */
  readonly accepted: MoveOffer[] = $derived.by(() => {
    const moves = this.answer?.table.question?.moves ?? [];
    return this.asked ? moves.filter((move) => this.answer!.accepted.includes(move.index)) : [];
  });
  readonly best: MoveOffer | null = $derived.by(
    () => this.accepted.find((move) => move.index === this.answer?.best) ?? null,
  );

  // ---- going on

  open(way: string[]): Promise<void> {
    return this.ask(way);
  }
  play(index: number): void {
    const move = this.answer?.table.question?.moves.find((each) => each.index === index);
    if (move && this.asked) void this.ask(this.answer!.way, move.text);
  }
  /** On: past what others did, past a move that was tried, past what was only said. */
  next(): void {
    if (!this.answer || this.sending) return;
    if (this.answer.tried) this.takeBack();
    else if (this.watching) this.pass();
    else if (this.answer.kind === 'tell') void this.ask(this.answer.way, NEXT);
  }
  /** The next moment of what others did. */
  pass(): void {
    beforeChange();
    this.frame += 1;
  }
  private takeBack(): void {
    beforeChange();
    this.frame = this.answer!.film.length;
    this.answer = { ...this.answer!, tried: null };
  }
  /** One step back, to where the learner did something before. */
  undo(): void {
    if (this.answer?.tried) this.takeBack();
    else if (this.answer?.way.length) void this.ask(this.answer.way.slice(0, -1), null, false);
  }
  restart(): void {
    void this.ask([]);
  }
  connect(): void {
    this.again?.();
  }
  // A lesson has no turn to be given away, and one person at its screen.
  settle(): void {}
  sit(): void {}

  private async ask(way: string[], move: string | null = null, films = true): Promise<void> {
    if (this.sending) return;
    this.again = () => void this.ask(way, move, films);
    this.sending = true;
    this.refusal = null;
    try {
      this.take(await api.lesson(this.slug, this.number, { way, move }), films);
    } catch (error) {
      this.fail(error);
    }
    this.sending = false;
  }

  private take(answer: LessonAnswer, films: boolean): void {
    this.connection = 'live';
    beforeChange();
    this.frame = films && !answer.tried ? 0 : answer.film.length;
    this.answer = answer;
    if (!answer.tried) progress.keep(this.slug, this.number, answer.way, answer.kind === 'over');
  }

  /** What was refused is said; without a connection all stays, and is asked for again. */
  private fail(error: unknown): void {
    if (!(error instanceof Problem)) {
      if (this.answer) this.connection = 'lost';
      else this.lost = { key: 'server.refusal.internal', operands: [] };
    } else if (this.answer) this.refuse(error);
    else this.lost = error.said;
  }
  private refuse({ said, rule }: Problem): void {
    this.refusal = { said, rule };
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.refusal = null), SHOWN_MS);
  }
}
