/** Legal moves and questions for tests: what is not said is as it is for most of them. */
import type { MoveOffer, Question } from '../lib/game';

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
  ends: false,
  reveals: false,
  leaves: [],
  changes: [],
  placed: null,
  ...known,
});

export const asking = (moves: MoveOffer[], known: Partial<Question> = {}): Question => ({
  who: 0,
  rule: '',
  mine: true,
  prompt: null,
  moves,
  blocked: [],
  ledger: [],
  power: null,
  idle: false,
  secret: false,
  ...known,
});
