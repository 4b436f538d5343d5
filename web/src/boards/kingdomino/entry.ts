import type { Entry } from '../index';
import { UNSEEN } from './switches';

export default {
  load: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  small: () => import('./Small.svelte'),
  idea: () => import('./IdeaPicture.svelte'),
  triumph: () => import('./triumph'),
  pictures: () => import('./pictures'),
  scenes: ['dynasty'],
  scene: () => import('./SceneStage.svelte'),
  switches: [UNSEEN],
  clocks: true,
  sounds: {
    piece: ['claimed', 'placed', 'discarded'],
    card: ['dealt_three', 'dealt_four'],
    scene: ['game'],
  },
} satisfies Entry;
