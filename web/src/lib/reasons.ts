/** Why a move is good: the parts of a judgement, each a clause, put together to one sentence. */
import type { Reason } from './game';
import { t, words } from './words.svelte';

const clause = (reason: Reason): string => t(reason.key, { amount: reason.amount }, reason.less ? 'less' : '');

/** One sentence; the best move is compared with an ordinary one, the others with the best. */
export function because(reasons: Reason[], best: boolean): string {
  const gains = words.list(reasons.filter((each) => !each.less).map(clause));
  const losses = words.list(reasons.filter((each) => each.less).map(clause));
  const kind = gains && losses ? '_though' : losses ? (best ? '_deeper' : '_worse') : '';
  return t(`core.reason.${best ? 'best' : 'other'}${gains || losses ? kind : '_alike'}`, { gains, losses });
}
