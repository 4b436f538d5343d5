/** Kohan Dej's part of what a click means: where cards lie, districts that are used, prices, the dock. */
import { t, words } from '../../lib/words.svelte';
import { type MoveOffer, operand } from '../../lib/game';
import type { BoardAction, BoardParts } from '../../table/parts';
import type { Pointing } from '../../table/pointing.svelte';
import { EMBLEMS } from './art/signs';
import { guidanceOf, waitingOf } from './guidance';
import { lackOf, type Price, priceOf } from './prices';
import { CITY_VERBS, spotOf, spotsOf, usable, type Zone } from './targets';
import type { Components, View } from './view';

/** More buttons than this have no room for icons on a phone. */
const ROOM = 2;
/** Moves that act on a standing district; their own words name only its place. */
const ON_DISTRICTS = ['destroy', 'seize', 'exchange', 'hand_over', 'beautify', 'sacrifice'];
const ICONS: Record<string, string> = {
  gather_gold: 'coin',
  gather_cards: 'hand',
  plain_gold: 'coin',
  plain_cards: 'hand',
  plain_income: 'coin',
  keep_all: 'check',
  decline: 'x',
  waive_poor_house: 'x',
  waive_park: 'x',
  income: 'coin',
  end_turn: 'flag',
  sail_gold: 'coin',
  sail_cards: 'hand',
  queen_gold: 'coin',
  take_tax: 'coin',
  bonus: 'plus',
  take_crown: 'crown',
  study: 'eye',
  see: 'hand',
  redraw: 'rotate',
  done: 'check',
  pick: 'check',
  burn: 'check',
  swap_roles: 'check',
  pay_gold: 'coin',
  crown_gold: 'coin',
  crown_card: 'hand',
};

/** What does without something that helps: never the button that the eye falls on. */
const DECLINES = ['plain_gold', 'plain_cards', 'plain_income', 'decline', 'waive_poor_house', 'waive_park'];
/** What brings something for nothing. */
const GAINS = ['income', 'keep_all', 'bonus'];

/** What is done without comes first, then what ends something; what gains comes last. */
const order = (move: MoveOffer) =>
  DECLINES.includes(move.verb)
    ? -1
    : move.verb === 'end_turn' || move.verb === 'pass'
      ? 0
      : GAINS.includes(move.verb)
        ? 2
        : 1;

export class KohanParts implements BoardParts {
  /** The verb of a district of mine that is being used. */
  using = $state('');
  /** Whether the hand is shown while a role is chosen. */
  peek = $state(false);
  /** Whose city is open in a sheet; -1 for nobody's. */
  opened = $state(-1);
  /** Whose city those who only watch see large. */
  watched = $state(0);
  readonly instead = true;
  readonly everySpot = true;
  readonly waits = true;

  constructor(
    readonly sight: Pointing,
    private narrow: () => boolean,
  ) {}

  /** Whose city is large. */
  readonly large = $derived.by(() => this.sight.me ?? this.watched);
  readonly view = $derived.by(() => this.sight.viewAs<View>());
  readonly components = $derived.by(() => this.sight.componentsAs<Components>());
  readonly districts = $derived(this.components.districts);
  /** Roles are chosen. */
  readonly picking = $derived.by(() => this.sight.may('pick', 'burn'));
  /** The moves that need nothing more: the buttons of the dock. */
  readonly ready = $derived.by(() =>
    this.sight.verbs.filter((move) => this.sight.chosen.length > 0 || !CITY_VERBS.includes(move.verb)),
  );
  /** The verbs that districts of mine offer, each with a move of it. */
  readonly offers = $derived.by(() => {
    const { moves, chosen } = this.sight;
    const fitting = moves.filter((move) => chosen.every((spot) => spotsOf(move, moves).includes(spot)));
    const found = new Map<string, MoveOffer>();
    for (const move of fitting) if (CITY_VERBS.includes(move.verb) && !found.has(move.verb)) found.set(move.verb, move);
    return found;
  });

  among(moves: MoveOffer[]): MoveOffer[] {
    return usable(moves, this.using);
  }
  spots(move: MoveOffer): string[] {
    return spotsOf(move, this.sight.moves);
  }
  /** A role that lies face up beside the game may be named, and nothing would come of it: it is not lit. */
  lit(next: Set<string>): Set<string> {
    if (this.picking) return next;
    const out = this.view.roles.filter((place) => place.face_up).map((place) => `role:${place.role}`);
    return new Set([...next].filter((spot) => !out.includes(spot)));
  }

  isLit(zone: Zone, thing: string): boolean {
    const spot = spotOf(zone, thing);
    return this.sight.isLit(spot) && !this.sight.isChosen(spot);
  }
  isChosen(zone: Zone, thing: string): boolean {
    return this.sight.isChosen(spotOf(zone, thing));
  }
  moves(zone: Zone, thing: string): MoveOffer[] {
    return this.sight.movesAt(spotOf(zone, thing));
  }

