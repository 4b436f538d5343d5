/** A choice that takes several moves is collected here and submitted one by one, as the server asks. */
import { untrack } from 'svelte';
import type { MoveOffer } from '../../lib/game';
import type { Sight } from '../../table/sight.svelte';

export interface Wish {
  verb: string;
  operands: (number | string)[];
  /** Left out where the rules have already gone on without it. */
  optional: boolean;
}

export const wish = (verb: string, optional = false): Wish => ({ verb, operands: [], optional });
export const wishFor = (move: MoveOffer): Wish => ({ verb: move.verb, operands: move.message.operands, optional: false });

const meets = (move: MoveOffer, { verb, operands }: Wish) => move.verb === verb && operands.every((value, place) => move.message.operands[place] === value);

/** The move that a plan makes now, and what is left of it after that. */
export function next(wishes: Wish[], moves: MoveOffer[]): { move: MoveOffer; rest: Wish[] } | null {
  for (const [place, each] of wishes.entries()) {
    const move = moves.find((candidate) => meets(candidate, each));
    if (move) return { move, rest: wishes.slice(place + 1) };
    if (!each.optional) return null;
  }
  return null;
}

export class Plan {
  private wishes = $state.raw<Wish[]>([]);
  /** The version of the table at which the last move went out: one move for each. */
  private sent = -1;

  constructor(private sight: Sight) {}

  make(wishes: Wish[]): void {
    this.sent = -1;
    this.wishes = wishes;
  }

  /** To be called in an effect: when the table has changed and the line is free, the next move goes out. */
  follow(): void {
    const { version } = this.sight.table;
    const { moves, busy } = this.sight;
    if (!this.wishes.length || busy || this.sent === version) return;
    const found = next(this.wishes, moves);
    this.sent = version;
    untrack(() => {
      this.wishes = found?.rest ?? [];
      if (found) submit(this.sight, found.move);
    });
  }
}

/** Make a move that a button has already asked for. */
export function submit(sight: Sight, move: MoveOffer): void {
  sight.play(move);
  if (sight.asking?.index === move.index) sight.play(move);
}
