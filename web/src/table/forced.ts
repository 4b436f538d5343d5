/** What need not be asked of a person: a choice of one. */
import type { MoveOffer, Question } from '../lib/game';

/** The move that the page makes for me, if any. While something can be taken back it is left to the player, and so is
 * what is secret: the others would know from the haste of the answer that there was no choice. */
export function forcedMove(question: Question, mayUndo: boolean): MoveOffer | null {
  if (question.secret) return null;
  const isOnlyOne = question.moves.length === 1 && !mayUndo;
  return isOnlyOne || question.idle ? question.moves[0] : null;
}
