/** Small pieces of text that are the same all over the board. */
import type { Phrases, Said } from '../../lib/game';
import { n, words } from '../../lib/words.svelte';
import type { BonusFace, View } from './view';

/** Numbers beside each other. A middle dot beside Persian digits looks like a zero. */
export const row = (values: number[]): string => values.map(n).join(words.lang === 'fa' ? '، ' : ' · ');

/** What a side of a bonus tile pays: a demand tile once, unless the table agreed otherwise, the others for each. */
export function bonusWorth(face: BonusFace, options: View['options'], grey: boolean): string {
  const worth = grey ? face.grey : face.yellow;
  const once = face.kind === 'demand' && options.bonus_demand === 'once';
  return (once ? '' : '×') + (worth === 0.5 ? '½' : n(worth));
}

/** What an operand of a message names. */
export function operandName(phrases: Phrases, said: Said, name: string): string {
  const at = (phrases[said.key] ?? []).findIndex((each) => each.name === name);
  return phrases[said.key]?.[at]?.names[Number(said.operands[at])] ?? '';
}
