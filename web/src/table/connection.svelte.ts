/** The connection to a table's server: opened again when it is lost or has fallen silent. */
import type { LiveMessage, LiveRequest } from '../lib/game';

/** Who is at this end of a connection. */
interface Listener {
  opened(): void;
  /** `isStill` tells whether the socket on which it came is still the one. */
  hear(message: LiveMessage, isStill: () => boolean): void;
  /** When something was said that waits for its answer; 0 if nothing does. */
  waitsSince(): number;
}

const GONE = 4404;
const LONGEST_WAIT = 10;
const AGAIN_MS = 4000;
const WATCH_MS = 1000;
/** What is not answered for so long was lost on the way: it is said again on a new socket. */
const UNANSWERED_MS = 5000;
/** A connection that is silent for so long is asked whether it still stands. */
const SILENT_MS = 20_000;
const DEAD_MS = 10_000;

export class Connection {
  state = $state<'connecting' | 'live' | 'lost' | 'gone'>('connecting');
  retryIn = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private watch = 0;
  private closed = false;
  private heard = 0;
  private pinged = 0;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
  ) {
    this.watch = window.setInterval(() => this.check(performance.now()), WATCH_MS);
  }

  connect(): void {
    clearInterval(this.timer);
    this.hangUp();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/live`);
    this.socket = socket;
    if (this.state !== 'lost' && this.state !== 'gone') this.state = 'connecting';
    socket.onopen = () => {
      this.state = 'live';
      this.tries = 0;
      this.heard = performance.now();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = performance.now();
      this.listener.hear(JSON.parse(event.data) as LiveMessage, () => socket === this.socket);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      if (event.code === GONE) this.lookAgain();
      else this.wait();
    };
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearInterval(this.watch);
    this.hangUp();
  }

  /** Say something to the server, if there is a socket. */
  tell(request: LiveRequest): void {
    this.socket?.send(JSON.stringify(request));
  }

  /** A socket can die without a word (a phone that changes its network): take another one. */
  private check(now: number): void {
    if (this.state !== 'live') return;
    const since = this.listener.waitsSince();
    if (since && now - since > UNANSWERED_MS) this.connect();
    else if (this.pinged > this.heard) {
      if (now - this.pinged > DEAD_MS) this.connect();
    } else if (now - this.heard > SILENT_MS) {
      this.pinged = now;
      this.tell({ type: 'ping' });
    }
  }

  /** Leave the socket; one that is not yet open is closed when it is. */
  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  /** There is no such table, or not yet: its link may have been sent before it was opened. */
  private lookAgain(): void {
    this.state = 'gone';
    clearInterval(this.timer);
    this.timer = window.setInterval(() => this.connect(), AGAIN_MS);
  }

  private wait(): void {
    this.state = 'lost';
    this.retryIn = Math.min(LONGEST_WAIT, 2 ** this.tries++);
    clearInterval(this.timer);
    this.timer = window.setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.connect();
    }, 1000);
  }
}
