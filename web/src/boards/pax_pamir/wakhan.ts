/** Wakhan's last turn out of the log: one step for each line, with the line of her card that it follows. */
import type { GameInfo, LogLine } from '../../table/types';

export interface Step {
  line: LogLine;
  /** The line of her card, counted from one; zero before the first and in the bonus phase. */
  number: number;
  /** The first thing that the line names. */
  thing: string;
}

const TURN = 'pax_pamir.log.turn';
const LINE = 'pax_pamir.log.wakhan_line';
const BONUS = 'pax_pamir.log.wakhan_bonus';

export function lastTurn(log: LogLine[], seat: number, phrases: GameInfo['phrases']): Step[] {
  const isTurn = (line: LogLine) => line.key === TURN;
  const start = log.findLastIndex((line) => isTurn(line) && Number(line.operands[0]) === seat);
  if (start < 0) return [];
  const rest = log.slice(start + 1);
  const end = rest.findIndex(isTurn);
  let number = 0;
  return (end < 0 ? rest : rest.slice(0, end)).map((line) => {
    if (line.key === LINE) number = Number(line.operands[0]);
    if (line.key === BONUS) number = 0;
    return { line, number, thing: thingOf(line, phrases) };
  });
}

function thingOf(line: LogLine, phrases: GameInfo['phrases']): string {
  const operands = phrases[line.key] ?? [];
  const place = operands.findIndex((operand) => operand.thing && operand.kind !== 'seat');
  if (place < 0) return '';
  const operand = operands[place];
  return `${operand.kind}:${operand.names[Number(line.operands[place])] ?? line.operands[place]}`;
}
