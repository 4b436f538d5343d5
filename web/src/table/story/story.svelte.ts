/** What happens at a live table as this reader is shown it: the present, or the film of what others did. */
import { api } from '../../lib/api';
import type { LogLine, Said, TableAnswer, Turn } from '../../lib/game';
import { settings } from '../../lib/settings.svelte';
import type { LiveTable } from '../live.svelte';
import { beforeChange } from '../motion.svelte';
import { scenesOf, type Scene } from '../scenes/scenes';
import {
  CATCH_UP_MS,
  type Frame,
  type Manner,
  mannerOf,
  motionOf,
  NOW_MS,
  type Speed,
  STEPS_UNASKED,
  UNDONE_MS,
} from '../pace';
import { Film } from './film.svelte';
import { keepSeen, lastSeen, type Seen } from './memory';
import { mergedTurns, sinceMine } from './since';
import { actorOf, byVersion, isUndo, lastOwn, storyOf, undone, UNDONE_TURN } from './steps';

/** What is drawn of a version. */
type Position = Pick<TableAnswer, 'version' | 'view' | 'scores'>;

/** Things that are marked on the board, in the colour of a seat. */
export interface Lit {
  things: string[];
  seat: number | null;
  /** A piece that was moved, from one thing to another. */
  from: string;
  to: string;
  /** It happens now, and is not only pointed at. */
  told: boolean;
}
const thingsOf = (line: LogLine): string[] => line.things ?? [];
const lit = (things: string[], seat: number | null): Lit => ({ things, seat, from: '', to: '', told: false });

const MOST_KEPT = 240;

export class Story {
  readonly film: Film;
  turns = $state.raw<Turn[]>([]);
  /** Somebody has come back and is asked whether to watch: when the table was seen last. */
  back = $state.raw<{ seen: Seen } | null>(null);
  /** What is said of where somebody has come for a moment, by its key: the present, my turn, my turn taken back. */
  flash = $state<'' | 'web.story.now' | 'web.story.now_yours' | 'web.story.taken' | 'web.story.taken_turn'>('');
  /** Somebody went to the present: up to this version what was not shown yet is left out. */
  passed = $state(-1);
  /** The scenes of this game that have a panel, and what it does now. */
  panels: string[] = [];
  /** The lines of this game that tell that nothing came of something. */
  brief: string[] = [];
  private scene = $state({ busy: false, judging: false });
  private pointed = $state.raw<Lit | null>(null);
  /** Nobody looks at the page. */
  private hidden = $state(false);
  /** Nothing can be drawn before the positions of a film are there. */
  waiting = $state(true);
  /** Says a line of the log; how long that is tells how long it is shown. */
  private say: ((said: Said) => string) | null = null;

  private positions = new Map<number, Position>();
  /** The position before the first line of the story. */
  private start = -1;
  private fade: ReturnType<typeof setTimeout> | undefined;
  /** Up to this version all positions are there that there are. */
  private complete = -1;
  private told = -1;

  constructor(private readonly live: LiveTable) {
    this.film = new Film({
      speed: () => this.speed,
      letters: (line) => this.say?.(line).length ?? 0,
      ready: (version) => this.isReady(version),
      change: (next) => this.change(next),
      manner: () => this.manner,
      staged: ({ scene }) => this.manner !== 'off' && this.panels.includes(scene),
      brief: ({ key }) => this.brief.some((name) => key.endsWith(`.${name}`)),
    });
    live.heard = (before, now, anew) => this.hear(before, now, anew);
  }

  /** All lines that this seat may read, told or not. */
  get full(): LogLine[] {
    return this.live.log;
  }

  get speed(): Speed {
    return settings.speed(this.live.table?.game ?? '');
  }

  /** How scenes are shown: not at all while my clock runs. */
  get manner(): Manner {
    return this.isTimed() ? 'off' : mannerOf(this.speed, settings.scenes);
  }
  /** A panel shows a scene, or none any more: so long the film waits. */
  stage(busy: boolean, judging: boolean): void {
    const isOver = this.scene.busy && !busy;
    this.scene = { busy, judging };
    this.film.halt('scene', busy, 0);
    if (isOver) this.film.leaveScene();
  }

