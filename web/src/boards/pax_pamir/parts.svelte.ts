/** Pax Pamir's part of what a click means: a card that opens, the button of a prize, and what the frame tells. */
import { t } from '../../lib/words.svelte';
import type { BoardAction, BoardParts } from '../../table/parts';
import type { Pointing } from '../../table/pointing.svelte';
import type { Faces, View } from './view';

export class PaxParts implements BoardParts {
  constructor(
    private sight: Pointing,
    private phone: () => boolean,
    private finger: () => boolean,
  ) {}

  readonly view = $derived.by(() => this.sight.viewAs<View>());
  readonly faces = $derived.by(() => this.sight.componentsAs<Faces>());

  /** What can be chosen on a card besides itself: its actions, and spies on it. */
  choices(card: number): string[] {
    return [...this.sight.lit].filter((spot) => spot.startsWith(`act:${card}:`) || spot.startsWith(`spy:${card}:`));
  }

  /**
   * The parts of a card are too small for a finger: it opens, and they are chosen there. One that is no
   * target opens, too, unless there is a reason to tell.
   */
  point(spot: string): boolean {
    if (!this.finger()) return false;
    const { sight } = this;
    sight.inspected = null;
    const [kind, card] = spot.split(':');
    const idle = !sight.isLit(spot) && !sight.isChosen(spot) && !sight.blocked(spot);
    const opens = kind === 'card' && (idle || this.choices(Number(card)).length > 0);
    if (opens) sight.open(spot);
    return opens;
  }

  /** Choose something in the sheet of a card, which tells what it would do. */
  chooseInSheet(spot: string): void {
    this.sight.inspected = null;
    this.sight.choose(spot);
  }

  actions(): BoardAction[] {
    const prize = this.sight.moveFor('take_prize');
    return prize ? [this.sight.button(prize, { primary: true })] : [];
  }

  guidance(): string {
    const { resolving, favored } = this.view;
    if (!this.sight.moves.length) return '';
    if (resolving) {
      const icons = this.faces.court[resolving.card].icons;
      return t('web.pax_pamir.icon_of', {
        icon: t(`pax_pamir.icon.${icons[resolving.icon]}`),
        number: resolving.icon + 1,
        count: icons.length,
      });
    }
    const acting = this.sight.prompt?.key === 'pax_pamir.prompt.act';
    return acting && !this.phone() ? t('web.pax_pamir.hint_act', { suit: t(`pax_pamir.suit.${favored}`) }) : '';
  }

  counts(view: unknown, seat: number): Record<string, number> {
    const { rupees, hand_size, score } = (view as View).players[seat];
    return { rupees, cards: hand_size, points: score };
  }
  facts(): string[] {
    const { deck } = this.view;
    const facts = [t('web.pax_pamir.deck', { count: deck.size })];
    if (this.phone()) return facts;
    const checks = { done: deck.checks_resolved, all: deck.checks_resolved + deck.checks_left };
    facts.push(t('web.pax_pamir.checks', checks));
    if (deck.check_in_market) facts.push(t('web.pax_pamir.check_in_market'));
    else if (deck.next_check_to)
      facts.push(t('web.pax_pamir.next_check', { from: deck.next_check_from, to: deck.next_check_to }));
    return facts;
  }
}
