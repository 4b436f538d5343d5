/** Minerva's part of what a click means: a place before its tile, a residence with its direction, a sale. */
import type { MoveOffer } from '../../lib/game';
import { thingOf } from '../../lib/narrow';
import { t } from '../../lib/words.svelte';
import type { BoardAction, BoardParts } from '../../table/parts';
import { wishFor } from '../../table/queue.svelte';
import type { Pointing } from '../../table/pointing.svelte';
import { actions, button, facts, guidance } from './dock';
import type { Line, View, Way } from './view';

type Mode = 'idle' | 'action' | 'sell' | 'tile' | 'residence' | 'move' | 'direction' | 'hire' | 'ask';

export class MinervaParts implements BoardParts {
  /** A place chosen before the tile. */
  place = $state('');
  /** The cell of a residence, laid or about to be, that was pointed at. */
  private picked = $state('');
  /** The direction that was tapped once, and the one under the pointer or focus. */
  way = $state<Way | null>(null);
  hot = $state<Way | null>(null);
  selling = $state(false);
  /** How often to exchange. */
  times = $state(1);
  /** The line that was just activated, for the light that runs along it. */
  lighted = $state.raw<string[]>([]);
  /** The direction that follows when the residence is there. */
  private later: { cell: string; way: Way } | null = null;

  constructor(
    readonly sight: Pointing,
    private toCity: () => void,
    /** Whether the tiles on offer lie there small: a finger then looks at them closely. */
    private small: () => boolean,
  ) {}

  readonly view = $derived.by(() => this.sight.viewAs<View>());
  readonly mode: Mode = $derived.by(() => modeOf(this.sight.moves, this.view));
  /** The cell of the residence, laid or about to be, whose direction is being chosen. */
  readonly residenceCell = $derived(this.mode === 'direction' ? (this.view.residence ?? '') : this.picked);
  readonly lines = $derived.by(() => (this.residenceCell && this.view.lines?.[this.residenceCell]) || null);
  /** The direction whose line is shown. */
  readonly shown = $derived(this.hot ?? this.way);
  readonly line: Line | null = $derived.by(() => (this.lines && this.shown ? this.lines[this.shown] : null));

  /** A place is asked for. */
  readonly placing = $derived.by(() => this.mode === 'tile' || this.mode === 'move' || this.mode === 'residence');
  /** The empty cells to choose from; without a move, before the tile. */
  readonly cells: { cell: string; move: MoveOffer | null }[] = $derived.by(() => {
    if (this.placing)
      return this.sight.moves.flatMap((move) =>
        move.verb === 'place' ? [{ cell: move.things[0].slice(5), move }] : [],
      );
    const open = this.mode === 'action' && !this.residenceCell ? (this.view.places ?? []) : [];
    return open.map((cell) => ({ cell, move: null }));
  });
  /** The own tiles that can be chosen, with their moves. */
  readonly ready = $derived.by(
    () =>
      new Map(
        this.sight.moves
          .filter((move) => (move.verb === 'assistant' && !this.selling) || move.verb === 'choose')
          .map((move) => [move.things[0].slice(4), move]),
      ),
  );

  /** Sales wait until they are wished, or a payment needs them; a direction is chosen before anything else. */
  among(moves: MoveOffer[]): MoveOffer[] {
    if (this.residenceCell) return moves.filter((move) => move.verb === 'activate');
    const mayWait = this.mode === 'action' || this.mode === 'hire';
    return mayWait ? moves.filter((move) => (move.verb === 'sell') === this.selling) : moves;
  }
  /** The same tile may lie in two pairs. */
  spots(move: MoveOffer): string[] {
    const [pair, tile] = move.things;
    return move.verb === 'build_half' ? [`${tile}@${pair}`] : move.things;
  }

  point(spot: string, touch: boolean): boolean {
    const name = spot.slice(spot.indexOf(':') + 1);
    if (spot.startsWith('cell:')) return this.pointPlace(name);
    if (spot.startsWith('own:')) return this.pointOwn(name);
    if (spot.startsWith('dir:')) return this.pointWay(name as Way, touch);
    const closely = touch && this.small() && spot.startsWith('tile:');
    if (closely) this.sight.open(thingOf(spot));
    return closely;
  }

