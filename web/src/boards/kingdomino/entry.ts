import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  pictures: () => import('./pictures'),
  open: true,
} satisfies Entry;
