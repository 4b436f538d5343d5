import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  frame: 'dense',
} satisfies Entry;
