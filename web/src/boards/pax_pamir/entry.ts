import type { Entry } from '../index';

/** Colours that no coalition has: blue, vermilion, purple, slate, sky. Wakhan is always sky. */
const BADGES = [0, 1, 4, 5, 7];
const SKY = 7;

export default {
  load: () => import('./Board.svelte'),
  small: () => import('./Small.svelte'),
  frame: 'dense',
  badges: (table) => table.seats.map((seat, place) => (seat.kind === 'automa' ? SKY : BADGES[place])),
} satisfies Entry;
