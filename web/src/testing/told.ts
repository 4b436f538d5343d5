/** A line of the log for tests: what is not said is as it is for most lines. */
import type { LogLine } from '../lib/game';

export const told = (known: Partial<LogLine>): LogLine => ({
  version: 0,
  key: 'game.log.done',
  operands: [],
  heading: false,
  seat: null,
  by: 'bot',
  things: [],
  from: '',
  to: '',
  turn: 0,
  weight: 1,
  scene: '',
  stage: 0,
  ...known,
});