  // ---- what is drawn

  /** The table as the board, the players and the dock show it. */
  readonly table: TableAnswer | null = $derived.by(() => {
    const live = this.live.table;
    if (!live || !this.film.holding) return live;
    return { ...live, ...this.position(this.drawn), ...QUIET, question: this.asked(live) };
  });

  /** The version that is drawn: a scene is seen over the position that it judges, until it comes to its end. */
  private readonly drawn = $derived.by(() => {
    const { frame } = this.film;
    if (!frame) return this.start;
    const isAtEnd = this.scene.busy && !this.scene.judging;
    return frame.scene && isAtEnd ? frame.version : frame.board;
  });
  /** The scene that the film shows once more, by its place there; empty if it shows none. */
  readonly replayed = $derived.by(() => (this.film.returned && this.film.frame?.scene ? String(this.film.at) : ''));
  /** What it consists of. */
  get looked(): Scene | null {
    const lines = this.film.frame?.captions.map((place) => this.film.lines[place]) ?? [];
    return this.replayed ? (scenesOf(lines, this.panels)[0] ?? null) : null;
  }
  /** The log, as far as it was told. */
  readonly log: LogLine[] = $derived.by(() => {
    if (!this.film.running && !this.back) return this.live.log;
    const shown = this.film.frame?.captions.at(-1) ?? -1;
    const hidden = new Set(this.film.lines.slice(shown + 1));
    return this.live.log.filter((line) => !hidden.has(line));
  });

  /** The film runs, and then I am asked. */
  readonly awaits = $derived.by(() => this.film.holding && this.live.table?.question?.mine === true);
  /** I am asked, as far as I can know it: who looks elsewhere is called at once, who watches after the film. */
  readonly called = $derived.by(() => {
    const table = this.hidden ? this.live.table : this.table;
    return table?.question?.mine === true && !table.curtain;
  });
  /** The turns of others since my last one. */
  readonly since = $derived.by(() => {
    const { table } = this.live;
    const isMine = table?.question?.mine === true || Boolean(table?.settling);
    return table ? sinceMine(this.turns, table.seat, isMine) : [];
  });

  /** How far it is to my turn, while the film runs and I am asked after it. */
  readonly distance = $derived.by(() => {
    const here = this.film.last?.turn;
    if (!this.awaits || this.film.past || here === undefined) return null;
    const played = this.film.frames.filter((frame) => this.film.seatOf(frame) !== null);
    const turns = [...new Set(played.map((frame) => frame.turn))];
    return turns.includes(here) ? { turn: turns.indexOf(here) + 1, turns: turns.length } : null;
  });

  /** What is lit on the board: the things that are told about, or of the turn or line that is pointed at. */
  readonly lit: Lit | null = $derived.by(() => {
    if (this.pointed) return this.pointed;
    if (this.scene.busy || this.film.frame?.scene) return null;
    const line = this.film.holding ? this.film.told : null;
    return line && { ...lit(thingsOf(line), line.seat ?? null), from: line.from, to: line.to, told: true };
  });
  /** Point at things of the log or the strip without changing the position. */
  point(of: Turn | LogLine | null): void {
    if (!of) this.pointed = null;
    else if ('version' in of) this.pointed = lit(thingsOf(of), of.seat ?? null);
    else {
      const lines = this.live.log.filter((line) => line.turn === of.turn);
      this.pointed = lit([...new Set(lines.flatMap(thingsOf))], of.seat);
    }
  }

  /** What somebody who has come back has not seen. */
  readonly missed = $derived.by(() => {
    const frames = this.film.frames.slice(this.film.at + 1);
    const turns = new Set(frames.map((frame) => frame.turn));
    const captions = frames.flatMap((frame) => frame.captions);
    const steps = new Set(captions.map((place) => this.film.lines[place].version)).size;
    return { frames, steps, turns: this.turns.filter((each) => turns.has(each.turn)) };
  });
  get over(): boolean {
    return this.live.table?.status === 'over';
  }

