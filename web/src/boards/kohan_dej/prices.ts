/** What things cost me now, read from what the server says of moves and of what is no target. */
import { type BlockedThing, type MoveOffer, operand, type Phrases, type Said } from '../../lib/game';

export interface Price {
  gold: number;
  /** How much I lack; 0 if I can pay. */
  missing: number;
}

const is = (said: Said, ...kinds: string[]): boolean => kinds.some((kind) => said.key.endsWith(`.${kind}`));

/** The price of a move; null if it has none. */
export function priceOf(phrases: Phrases, move: MoveOffer): Price | null {
  const said = move.preview.find((each) => is(each, 'preview.target', 'preview.pay_gold'));
  const gold = said ? operand(phrases, said, 'gold') : null;
  return gold === null ? null : { gold, missing: 0 };
}

/** The price of a thing that is too dear for me; null if it is blocked for another reason. */
export function lackOf(phrases: Phrases, blocked: BlockedThing | null): Price | null {
  if (!blocked || !is(blocked.reason, 'refusal.price')) return null;
  return {
    gold: operand(phrases, blocked.reason, 'gold') ?? 0,
    missing: operand(phrases, blocked.reason, 'missing') ?? 0,
  };
}
