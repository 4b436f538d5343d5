/** A sandbox on the page. The server makes it anew from its line, for every step; here the line is kept. */
import { api, Problem } from '../lib/api';
import type { FilmStep, LogLine, Said, SandboxAnswer, TableAnswer } from '../lib/game';
import type { PracticeRoom } from '../practice/room';
import type { Playing } from '../table/live.svelte';
import { beforeChange } from '../table/motion.svelte';
import { type Place, THE_END } from './place';

const SHOWN_MS = 4000;
const DEALS = 999;

export class SandboxRoom implements PracticeRoom {
  answer = $state.raw<SandboxAnswer | null>(null);
  /** Why there is no sandbox to be seen. */
  lost = $state.raw<Said | null>(null);
  refusal = $state.raw<Playing['refusal']>(null);
  sending = $state(false);
  connection = $state<Playing['connection']>('live');
  readonly retryIn = 0;
  place = $state.raw<Place>(THE_END);
  /** What was tried and taken back: forward leads there again. */
  private ahead = $state.raw<string[]>([]);
  private frame = $state(0);
  private fading = 0;
  private again: (() => void) | null = null;

  constructor(
    readonly id: string,
    /** What the seats are called in the match. */
    private readonly names: () => string[],
  ) {}

  readonly step: FilmStep | null = $derived.by(() => this.answer?.film[this.frame] ?? null);
  readonly watching = $derived.by(() => this.step !== null);
  readonly told: LogLine | null = $derived.by(() => this.step?.log[0] ?? null);
  readonly asked = $derived.by(() => !this.step && !!this.answer?.table.question?.mine);
  readonly over = $derived.by(() => !this.step && this.answer?.table.question === null);

  readonly table: TableAnswer | null = $derived.by(() => {
    if (!this.answer) return null;
    const { table } = this.answer;
    // A seat is called as in the match; that a bot plays it here, its badge says.
    const seats = table.seats.map((seat, place) => ({
      ...seat,
      ...(seat.kind === 'automa' ? {} : { name: this.names()[place], bot: null }),
      online: true,
    }));
    const shown = { ...table, seats, may_undo: this.place.line.length > 0, may_undo_turn: false, settling: null };
    if (!this.step) return shown;
    const { version, view, scores } = this.step;
    return { ...shown, version, view, scores, question: null, status: 'running', ranking: null, report: null };
  });
  readonly log: LogLine[] = $derived.by(() => {
    const until = this.step?.version ?? Infinity;
    return this.answer?.table.log.filter((line) => line.version <= until) ?? [];
  });
  readonly mayForth = $derived.by(() => this.ahead.length > 0);

  // ---- going on

  open(place: Place): Promise<void> {
    return this.ask(place);
  }
  play(index: number): void {
    const move = this.answer?.table.question?.moves.find((each) => each.index === index);
    if (!move || !this.asked) return;
    this.ahead = [];
    void this.ask(this.place, move.text);
  }
  /** The next moment of what bots did; after the last one they go on, if it is still their turn. */
  pass(): void {
    beforeChange();
    this.frame += 1;
    this.goOn();
  }
  private goOn(): void {
    if (!this.step && this.answer?.goes_on && !this.sending) void this.ask(this.place);
  }
  /** One move back, whoever made it: bots wait until something else is tried. */
  undo(): void {
    const { line } = this.place;
    if (!line.length || this.sending) return;
    this.ahead = [line.at(-1)!, ...this.ahead];
    void this.ask({ ...this.place, line: line.slice(0, -1) }, null, true);
  }
  forth(): void {
    const [next, ...rest] = this.ahead;
    if (next === undefined || this.sending) return;
    this.ahead = rest;
    void this.ask(this.place, next, true);
  }
  restart(): void {
    this.ahead = [...this.place.line, ...this.ahead];
    void this.ask({ ...this.place, line: [] }, null, true);
  }
  /** Another guess of what is hidden; 0 is the deal as it was. */
  deal(number = (this.place.deal % DEALS) + 1): void {
    this.ahead = [];
    void this.ask({ ...this.place, deal: number, line: [] }, null, false);
  }
  /** Who plays a seat from now on. */
  give(seat: number, bot: boolean): void {
    const others = this.place.bots.filter((each) => each !== seat);
    this.ahead = [];
    void this.ask({ ...this.place, bots: bot ? [...others, seat].sort() : others });
  }
  connect(): void {
    this.again?.();
  }
  // A sandbox has no turn to be given away, and one person at its screen.
  settle(): void {}
  sit(): void {}

  private async ask(place: Place, move: string | null = null, alone = false): Promise<void> {
    if (this.sending) return;
    this.again = () => void this.ask(place, move, alone);
    this.sending = true;
    this.refusal = null;
    try {
      this.take(await api.tryOut(this.id, { ...place, bots: alone ? [] : place.bots, move }), place);
    } catch (error) {
      this.fail(error);
    }
    this.sending = false;
    this.goOn();
  }
  private take(answer: SandboxAnswer, place: Place): void {
    this.connection = 'live';
    beforeChange();
    this.frame = 0;
    this.place = { ...place, at: answer.at, seat: answer.seat, line: answer.line };
    this.answer = answer;
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