  /** How the table was after a version; one that nobody could see anything of is drawn as the next one. */
  private position(version: number): Position {
    const later = () => [...this.positions.values()].filter((each) => each.version > version);
    const { view, scores } =
      this.positions.get(version) ?? later().sort((one, other) => one.version - other.version)[0] ?? this.live.table!;
    return { version, view, scores };
  }

  /** Whose turn is told, asked nothing: nothing can be done before the present. */
  private asked(live: TableAnswer): TableAnswer['question'] {
    const who = this.film.actor ?? live.question?.who;
    if (who === undefined || who === null) return null;
    return { who, rule: '', mine: false, prompt: null, moves: [], blocked: [], secret: false, idle: false, ledger: [] };
  }

  /** Keeps where everything lies before something else is drawn. */
  remember: (things: string[]) => void = () => {};

  private change(next: Frame | null): void {
    settings.hurry = motionOf(this.speed);
    beforeChange();
    const lines = next?.captions.map((place) => this.film.lines[place]) ?? [];
    this.remember(lines.flatMap((line) => [...thingsOf(line), line.from]).filter(Boolean));
    queueMicrotask(() => this.mark());
  }

  /** What was shown is seen. */
  private mark(): void {
    const version = (this.film.holding && !this.film.past ? this.film.frame?.version : this.live.table?.version) ?? -1;
    if (version <= this.told || this.back) return;
    this.told = version;
    keepSeen(this.live.id, { version, at: Date.now() });
    this.live.see(version);
  }

  // ---- what is heard

  /** The words of the table are there: nothing was told before, because nobody could have read it. */
  speak(say: (said: Said) => string): void {
    const isFirst = !this.say;
    this.say = say;
    if (isFirst && this.live.table) this.hear(null, this.live.table);
  }

  /** The table has changed, or was told for the first time. */
  private hear(before: TableAnswer | null, now: TableAnswer, anew = false): void {
    this.turns = mergedTurns(this.turns, now.turns, now.since);
    this.keep(now);
    if (!this.say) return;
    if (before) this.tellTaken(before, now);
    if (before && before.version !== now.version) settings.hurry = 1;
    if (before) beforeChange();
    if (!now.view || now.curtain) return this.present();
    if (!before?.view) return this.open(now, before !== null);
    if (before.seat !== now.seat || before.curtain) return this.turnTo(now);
    if (before.version !== now.version) {
      this.goOn(before, now);
      if (anew) this.offer();
    } else if (Boolean(before.settling) !== Boolean(now.settling)) this.still();
  }

  /** I took something back: a move that was held leaves no line, so it is seen by its being gone. */
  private tellTaken(before: TableAnswer, now: TableAnswer): void {
    const fresh = this.live.log.filter((line) => line.version > before.version);
    const mine = fresh.findLast((line) => isUndo(line) && line.seat === now.seat && now.seat !== null);
    const isFreed = before.settling && !now.settling && before.version === now.version;
    if (!mine && !isFreed) return;
    const isTurn = mine !== undefined && (mine.key === UNDONE_TURN || Boolean(before.settling));
    this.flashFor(isTurn ? 'web.story.taken_turn' : 'web.story.taken', UNDONE_MS);
  }

  private keep(now: TableAnswer): void {
    if (now.view) this.positions.set(now.version, { version: now.version, view: now.view, scores: now.scores });
    const [oldest] = this.positions.keys();
    if (this.positions.size > MOST_KEPT) this.positions.delete(oldest);
  }

  private present(): void {
    this.film.reset();
    this.waiting = false;
    this.back = null;
  }

