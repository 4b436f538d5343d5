/** What a player has in mind at a Trajan table: the tray looked at, cards and markers picked, plans. */
import { untrack } from 'svelte';
import type { MoveOffer } from '../../lib/game';
import type { BoardAction, Sight } from '../../table/sight.svelte';
import { n, t, words } from '../../lib/words.svelte';
import { type Bag, cellOf, exact, fits, fitting, loading, plus, points, size, WILD } from './cargo';
import { Plan, submit, wish, wishFor } from './plan.svelte';
import { ACTIONS, type Components, type Player, type Sowing, type View } from './view';

export type Tab = 'circle' | (typeof ACTIONS)[number];

/** Which part of the table a thing lies in; a part of my own mat is always in sight. */
const PARTS: Record<string, Tab | 'mat'> = {
  tray: 'circle', marker: 'circle', slot: 'circle', ship: 'seaport', pile: 'seaport', good: 'seaport', wild: 'seaport', forum: 'forum', province: 'military',
  'camp:military': 'military', 'senate:track': 'senate', bonus: 'senate', stack: 'trajan', site: 'construction', 'camp:workers': 'construction', extra: 'mat', space: 'mat', pay: 'mat',
};
export const partOf = (thing: string): Tab | 'mat' => PARTS[thing] ?? PARTS[thing.slice(0, thing.indexOf(':'))] ?? 'mat';

/** Moves that a finger first looks at, and makes with a second tap or the button. */
const AIMED = new Set(['sow', 'march', 'occupy', 'build', 'take_tile', 'take_forum', 'choose_bonus']);

export class Desk {
  /** The thing that a finger has tapped once. */
  aimed = $state('');
  /** The tray that the pointer or the focus rests on. */
  over = $state(-1);
  picks = $state.raw<Bag>({});
  /** Markers for the tray that is filled at the set-up. */
  put = $state.raw<string[]>([]);
  tab = $state<Tab>('circle');
  private rewound = $state(-1);
  readonly plan: Plan;

  constructor(readonly sight: Sight) {
    this.plan = new Plan(sight);
  }

  readonly view = $derived.by(() => this.sight.view as unknown as View);
  readonly before = $derived.by(() => this.sight.before as unknown as View | null);
  readonly parts = $derived.by(() => this.sight.game.components as unknown as Components);
  /** My seat, or the one whose side a spectator looks from. */
  readonly me = $derived.by(() => this.sight.order[0]);
  readonly player: Player = $derived.by(() => this.view.players[this.me]);
  /** What a player has on the score track; at the end, everything. */
  score(seat: number): number {
    const player = this.view.players[seat];
    return this.view.over ? player.projection.total : player.score;
  }
  readonly prompt = $derived.by(() => (this.sight.moves.length ? (this.sight.table.question?.prompt ?? null) : null));

  /** Whether a verb is among the legal moves. */
  has(verb: string): boolean {
    return this.sight.moves.some((move) => move.verb === verb);
  }

  // ---- lit things

  /** The tray that is filled at the set-up; -1 at other times. */
  readonly filling = $derived.by(() => (this.has('put') ? Number(this.prompt?.operands[0] ?? -1) : -1));
  readonly cargo = $derived.by(() => {
    const { view, parts, sight } = this;
    return loading(sight.moves, view.seaport.ships, parts.most_played, Number(this.prompt?.operands[0] ?? 1));
  });
  /** At the first step of the seaport action cards can be picked before it is said what for. */
  readonly port = $derived.by(() => this.has('play') || this.has('ship'));

  /** Everything that can be pointed at now. */
  readonly lit = $derived.by(() => {
    const found = new Set(this.sight.lit);
    if (this.filling >= 0) for (const colour of this.player.lifted ?? []) if (this.canPut(colour)) found.add(`marker:${colour}`); else found.delete(`marker:${colour}`);
    if (this.port || this.cargo) {
      for (const [kind, count] of [...Object.entries(this.player.hand ?? {}), [WILD, this.player.tiles.wild_commodity] as const]) {
        const thing = kind === WILD ? 'wild:commodity' : `good:${kind}`;
        const taken = this.picks[kind] ?? 0;
        const more = taken < count && (this.cargo ? fits(plus(this.picks, kind), this.cargo) : kind !== WILD || this.has('ship'));
        if (more || taken) found.add(thing);
        else found.delete(thing);
      }
    }
    return found;
  });

