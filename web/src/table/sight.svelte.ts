/** What one looks at: a table's view with its legal moves, and what has been pointed at so far. */
import type { BlockedThing, GameInfo, LogLine, MoveOffer, Piece, Said, SeatAnswer, TableAnswer } from './types';
import { complete, lit, pointed, remaining } from '../lib/narrow';
import { settings } from '../lib/settings.svelte';
import { seatNames } from '../lib/seats';
import { plain } from '../lib/speak';
import { words } from '../lib/words.svelte';

/** A button that a board puts into the dock. */
export interface BoardAction {
  label: string;
  icon?: string;
  /** Symbols of the board by id, drawn before the label; a class of the same name may colour them. */
  art?: string[];
  /** Whether the label is shown; without a word, only where there is room. */
  text?: boolean;
  key?: string;
  gain?: string;
  primary?: boolean;
  /** The move it makes: hovering shows what that would do. */
  move?: MoveOffer;
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
  /** The move that a hint proposes and somebody looks at: its things are marked. */
  proposed = $state.raw<MoveOffer | null>(null);
  actions = $state.raw<BoardAction[]>([]);
  hint = $state('');
  /** What the bar tells of the game: round, pile, and the like. Without it, what the shell finds. */
  facts = $state.raw<string[] | null>(null);
  /** Whether what a hovered move would do is shown beside it; boards that show it themselves say no. */
  tips = $state(true);
  /** The board itself shows the moves that need no thing; the dock leaves them out. */
  ownVerbs = $state(false);
  /** Which moves wait for the primary button, besides final ones; without it, all secret ones. */
  waits = $state.raw<((move: MoveOffer) => boolean) | null>(null);
  /** What the server's clock shows more than ours, in seconds. */
  ahead = $state(0);
  /** A move is on its way to the server. */
  busy = $state(false);
  /** The thing whose details are open, and where it lies. */
  inspected = $state.raw<{ thing: string; box: DOMRect } | null>(null);
  /** Takes my last move back, while that is possible. */
  undo = $state.raw<(() => void) | null>(null);
  /** What a replay shows now, in a sentence. */
  caption = $state('');

  constructor(
    readonly game: GameInfo,
    private look: () => TableAnswer,
    private submit: (index: number) => void,
    private earlier: () => TableAnswer | null = () => null,
    readonly quiet = false,
    private lines: () => LogLine[] = () => [],
  ) {}

  readonly table = $derived.by(() => this.look());
  readonly view = $derived((this.table.view ?? {}) as Record<string, unknown>);
  /** What lay on the table after my last move. */
  readonly before = $derived.by(() => (this.earlier()?.view ?? null) as Record<string, unknown> | null);
  /** What happened so far, as this seat may read it. */
  readonly log = $derived.by(() => this.lines());
  readonly seats: SeatAnswer[] = $derived(this.table.seats);
  readonly me: number | null = $derived(this.table.seat);
  /** Everybody's name; the same list as long as nobody else sits down, so that sentences stay. */
  readonly names = $derived.by(() => this.kept(seatNames(this.seats, this.game.slug)));
  /** All seats in seating order, mine first. */
  readonly order = $derived(this.seats.map((_, place) => (place + (this.me ?? 0)) % this.seats.length));
  /** Everybody's points so far. */
  readonly points = $derived(this.seats.map((_, seat) => this.table.scores.reduce((sum, line) => sum + line.points[seat], 0)));
  readonly moves: MoveOffer[] = $derived.by(() => (!this.quiet && this.table.question?.mine ? this.table.question.moves : []));
  readonly blocked: BlockedThing[] = $derived.by(() => (this.quiet ? [] : (this.table.question?.blocked ?? [])));
  readonly left = $derived(remaining(this.moves, this.chosen));
  readonly lit = $derived(lit(this.moves, this.chosen));
  /** The moves that need nothing more to be pointed at. */
  readonly verbs = $derived(complete(this.moves, this.chosen));

  private known: string[] = [];
  private kept(names: string[]): string[] {
    if (names.join('\n') !== this.known.join('\n')) this.known = names;
    return this.known;
  }

  /** Point at a thing; the last one left is the move. */
  choose(thing: string): void {
    this.asking = null;
    const chosen = pointed(this.moves, this.chosen, thing);
    if (!chosen) return this.refuse(thing);
    const fewer = chosen.length < this.chosen.length;
    this.chosen = chosen;
    this.refused = null;
    if (fewer) return;
    if (this.left.length === 1) this.play(this.left[0]);
  }

  /** Make a move, or ask first. */
  play(move: MoveOffer): void {
    const secret = this.waits ? this.waits(move) : this.table.question?.secret === true;
    const ask = (secret && this.moves.length > 1) || settings.confirm === 'always' || (settings.confirm === 'final' && move.final);
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
    this.asking = null;
    this.chosen = this.chosen.slice(0, -1);
  }

  /** The table has changed: what was chosen is void. */
  reset(): void {
    this.chosen = [];
    this.hovered = null;
    this.asking = null;
    this.refused = null;
    this.proposed = null;
  }

  say(said: Said): string {
    return plain(this.pieces(said));
  }
  /** A sentence in pieces; a game from outside without words is told by its keys. */
  pieces(said: Said): Piece[] {
    if (!words.has(said.key)) return [{ text: [said.key.split('.').at(-1), ...said.operands].join(' ') }];
    return words.pieces(this.game.phrases, said, this.names, this.me);
  }
  /** What a thing is called, as far as the moves tell. */
  called(thing: string): string {
    for (const move of this.moves) {
      if (!move.things.includes(thing)) continue;
      const piece = this.pieces(move.message).find((each) => each.thing === thing);
      if (piece) return piece.text;
    }
    return '';
  }
  /** What a move would do, in one line. */
  preview(move: MoveOffer): string {
    return move.preview.map((said) => this.say(said)).join(' · ');
  }
}
