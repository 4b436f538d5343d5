/** A table as a seat sees it: its view, who sits there, the legal moves, and all of it in words. */
import type { BlockedThing, GameInfo, LogLine, MoveOffer, Said, SeatAnswer, TableAnswer } from '../lib/game';
import { seatNames } from '../lib/seats';
import { type Piece, plain, readable } from '../lib/speak';
import { words } from '../lib/words.svelte';

/** Where a table comes from: a live one, or a moment of a match that is over. */
interface Source {
  table: () => TableAnswer;
  /** The table as it is now, where what is shown may be behind it. */
  present?: () => TableAnswer;
  /** The table after my last move. */
  before?: () => TableAnswer | null;
  /** What happened so far, as this seat may read it. */
  log?: () => LogLine[];
  /** The line of the log that is told now, while the film of what others did runs. */
  told?: () => LogLine | null;
  /** Make the move with this index; without it the table is only looked at. */
  play?: (index: number, mayHold: boolean) => void;
  /** Whether a turn that is played is looked at again before it is given away. */
  holds?: () => boolean;
}

export class Sight {
  /** What the server's clock shows more than ours, in seconds. */
  ahead = $state(0);
  /** What a replay shows now, in a sentence. */
  caption = $state('');
  /** The thing that a log line names, lit on the board. */
  named = $state('');
  /** The thing whose details are open, and where it lies: they are beside it. Without a box they are a sheet. */
  inspected = $state.raw<{ thing: string; box?: DOMRect } | null>(null);

  constructor(
    readonly game: GameInfo,
    protected readonly source: Source,
  ) {}

  readonly table = $derived.by(() => this.source.table());
  /** My own clock runs in the present, whatever is shown. */
  readonly present = $derived.by(() => this.source.present?.() ?? this.source.table());
  /** Nothing can be done here. */
  readonly quiet = $derived.by(() => !this.source.play);
  readonly view = $derived(this.table.view ?? {});
  /** What lay on the table after my last move. */
  readonly before = $derived.by(() => this.source.before?.()?.view ?? null);
  readonly log = $derived.by(() => this.source.log?.() ?? []);
  readonly told = $derived.by(() => this.source.told?.() ?? null);
  readonly seats: SeatAnswer[] = $derived(this.table.seats);
  readonly me: number | null = $derived(this.table.seat);
  /** Changes when something was decided, and not when somebody only came or went. */
  readonly moment = $derived(`${this.table.version} ${this.me} ${this.table.settling ? 'played' : ''}`);
  /** Everybody's name; the same list as long as nobody else sits down, so that sentences stay. */
  readonly names = $derived.by(() => this.kept(seatNames(this.seats, this.game.slug, this.table.id)));
  /** All seats in seating order, mine first. */
  readonly order = $derived(this.seats.map((_, place) => (place + (this.me ?? 0)) % this.seats.length));
  /** Everybody's points so far. */
  readonly points = $derived(
    this.seats.map((_, seat) => this.table.scores.reduce((sum, line) => sum + line.points[seat], 0)),
  );
  readonly moves: MoveOffer[] = $derived.by(() =>
    !this.quiet && this.table.question?.mine ? this.table.question.moves : [],
  );
  /** The question that I am asked. */
  readonly prompt: Said | null = $derived(this.moves.length ? (this.table.question?.prompt ?? null) : null);
  private readonly refusals = $derived.by(
    () => new Map(this.quiet ? [] : this.table.question?.blocked.map((each) => [each.thing, each])),
  );

  // Only a game's own board knows the shape of what the server sends for it: it says so here, and nowhere else.
  viewAs<View>(): View {
    return this.view as View;
  }
  beforeAs<View>(): View | null {
    return this.before as View | null;
  }
  componentsAs<Components>(): Components {
    return this.game.components as Components;
  }

  private known: string[] = [];
  private kept(names: string[]): string[] {
    if (names.join('\n') !== this.known.join('\n')) this.known = names;
    return this.known;
  }

  /** Whether a verb is among the legal moves. */
  may(...verbs: string[]): boolean {
    return this.moves.some((move) => verbs.includes(move.verb));
  }
  /** Whether a bot moved for a person, who keeps the seat. */
  stoodIn(told: Pick<LogLine, 'seat' | 'by'>): boolean {
    return told.by === 'bot' && typeof told.seat === 'number' && this.table.seats[told.seat]?.kind === 'person';
  }
  /** The legal move of a verb; with a thing, the one that names it. */
  moveFor(verb: string, thing = ''): MoveOffer | undefined {
    return this.moves.find((move) => move.verb === verb && (!thing || move.things.includes(thing)));
  }
  /** Why a thing is no target, if the rules say so. */
  blocked(thing: string): BlockedThing | null {
    return this.refusals.get(thing) ?? null;
  }

  /** Open the details of a thing as a sheet, in which something can be done. */
  open(thing: string): void {
    this.inspected = { thing };
  }

  say(said: Said): string {
    return plain(this.pieces(said));
  }
  /** A move for whoever reads it: a place without a name is told by what lies beside it. */
  inWords(move: MoveOffer): string {
    return this.say(move.placed ?? move.message);
  }
  /** A sentence in pieces; a game from outside without words is told by its keys. */
  pieces(said: Said): Piece[] {
    if (!words.has(said.key)) return [{ text: [readable(said.key), ...said.operands].join(' ') }];
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
