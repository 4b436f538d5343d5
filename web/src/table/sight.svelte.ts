/** What one looks at: a table's view with its legal moves, and what has been pointed at so far. */
import type { BlockedThing, GameInfo, MoveOffer, Piece, Said, SeatAnswer, TableAnswer } from './types';
import { accepts, complete, lit, remaining } from '../lib/narrow';
import { settings } from '../lib/settings.svelte';
import { seatNames } from '../lib/seats';
import { plain } from '../lib/speak';
import { words } from '../lib/words.svelte';

/** A button that a board puts into the dock. */
export interface BoardAction {
  label: string;
  icon?: string;
  key?: string;
  gain?: string;
  primary?: boolean;
  run: () => void;
}

export class Sight {
  chosen = $state.raw<string[]>([]);
  hovered = $state.raw<MoveOffer | null>(null);
  /** The move that waits for a second click. */
  asking = $state.raw<MoveOffer | null>(null);
  refused = $state.raw<BlockedThing | null>(null);
  /** The thing that a log line names, lit on the board. */
  pointed = $state('');
  actions = $state.raw<BoardAction[]>([]);
  hint = $state('');
  /** What a replay shows now, in a sentence. */
  caption = $state('');

  constructor(
    readonly game: GameInfo,
    private look: () => TableAnswer,
    private submit: (index: number) => void,
    private earlier: () => TableAnswer | null = () => null,
    readonly quiet = false,
  ) {}

  get table(): TableAnswer {
    return this.look();
  }
  get view(): Record<string, unknown> {
    return (this.table.view ?? {}) as Record<string, unknown>;
  }
  /** What lay on the table after my last move. */
  get before(): Record<string, unknown> | null {
    return (this.earlier()?.view ?? null) as Record<string, unknown> | null;
  }
  get seats(): SeatAnswer[] {
    return this.table.seats;
  }
  get names(): string[] {
    return seatNames(this.seats);
  }
  get me(): number | null {
    return this.table.seat;
  }
  /** All seats in seating order, mine first. */
  get order(): number[] {
    const count = this.seats.length;
    return this.seats.map((_, place) => (place + (this.me ?? 0)) % count);
  }
  /** Everybody's points so far. */
  get points(): number[] {
    return this.seats.map((_, seat) => this.table.scores.reduce((sum, line) => sum + line.points[seat], 0));
  }
  get moves(): MoveOffer[] {
    const question = this.table.question;
    return !this.quiet && question?.mine ? question.moves : [];
  }
  get blocked(): BlockedThing[] {
    return this.quiet ? [] : (this.table.question?.blocked ?? []);
  }
  get left(): MoveOffer[] {
    return remaining(this.moves, this.chosen);
  }
  get lit(): Set<string> {
    return lit(this.moves, this.chosen);
  }
  /** The moves that need nothing more to be pointed at. */
  get verbs(): MoveOffer[] {
    return complete(this.moves, this.chosen);
  }

  /** Point at a thing; the last one left is the move. */
  choose(thing: string): void {
    if (this.chosen.at(-1) === thing) return this.back();
    if (!accepts(this.moves, this.chosen, thing)) return this.refuse(thing);
    this.chosen = [...this.chosen, thing];
    this.refused = null;
    if (this.left.length === 1) this.play(this.left[0]);
  }

  /** Make a move, or ask first. */
  play(move: MoveOffer): void {
    const ask = settings.confirm === 'always' || (settings.confirm === 'final' && move.final);
    if (ask && this.asking?.index !== move.index) {
      this.asking = move;
      return;
    }
    this.submit(move.index);
    this.asking = null;
  }

  /** Somebody pointed at a thing that is no target: say why. */
  refuse(thing: string): void {
    this.refused = this.blocked.find((each) => each.thing === thing) ?? null;
  }

  back(): void {
    if (this.asking) this.asking = null;
    else this.chosen = this.chosen.slice(0, -1);
  }

  /** The table has changed: what was chosen is void. */
  reset(): void {
    this.chosen = [];
    this.hovered = null;
    this.asking = null;
    this.refused = null;
  }

  say(said: Said): string {
    return plain(this.pieces(said));
  }
  /** A sentence in pieces; a game from outside without words is told by its keys. */
  pieces(said: Said): Piece[] {
    if (!words.has(said.key)) return [{ text: [said.key.split('.').at(-1), ...said.operands].join(' ') }];
    return words.pieces(this.game.phrases, said, this.names, this.me);
  }
  /** What a move would do, in one line. */
  preview(move: MoveOffer): string {
    return move.preview.map((said) => this.say(said)).join(' · ');
  }
}
