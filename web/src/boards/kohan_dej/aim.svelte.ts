/** What the player may point at now, and what a click does: the same for the whole board. */
import { remaining } from '../../lib/narrow';
import { settings } from '../../lib/settings.svelte';
import { t, words } from '../../lib/words.svelte';
import type { MoveOffer } from '../../lib/game';
import type { BoardAction, Sight } from '../../table/sight.svelte';
import { lackOf, operand, type Price, priceOf } from './prices';
import { CITY_VERBS, litPlaces, movesAt, needed, place, usable, type Zone } from './targets';
import type { Facts, View } from './view';

/** More buttons than this have no room for icons on a phone. */
const ROOM = 2;
/** Choices that nobody may see: they wait for the primary button. */
const SECRET = ['pick', 'burn', 'swap_roles'];
/** Moves that act on a standing district; their own words name only its place. */
const ON_DISTRICTS = ['destroy', 'seize', 'exchange', 'hand_over', 'beautify', 'sacrifice'];
const ICONS: Record<string, string> = {
  gather_gold: 'coin', gather_cards: 'hand', income: 'coin', end_turn: 'flag', sail_gold: 'coin', sail_cards: 'hand',
  queen_gold: 'coin', take_tax: 'coin', bonus: 'plus', take_crown: 'crown', study: 'eye', see: 'hand', redraw: 'rotate',
  done: 'check', pick: 'check', burn: 'check', swap_roles: 'check', pay_gold: 'coin', crown_gold: 'coin', crown_card: 'hand',
};

export class Aim {
  /** The verb of a district of mine that is being used. */
  using = $state('');
  /** Where the thing lies that was pointed at. */
  zone = $state<Zone>('table');

  constructor(readonly sight: Sight) {}

  readonly view = $derived.by(() => this.sight.view as unknown as View);
  readonly facts = $derived.by(() => this.sight.game.components.districts as Facts);
  readonly left = $derived.by(() => usable(this.sight.left, this.using));
  readonly needs = $derived.by(() => needed(this.left, this.sight.chosen, this.sight.moves));
  /** What could be chosen in place of the last thing. */
  readonly instead = $derived.by(() => {
    const before = this.sight.chosen.slice(0, -1);
    return this.sight.chosen.length ? needed(usable(remaining(this.sight.moves, before), this.using), before, this.sight.moves) : new Map<MoveOffer, string[]>();
  });
  readonly lit = $derived.by(() => new Set([...litPlaces(this.needs), ...litPlaces(this.instead)]));
  readonly blocked = $derived.by(() => new Map(this.sight.blocked.map((each) => [each.thing, each])));
  /** The moves that need nothing more: the buttons of the dock. */
  readonly ready = $derived.by(() => [...this.needs].filter(([move, things]) => !things.length && (this.sight.chosen.length > 0 || !CITY_VERBS.includes(move.verb))).map(([move]) => move));
  /** The verbs that districts of mine offer. */
  readonly offers = $derived.by(() => new Set(this.sight.left.map((move) => move.verb).filter((verb) => CITY_VERBS.includes(verb))));

  isLit(zone: Zone, thing: string): boolean {
    return this.lit.has(place(zone, thing)) && !this.isChosen(zone, thing);
  }

  isChosen(zone: Zone, thing: string): boolean {
    return this.sight.chosen.includes(thing) && (this.zone === zone || !thing.startsWith('card:'));
  }

  moves(zone: Zone, thing: string): MoveOffer[] {
    const found = movesAt(this.needs, zone, thing);
    return found.length ? found : movesAt(this.instead, zone, thing);
  }

  /** What pointing at a thing would cost me, also where I cannot pay. */
  price(zone: Zone, thing: string): Price | null {
    const { phrases } = this.sight.game;
    const [move] = this.moves(zone, thing);
    if (move) return priceOf(phrases, move);
    return zone === 'shown' || this.using ? null : lackOf(phrases, this.blocked.get(thing));
  }

  /** Point at a thing: choose it, play, or say why not. A finger chooses first and sees what would happen. */
  point(zone: Zone, thing: string, event: Event): void {
    if (this.isChosen(zone, thing)) return this.sight.back();
    const found = this.moves(zone, thing);
    const [move] = found;
    if (!move) return this.sight.refuse(thing);
    this.sight.refused = null;
    const touch = (event as PointerEvent).pointerType === 'touch';
    const more = (this.needs.get(move) ?? this.instead.get(move) ?? []).length;
    if (found.length === 1 && more === 1 && !touch && !this.waits(move)) return this.play(move);
    // Another thing in place of the one that was chosen.
    const before = this.sight.chosen.filter((each) => found.every((one) => one.things.includes(each)));
    this.zone = zone;
    this.sight.chosen = [...before, thing];
  }

  waits(move: MoveOffer): boolean {
    return SECRET.includes(move.verb) || settings.confirm === 'always';
  }

  play(move: MoveOffer): void {
    this.using = '';
    this.sight.play(move);
  }

  /** Use a district of mine; again to leave it. */
  use(verb: string): void {
    const move = this.sight.left.find((each) => each.verb === verb);
    if (!move) return;
    this.sight.chosen = [];
    if (!move.things.length) this.play(move);
    else this.using = this.using === verb ? '' : verb;
  }

  /** What a move is called on its button. */
  label(move: MoveOffer): string {
    if (move.verb === 'end_turn' && move.final) return t('web.kohan_dej.end_unused');
    const [seat, at] = (move.things[0] ?? '').replace('district:', '').split(',').map(Number);
    const district = ON_DISTRICTS.includes(move.verb) ? this.view.players[seat]?.city[at] : undefined;
    return district ? t(`web.kohan_dej.do.${move.verb}`, { card: t(`kohan_dej.district.${district.district}`) }) : this.sight.say(move.message);
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

  /** The buttons of the dock: what ends something first, what gains last. */
  actions(narrow: boolean): BoardAction[] {
    const chosen = this.sight.chosen.length > 0;
    const order = (move: MoveOffer) => (move.verb === 'end_turn' || move.verb === 'pass' ? 0 : move.verb === 'income' ? 2 : 1);
    const ready = [...this.ready].sort((a, b) => order(a) - order(b));
    const first = ready.find((move) => move.verb === 'income') ?? (ready.length === 1 ? ready[0] : null);
    const found: BoardAction[] = ready.map((move) => ({
      label: this.label(move), icon: ICONS[move.verb] ?? (chosen && ready.length === 1 ? 'check' : undefined), gain: this.gain(move), text: true, primary: move === first, move, run: () => this.play(move),
    }));
    if (narrow && found.length > ROOM) for (const action of found) action.icon = undefined;
    if (this.using) found.unshift({ label: t('web.back'), icon: 'x', text: true, run: () => (this.using = '') });
    return found;
  }
}
