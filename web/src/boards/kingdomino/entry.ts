import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  open: true,
} satisfies Entry;
