/** Kingdomino's part of what a click means: the domino in hand, how it is turned, and where it would lie. */
import type { MoveOffer } from '../../lib/game';
import { t, words } from '../../lib/words.svelte';
import { ended, switchedOn } from '../../table/facts';
import type { BoardAction, BoardParts } from '../../table/parts';
import type { Pointing } from '../../table/pointing.svelte';
import { type Cell, cellOf, nearest, nextTurn, type Placement, placements, spotOf, turnsOf } from './place';
import type { Faces, View } from './view';

const HALF_TURN = 2;

export class KingdominoParts implements BoardParts {
  turn = $state(0);

  constructor(
    readonly sight: Pointing,
    private phone: () => boolean,
  ) {}

  readonly view = $derived.by(() => this.sight.viewAs<View>());
  readonly before = $derived.by(() => this.sight.beforeAs<View>());
  readonly faces = $derived.by(() => this.sight.game.components.dominoes as Faces);
  /** Every legal place, in all rotations; and those of this one. */
  readonly all = $derived.by(() => placements(this.sight.moves, this.sight.game.phrases));
  /** The domino that is to be placed, and its halves. */
  readonly domino = $derived.by(() => (this.all.length ? this.view.current[this.view.position].domino : 0));
  readonly held = $derived.by(() => (this.domino ? this.faces[this.domino] : null));
  readonly here = $derived.by(() => this.all.filter((each) => each.turn === this.turn));
  readonly turns = $derived.by(() => turnsOf(this.all));
  /** The place that was pointed at and waits for its button. */
  readonly aimedAt = $derived.by(() => this.placementOf(this.sight.aimed?.move ?? this.sight.unconfirmed));
  /** The place under the pointer or the focus, or the one that a hint proposes. */
  private readonly hot = $derived.by(() => this.placementOf(this.sight.hovered));
  /** The place that is shown as if the domino lay there. */
  readonly bright = $derived.by(() => this.aimedAt ?? this.hot);

  private placementOf(move: MoveOffer | null): Placement | null {
    return this.all.find((each) => each.move.index === move?.index) ?? null;
  }

  kingdomName(seat: number): string {
    const { me, names } = this.sight;
    return seat === me ? t('web.kingdomino.yours') : t('web.kingdomino.kingdom_of', { who: names[seat] });
  }
  /** What nobody has seen is in the pile, but for what was taken out of the match. */
  get pileName(): string {
    return t(this.view.unseen.length === this.view.pile ? 'web.kingdomino.pile' : 'web.kingdomino.unseen');
  }

  rotate(step = 1): void {
    this.turnTo(nextTurn(this.all, this.turn, step));
  }
  get mayFlip(): boolean {
    return this.turns.includes((this.turn + HALF_TURN) % 4);
  }
  flip(): void {
    this.turnTo(this.mayFlip ? (this.turn + HALF_TURN) % 4 : this.turn);
  }
  private turnTo(turn: number): void {
    this.turn = turn;
    this.sight.forget();
    this.show(null);
  }

  /** The place that a point of the kingdom means. */
  private at(point: Cell): Placement | null {
    return nearest(this.here, cellAt(point), point);
  }

  spots(move: MoveOffer): string[] {
    return move.verb === 'place' ? [spotOf(move)] : move.things;
  }

  /** A click on the kingdom: it means a placement, or a cell where the domino has to be turned. */
  click(point: Cell, touch: boolean): void {
    const cell = cellAt(point);
    const meant = this.at(point);
    const again = touch && meant?.spot === this.aimedAt?.spot;
    this.sight.point(meant && !again ? meant.spot : `cell:${cell.x},${cell.y}`, touch);
  }

  /** The pointer, or what it carries, is over a point of the kingdom, or over none. */
  hover(point: Cell | null): void {
    this.show(point && this.at(point));
  }
  /** What is carried shows where it would lie: no finger has to look first. */
  drop(): void {
    if (this.hot) this.sight.point(this.hot.spot);
    this.show(null);
  }
  /** Show the domino as if it lay there; the place that waits for its button comes first. */
  private show(placement: Placement | null): void {
    this.sight.hovered = (this.aimedAt ?? placement)?.move ?? null;
  }

  /** Pointing at a cell turns the domino so that it fits there. */
  point(spot: string): boolean {
    return spot.startsWith('cell:') && !spot.includes('@') && this.turnAt(cellOf(spot));
  }

  /** Turn the domino to the next rotation that fits a cell. */
  private turnAt(cell: Cell): boolean {
    for (let step = 1; step <= 4; step++) {
      const wish = (this.turn + step) % 4;
      const turned = this.all.filter((each) => each.turn === wish);
      const found = nearest(turned, cell, { x: cell.x + 0.5, y: cell.y + 0.5 });
      if (!found) continue;
      this.turn = wish;
      this.sight.aim(found.move, found.spot);
      return true;
    }
    return false;
  }

  /** A new domino starts in a rotation that has a place. */
  renew(): void {
    if (this.turns.length && !this.turns.includes(this.turn)) this.turn = this.turns[0];
  }
  /** What a hint proposes lies there as if it were held. */
  propose(move: MoveOffer | null): void {
    const found = this.placementOf(move);
    if (found) this.turn = found.turn;
    if (found || this.hot) this.show(found);
  }

  button(move: MoveOffer): Partial<BoardAction> {
    const found = this.placementOf(move);
    return found ? { label: t('web.kingdomino.place_here'), gain: words.signed(found.gain) } : {};
  }
  actions(): BoardAction[] {
    const discard = this.sight.moveFor('discard');
    return [
      ...(this.turns.length > 1
        ? [{ label: t('web.kingdomino.rotate'), icon: 'rotate', key: 'R', run: () => this.rotate() }]
        : []),
      ...(discard ? [this.sight.button(discard, { icon: 'x', primary: true })] : []),
    ];
  }
  /** The prompt says what a claim or a place would bring, the place its points; a tip would cover its neighbours. */
  tips(): boolean {
    return false;
  }
  guidance(): string {
    return this.all.length ? t('web.kingdomino.spots', { here: this.here.length, all: this.all.length }) : '';
  }
  facts(): string[] {
    const { table, game } = this.sight;
    const { round, rounds, pile } = this.sight.viewAs<View>();
    const running = table.status === 'running';
    if (this.phone()) return [...ended(table), ...(running && round ? [t('core.round_number', { round })] : [])];
    return [
      ...ended(table),
      ...(running && round ? [t('core.round_of', { round, rounds })] : []),
      ...(running ? [t('web.kingdomino.in_pile', { count: pile })] : []),
      ...switchedOn(table, game),
    ];
  }
}

const cellAt = ({ x, y }: Cell): Cell => ({ x: Math.floor(x), y: Math.floor(y) });
