/** Small pieces of text that are the same all over the board. */
import { n, words } from '../../lib/words.svelte';

/** Numbers beside each other. A middle dot beside Persian digits looks like a zero. */
export const row = (values: number[]): string => values.map(n).join(words.lang === 'fa' ? '، ' : ' · ');
