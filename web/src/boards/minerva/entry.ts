import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  small: () => import('./Small.svelte'),
  scenes: ['glory'],
  scene: () => import('./SceneStage.svelte'),
  idea: () => import('./IdeaPicture.svelte'),
  triumph: () => import('./triumph'),
  frame: 'dense',
  sounds: {
    piece: ['built', 'residence', 'assistant', 'moved'],
    card: ['revealed', 'pair', 'temple_revealed', 'culture_tile', 'glory_tile'],
    coins: ['income', 'gained', 'sold', 'fee', 'paid', 'bought'],
    scene: ['glory_tile'],
  },
} satisfies Entry;
