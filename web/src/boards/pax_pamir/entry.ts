import type { Entry } from '../index';

/** Colours that no coalition has: blue, vermilion, purple, slate, sky. Wakhan is always sky. */
const BADGES = [0, 1, 4, 5, 7];
const SKY = 7;

export default {
  load: () => import('./Board.svelte'),
  figure: () => import('./Figure.svelte'),
  small: () => import('./Small.svelte'),
  scenes: ['dominance'],
  scene: () => import('./SceneStage.svelte'),
  idea: () => import('./IdeaPicture.svelte'),
  triumph: () => import('./triumph'),
  frame: 'dense',
  badges: (table) => table.seats.map((seat, place) => (seat.kind === 'automa' ? SKY : BADGES[place])),
  sounds: {
    piece: ['army_placed', 'road_placed', 'tribe_placed', 'spy_placed', 'gift_placed'],
    card: ['bought', 'played', 'revealed', 'drawn'],
    coins: ['taxed_card', 'taxed_player', 'bribe_paid', 'leverage'],
    scene: ['check', 'final_check'],
  },
} satisfies Entry;
