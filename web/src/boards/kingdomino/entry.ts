import type { Entry } from '../index';
import { UNSEEN } from './switches';

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  pictures: () => import('./pictures'),
  switches: [UNSEEN],
} satisfies Entry;