  /** New lines come at the end of the log. */
  private goOn(before: TableAnswer, now: TableAnswer): void {
    if (this.waiting) return; // told when the positions are there
    const fresh = this.live.log.filter((line) => line.version > before.version);
    const own = lastOwn(fresh, now.seat);
    const story = storyOf(this.live.log, now.seat);
    if (own >= 0) this.begin(story.filter((line) => line.version < own));
    else this.film.cut(undone(fresh.some(isUndo) ? this.live.log : []));
    if (!this.film.holding) this.start = Math.max(own, before.version);
    this.tell(
      story.filter((line) => line.version > before.version && line.version >= own),
      now,
    );
  }

  /** A decision of mine ends the film. */
  private begin(told: LogLine[]): void {
    this.back = null;
    this.film.halt('back', false, 0);
    beforeChange();
    this.film.load(told);
  }

  private tell(lines: LogLine[], now: TableAnswer, limit?: number): void {
    if (!lines.length) return void (this.film.holding || this.still());
    if (this.speed === 'instant') this.still(0);
    else if (!lines.every((line) => this.isReady(line.version))) void this.fetch(lines[0].version - 1, now);
    this.film.append(lines, {
      asked: this.runsOut(now),
      answered: this.onlyAnswered(lines, now),
      watched: now.seat === null,
      limit,
    });
    queueMicrotask(() => this.mark());
  }

  /** What changes without a film. What I did myself moves at any speed: only the others' turns are told at one. */
  private still(hurry = 1): void {
    settings.hurry = hurry;
    beforeChange();
    queueMicrotask(() => this.mark());
  }

  private runsOut(now: TableAnswer): boolean {
    return now.question?.mine === true && now.settings.pace?.kind === 'live' && now.deadline !== null;
  }
  /** Others had to answer within my turn, and I am on again. */
  private onlyAnswered(lines: LogLine[], now: TableAnswer): boolean {
    const mine = this.live.log.findLast((line) => line.seat === now.seat && line.by !== 'rule');
    return now.question?.mine === true && lines.every((line) => line.turn === mine?.turn);
  }

  // ---- coming back

  /** The table is seen for the first time on this page. */
  private open(now: TableAnswer, begins: boolean): void {
    const kept = lastSeen(now.id);
    const seen = Math.max(kept?.version ?? -1, now.seen, lastOwn(this.live.log, now.seat));
    const from = seen < 0 && !begins && now.seat === null ? now.version : Math.max(seen, 0);
    const missed = storyOf(this.live.log, now.seat).filter((line) => line.version > from);
    const steps = byVersion(missed).filter((lines) => actorOf(lines) !== null).length;
    if (!steps || !this.isShown(now, begins)) return this.arrive();
    const isAsked = settings.back === 'ask' && steps > STEPS_UNASKED && seen >= 0 && !begins;
    const at = kept && kept.version >= from ? kept.at : 0;
    this.start = from;
    void this.fetch(from - 1, now).then(() => this.comeBack(from, isAsked ? at : null));
  }

  private isShown(now: TableAnswer, begins: boolean): boolean {
    return this.speed !== 'instant' && !this.runsOut(now) && (begins || settings.back !== 'skip');
  }

  /** At once in the present. */
  private arrive(): void {
    this.film.load(storyOf(this.live.log, this.live.table!.seat));
    this.waiting = false;
    queueMicrotask(() => this.mark());
  }

  /** What was missed runs as a film, or is offered: then the board shows when it was left, at that time. */
  private comeBack(from: number, asked: number | null): void {
    const now = this.live.table!;
    const story = storyOf(this.live.log, now.seat);
    this.film.load(story.filter((line) => line.version <= from));
    this.film.halt('back', asked !== null);
    this.back = asked === null ? null : { seen: { version: from, at: asked } };
    this.live.before ??= { ...now, ...this.position(from) }; // what has changed since then is marked
    this.waiting = false;
    this.tell(
      story.filter((line) => line.version > from),
      now,
      asked === null ? undefined : CATCH_UP_MS,
    );
  }

