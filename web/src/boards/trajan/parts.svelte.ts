/** Trajan's part of what a click means: the tray looked at, cards that were picked, tabs of a phone. */
import { untrack } from 'svelte';
import { type MoveOffer, operand } from '../../lib/game';
import type { BoardAction, BoardParts } from '../../table/parts';
import type { Pointing } from '../../table/pointing.svelte';
import { wishFor } from '../../table/queue.svelte';
import { type Bag, exact, fits, fitting, having, size, WILD } from './cargo';
import { actions, facts, guidance } from './dock';
import { type Tab, tabOf } from './tabs';
import type { Action, Choice, Components, Loads, Player, Sowing, View } from './view';

const MARKER = 'marker:';
const cardThing = (kind: string): string => (kind === WILD ? 'wild:commodity' : `good:${kind}`);

/** Two markers for a tray are pointed at in either order. */
function inAnyOrder(move: MoveOffer): MoveOffer[] {
  const [first, second] = move.things;
  return move.verb === 'put' && first !== second ? [move, { ...move, things: [second, first] }] : [move];
}

export class TrajanParts implements BoardParts {
  /** The tray that the pointer or the focus rests on. */
  over = $state(-1);
  picks = $state.raw<Bag>({});
  tab = $state<Tab>('circle');

  constructor(
    readonly sight: Pointing,
    private phone: () => boolean,
  ) {}

  readonly view = $derived.by(() => this.sight.viewAs<View>());
  readonly before = $derived.by(() => this.sight.beforeAs<View>());
  readonly components = $derived.by(() => this.sight.componentsAs<Components>());
  /** Whose circle somebody without a seat looks at; -1 for the first. */
  private watched = $state(-1);
  /** The part that was wished where two have one place. */
  turned = $state<Action | ''>('');
  /** My seat, or the one whose side a spectator looks from. */
  readonly me = $derived.by(() => (this.sight.me === null && this.watched >= 0 ? this.watched : this.sight.order[0]));
  /** All others in turn order. */
  readonly rivals = $derived.by(() => this.sight.order.filter((seat) => seat !== this.me));
  readonly player: Player = $derived.by(() => this.view.players[this.me]);

  // ---- what can be pointed at

  /** The tray that is filled at the set-up; -1 at other times. */
  readonly filling = $derived.by(() => {
    const { prompt, game } = this.sight;
    return prompt && this.sight.may('put') ? (operand(game.phrases, prompt, 'tray') ?? -1) : -1;
  });
  /** Markers that were pointed at for it. */
  readonly put = $derived.by(() =>
    this.sight.chosen.filter((spot) => spot.startsWith(MARKER)).map((spot) => spot.slice(MARKER.length)),
  );
  /** At the first step of the seaport action cards can be picked before it is said what for. */
  readonly port = $derived.by(() => this.sight.may('play', 'ship'));
  /** What can be loaded or played now. */
  readonly loads: Loads | null = $derived.by(() => (this.sight.moves.length ? this.view.loads : null));
  /** Cards are asked for, and a choice of them takes several moves: they are picked first. */
  readonly loading = $derived.by(() => this.loads !== null && !this.port);
  /** The choice of what is picked. */
  readonly choice: Choice | null = $derived.by(() => (this.loads ? exact(this.picks, this.loads.choices) : null));

  among(moves: MoveOffer[]): MoveOffer[] {
    if (this.loading) return moves.filter((move) => !move.things.length);
    // The button of picked cards begins with this move: beside it there is no room for the move alone.
    const first = size(this.picks) ? this.choice?.moves[0][0] : undefined;
    return moves.filter((move) => move.verb !== first).flatMap(inAnyOrder);
  }

  /** Cards that can still be picked, or put back. */
  lit(next: Set<string>): Set<string> {
    if (!this.port && !this.loading) return next;
    const hand = { ...this.player.hand, [WILD]: this.player.tiles[WILD] };
    for (const [kind, count] of Object.entries(hand))
      if (this.picks[kind] || this.canPick(kind, count)) next.add(cardThing(kind));
    return next;
  }
  private canPick(kind: string, count: number): boolean {
    const more = (this.picks[kind] ?? 0) + 1;
    return more <= count && (this.port || fits(having(this.picks, kind, more), this.loads?.choices ?? []));
  }

