/** What a player's hand does on this board: look at a thing, point at it, or be told why not. */
import { getContext, setContext } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { Sight } from '../../table/sight.svelte';
import type { MoveOffer } from '../../table/types';

const PLACE = Symbol('hand');

/** What the server says before a move that costs more than it seems. */
const WARNINGS = ['overthrow_tribes', 'overthrow_card', 'debt', 'loyalty', 'gifts_lost', 'prize_lost', 'patriot_lost', 'event', 'over_court', 'over_hand'].map((name) => `pax_pamir.preview.${name}`);
const warns = (move: MoveOffer): boolean => move.preview.some((said) => WARNINGS.includes(said.key));

/** A purchase cannot always be taken back, and a finger hides what it would cost: it is shown first. */
const SHOWN_FIRST = ['buy'];

export class Hand {
  /** The move that was shown and waits for a second click. */
  picked = $state.raw<MoveOffer | null>(null);

  constructor(private sight: Sight) {}

  /** The moves that are left, by each thing that can be pointed at next. */
  private readonly byThing = $derived.by(() => {
    const found = new Map<string, MoveOffer[]>();
    for (const move of this.sight.left) for (const thing of new Set(move.things)) if (this.sight.lit.has(thing)) found.set(thing, [...(found.get(thing) ?? []), move]);
    return found;
  });
  private readonly refusals = $derived.by(() => new Set(this.sight.blocked.map((each) => each.thing)));

  moves = (thing: string): MoveOffer[] => this.byThing.get(thing) ?? [];
  isLit = (thing: string): boolean => this.sight.lit.has(thing);
  isChosen = (thing: string): boolean => this.sight.chosen.includes(thing) || this.picked?.things[0] === thing;
  isBlocked = (thing: string): boolean => this.refusals.has(thing);
  isWarned = (thing: string): boolean => this.moves(thing).some(warns);

  /** What pointing at a thing would do, in words; the name alone if more has to be pointed at. */
  label(thing: string, name: string): string {
    const moves = this.moves(thing);
    return moves.length === 1 ? [this.sight.say(moves[0].message), this.sight.preview(moves[0])].filter(Boolean).join('. ') : name;
  }

  look(thing: string): void {
    this.sight.hovered = this.moves(thing)[0] ?? null;
  }
  /** What is taken away while the page changes loses pointer and focus: nothing may be set just then. */
  leave(): void {
    queueMicrotask(() => (this.sight.hovered = this.picked));
  }

  /** Point at a thing; what has to be seen first is shown, and made by a second click. */
  point(thing: string, event: Event): void {
    event.stopPropagation();
    const moves = this.moves(thing);
    const touch = (event as PointerEvent).pointerType === 'touch';
    if (moves.length === 1 && this.picked !== moves[0] && !moves[0].final && this.isShownFirst(moves[0], touch)) {
      this.picked = moves[0];
      this.sight.hovered = moves[0];
      return;
    }
    this.drop();
    this.sight.choose(thing);
  }

  private isShownFirst(move: MoveOffer, touch: boolean): boolean {
    if (settings.confirm === 'never') return false;
    return warns(move) || (touch && SHOWN_FIRST.includes(move.verb));
  }

  /** A thing that is no target: why not. */
  refuse(thing: string): void {
    this.drop();
    this.sight.refuse(thing);
  }

  drop(): void {
    this.picked = null;
    this.sight.hovered = null;
  }
}

export const holdHand = (hand: Hand): Hand => setContext(PLACE, hand);
export const handOf = (): Hand => getContext<Hand>(PLACE);