  /** An empty place before its tile, or the place of a residence, whose direction is asked first. */
  private pointPlace(cell: string): boolean {
    if (this.mode === 'residence' && this.sight.moveFor('place', `cell:${cell}`)) this.pick(cell);
    else if (this.mode === 'action') {
      this.picked = '';
      this.place = this.place === cell ? '' : cell;
    } else return false;
    return true;
  }

  /** A residence of mine for an assistant; its direction is asked first. */
  private pointOwn(cell: string): boolean {
    const usable = this.sight.moveFor('assistant', `own:${cell}`) !== undefined;
    if (usable) this.pick(cell);
    return usable;
  }

  /** No direction has anything to activate: there is nothing to ask. */
  private isIdle(cell: string): boolean {
    const lines = this.view.lines?.[cell];
    return !!lines && Object.values(lines).every((line) => !line.tiles.some((tile) => tile.acts));
  }

  private pick(cell: string): void {
    const { sight } = this;
    const first = sight.moveFor('place', `cell:${cell}`) ?? sight.moveFor('assistant', `own:${cell}`);
    if (first && this.isIdle(cell)) return sight.play(first);
    this.picked = this.picked === cell ? '' : cell;
    this.way = this.hot = null;
    this.place = '';
    this.sight.refused = null;
  }

  /** A direction is weighed as its move is, or the one that brings the residence there first. */
  private pointWay(way: Way, touch: boolean): boolean {
    const first = this.firstFor(way);
    if (first && this.way !== way && this.sight.looksFirst(first, touch)) this.way = way;
    else this.activate(way);
    return true;
  }

  /** The move that leads to a direction now. */
  private firstFor(way: Way): MoveOffer | undefined {
    const { sight, residenceCell: cell } = this;
    return (
      sight.moveFor('activate', `dir:${way}`) ??
      sight.moveFor('place', `cell:${cell}`) ??
      sight.moveFor('assistant', `own:${cell}`)
    );
  }

  activate(way: Way): void {
    const { sight, residenceCell: cell } = this;
    const first = this.firstFor(way);
    if (!first) return;
    this.lighted = this.lines?.[way].tiles.filter((tile) => tile.acts).map((tile) => tile.cell) ?? [];
    this.later = first.verb === 'activate' ? null : { cell, way };
    sight.play(first);
  }

  /** Escape and Back: the last thing in mind is forgotten. */
  back(): boolean {
    if (this.sight.inspected) return false;
    if (this.way) this.way = null;
    else if (this.picked) this.picked = '';
    else if (this.place) this.place = '';
    else if (this.selling) this.selling = false;
    else return false;
    return true;
  }

  renew(): void {
    this.way = this.hot = null;
    this.times = 1;
    if (this.mode === 'sell') return; // the sale is part of the action, what follows is kept
    const follows = this.follows();
    if (follows) return this.sight.queue.set([wishFor(follows)]);
    if (this.mode !== 'action' || this.picked) this.picked = '';
    if (this.mode === 'residence' && this.place && this.sight.moveFor('place', `cell:${this.place}`))
      this.picked = this.place;
    this.later = null;
    this.place = '';
    if (this.mode !== 'action' && this.mode !== 'hire') this.selling = false;
  }

  /** The move that was already said: the place of a tile, the direction of a residence. */
  private follows(): MoveOffer | undefined {
    if (this.mode === 'tile' && this.place) return this.sight.moveFor('place', `cell:${this.place}`);
    if (this.mode === 'direction' && this.later?.cell === this.view.residence)
      return this.sight.moveFor('activate', `dir:${this.later?.way}`);
    return undefined;
  }

  button(move: MoveOffer): Partial<BoardAction> {
    return button(this, move);
  }
  actions(): BoardAction[] {
    return actions(this, this.toCity);
  }
  asked(): string {
    return this.residenceCell && this.mode !== 'direction' ? t('minerva.prompt.direction') : '';
  }
  guidance(): string {
    return guidance(this);
  }
  counts(view: unknown, seat: number): Record<string, number> {
    const { denarius = 0, glory = 0, ...resources } = (view as View).players[seat].goods;
    const all = Object.values(resources).reduce((sum, each) => sum + each, 0);
    return { resources: all, denarii: denarius, glory };
  }
  facts(): string[] {
    return facts(this);
  }
  ownVerbs(): boolean {
    return true;
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