  // ---- pointing

  /** So many cards of a kind are picked from now on, if some choice has them. */
  pick(kind: string, count: number): void {
    if (count <= (this.picks[kind] ?? 0) || this.canPick(kind, count)) this.picks = having(this.picks, kind, count);
  }

  /** A double click on the tray that is next lets the first marker in hand fall. */
  dropFirst(tray: number): void {
    const [colour] = this.player.lifted ?? [];
    if (this.dropping?.next === tray && colour) this.sight.point(MARKER + colour);
  }

  /** The markers in hand fall as they lie there, the first one first; of the last colour they fall by themselves. */
  dropAll(): void {
    const { sight, player } = this;
    const drops = (player.lifted ?? []).map((colour) => sight.moveFor('drop', MARKER + colour));
    sight.queue.set(drops.flatMap((move) => (move ? [wishFor(move)] : [])));
  }

  /** What was only picked is void, unless cards are still asked for. */
  renew(): void {
    this.over = -1;
    this.turned = '';
    if (this.loading) this.picks = fitting(this.picks, this.loads?.choices ?? []);
    else if (!this.port) this.picks = {};
  }

  // ---- sowing

  readonly sowing: Sowing | null = $derived.by(() => {
    if (!this.sight.may('sow')) return null;
    const aimed = this.sight.aimed?.spot ?? '';
    const tray = this.over < 0 && aimed.startsWith('tray:') ? Number(aimed.slice('tray:'.length)) : this.over;
    return this.view.sowings.find((each) => each.source === tray) ?? null;
  });
  readonly dropping = $derived.by(() => (this.sight.may('drop') ? this.view.sowing : null));
  /** The part of the board where something happens or would happen. */
  readonly hot = $derived.by(
    () => this.sowing?.action ?? this.dropping?.action ?? this.view.trail.at(-1)?.action ?? '',
  );

  /** The colours in hand, while markers are dropped or put. */
  readonly lifted = $derived.by(() =>
    this.dropping || this.filling >= 0 ? [...new Set(this.player.lifted ?? [])] : [],
  );

  /** Somebody else is looked at closely, or from their side. */
  look(seat: number): void {
    if (this.sight.me === null) this.watched = seat;
    else this.sight.open(`seat:${seat}`);
  }
  point(spot: string): boolean {
    const isSeat = spot.startsWith('seat:');
    if (isSeat) this.look(Number(spot.slice('seat:'.length)));
    return isSeat;
  }

  // ---- the frame

  /** The cell of a ship's hull that the picked cards reach; -1 if none. */
  cell(ship: string): number {
    return this.loads?.ship === ship ? (this.choice?.units ?? 0) - 1 : -1;
  }
  pointsOf(seat: number): number {
    return this.view.players[seat].score;
  }
  actions(): BoardAction[] {
    return actions(this);
  }
  guidance(): string {
    return guidance(this);
  }
  counts(view: unknown, seat: number): Record<string, number> {
    const { hand_size, score } = (view as View).players[seat];
    return { cards: hand_size, points: score };
  }
  facts(): string[] {
    return this.phone() ? facts(this).slice(0, 1) : facts(this);
  }
  ownVerbs(): boolean {
    return this.loading && size(this.picks) > 0;
  }
  /** The circle shows by itself where a sowing ends; a tip would cover it. */
  tips(): boolean {
    return !this.sight.may('sow', 'drop');
  }

  readonly tabs: Tab[] = $derived.by(() => ['circle', ...this.components.actions]);
  /** The tabs that hold something to point at. */
  readonly targets = $derived.by(() => new Set([...this.sight.lit].map(tabOf)));
  /** To be called in an effect: on a phone the tab opens that holds what can be pointed at. */
  open(): void {
    const { targets } = this;
    untrack(() => {
      if (targets.size && !targets.has(this.tab) && !targets.has('mat'))
        this.tab = this.tabs.find((tab) => targets.has(tab)) ?? this.tab;
    });
  }
}