  /** What pointing at a thing would cost me, also where I cannot pay. */
  price(zone: Zone, thing: string): Price | null {
    const { phrases } = this.sight.game;
    const [move] = this.moves(zone, thing);
    if (move) return priceOf(phrases, move);
    return zone === 'shown' || this.using ? null : lackOf(phrases, this.sight.blocked(thing));
  }

  /** Use a district of mine; again to leave it. */
  employ(verb: string): void {
    const move = this.offers.get(verb);
    if (!move) return;
    this.sight.chosen = [];
    if (!move.things.length) this.sight.play(move);
    else this.using = this.using === verb ? '' : verb;
  }

  /** A player's row on a phone: it is pointed at where that means something, and opens otherwise. */
  row(seat: number, touch: boolean): void {
    const thing = `seat:${seat}`;
    if (this.sight.isLit(thing) || this.isChosen('table', thing)) this.sight.point(thing, touch);
    else this.opened = seat;
  }

  /** Look at a rival's city: those who only watch see it instead of the one that was large. */
  look(seat: number): void {
    if (this.sight.me === null) this.watched = seat;
    else this.opened = seat;
  }

  back(): boolean {
    const used = this.using !== '';
    this.using = '';
    return used;
  }
  renew(): void {
    this.using = '';
    this.peek = false;
    this.opened = -1;
  }

  /** What a move is called on its button. */
  label(move: MoveOffer): string {
    if (move.verb === 'end_turn' && move.final) return t('web.kohan_dej.end_unused');
    const [seat, at] = (move.things[0] ?? '').replace('district:', '').split(',').map(Number);
    const district = ON_DISTRICTS.includes(move.verb) ? this.view.players[seat]?.city[at] : undefined;
    return district
      ? t(`web.kohan_dej.do.${move.verb}`, { card: t(`kohan_dej.district.${district.district}`) })
      : this.sight.say(move.message);
  }

  /** What a move would bring or cost, in a few signs. */
  gain(move: MoveOffer): string {
    for (const said of move.preview) {
      const kind = said.key.slice(said.key.lastIndexOf('.') + 1);
      const gold = operand(this.sight.game.phrases, said, 'gold') ?? 0;
      if (kind === 'gain_gold') return words.signed(gold);
      if (kind === 'bribe' || kind === 'pay_gold' || (kind === 'target' && gold)) return words.signed(-gold);
      if (kind === 'gain_cards') return words.signed(operand(this.sight.game.phrases, said, 'cards') ?? 0);
    }
    return '';
  }

  button(move: MoveOffer): Partial<BoardAction> {
    return { label: this.label(move), icon: ICONS[move.verb], gain: this.gain(move) };
  }

  actions(): BoardAction[] {
    if (this.sight.may('mix')) return [];
    const ready = [...this.ready].sort((a, b) => order(a) - order(b));
    // To end the turn is no advice as long as something worth having is left.
    const only = ready.length === 1 && !ready[0].leaves.length ? ready[0] : null;
    const first = ready.find((move) => GAINS.includes(move.verb)) ?? only;
    const found = ready.map((move) => this.sight.button(move, { primary: move === first }));
    if (this.sight.chosen.length && found.length === 1) found[0].icon ??= 'check';
    if (this.narrow() && found.length > ROOM) for (const action of found) action.icon = undefined;
    if (this.using) found.unshift({ label: t('web.back'), icon: 'x', text: true, run: () => void this.back() });
    if (this.narrow() && this.picking)
      found.unshift({ label: t('web.kohan_dej.your_hand'), icon: 'hand', run: () => (this.peek = !this.peek) });
    return found;
  }

  /** The role in which I act. */
  emblem(): string {
    const { now } = this.view;
    return this.sight.moves.length && this.sight.table.question?.power && now ? EMBLEMS[now.role] : '';
  }
  waiting(): string {
    return waitingOf(this.view);
  }
  guidance(): string {
    return guidanceOf(this, this.narrow());
  }

  counts(view: unknown, seat: number): Record<string, number> {
    const { gold, hand, points } = (view as View).players[seat];
    return { gold, cards: hand, points };
  }
  facts(): string[] {
    const { view } = this;
    const over = this.sight.table.status === 'over' || this.sight.table.status === 'abandoned';
    const phase =
      view.final_round && !over
        ? t('web.kohan_dej.final_round')
        : t(`web.kohan_dej.phase.${over ? 'over' : view.phase}`);
    return [
      t('core.round_number', { round: view.round }),
      phase,
      t('web.kohan_dej.deck', { cards: view.deck }),
      t(`kohan_dej.option.cast.${view.options.cast}`),
    ];
  }

  ownVerbs(): boolean {
    return true;
  }
}
