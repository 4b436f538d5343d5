import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  small: () => import('./Small.svelte'),
  scenes: ['quarter'],
  scene: () => import('./SceneStage.svelte'),
  idea: () => import('./IdeaPicture.svelte'),
  triumph: () => import('./triumph'),
  frame: 'dense',
  riders: true,
  sounds: {
    piece: ['built', 'built_nothing', 'sowed', 'marched', 'occupied', 'advanced', 'placed_tile', 'plus_two'],
    card: ['drew', 'took_card', 'played', 'discarded', 'loaded', 'loaded_wilds', 'turned_up'],
    scene: ['votes'],
  },
} satisfies Entry;