  /** At a hot seat somebody else looks now: what others did since this seat's last decision. */
  private turnTo(now: TableAnswer): void {
    const own = lastOwn(this.live.log, now.seat);
    const story = storyOf(this.live.log, now.seat);
    this.present();
    this.positions.clear();
    this.complete = -1;
    this.keep(now);
    this.start = own;
    this.film.load(own < 0 ? story : story.filter((line) => line.version <= own));
    if (own >= 0)
      this.tell(
        story.filter((line) => line.version > own),
        now,
      );
  }

  /** The page is hidden, or looked at again. */
  look(visible: boolean): void {
    if (visible) this.offer();
    this.hidden = !visible;
    this.film.halt('hidden', !visible, 0);
  }
  /** Somebody is here again, after the page was hidden or cut off: much that waits is offered, or left out. */
  private offer(): void {
    if (!this.film.running || this.isTimed()) return;
    if (settings.back === 'skip') return this.film.skip();
    const steps = new Set(this.film.frames.slice(this.film.at + 1).map((frame) => frame.version)).size;
    if (settings.back !== 'ask' || steps <= STEPS_UNASKED) return;
    this.back ??= { seen: lastSeen(this.live.id) ?? { version: this.film.frame?.version ?? -1, at: 0 } };
    this.film.halt('back', true);
    this.film.offer(CATCH_UP_MS);
  }
  private isTimed(): boolean {
    return this.live.table !== null && this.runsOut(this.live.table);
  }

  /** Watch what happened meanwhile. */
  watch(): void {
    this.back = null;
    this.film.halt('back', false, 0);
  }
  /** The present, at once. */
  skip(): void {
    this.back = null;
    this.passed = this.live.table?.version ?? -1;
    this.film.halt('back', false, 0);
    this.film.skip();
    this.flashFor(this.live.table?.question?.mine === true ? 'web.story.now_yours' : 'web.story.now', NOW_MS);
  }
  private flashFor(flash: Story['flash'], ms: number): void {
    this.flash = flash;
    clearTimeout(this.fade);
    this.fade = setTimeout(() => (this.flash = ''), ms);
  }

  // ---- the tape

  toggle(): void {
    if (this.back) this.watch();
    else if (this.film.holding) this.film.toggle();
    else void this.again();
  }
  /** One step back, or one turn. */
  async stepBack(turn = false): Promise<void> {
    await this.need();
    if (turn) this.film.turn(-1);
    else this.film.previous();
  }

  // ---- positions

  private isReady(version: number): boolean {
    return version <= this.complete || this.positions.has(version);
  }

  /** The positions after a version, as this seat saw them; without them, captions are told over what there is. */
  private async fetch(after: number, now: TableAnswer): Promise<void> {
    let next = Math.max(-1, after);
    try {
      for (let whole = false; !whole;) {
        const found = await api.film(now.id, next, now.version, now.seat);
        for (const { version, view, scores } of found.steps) this.positions.set(version, { version, view, scores });
        whole = found.whole || found.upto <= next;
        next = found.upto;
      }
    } catch {
      // The board stays as it is; nobody waits for it.
    }
    this.complete = Math.max(this.complete, now.version);
    this.film.poke();
  }

  /** Look again at the turns since my last one, from the first or from one of them. */
  async again(turn?: Turn): Promise<void> {
    const first = turn ?? this.since[0];
    await this.need();
    const place = this.film.frames.findIndex((frame) => frame.turn === first?.turn);
    this.film.again(Math.max(0, place));
  }

  /** What can be looked at again may lie before what this page has seen. */
  private async need(): Promise<void> {
    const missing = this.film.lines.find((line) => !this.isReady(line.version));
    if (missing) await this.fetch(missing.version - 1, this.live.table!);
  }
}

/** What holds as long as the board does not show the present. */
const QUIET = {
  may_undo: false,
  curtain: false,
  deadline: null,
  asked_at: null,
  status: 'running',
  ranking: null,
  result: null,
} as const;
