/** What others did to one player since that player last acted. */
import type { LogLine, Phrases } from '../../lib/game';

/** What a player does by choice; what was before it is known. */
const ACTS = ['picked', 'burned', 'gathered_gold', 'gathered_cards', 'income_gold', 'income_cards', 'income_mix', 'built', 'bribed', 'refused', 'turn_ended'];
/** Lines whose first player suffers. */
const SUFFERED = ['stolen', 'threat_real', 'threat_empty', 'under_spell', 'received_role'];
/** Lines about a role, which concern whoever holds it. */
const NAMED = ['killed', 'bewitched', 'robbed'];
/** Both players are named, but nothing happens to the second one. */
const HARMLESS = ['round', 'let_go'];

const nameOf = (line: LogLine): string => line.key.slice(line.key.lastIndexOf('.') + 1);

/** The lines that concern a seat and its roles, newest last. */
export function newsFor(log: LogLine[], phrases: Phrases, seat: number, roles: string[]): LogLine[] {
  const last = log.findLastIndex((line) => ACTS.includes(nameOf(line)) && line.operands[0] === seat);
  return log.slice(last + 1).filter((line) => concerns(line, phrases, seat, roles));
}

function concerns(line: LogLine, phrases: Phrases, seat: number, roles: string[]): boolean {
  const name = nameOf(line);
  const operands = phrases[line.key] ?? [];
  if (!line.key.includes('.log.') || HARMLESS.includes(name)) return false;
  if (SUFFERED.includes(name)) return line.operands[0] === seat;
  if (line.operands[0] === seat) return false;
  if (NAMED.includes(name)) return roles.includes(operands[1]?.names[Number(line.operands[1])]);
  return operands.some((each, at) => each.kind === 'seat' && line.operands[at] === seat);
}