  private canPut(colour: string): boolean {
    const left = (this.player.lifted ?? []).filter((each) => each === colour).length;
    return this.put.filter((each) => each === colour).length < left;
  }

  /** The move that a thing would make by itself; null if more has to be pointed at. */
  moveOf(thing: string): MoveOffer | null {
    if (this.filling >= 0 || this.cargo) return null;
    const found = this.sight.left.filter((move) => move.things.includes(thing));
    return found.length === 1 ? found[0] : null;
  }

  // ---- pointing

  point(thing: string, touch: boolean): void {
    const { sight } = this;
    this.plan.make([]);
    if (!this.lit.has(thing)) return sight.refuse(thing);
    const name = thing.slice(thing.indexOf(':') + 1);
    if (this.filling >= 0 && thing.startsWith('marker:')) return this.pick(name);
    const move = this.moveOf(thing);
    if (touch && move && AIMED.has(move.verb) && this.aimed !== thing) {
      this.aimed = thing;
      sight.hovered = move;
      sight.refused = null;
      return;
    }
    sight.choose(thing);
  }

  /** A marker for the tray that is filled; with the second one the pair goes in. */
  private pick(colour: string): void {
    const put = [...this.put, colour];
    this.put = put;
    const move = this.sight.moves.find((each) => each.verb === 'put' && [...put].sort().join() === each.things.map((thing) => thing.slice(7)).sort().join());
    if (put.length === 2 && move) submit(this.sight, move);
  }

  /** One card more, or one less. */
  card(kind: string, more: boolean): void {
    const thing = kind === WILD ? 'wild:commodity' : `good:${kind}`;
    if (!this.port && !this.cargo) return this.point(thing, false);
    const wished = plus(this.picks, kind, more ? 1 : -1);
    if (more && this.cargo && !fits(wished, this.cargo)) return;
    this.picks = wished;
  }

  /** All cards of a kind go back. */
  unpick(kind: string): void {
    this.picks = plus(this.picks, kind, -(this.picks[kind] ?? 0));
  }

  // ---- sowing

  readonly sowing: Sowing | null = $derived.by(() => {
    const tray = this.has('sow') ? (this.over >= 0 ? this.over : this.aimed.startsWith('tray:') ? Number(this.aimed.slice(5)) : -1) : -1;
    return this.view.sowings.find((each) => each.source === tray) ?? null;
  });
  readonly dropping = $derived.by(() => (this.has('drop') ? this.view.sowing : null));
  /** The part of the board where something happens or would happen. */
  readonly hot = $derived.by(() => this.sowing?.action ?? (this.dropping ? ACTIONS[this.dropping.target] : this.view.trail.at(-1)?.action) ?? '');

  /** Take moves back until a tray can be chosen again. */
  rewind(): void {
    this.rewound = 0;
  }
  /** To be called in an effect. */
  follow(): void {
    this.plan.follow();
    const { undo, busy, table } = this.sight;
    if (this.rewound < 0 || busy || this.rewound === table.version) return;
    untrack(() => {
      if (undo && !this.has('sow')) {
        this.rewound = table.version;
        undo();
      } else this.rewound = -1;
    });
  }

  /** Something was decided: what was only picked is void, unless cards are still asked for. */
  renew(): void {
    this.aimed = '';
    this.over = -1;
    this.put = [];
    if (this.cargo) this.picks = fitting(this.picks, this.cargo);
    else if (!this.port) this.picks = {};
  }

  // ---- the dock

  readonly load = $derived.by(() => (this.cargo ? exact(this.picks, this.cargo) : null));
  /** The cell of a ship's hull that the picked cards reach; -1 if none. */
  cell(ship: string): number {
    return this.cargo?.ship?.ship === ship ? cellOf(this.load ?? [], ship, this.cargo.aboard) : -1;
  }

