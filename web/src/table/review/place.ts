/** Where in its match a move was made, in words. */
import type { Moment } from '../../lib/game';
import { n, t, wordsOf } from '../../lib/words.svelte';

/** What the parts of a match are called, and whether points come at them only. */
export interface Axis {
  name: string;
  steps: boolean;
}

/** How many parts of a match had begun before a move was made. */
export const partOf = (parts: Pick<Moment['parts'][number], 'at'>[], move: number): number =>
  parts.filter((part) => part.at < move).length;

/** Which turn of its seat a move belongs to. */
export function turnOf(move: number, { who, turns }: Pick<Moment, 'who' | 'turns'>): number {
  const seat = who[move - 1];
  return [0, ...turns].filter((begins) => begins < move && who[begins] === seat).length;
}

/**
 * The round of a move, where the match has rounds; else after which check, and in which turn of its player. Where no
 * round has begun, the turn and the move say it.
 */
export function placed(move: number, moment: Pick<Moment, 'parts' | 'who' | 'turns'>, axis: Axis): string {
  const number = partOf(moment.parts, move);
  const part = wordsOf(axis.name);
  if (!axis.steps) {
    const round = number
      ? t('web.over.tick', { axis: part, number: n(number) })
      : t('web.review.turn', { turn: n(turnOf(move, moment)) });
    return [round, t('web.review.move', { move: n(move) })].join(' · ');
  }
  const after = t(number ? 'web.review.after' : 'web.review.early', { part, number: n(number) });
  return [t('web.review.turn', { turn: n(turnOf(move, moment)) }), after].join(' · ');
}
