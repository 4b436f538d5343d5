/** One table, live: what the server tells of it, and what is submitted to it. */
import { api } from '../lib/api';
import { freshId } from '../lib/ids';
import type { ChatLine, LiveMessage, LiveRequest, LogLine, Me, Said, TableAnswer } from '../lib/game';
import { isGiftToMe, SHOWN_ELSEWHERE } from './asides';
import { Connection } from './connection.svelte';

interface Refusal {
  said: Said;
  rule: string;
}

/** What is answered, and sent again on a new connection if no answer comes. */
type Submission = Extract<LiveRequest, { action_id: string }>;

/** The same, before it has its version and its id. */
type Wish<Each = Submission> = Each extends unknown ? Omit<Each, 'expected_version' | 'action_id'> : never;

const SHOWN_MS = 4000;
const NOTICE_MS = 10_000;
const MOST_NOTICES = 2;
const LONGEST_FRAME_MS = 100;

/** The log with the lines of an answer that it does not have yet. */
function merged(log: LogLine[], answer: Pick<TableAnswer, 'since' | 'log'>): LogLine[] {
  if (answer.since < 0) return answer.log;
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...answer.log.filter((line) => line.version > last)];
}

/** A paused table: who is asked is told, and nothing can be answered, taken back or given away. */
const resting = (table: TableAnswer): TableAnswer => ({
  ...table,
  question: table.question && { ...table.question, mine: false, prompt: null, moves: [], blocked: [], ledger: [] },
  settling: null,
  may_undo: false,
  may_undo_turn: false,
});

/** After the next frame; soon in any case, because hidden pages have no frames. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_FRAME_MS);
  });
}

/** What the dock needs of a table that moves are made at. */
export type Playing = Pick<
  LiveTable,
  'refusal' | 'sending' | 'connection' | 'retryIn' | 'connect' | 'undo' | 'settle' | 'sit'
>;

export class LiveTable {
  table = $state.raw<TableAnswer | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What was told to everybody and is no part of the match. */
  notices = $state.raw<{ id: number; said: Said }[]>([]);
  /** The table as it was after my last move: what changed since is marked. */
  before = $state.raw<TableAnswer | null>(null);
  sending = $state(false);
  /** What was asked for last was to take something back: nothing is played for me then. */
  isTakingBack = false;
  /** What the server's clock shows more than ours, in seconds. */
  ahead = 0;

  /** Called with every table that is told, and the one before it; `anew` if it comes with a new connection. */
  heard: (before: TableAnswer | null, now: TableAnswer, anew: boolean) => void = () => {};

  /** Resolved when the last click has been seen: its answer may change much, and waits for that. */
  private painted: Promise<void> = Promise.resolve();
  private readonly server: Connection;
  private pending: Submission | null = null;
  /** What was submitted while the answer to the last submission was on its way. */
  private next: Submission | null = null;
  private fading = 0;
  private sent = 0;
  private mine = Infinity;
  /** Whom the connection takes us for; nobody, until a name was said. */
  private person = '';
  private noticed = 0;

  constructor(readonly id: string) {
    this.server = new Connection(id, {
      opened: () => this.pending && this.submit(this.pending),
      hear: (message, isStill) => void this.painted.then(() => isStill() && this.hear(message)),
      waitsSince: () => (this.pending ? this.sent : 0),
    });
    this.connect();
    this.readChat();
  }

  get connection(): Connection['state'] {
    return this.server.state;
  }

  get retryIn(): number {
    return this.server.retryIn;
  }

  connect(): void {
    this.server.connect();
  }

