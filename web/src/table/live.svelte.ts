/** One table, live: told every change, and reconnected when the line is lost. */
import { api } from '../lib/api';
import { freshId } from '../lib/chance';
import type { ChatLine, LogLine, Said, TableAnswer } from '../lib/game';
import { settings } from '../lib/settings.svelte';
import { hurry } from './history';
import { beforeChange } from './motion.svelte';

export interface Refusal {
  said: Said;
  rule: string;
}

type Wish =
  | { type: 'move'; index: number; expected_version: number; action_id: string }
  | { type: 'undo'; expected_version: number; action_id: string };

const GONE = 4404;
const LONGEST_WAIT = 10;
const SHOWN_MS = 4000;
const NOTICE_MS = 6000;
const MOST_NOTICES = 2;

/** The log with the lines of an answer that it does not have yet. */
export function merged(log: LogLine[], answer: Pick<TableAnswer, 'since' | 'log'>): LogLine[] {
  if (answer.since < 0) return answer.log;
  const last = log.at(-1)?.version ?? -1;
  return [...log, ...answer.log.filter((line) => line.version > last)];
}

const LONGEST_FRAME_MS = 100;
const LONGEST_QUEUE = 16;
const AGAIN_MS = 4000;
const WATCH_MS = 1000;
/** A wish that is not answered for so long was lost on the way: it is sent again on a new line. */
const UNANSWERED_MS = 5000;
/** A line that is silent for so long is asked whether it still stands. */
const SILENT_MS = 20_000;
const DEAD_MS = 10_000;

/** After the next frame; soon in any case, because hidden pages have no frames. */
function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_FRAME_MS);
  });
}

export class LiveTable {
  table = $state.raw<TableAnswer | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  retryIn = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** What was told to everybody and is no part of the match. */
  notices = $state.raw<{ id: number; said: Said }[]>([]);
  /** The table as it was after my last move: what changed since is marked. */
  before = $state.raw<TableAnswer | null>(null);
  sending = $state(false);
  /** What the server's clock shows more than ours, in seconds. */
  ahead = 0;

  /** Resolved when the last click has been seen: its answer may change much, and waits for that. */
  private painted: Promise<void> = Promise.resolve();
  private socket: WebSocket | null = null;
  private pending: Wish | null = null;
  /** What was wished for while the answer to the last wish was on its way. */
  private next: Wish | null = null;
  private tries = 0;
  private timer = 0;
  private fading = 0;
  private watch = 0;
  private closed = false;
  private sent = 0;
  private heard = 0;
  private pinged = 0;
  private mine = Infinity;
  /** When the last changes came. */
  private arrivals: { at: number; moves: number }[] = [];
  private noticed = 0;

  constructor(readonly id: string) {
    this.connect();
    this.readChat();
    this.watch = window.setInterval(() => this.check(performance.now()), WATCH_MS);
  }

  async readChat(): Promise<void> {
    this.chat = (await api.chat(this.id).catch(() => [])) as ChatLine[];
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearInterval(this.watch);
    clearTimeout(this.fading);
    this.hangUp();
  }

  /** A line can die without a word (a phone that changes its network): take another one. */
  private check(now: number): void {
    if (this.line !== 'live') return;
    if (this.pending && now - this.sent > UNANSWERED_MS) this.connect();
    else if (this.pinged > this.heard) {
      if (now - this.pinged > DEAD_MS) this.connect();
    } else if (now - this.heard > SILENT_MS) {
      this.pinged = now;
      this.socket?.send(JSON.stringify({ type: 'ping' }));
    }
  }

  /** Leave the line; one that is not yet open is closed when it is. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  connect(): void {
    clearInterval(this.timer);
    this.hangUp();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/live`);
    this.socket = socket;
    if (this.line !== 'lost' && this.line !== 'gone') this.line = 'connecting';
    socket.onopen = () => {
      this.line = 'live';
      this.tries = 0;
      this.heard = performance.now();
      if (this.pending) this.submit(this.pending);
    };
    socket.onmessage = (event) => {
      this.heard = performance.now();
      void this.painted.then(() => socket === this.socket && this.hear(JSON.parse(event.data)));
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === GONE) this.lookAgain();
      else this.wait();
    };
  }

  /** There is no such table, or not yet: its link may have been sent before it was opened. */
  private lookAgain(): void {
    this.line = 'gone';
    clearInterval(this.timer);
    this.timer = window.setInterval(() => this.connect(), AGAIN_MS);
  }

  private wait(): void {
    this.line = 'lost';
    this.retryIn = Math.min(LONGEST_WAIT, 2 ** this.tries++);
    clearInterval(this.timer);
    this.timer = window.setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.connect();
    }, 1000);
  }

  private hear(message: any): void {
    if (message.type === 'table' || message.type === 'update') this.take(message.table);
    else if (message.type === 'chat') this.chat = [...this.chat, message.line];
    else if (message.type === 'presence') this.attend(message.online);
    else if (message.type === 'notice') this.notice({ key: message.message.key, operands: message.message.operands });
    else if (message.type === 'done') this.finish(message.done.version, this.next);
    else if (message.type === 'refused') {
      if (message.problem.table) this.take(message.problem.table);
      this.finish(Infinity);
      this.refuse({ said: { key: message.problem.key, operands: message.problem.operands }, rule: message.problem.rule });
    }
  }

  /** Show something to everybody, for a while. */
  private notice(said: Said): void {
    const id = ++this.noticed;
    const other = (each: { said: Said }) => each.said.key !== said.key || String(each.said.operands) !== String(said.operands);
    this.notices = [...this.notices.filter(other), { id, said }].slice(-MOST_NOTICES);
    setTimeout(() => (this.notices = this.notices.filter((each) => each.id !== id)), NOTICE_MS);
  }

  private attend(online: number[]): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }));
    this.table = { ...this.table, seats };
  }

  private take(table: TableAnswer): void {
    this.ahead = table.now - Date.now() / 1000;
    const begins = this.table?.status === 'open' && table.status !== 'open';
    const moves = this.table ? table.version - this.table.version : Infinity;
    if (moves) {
      this.arrivals = [...this.arrivals, { at: performance.now(), moves }].slice(-LONGEST_QUEUE);
      settings.hurry = hurry(this.arrivals, performance.now());
      beforeChange();
    }
    this.log = merged(this.log, table);
    this.table = table;
    if (begins) this.connect(); // the log of the set-up is told only to those who come anew
    if (table.version >= this.mine) {
      this.before = table;
      this.mine = Infinity;
    }
  }

  private finish(version: number, next: Wish | null = null): void {
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

  private send(wish: Wish): void {
    if (this.pending) {
      // The table that a move led to may come before the answer to it. A second click on the same is none.
      if (wish.expected_version > this.pending.expected_version) this.next = wish;
      return;
    }
    this.pending = wish;
    this.sending = true;
    this.painted = nextPaint();
    if (this.line === 'live') this.submit(wish);
  }

  private submit(wish: Wish): void {
    this.sent = performance.now();
    this.socket?.send(JSON.stringify(wish));
  }

  play(index: number): void {
    if (this.table) this.send({ type: 'move', index, expected_version: this.table.version, action_id: freshId() });
  }

  undo(): void {
    if (this.table) this.send({ type: 'undo', expected_version: this.table.version, action_id: freshId() });
  }

  /** At a hot seat: somebody says that they look now. */
  sit(seat: number): void {
    if (this.line === 'live') this.socket?.send(JSON.stringify({ type: 'sit', seat }));
  }

  say(text: string): void {
    this.socket?.send(JSON.stringify({ type: 'chat', text }));
  }
}
