/** What a board gets: the sight of its table, and what a click means there. A click narrows the legal moves. */
import { onDestroy, untrack } from 'svelte';
import type { BlockedThing, MoveOffer } from '../lib/game';
import { accepts, type Ask, chosenAfter, complete, lit, remaining, thingOf } from '../lib/narrow';
import { settings } from '../lib/settings.svelte';
import type { Drawn } from './hints/drawn';
import type { BoardAction, BoardParts } from './parts';
import { Queue } from './queue.svelte';
import { Sight } from './sight.svelte';

const movesOf = (asks: Ask[]): MoveOffer[] => asks.map((ask) => ask.move);

export class Pointing extends Sight {
  /** The spots that were pointed at. */
  chosen = $state.raw<string[]>([]);
  /** The move whose preview is shown. */
  hovered = $state.raw<MoveOffer | null>(null);
  /** The move that is looked at before it is made, and where: it waits for a second click or its button. */
  aimed = $state.raw<{ spot: string; move: MoveOffer } | null>(null);
  /** The move that waits for an answer to: are you sure? */
  unconfirmed = $state.raw<MoveOffer | null>(null);
  /** The move that would end the turn and leave something behind: it waits for an answer. */
  leaving = $state.raw<MoveOffer | null>(null);
  /** Of what is left behind one is told once a turn. */
  private hasTold = false;
  refused = $state.raw<BlockedThing | null>(null);
  /** What was refused is told beside it: nobody else need. */
  isToldBeside = $state(false);
  /** The move that a hint proposes and somebody looks at: its things are marked. */
  proposed = $state.raw<MoveOffer | null>(null);
  /** Moves that are drawn on the board and not made. */
  drawn = $state.raw<Drawn[]>([]);
  /** The things of a lesson's moves; null if none is looked at. */
  readonly taught: Set<string> | null = $derived.by(() => {
    const moves = this.drawn.filter(({ tone }) => tone === 'played' || tone === 'better').map(({ move }) => move);
    return moves.length ? new Set(moves.flatMap((move) => move.things)) : null;
  });
  /** A move is on its way to the server. */
  busy = $state(false);
  /** Takes my last move back, or my turn, while that is possible. */
  undo = $state.raw<((to?: 'move' | 'turn') => void) | null>(null);
  /** Moves that were said and follow one by one. */
  readonly queue = new Queue(this, (move) => this.make(move));
  /** What the board adds. */
  parts = $state.raw<BoardParts>({});

  /** Called while a board is made: its parts hold as long as it is there. */
  use<Parts extends BoardParts>(parts: Parts): Parts {
    untrack(() => (this.parts = parts));
    onDestroy(() => {
      if (this.parts === parts) this.parts = {};
    });
    $effect(() => {
      void this.moment;
      untrack(() => parts.renew?.());
    });
    $effect(() => this.queue.follow());
    return parts;
  }

  // ---- what can be pointed at

  private readonly asks: Ask[] = $derived.by(() =>
    (this.parts.among?.(this.moves) ?? this.moves).map((move) => ({
      move,
      spots: this.parts.spots?.(move) ?? move.things,
    })),
  );
  /** The moves that are left. */
  readonly left = $derived.by(() => movesOf(remaining(this.asks, this.chosen)));
  /** The moves that need nothing more to be pointed at. */
  readonly verbs = $derived.by(() => movesOf(complete(this.asks, this.chosen)));
  /** Nothing else can be pointed at: the next spots, and what could be chosen in place of a choice that is complete. */
  readonly lit = $derived.by(() => {
    const next = lit(this.asks, this.chosen);
    if (this.chosen.length && (this.parts.instead || (!next.size && !this.busy)))
      for (const spot of lit(this.asks, this.chosen.slice(0, -1))) next.add(spot);
    return this.parts.lit?.(next) ?? next;
  });

