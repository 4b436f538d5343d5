/** A scene as it is shown: stage by stage, to be stopped, skipped and seen again. */
import { BEFORE_MS, type Manner, SHORT_MS, STAGE_MS } from '../pace';
import type { Scene, Stage } from './scenes';

const linesOf = (scene: Scene): number => scene.stages.reduce((sum, { lines }) => sum + lines.length, 0);

export class ScenePlayer {
  scene = $state.raw<Scene | null>(null);
  /** The scene that comes next: first the position that it judges is seen. */
  coming = $state.raw<Scene | null>(null);
  /** The place of the stage that is shown. */
  at = $state(0);
  playing = $state(false);
  /** The last scene, to be seen again. */
  last = $state.raw<Scene | null>(null);
  /** Whether the scene of the end was shown, or need not be. */
  ended = $state(false);
  /** The scene of the end, as long as it is not over. */
  private end: Scene | null = null;
  private skipped = -1;
  /** The version of the scene that somebody saw come. */
  private seen = -1;
  /** The place of the stage with which what is waited for begins. */
  private from = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** It is seen once more, because the film has come there again. */
  private looked = false;
  /** How long a stage is shown: as what is said and what moves in it needs. */
  timeOf: (scene: Scene, stage: Stage) => number = () => STAGE_MS;

  /** A scene is shown, or will be in a moment: what others do then waits. */
  readonly busy = $derived(this.scene !== null || this.coming !== null);
  /** The board shows how it was before the scene, until that comes to its last stage. */
  readonly judging = $derived(this.coming !== null || (this.scene !== null && this.at < this.scene.stages.length - 1));

  constructor(private readonly manner: () => Manner) {}

  /** What has happened so far; `fresh` if somebody saw it come. */
  hear(found: Scene | undefined, fresh: boolean): void {
    if (!found || this.ended) return;
    const before = this.last;
    this.last = found;
    if (fresh) this.seen = found.version;
    if (this.seen !== found.version || this.manner() === 'off' || this.skipped === found.version) return;
    const grown = before?.version === found.version;
    if (grown && linesOf(before) === linesOf(found)) return;
    if (grown && this.scene) this.grow(found);
    else {
      // It may grow while it is waited for: then it begins where it would have begun.
      if (!grown) this.from = 0;
      else if (!this.timer) this.from = before.stages.length;
      this.announce(found, this.from);
    }
  }

  /** The film tells a scene line by line: what is told now belongs to the panel that is open. */
  private grow(found: Scene): void {
    if (this.manner() === 'short' && this.playing) this.open(found);
    else this.scene = found;
  }

  /** The match is over: its last scene comes when no other is shown. */
  finish(end: Scene): void {
    if (this.ended || this.end) return;
    if (this.manner() === 'off') {
      this.last = end;
      this.ended = true;
      return;
    }
    this.end = end;
    if (!this.scene && !this.timer) this.announce(end);
  }

  /** The match runs, perhaps again: its end has not come. */
  goOn(): void {
    this.ended = false;
    this.end = null;
  }

  private announce(scene: Scene, at = 0): void {
    this.coming = scene;
    this.wait(BEFORE_MS, () => this.open(scene, at));
  }

  /** Show a scene from a stage on; short is its end alone. */
  open(scene: Scene, at = 0): void {
    const manner = this.manner();
    this.last = this.scene = scene;
    this.coming = null;
    this.looked = false;
    this.at = manner === 'short' ? scene.stages.length - 1 : Math.min(at, scene.stages.length - 1);
    this.playing = manner !== 'waits';
    if (this.playing) this.wait(manner === 'short' ? SHORT_MS : this.time, () => this.step());
  }

  again(): void {
    this.skipped = -1;
    if (!this.last) return;
    this.halt();
    this.looked = false;
    this.coming = null;
    this.scene = this.last;
    this.at = 0;
    this.playing = false;
  }

  /** The film has come to a scene once more, which plays or waits as the film does; or has left it. */
  look(scene: Scene | null, plays: boolean): void {
    if (!scene) {
      if (this.looked) this.close();
      return;
    }
    if (this.manner() === 'off') return;
    const { last } = this;
    this.open(scene);
    this.last = last;
    this.looked = true;
    if (plays) return;
    this.halt();
    this.playing = false;
  }

  private get time(): number {
    const stage = this.scene?.stages[this.at];
    return stage ? (stage.ms ?? this.timeOf(this.scene!, stage)) : STAGE_MS;
  }

  private step(): void {
    if (!this.scene || !this.playing) return;
    if (this.at + 1 >= this.scene.stages.length) return this.close();
    this.at += 1;
    this.wait(this.time, () => this.step());
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.wait(this.time, () => this.step());
    else this.halt();
  }
  next(): void {
    this.go(this.at + 1);
  }
  previous(): void {
    this.go(this.at - 1);
  }
  /** To a stage by hand: then the scene waits there. */
  go(at: number): void {
    if (!this.scene) return;
    this.halt();
    this.playing = false;
    if (at >= this.scene.stages.length) this.skip();
    else this.at = Math.max(0, at);
  }
  skip(): void {
    this.skipped = (this.scene ?? this.coming)?.version ?? -1;
    this.close();
  }
  /** Somebody went to the present: what was shown on the way there is over. */
  pass(version: number): void {
    const shown = this.scene ?? this.coming;
    if (shown && shown !== this.end && shown.until <= version) this.skip();
  }
  close(): void {
    this.halt();
    this.looked = false;
    const { end, scene } = this;
    this.scene = this.coming = null;
    this.playing = false;
    if (!end) return;
    if (scene && scene !== end) return this.open(end);
    this.end = null;
    this.ended = true;
  }

  private wait(ms: number, then: () => void): void {
    this.halt();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      then();
    }, ms);
  }
  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
