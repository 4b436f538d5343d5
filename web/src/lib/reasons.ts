/** What speaks for a move: facts, each a clause, put together to one sentence. */
import type { Reason } from './game';
import { t, words } from './words.svelte';

const clause = (reason: Reason): string => t(reason.key, { amount: reason.amount }, reason.less ? 'less' : '');

/** What a move gains and what that costs; nothing where it gains nothing: a loss alone speaks for no move. */
export function because(reasons: Reason[]): string {
  const told = reasons.filter((each) => words.has(each.key));
  const gains = words.list(told.filter((each) => !each.less).map(clause));
  const losses = words.list(told.filter((each) => each.less).map(clause));
  if (!gains) return '';
  return losses ? t('core.reason.though', { gains, losses }) : t('core.reason.gains', { gains });
}
