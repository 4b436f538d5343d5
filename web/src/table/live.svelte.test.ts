import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage, LiveRequest, TableAnswer } from '../lib/game';

/** The server's end of a socket: what it was told, and what it says. */
class Socket {
  static opened: Socket[] = [];
  told: LiveRequest[] = [];
  readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  constructor(readonly address: string) {
    Socket.opened.push(this);
  }
  send = (text: string) => this.told.push(JSON.parse(text) as LiveRequest);
  close() {}
  async say(message: object) {
    this.onmessage({ data: JSON.stringify(message as LiveMessage) });
    await Promise.resolve();
  }
}

vi.stubGlobal('document', { documentElement: {}, cookie: '' });
vi.stubGlobal('location', { search: '', protocol: 'http:', host: 'table' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
let watch = () => {};
vi.stubGlobal('window', { setInterval: (run: () => void) => ((watch = run), 0), setTimeout: () => 0 });
vi.stubGlobal('requestAnimationFrame', (painted: () => void) => painted());
vi.stubGlobal('setTimeout', (run: () => void) => run());
vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
vi.stubGlobal('WebSocket', Socket);
const { LiveTable } = await import('./live.svelte');

const table = (version: number) => ({ version, since: version, log: [], seats: [], now: 0 }) as unknown as TableAnswer;
const why = { key: 'server.refusal.chat', operands: [], rule: '' };

/** A table at which a move is under way. */
async function playing() {
  const live = new LiveTable('t');
  const socket = Socket.opened.at(-1)!;
  socket.onopen();
  await socket.say({ type: 'table', table: table(1), person: 'ada' });
  live.play(4);
  const [move] = socket.told as Extract<LiveRequest, { action_id: string }>[];
  return { live, socket, move };
}

beforeEach(() => {
  Socket.opened = [];
});

describe('a move under way', () => {
  it('ends with its own answer', async () => {
    const { live, socket, move } = await playing();
    expect(live.sending).toBe(true);
    await socket.say({ type: 'done', done: { action_id: move.action_id, version: 2 } });
    expect(live.sending).toBe(false);
  });
  it('ends when it is refused, and says why', async () => {
    const { live, socket, move } = await playing();
    await socket.say({ type: 'refused', action_id: move.action_id, problem: why });
    expect([live.sending, live.refusal?.said.key]).toEqual([false, why.key]);
  });
  it('goes on when talk is refused: it is sent again on a new socket', async () => {
    const { live, socket, move } = await playing();
    await socket.say({ type: 'refused', action_id: '', problem: why });
    expect([live.sending, live.refusal?.said.key]).toEqual([true, why.key]);
    live.connect();
    Socket.opened.at(-1)!.onopen();
    expect(Socket.opened.at(-1)!.told).toEqual([move]);
  });
  it('goes on when an older one is answered', async () => {
    const { live, socket } = await playing();
    await socket.say({ type: 'done', done: { action_id: 'another', version: 2 } });
    expect(live.sending).toBe(true);
  });
});

describe('a connection', () => {
  it('is not heard any more when it was left, even if it spoke before', async () => {
    const { live, socket } = await playing();
    socket.onmessage({ data: JSON.stringify({ type: 'chat', line: { text: 'late' } }) });
    live.connect();
    await Promise.resolve();
    expect(live.chat).toEqual([]);
  });
  it('is given up when nothing answers on it, and what waits is said on the next', async () => {
    const { socket, move } = await playing();
    expect(socket.told).toEqual([move]);
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    watch();
    later.mockRestore();
    expect(Socket.opened.length).toBe(2);
    Socket.opened[1].onopen();
    expect(Socket.opened[1].told).toEqual([move]);
  });
  it('is changed for one that knows who one has become, and only then', async () => {
    const { live } = await playing();
    live.recognise({ id: 'ada', name: 'Ada', account: null });
    expect(Socket.opened.length).toBe(1);
    live.recognise({ id: 'ben', name: 'Ben', account: null });
    expect(Socket.opened.length).toBe(2);
  });
});
