import type { Entry } from '../index';

export default {
  load: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  small: () => import('./Small.svelte'),
  idea: () => import('./IdeaPicture.svelte'),
  triumph: () => import('./triumph'),
  frame: 'panels',
  brief: ['no_answer'],
  sounds: {
    piece: ['built', 'destroyed', 'destroyed_own', 'seized', 'demolished', 'exchanged'],
    card: ['picked', 'gathered_cards', 'income_cards', 'kept', 'redrew', 'swapped_hands', 'seer_took'],
    coins: [
      'gathered_gold',
      'income_gold',
      'stolen',
      'taxed',
      'borrowed',
      'bribed',
      'beautified',
      'navigator_gold',
      'merchant',
    ],
    scene: ['first_complete'],
  },
} satisfies Entry;
