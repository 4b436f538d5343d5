/** A choice that takes several moves: they are said at once and go out one by one, as the server asks for them. */
import { untrack } from 'svelte';
import type { MoveOffer } from '../lib/game';

/** A move that shall follow, told before it is legal. */
interface Wish {
  verb: string;
  operands: (number | string)[];
}

export const wish = (verb: string, operands: (number | string)[] = []): Wish => ({ verb, operands });
export const wishFor = (move: MoveOffer): Wish => wish(move.verb, move.message.operands);

const meets = (move: MoveOffer, { verb, operands }: Wish) =>
  move.verb === verb && operands.every((value, place) => move.message.operands[place] === value);

/** What the queue looks at: the table's version, its moves, and whether a move is on its way. */
interface Looked {
  table: { version: number };
  moves: MoveOffer[];
  busy: boolean;
}

export class Queue {
  private wishes = $state.raw<Wish[]>([]);
  /** The version of the table at which the last move went out: one move for each. */
  private sent = -1;

  constructor(
    private sight: Looked,
    private make: (move: MoveOffer) => void,
  ) {}

  /** These moves and no others; none, to forget what was said. */
  set(wishes: Wish[]): void {
    this.sent = -1;
    this.wishes = wishes;
  }

  /** To be called in an effect: when the table has changed and no move is on its way, the next one goes out. */
  follow(): void {
    const { version } = this.sight.table;
    const { moves, busy } = this.sight;
    if (!this.wishes.length || busy || this.sent === version) return;
    const [first, ...rest] = this.wishes;
    const move = moves.find((each) => meets(each, first));
    this.sent = version;
    untrack(() => {
      this.wishes = move ? rest : [];
      if (move) this.make(move);
    });
  }
}
