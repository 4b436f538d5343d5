/** What the player has in mind before it is a move: a place, a residence with its direction, a sale. */
import type { MoveOffer } from '../../lib/game';
import type { Sight } from '../../table/sight.svelte';
import type { Line, View, Way } from './view';

export type Mode = 'idle' | 'action' | 'sell' | 'tile' | 'residence' | 'move' | 'direction' | 'hire' | 'ask';

/** How long a queued move waits before it is tried again, while another one is under way. */
const AGAIN_MS = 40;
const MOST_TRIES = 50;

export class Plan {
  /** A place chosen before the tile. */
  place = $state('');
  /** The residence, laid or about to be, whose direction is being chosen. */
  private picked = $state('');
  /** The direction that was tapped once, and the one under the pointer or focus. */
  way = $state<Way | null>(null);
  hot = $state<Way | null>(null);
  /** The cell under the pointer while a residence is being laid. */
  hover = $state('');
  selling = $state(false);
  /** How often to exchange. */
  times = $state(1);
  /** The line that was just activated, for the light that runs along it. */
  lighted = $state.raw<string[]>([]);
  /** The direction that follows when the residence is there. */
  private wish: { cell: string; way: Way } | null = null;
  private timer = 0;

  constructor(private look: () => Sight) {}

  readonly sight = $derived.by(() => this.look());
  readonly view = $derived.by(() => this.sight.view as unknown as View);
  readonly mode: Mode = $derived.by(() => modeOf(this.sight.moves, this.view));
  readonly spot = $derived(this.mode === 'direction' ? (this.view.residence ?? '') : this.picked);
  readonly lines = $derived.by(() => (this.spot && this.view.lines?.[this.spot]) || null);
  /** The direction whose line is shown. */
  readonly shown = $derived(this.hot ?? this.way);
  readonly line: Line | null = $derived.by(() => (this.lines && this.shown ? this.lines[this.shown] : null));

  moveFor(verb: string, thing: string): MoveOffer | undefined {
    return this.sight.moves.find((move) => move.verb === verb && move.things.includes(thing));
  }

  /** Somebody points at an empty place. */
  pointPlace(cell: string): void {
    const move = this.moveFor('place', `cell:${cell}`);
    if (this.mode === 'residence' && move) this.pick(cell);
    else if (move) this.sight.play(move);
    else if (this.mode === 'action') {
      this.picked = '';
      this.place = this.place === cell ? '' : cell;
    } else this.sight.refuse(`cell:${cell}`);
  }

  /** Somebody points at a tile of the own city. */
  pointOwn(cell: string): void {
    const chosen = this.moveFor('choose', `own:${cell}`);
    if (chosen) this.sight.play(chosen);
    else if (this.moveFor('assistant', `own:${cell}`)) this.pick(cell);
    else this.sight.refuse(`own:${cell}`);
  }

  private pick(cell: string): void {
    this.picked = this.picked === cell ? '' : cell;
    this.way = this.hot = null;
    this.place = '';
    this.sight.refused = null;
  }

  /** A direction: a finger looks first, a mouse has looked already. */
  pointWay(way: Way, touch: boolean): void {
    if (touch && this.way !== way) this.way = way;
    else this.activate(way);
  }

  activate(way: Way): void {
    const [sight, cell] = [this.sight, this.spot];
    const line = this.lines?.[way];
    const now = this.moveFor('activate', `dir:${way}`);
    const first = now ?? this.moveFor('place', `cell:${cell}`) ?? this.moveFor('assistant', `own:${cell}`);
    if (!first) return;
    this.lighted = line?.tiles.filter((tile) => tile.acts).map((tile) => tile.cell) ?? [];
    this.wish = now ? null : { cell, way };
    sight.play(first);
  }

  /** Escape and Back: the last thing in mind is forgotten. */
  back(): boolean {
    if (this.way) this.way = null;
    else if (this.picked) this.picked = '';
    else if (this.place) this.place = '';
    else if (this.selling) this.selling = false;
    else return false;
    return true;
  }

  /** The table has changed: go on with what was in mind, or forget it. */
  step(): void {
    clearTimeout(this.timer);
    this.way = this.hot = null;
    this.hover = '';
    this.times = 1;
    if (this.mode === 'sell') return; // the sale is part of the action, what follows is kept
    const queued = this.queued();
    if (queued) return this.follow(queued);
    if (this.mode !== 'action' || this.picked) this.picked = '';
    if (this.mode === 'residence' && this.place && this.moveFor('place', `cell:${this.place}`)) this.picked = this.place;
    this.wish = null;
    this.place = '';
    if (this.mode !== 'action' && this.mode !== 'hire') this.selling = false;
  }

  /** The move that was already said: the place of a tile, the direction of a residence. */
  private queued(): MoveOffer | undefined {
    if (this.mode === 'tile' && this.place) return this.moveFor('place', `cell:${this.place}`);
    if (this.mode === 'direction' && this.wish?.cell === this.view.residence) return this.moveFor('activate', `dir:${this.wish?.way}`);
    return undefined;
  }

  /** Make a queued move; the line to the server may still be busy with the one before. */
  private follow(move: MoveOffer, tries = MOST_TRIES): void {
    this.sight.play(move);
    if (tries) this.timer = window.setTimeout(() => this.follow(move, tries - 1), AGAIN_MS);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

function modeOf(moves: MoveOffer[], view: View): Mode {
  if (!moves.length) return 'idle';
  const verbs = new Set(moves.map((move) => move.verb));
  if (verbs.has('pass')) return 'action';
  if (verbs.has('activate')) return 'direction';
  if (verbs.has('hire_denarii') || verbs.has('hire_glory')) return 'hire';
  if (verbs.has('place')) return view.moving ? 'move' : view.laying === 'residence' ? 'residence' : 'tile';
  return verbs.size === 1 && verbs.has('sell') ? 'sell' : 'ask';
}
