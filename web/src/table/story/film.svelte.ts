/** The film: lines of the log that are told one after the other while the match has gone on already. */
import type { LogLine } from '../../lib/game';
import {
  AGAIN_MS,
  ANSWERED_MS,
  ASKED_MS,
  BEHIND_MS,
  BRIEF_MS,
  type Caption,
  crowded,
  type Frame,
  limitOf,
  type Manner,
  plan,
  type Speed,
  summaries,
  timeOf,
  UNDONE_MS,
} from '../pace';
import { isUndo } from './steps';

/** Why what waits is told more quickly than usual. */
interface Haste {
  /** I am asked, and my clock runs. */
  asked?: boolean;
  /** Others only had to answer a move of mine. */
  answered?: boolean;
  /** Somebody only watches. */
  watched?: boolean;
  /** Somebody has come back: with this limit, and at the speed that was chosen, however much waits. */
  limit?: number;
}

interface Projector {
  speed: () => Speed;
  /** How long a caption is, in the reader's language. */
  letters: (line: LogLine) => number;
  /** Whether the board can be drawn as it was after a version. */
  ready: (version: number) => boolean;
  /** Something else will be drawn: a frame, or the present. */
  change: (next: Frame | null) => void;
  /** How scenes are shown, and whether a line belongs to one that has a panel. */
  manner: () => Manner;
  staged: (line: LogLine) => boolean;
  /** Whether a line tells that nothing came of something. */
  brief: (line: LogLine) => boolean;
}

export class Film {
  lines = $state.raw<LogLine[]>([]);
  frames = $state.raw<Frame[]>([]);
  /** The frame that is told, or was told last; -1: the position before the first. */
  at = $state(-1);
  /** The board does not show the present: the film runs, or is looked at again. */
  holding = $state(false);
  playing = $state(true);
  /** So many frames were told to their end. */
  private seen = $state(0);
  /** The last frame that it has come to. */
  private furthest = $state(-1);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;
  private left: number | null = null;
  /** What stops the time: the pointer, an open detail, a hidden page. */
  private stops = new Set<string>();
  /** When what waits began to wait. */
  private began = 0;
  private haste: Haste = {};

  constructor(private readonly projector: Projector) {}

  /** Nothing was told yet of what is new: the position before it is shown. */
  private entering = $state(false);

  readonly frame = $derived(this.entering || this.at < 0 ? null : (this.frames[this.at] ?? null));
  /** The line that is told. */
  readonly told = $derived(this.frame ? this.lines[this.frame.captions[0]] : null);
  /** The line that is told, or was told last; while nothing is told yet, the first that will be. */
  readonly last = $derived.by(() => (this.latest ? this.lines[this.latest.captions[0]] : null));
  /** Who acts there. */
  readonly actor = $derived.by(() => (this.latest ? this.seatOf(this.latest) : null));
  private readonly latest = $derived.by(() => this.frames[this.entering ? this.at + 1 : this.at] ?? null);
  /** What is looked at was seen before. */
  readonly past = $derived(this.holding && !this.entering && this.at < this.seen);
  /** What is looked at was told before, even if the film has not come to its end. */
  readonly returned = $derived(this.past || (this.holding && !this.entering && this.at < this.furthest));
  /** The film shows something new. */
  readonly running = $derived(this.holding && !this.past);

  /** Who acts in a frame; in a scene, nobody. */
  seatOf(frame: Frame): number | null {
    if (frame.scene) return null;
    return frame.captions.map((place) => this.lines[place].seat).find((seat) => seat !== null) ?? null;
  }

  // ---- what is told

  /** Forget the story: a new one begins. */
  reset(): void {
    this.finish();
    this.lines = [];
    this.frames = [];
    this.at = -1;
    this.seen = 0;
    this.furthest = -1;
  }

  /** The present, at once, and only what came after a version can be looked at again. */
  begin(after: number): void {
    this.load(this.lines.filter((line) => line.version > after));
  }

  /** What was told already, and can be looked at again. */
  load(lines: LogLine[]): void {
    this.reset();
    this.lines = lines;
    this.plan();
    this.finish();
  }