  /** Whether a part with such things has room on a phone: a lesson leaves out what its moves do not touch. */
  needs(holds: (thing: string) => boolean): boolean {
    return !this.taught || [...this.taught].some(holds);
  }
  isLit(spot: string): boolean {
    return this.lit.has(spot);
  }
  isChosen(spot: string): boolean {
    return this.chosen.includes(spot) || this.aimed?.spot === spot;
  }
  private isTarget(spot: string): boolean {
    return this.isLit(spot) || this.isChosen(spot);
  }
  /** Whether a click on a spot takes it back. */
  private takesBack(spot: string): boolean {
    return this.chosen.includes(spot) && !accepts(this.asks, this.chosen, spot);
  }
  /** The moves that a click on a spot would leave; of one that is chosen, those that it has left. */
  movesAt(spot: string): MoveOffer[] {
    if (this.takesBack(spot)) return this.left;
    const chosen = this.isTarget(spot) ? chosenAfter(this.asks, this.chosen, spot) : null;
    return chosen ? movesOf(remaining(this.asks, chosen)) : [];
  }
  /** The only move that a click on a spot would leave; null if it leaves more, or none. */
  moveAt(spot: string): MoveOffer | null {
    const found = this.movesAt(spot);
    return found.length === 1 ? found[0] : null;
  }
  /** Whether pointing at a spot may cost more than it seems. */
  warns(spot: string): boolean {
    return this.movesAt(spot).some((move) => move.warns);
  }
  /** What pointing at a spot would do, in words; the name alone if more has to be pointed at. */
  label(spot: string, name: string): string {
    const move = this.moveAt(spot);
    return move ? [this.inWords(move), this.preview(move)].filter(Boolean).join('. ') : name;
  }

  // ---- what a click does

  /** Point at a spot: choose it, look at its move, make it, or be told why not. */
  point(spot: string, touch = false): void {
    this.queue.set([]);
    if (this.parts.point?.(spot, touch)) return;
    if (!this.isTarget(spot)) return this.refuse(thingOf(spot));
    const move = this.moveAt(spot);
    if (move && this.repeats(spot, move)) return this.play(move);
    const looks = move !== null && !this.takesBack(spot) && this.looksFirst(move, touch);
    if (looks && !this.parts.waits && this.aimed?.move.index !== move.index) this.lookAt(move, spot);
    else this.choose(spot, !looks || !this.parts.waits);
  }

  /**
   * Whether a click says yes to the move that it asked for before. It says no where the board takes back by it, or to a
   * move that is final: nobody shall make one by a double click.
   */
  private repeats(spot: string, move: MoveOffer): boolean {
    if (move.index !== this.unconfirmed?.index || move.final || this.parts.waits) return false;
    return !this.takesBack(spot) || this.chosen.at(-1) === spot;
  }

  /** Whether a click shows what a move would do before it is made. For a final one the table asks anyway. */
  looksFirst(move: MoveOffer, touch: boolean): boolean {
    if (move.final || settings.confirm === 'never') return false;
    return move.warns || (touch && move.weighed);
  }

  /** Choose a spot, or take it back; the last move left is made, unless it has to wait for its button. */
  choose(spot: string, atOnce = true): void {
    this.unconfirmed = null;
    const chosen = chosenAfter(this.asks, this.chosen, spot);
    if (!chosen) return this.refuse(thingOf(spot));
    const fewer = chosen.length < this.chosen.length;
    this.drop();
    this.chosen = chosen;
    this.refused = null;
    const [move, ...others] = this.parts.everySpot ? this.verbs : this.left;
    if (!fewer && move && !others.length && this.left.length === 1 && atOnce && !move.sealed) this.play(move);
  }

  /** Look at a move before it is made, whatever was chosen until now. */
  aim(move: MoveOffer, spot: string): void {
    this.chosen = [];
    this.aimed = { spot, move };
    this.hovered = move;
    this.unconfirmed = null;
    this.refused = null;
  }
  /** Look at the move of a spot; what was chosen before it stays. */
  private lookAt(move: MoveOffer, spot: string): void {
    const before = chosenAfter(this.asks, this.chosen, spot)?.slice(0, -1) ?? [];
    this.aim(move, spot);
    this.chosen = before;
  }

