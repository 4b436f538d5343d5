/** How somebody looks at a city: what is in view, and what moves it. */
import { untrack } from 'svelte';
import { cubicInOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../lib/settings.svelte';
import {
  around,
  type Camera,
  cuts,
  FINGER,
  framing,
  holds,
  MOUSE,
  panned,
  sees,
  type Size,
  WHOLE,
  zoomed,
} from './camera';
import { at, type Extent } from './view';

const coarse = new MediaQuery('(pointer: coarse)');

export class Look {
  size = $state<Size>({ width: 0, height: 0 });
  private readonly camera = new Tween<Camera>({ x: 0.5, y: 0.5, cell: 84 }, { easing: cubicInOut });
  /** Somebody moved it: it stays there as long as it can. */
  private manual = false;
  private last = '';

  constructor(
    private readonly extent: () => Extent,
    /** Whether the whole city is shown at rest, however small: nothing has to be hit. */
    private readonly resting: () => boolean,
    /** Whether a cell is lit. */
    private readonly lit: () => boolean,
  ) {}

  readonly now = $derived.by(() => this.camera.current);
  /** Whether some tile is out of view. */
  readonly isCut = $derived.by(() => this.size.width > 0 && cuts(this.now, this.size, this.extent()));
  private readonly least = $derived.by(() => (coarse.current ? FINGER : MOUSE));
  private readonly floor = $derived.by(() => (this.resting() ? WHOLE : this.least));

  /** In an effect: the view follows the city as it grows; once it was moved, only when the border would be outside. */
  follow(): void {
    const [extent, size, floor] = [this.extent(), { ...this.size }, this.floor];
    const border = Object.values(extent).join();
    untrack(() => {
      if (!size.width) return;
      const grown = this.last !== '' && this.last !== border;
      const sized = this.last === border;
      this.last = border;
      if (sized && this.manual) return;
      if (grown && holds(this.camera.target, size, extent)) return;
      this.manual = false;
      void this.camera.set(framing(extent, size, floor), { duration: grown ? settings.ms(360) : 0 });
    });
  }

  private move(next: Camera, ms = 0): void {
    this.manual = true;
    void this.camera.set(next, { duration: settings.ms(ms) });
  }
  /** The whole city; while a cell is lit none is smaller than what points at it needs. */
  fit(): void {
    const plain = framing(this.extent(), this.size, this.floor);
    const whole = framing(this.extent(), this.size, this.lit() ? this.least : WHOLE);
    this.move(whole, 360);
    this.manual = whole.cell < plain.cell;
  }
  /** Closer or further, about a point (from the middle of the view). */
  zoom(factor: number, point?: { x: number; y: number }, ms = 0): void {
    this.move(zoomed(this.camera.target, factor, point, this.least), ms);
  }
  /** By so many pixels. */
  pan(dx: number, dy: number, ms = 0): void {
    this.move(panned(this.camera.target, dx, dy, this.extent()), ms);
  }
  /** By so many cells. */
  step(x: number, y: number): void {
    this.pan(x * this.camera.target.cell, y * this.camera.target.cell, 120);
  }
  /** A point of the city comes to the middle. */
  centre(x: number, y: number, ms = 0): void {
    this.move({ ...this.camera.target, x, y }, ms);
  }
  /** A cell comes into view, if it is not. */
  show(cell: string): void {
    const { x, y } = at(cell);
    if (!this.sees(cell)) this.centre(x + 0.5, y + 0.5, 200);
  }
  sees(cell: string): boolean {
    return sees(this.camera.target, this.size, at(cell));
  }
  /** What stands round a cell must be within reach, too. */
  surround(cell: string): void {
    const next = around(this.camera.target, this.size, at(cell));
    if (next !== this.camera.target) void this.camera.set(next, { duration: settings.ms(200) });
  }
}