  readonly actions = $derived.by((): BoardAction[] => {
    const found: BoardAction[] = [];
    const { sight, cargo, load } = this;
    const picked = size(this.picks);
    if (cargo && load) {
      const plan = [...load.map((unit) => wishFor(unit.move)), wish('done', true), wish('stop', true)];
      const label = cargo.ship ? t('web.trajan.ship_cards', { cards: picked }) : t('web.trajan.play_cards', { cards: picked });
      found.push({ label, gain: cargo.ship ? words.signed(points(load, cargo)) : undefined, icon: 'check', primary: true, run: () => this.plan.make(plan) });
    } else if (this.port && picked && picked <= this.parts.most_played && !this.picks[WILD] && this.has('play')) {
      const cards = this.parts.goods.flatMap((kind, good) => Array<number>(this.picks[kind] ?? 0).fill(good));
      const plan = [wish('play'), ...cards.map((good) => ({ ...wish('play_card'), operands: [good] })), wish('stop', true)];
      found.push({ label: t('web.trajan.play_cards', { cards: picked }), icon: 'check', primary: true, run: () => this.plan.make(plan) });
    }
    if (cargo) for (const move of sight.moves.filter((each) => each.verb === 'done' || each.verb === 'stop')) if (!picked) found.push({ label: sight.say(move.message), primary: true, icon: 'check', run: () => submit(sight, move) });
    if (this.aimed) {
      const move = this.moveOf(this.aimed);
      if (move) found.push({ label: sight.say(move.message), icon: 'check', primary: true, move, run: () => sight.play(move) });
    }
    if (this.filling >= 0 && sight.moves.length === 1) found.push({ label: sight.say(sight.moves[0].message), icon: 'check', primary: true, run: () => submit(sight, sight.moves[0]) });
    if (this.dropping && sight.undo) found.push({ label: t('web.trajan.other_tray'), text: true, run: () => this.rewind() });
    return found;
  });

  readonly hint = $derived.by(() => {
    const { sight, view } = this;
    if (!sight.moves.length) return '';
    if (this.dropping) return this.dropping.tile ? this.condition() : t('web.trajan.drop_hint');
    if (this.filling >= 0) return t('web.trajan.put_hint', { count: 2 - this.put.length });
    if (this.cargo) return this.cargo.ship ? t('web.trajan.load_hint') : t('web.trajan.play_hint');
    if (this.port) return t('web.trajan.port_hint');
    if (this.has('pay')) return t('web.trajan.quarter_end_demands');
    if (this.has('choose_bonus')) return t('web.trajan.quarter_end_senate');
    const trail = view.trail.map((each) => t(`trajan.action.${each.action}`));
    if (this.has('march')) return t('web.trajan.military_hint');
    if (trail.length > 1) return trail.join(words.lang === 'fa' ? ' ‹ ' : ' › ');
    return '';
  });

  /** What the tile at the target of a sowing under way still needs. */
  private condition(): string {
    const { tile, missing, can_complete: possible } = this.dropping!;
    const name = t(`trajan.tile.${tile}`);
    if (!possible) return t('trajan.preview.spoils', { tile: name });
    const colours = missing.map((colour) => t(`trajan.colour.${colour}`));
    if (!colours.length) return t('trajan.preview.completes', { tile: name });
    if (colours.length === 1) return t('trajan.preview.completes_with', { tile: name, marker: colours[0] });
    return t('trajan.preview.completes_with_two', { tile: name, first: colours[0], second: colours[1] });
  }

  readonly facts = $derived.by(() => {
    const { quarter, round, time, cycle } = this.view;
    if (!quarter) return [t('web.trajan.setup')];
    return [t('web.trajan.quarter_of', { quarter, quarters: 4 }), t('web.trajan.round_of', { round: ((round - 1) % 4) + 1, rounds: 4 }), t('web.trajan.time_of', { time: n(time), cycle: n(cycle) })];
  });

  /** The parts of the table that hold something to point at. */
  readonly targets = $derived.by(() => new Set([...this.lit].map(partOf)));
  /** On a phone the part opens that holds what can be pointed at. */
  open(): void {
    const { targets } = this;
    const tabs = ['circle', ...ACTIONS] as Tab[];
    untrack(() => {
      if (targets.size && !targets.has(this.tab) && !targets.has('mat')) this.tab = tabs.find((tab) => targets.has(tab)) ?? this.tab;
    });
  }
}