  /** These lines come next. */
  append(lines: LogLine[], haste: Haste = {}): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines];
    this.haste = haste;
    if (!this.holding) this.began = performance.now();
    this.plan();
    if (this.projector.speed() === 'instant' && !this.holding) return this.finish();
    if (this.holding) return this.poke();
    this.holding = this.playing = this.entering = true;
    this.left = 0;
    if (!this.stops.size) this.advance();
  }

  /** Drop what was not told yet of these versions: it was taken back. */
  cut(versions: Set<number>): void {
    if (!versions.size) return;
    const told = this.frames.slice(0, this.holding ? this.at + 1 : undefined).flatMap((frame) => frame.captions).length;
    this.lines = this.lines.filter((line, place) => place < told || !versions.has(line.version));
    this.plan();
  }

  /** Somebody has come back: what waits is told as if it had come just now, for so long at most. */
  offer(limit: number): void {
    this.haste = { limit };
    this.began = performance.now();
    this.plan();
  }

  /** The speed has changed, or the words have: what waits is told accordingly. */
  replan(): void {
    if (!this.holding) return;
    if (this.projector.speed() === 'instant') return this.skip();
    this.plan();
    this.left = null;
    this.schedule();
  }

  /** What waits, in frames; what was shown stays as it was. */
  private plan(): void {
    const first = this.holding ? this.at + 1 : this.frames.length;
    const shown = this.frames.slice(0, first);
    const from = shown.flatMap((frame) => frame.captions).length;
    const waiting = this.lines.slice(from).map((line) => this.caption(line));
    const frames = this.paced(waiting, this.turnsOfPeople(from)).map((frame) => ({
      ...frame,
      captions: frame.captions.map((place) => place + from),
    }));
    this.frames = [...shown, ...frames];
  }

  /** Who wants no film may look again at what was not shown: calmly. */
  private get pace(): Speed {
    const speed = this.projector.speed();
    return speed === 'instant' ? 'calm' : speed;
  }

  private caption(line: LogLine): Caption {
    const { version, turn, weight } = line;
    const own = isUndo(line) ? UNDONE_MS : this.projector.brief(line) ? BRIEF_MS : undefined;
    const ms = this.projector.speed() === 'step' ? undefined : own;
    const scene = this.projector.staged(line) ? { name: line.scene, stage: line.stage } : undefined;
    return { version, turn, weight: ms === UNDONE_MS ? 2 : weight, letters: this.projector.letters(line), ms, scene };
  }

  /** So many of the turns that wait were played by people: they play on while somebody reads. */
  private turnsOfPeople(from: number): number {
    return new Set(this.lines.slice(from).flatMap(({ by, turn }) => (by === 'person' ? turn : []))).size;
  }

  private paced(waiting: Caption[], turns: number): Frame[] {
    const speed = this.pace;
    const manner = this.projector.manner();
    const { asked, answered, watched, limit = limitOf(speed) } = this.haste;
    if (answered && speed !== 'step') return plan(waiting, 'quick', ANSWERED_MS, manner);
    const ends = this.timer === undefined ? performance.now() : this.due;
    const spent = this.holding ? ends - this.began : 0;
    const left = Math.max(limit - spent, Math.min(limit, ASKED_MS));
    const hurried = this.haste.limit === undefined ? crowded(speed, turns) : speed;
    if (!hurried) return summaries(waiting, manner);
    const frames = plan(waiting, hurried, asked ? Math.min(left, ASKED_MS) : left, manner);
    // Who goes step by step takes the time for it, and is not behind.
    const isBehind = watched && hurried !== 'step' && timeOf(frames) > BEHIND_MS;
    return isBehind ? summaries(waiting, manner) : frames;
  }

  // ---- the tape

  /** Show a frame. */
  go(place: number): void {
    this.projector.change(this.frames[place] ?? null);
    this.holding = true;
    this.entering = false;
    this.at = Math.max(-1, Math.min(this.frames.length - 1, place));
    this.furthest = Math.max(this.furthest, this.at);
    this.left = null;
    this.schedule();
  }

  /** The present, at once. */
  skip(): void {
    this.projector.change(null);
    this.finish();
  }

  next(): void {
    if (!this.holding) return;
    if (this.at + 1 >= this.frames.length) this.skip();
    else this.go(this.at + 1);
  }
  previous(): void {
    this.playing = false;
    this.go(this.holding ? Math.max(0, this.at - 1) : this.frames.length - 1);
  }
  /** The first frame of the turn before or after. */
  turn(by: 1 | -1): void {
    const turns = this.frames.map((frame) => frame.turn);
    const here = this.holding ? this.at : this.frames.length;
    const starts = turns.flatMap((turn, place) => (place && turns[place - 1] === turn ? [] : [place]));
    const place = by > 0 ? starts.find((each) => each > here) : starts.findLast((each) => each < here);
    if (place === undefined) return by > 0 ? this.skip() : this.go(0);
    this.go(place);
  }

  toggle(): void {
    if (!this.holding) return this.again();
    this.playing = !this.playing;
    if (this.playing) this.schedule();
    else this.keepTime();
  }

  /** Once more, from a frame on. */
  again(place = 0): void {
    if (!this.frames.length) return;
    this.playing = true;
    this.go(place);
  }

  /** Something stops the time, or does no longer. */
  halt(what: string, on: boolean, after = AGAIN_MS): void {
    if (on === this.stops.has(what)) return;
    if (on) {
      this.stops.add(what);
      this.keepTime();
      return;
    }
    this.stops.delete(what);
    if (this.holding && this.left !== null) this.left = Math.max(this.left, 0) + after;
    this.schedule();
  }

  /** The panel of a scene was shown to its end. */
  leaveScene(): void {
    if (this.frame?.scene && this.holding) this.next();
  }

  /** What was waited for is there: the board can be drawn. */
  poke(): void {
    if (this.holding && this.timer === undefined && this.left !== null) this.schedule();
  }

  // ---- time

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left = null;
  }

  private keepTime(): void {
    if (this.timer === undefined) return;
    const left = this.due - performance.now();
    this.stop();
    this.left = left;
  }

  private schedule(): void {
    const left = this.left;
    this.stop();
    this.left = left;
    if (!this.holding || !this.playing || this.stops.size) return;
    const here = this.frames[this.at];
    const time = left ?? (here?.scene || here?.ms || 0) + (this.frames[this.at + 1]?.pause ?? 0);
    if (!Number.isFinite(time)) return;
    this.due = performance.now() + time;
    this.timer = setTimeout(() => this.advance(), time);
  }

  private advance(): void {
    this.timer = undefined;
    this.left = 0;
    const next = this.frames[this.at + 1];
    if (!next) return this.skip();
    if (this.projector.ready(next.version)) this.go(this.at + 1);
  }

  private finish(): void {
    this.stop();
    this.at = this.frames.length - 1;
    this.seen = this.frames.length;
    this.holding = this.entering = false;
    this.playing = true;
  }
}
