/** Wakhan's last turn out of the log: one step for each line of it, with the line of her card that it follows. */
import { type LogLine, operand, type Phrases } from '../../lib/game';

interface Step {
  line: LogLine;
  /** The line of her card, counted from one; zero before the first and in the bonus phase. */
  number: number;
}

const TURN = 'pax_pamir.log.turn';
const LINE = 'pax_pamir.log.wakhan_line';
const BONUS = 'pax_pamir.log.wakhan_bonus';

export function lastTurn(log: LogLine[], seat: number, phrases: Phrases): Step[] {
  const isTurn = (line: LogLine) => line.key === TURN;
  const start = log.findLastIndex((line) => isTurn(line) && operand(phrases, line, 'who') === seat);
  if (start < 0) return [];
  const rest = log.slice(start + 1);
  const end = rest.findIndex(isTurn);
  let number = 0;
  return (end < 0 ? rest : rest.slice(0, end)).map((line) => {
    if (line.key === LINE) number = operand(phrases, line, 'number') ?? 0;
    if (line.key === BONUS) number = 0;
    return { line, number };
  });
}
