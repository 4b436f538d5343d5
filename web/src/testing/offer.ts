/** A legal move for tests: what is not said is as it is for most moves. */
import type { MoveOffer } from '../lib/game';

export const offer = (known: Partial<MoveOffer>): MoveOffer => ({
  index: 0,
  verb: 'do',
  text: '',
  things: [],
  message: { key: '', operands: [] },
  preview: [],
  final: false,
  sealed: false,
  weighed: false,
  warns: false,
  ...known,
});
