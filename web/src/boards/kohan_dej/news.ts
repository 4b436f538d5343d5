/** What others did to one player since that player last acted. */
import type { LogLine, Phrases } from '../../lib/game';
import type { News } from './view';

/** The lines that concern a seat and its roles, newest last. */
export function newsFor(log: LogLine[], phrases: Phrases, news: News, seat: number, roles: string[]): LogLine[] {
  const last = log.findLastIndex((line) => news.acts.includes(line.key) && line.operands[0] === seat);
  return log.slice(last + 1).filter((line) => concerns(line, phrases, news, seat, roles));
}

function concerns(line: LogLine, phrases: Phrases, news: News, seat: number, roles: string[]): boolean {
  const operands = phrases[line.key] ?? [];
  if (!line.key.includes('.log.') || news.harmless.includes(line.key)) return false;
  if (news.suffered.includes(line.key)) return line.operands[0] === seat;
  if (line.operands[0] === seat) return false;
  if (news.named.includes(line.key)) return roles.includes(operands[1]?.names[Number(line.operands[1])]);
  return operands.some((each, at) => each.kind === 'seat' && line.operands[at] === seat);
}