  /** Make a move, or ask first. A hidden choice that was pointed at has been thought over. */
  play(move: MoveOffer): void {
    if (this.leaves(move)) {
      this.hasTold = true;
      this.leaving = move;
      return;
    }
    const isDoubtful =
      (move.reveals && this.source.holds?.() === true) ||
      (move.changes.length > 0 && settings.confirm !== 'never' && this.aimed?.move.index !== move.index) ||
      (move.sealed && this.moves.length > 1 && !this.chosen.length) ||
      settings.confirm === 'always' ||
      (settings.confirm === 'final' && move.final);
    if (isDoubtful && this.unconfirmed?.index !== move.index) this.unconfirmed = move;
    else this.make(move);
  }

  private leaves(move: MoveOffer): boolean {
    return settings.warn && !this.hasTold && move.leaves.length > 0;
  }
  /** What is left behind was told, and the turn shall end. */
  leaveBehind(move: MoveOffer): void {
    this.leaving = null;
    this.make(move);
  }

  /** Make a move that was asked for already. What was confirmed is not held back once more. */
  make(move: MoveOffer): void {
    this.source.play?.(move.index, this.unconfirmed?.index !== move.index);
    this.unconfirmed = null;
    this.leaving = null;
    this.aimed = null;
  }

  /** Somebody pointed at a thing that is no target: say why. */
  private refuse(thing: string): void {
    this.refused = this.blocked(thing);
  }

  /** One step back. */
  back(): void {
    if (this.leaving) {
      this.leaving = null;
      return;
    }
    if (!this.unconfirmed && this.parts.back?.()) return;
    if (!this.unconfirmed && this.aimed) return this.drop();
    this.unconfirmed = null;
    this.chosen = this.chosen.slice(0, -1);
  }

  /** Take back what was chosen from a place on. */
  takeBack(place: number): void {
    this.drop();
    this.unconfirmed = null;
    this.chosen = this.chosen.slice(0, place);
  }

  /** Nothing is chosen, looked at or asked any more. */
  forget(): void {
    this.takeBack(0);
  }

  /** The table has changed: what was chosen is void, and what was told of it. */
  reset(): void {
    this.forget();
    this.hovered = null;
    this.leaving = null;
    this.refused = null;
    this.proposed = null;
    this.drawn = [];
    if (!this.table.question?.mine) this.hasTold = false;
  }

  // ---- looking

  /** The pointer or the focus rests on a spot: show what it would do. */
  look(spot: string): void {
    this.hovered = this.movesAt(spot)[0] ?? null;
  }
  /**
   * The pointer or the focus has gone; what is looked at before it is made stays. What is taken away while the page
   * changes is left, too, and nothing may be set just then; meanwhile something else may have been looked at.
   */
  leave(): void {
    const left = this.hovered;
    queueMicrotask(() => {
      if (this.hovered === left) this.hovered = this.aimed?.move ?? null;
    });
  }
  private drop(): void {
    if (this.aimed) this.hovered = null;
    this.aimed = null;
  }

  // ---- the dock and the bar

  /** The button that makes a move. */
  button(move: MoveOffer, more: Partial<BoardAction> = {}): BoardAction {
    const plain = { label: this.inWords(move), text: true, move, run: () => this.play(move) };
    return { ...plain, ...this.parts.button?.(move), ...more };
  }
  readonly actions: BoardAction[] = $derived.by(() => {
    const aimed = this.aimed ? [this.button(this.aimed.move, { icon: 'check', primary: true })] : [];
    return [...(this.parts.actions?.() ?? []), ...aimed];
  });
  readonly asked = $derived.by(() => this.parts.asked?.() ?? '');
  readonly guidance = $derived.by(() => this.parts.guidance?.() ?? '');
  readonly waiting = $derived.by(() => this.parts.waiting?.() ?? '');
  readonly emblem = $derived.by(() => this.parts.emblem?.() ?? '');
  readonly facts = $derived.by(() => this.parts.facts?.() ?? null);
  counts(view: unknown, seat: number): Record<string, number> {
    return this.parts.counts?.(view, seat) ?? {};
  }
  pointsOf(seat: number): number {
    return this.parts.pointsOf?.(seat) ?? this.points[seat];
  }
  readonly ownVerbs = $derived.by(() => this.parts.ownVerbs?.() ?? false);
  readonly tips = $derived.by(() => this.parts.tips?.() ?? true);
}
