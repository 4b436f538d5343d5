/** Small pieces of text that are the same all over the board. */
import type { Phrases, Said } from '../../lib/game';
import { n, words } from '../../lib/words.svelte';

/** Numbers beside each other. A middle dot beside Persian digits looks like a zero. */
export const row = (values: number[]): string => values.map(n).join(words.lang === 'fa' ? '، ' : ' · ');

/** What an operand of a message names. */
export function operandName(phrases: Phrases, said: Said, name: string): string {
  const at = (phrases[said.key] ?? []).findIndex((each) => each.name === name);
  return phrases[said.key]?.[at]?.names[Number(said.operands[at])] ?? '';
}
