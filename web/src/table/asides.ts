/** What happened beside the match: told between the lines of the log, and no part of any turn. */
import type { AsideLine, LogLine, Said, TableAnswer } from '../lib/game';

/** A turn that no line of a match belongs to. */
const NO_TURN = -2;

const lineOf = ({ version, said: { key, operands } }: AsideLine): LogLine => ({
  version,
  key,
  operands,
  heading: false,
  seat: null,
  by: 'rule',
  things: [],
  from: '',
  to: '',
  turn: NO_TURN,
  weight: 1,
  scene: '',
  stage: 0,
});

/** The log with what happened beside it, each after the version that it followed. */
export function withAsides(log: LogLine[], asides: AsideLine[], upto = Infinity): LogLine[] {
  const found = asides.filter(({ version }) => version <= upto).map(lineOf);
  if (!found.length) return log;
  return [...log, ...found].sort((one, other) => one.version - other.version);
}

/** The notices that the dock or the board itself shows, for as long as they hold. */
export const SHOWN_ELSEWHERE = ['server.log.taken_over', 'server.log.paused'];

/** Who is given time reads it in the dock, beside the button that takes the seat back. */
export const isGiftToMe = (said: Said, table: Pick<TableAnswer, 'seats'> | null): boolean =>
  said.key === 'server.log.gift' && table?.seats[Number(said.operands[0])]?.mine === true;
