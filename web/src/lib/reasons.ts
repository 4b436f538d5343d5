/** Why a move is good: the parts of a judgement, each a clause, put together to one sentence. */
import type { Advice, Reason } from './game';
import { t, words } from './words.svelte';

/** Chances that are nearer to each other are the same. */
const APART = 0.025;

const clause = (reason: Reason): string => t(reason.key, { amount: reason.amount }, reason.less ? 'less' : '');

/**
 * What speaks for a move and against it, in one sentence; `key` tells with what it is compared, `ahead` how much
 * better its chance is. A reason for which nobody wrote words is left out.
 */
export function because(reasons: Reason[], key: 'best' | 'other', ahead: number): string {
  const told = reasons.filter((each) => words.has(each.key));
  const gains = words.list(told.filter((each) => !each.less).map(clause));
  const losses = words.list(told.filter((each) => each.less).map(clause));
  if (!gains && !losses) return t(`core.reason.${key}_${Math.abs(ahead) > APART ? 'played' : 'alike'}`);
  const kind = gains && losses ? '_though' : losses ? (key === 'best' ? '_deeper' : '_worse') : '';
  return t(`core.reason.${key}${kind}`, { gains, losses });
}

/** The sentence for one of several moves: the best one is compared with an ordinary move, the others with the best. */
export function reasonOf(advice: Advice[], place: number): string {
  const other = advice[place ? 0 : advice.length - 1];
  return because(advice[place].reasons, place ? 'other' : 'best', (advice[place].chance ?? 0) - (other.chance ?? 0));
}