  async readChat(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => []);
  }

  close(): void {
    clearTimeout(this.fading);
    this.server.close();
  }

  /** A connection keeps whom it was opened by: who has become somebody since then takes another one. */
  recognise(me: Me): void {
    if (me.id !== this.person) this.connect();
  }

  private hear(message: LiveMessage): void {
    switch (message.type) {
      case 'table':
        this.person = message.person;
        return this.take(message.table, true);
      case 'update':
        return this.take(message.table);
      case 'chat':
        this.chat = [...this.chat, message.line];
        return;
      case 'presence':
        return this.attend(message.online);
      case 'notice':
        return this.notice(message.message);
      case 'done':
        return this.answered(message.done.action_id, message.done.version, this.next);
      case 'refused':
        return this.refused(message);
      case 'pong':
        return; // That a connection still stands is heard by anything that comes.
      default:
        message satisfies never;
    }
  }

  private refused({ action_id, problem }: Extract<LiveMessage, { type: 'refused' }>): void {
    const { key, operands, rule, table } = problem;
    if (table) this.take(table);
    this.answered(action_id, Infinity);
    this.refuse({ said: { key, operands }, rule });
  }

  /** What was submitted last has an answer; what is told of anything else (talk that was refused) ends nothing. */
  private answered(action: string, version: number, next: Submission | null = null): void {
    if (this.pending?.action_id === action) this.finish(version, next);
  }

  /** Show something to everybody, for a while. */
  private notice(said: Said): void {
    if (SHOWN_ELSEWHERE.includes(said.key) || isGiftToMe(said, this.table)) return;
    const id = ++this.noticed;
    const other = (each: { said: Said }) =>
      each.said.key !== said.key || String(each.said.operands) !== String(said.operands);
    this.notices = [...this.notices.filter(other), { id, said }].slice(-MOST_NOTICES);
    setTimeout(() => (this.notices = this.notices.filter((each) => each.id !== id)), NOTICE_MS);
  }

  private attend(online: number[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
    this.table = { ...this.table, seats };
  }

  private take(table: TableAnswer, anew = false): void {
    this.ahead = table.now - Date.now() / 1000;
    const before = this.table;
    this.log = merged(this.log, table);
    if (typeof table.paused === 'number') table = resting(table);
    this.table = table;
    this.heard(before, table, anew);
    if (table.version >= this.mine) {
      this.before = table;
      this.mine = Infinity;
    }
  }

  private finish(version: number, next: Submission | null): void {
    this.pending = null;
    this.next = null;
    this.sending = false;
    this.mine = version;
    if (this.table && this.table.version >= version) this.take({ ...this.table, since: this.table.version, log: [] });
    if (next) this.send(next);
  }

  /** Show why something was not done, for a while. */
  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    clearTimeout(this.fading);
    this.fading = window.setTimeout(() => (this.refusal = null), SHOWN_MS);
  }

  private send(submission: Submission): void {
    if (this.pending) {
      // The table that a move led to may come before the answer to it. A second click on the same is none.
      // So may a turn that is played, at the same version: to give it away is another submission.
      const isLater = submission.expected_version > this.pending.expected_version;
      if (isLater || submission.type !== this.pending.type) this.next = submission;
      return;
    }
    this.pending = submission;
    this.sending = true;
    this.painted = nextPaint();
    if (this.connection === 'live') this.submit(submission);
  }

  private request(wish: Wish): void {
    this.refusal = null;
    if (this.table) this.send({ ...wish, expected_version: this.table.version, action_id: freshId() } as Submission);
  }

  private submit(submission: Submission): void {
    this.sent = performance.now();
    this.server.tell(submission);
  }

  /** Make a move; one that gives the turn away may be held back until it is settled. */
  play(index: number, hold = false): void {
    this.isTakingBack = false;
    this.request({ type: 'move', index, hold });
  }

  /** Take the last move back, or all of the turn. */
  undo(to: 'move' | 'turn' = 'move'): void {
    this.isTakingBack = true;
    this.request({ type: 'undo', to, held: Boolean(this.table?.settling) });
  }

  /** Give the turn away. */
  settle(): void {
    if (this.table?.settling) this.request({ type: 'settle' });
  }

  /** The table was shown up to this version. */
  see(version: number): void {
    if (this.connection === 'live' && this.person) this.server.tell({ type: 'seen', version });
  }

  /** At a hot seat: somebody says that they look now. */
  sit(seat: number): void {
    if (this.connection === 'live') this.server.tell({ type: 'sit', seat });
  }

  say(text: string): void {
    this.server.tell({ type: 'chat', text });
  }
}
