/** What pictures outside of the browser take along: see tools/art.py. */
import { BUILDINGS, EMBLEMS, girih, GROUND, MARKS, star, TYPES } from './signs.ts';

export default {
  signs: {},
  emblems: EMBLEMS,
  buildings: BUILDINGS,
  types: TYPES,
  marks: MARKS,
  ground: GROUND,
  star: star(0, 0, 1, 0.7654),
  girih: girih('ID', 'INK', 1),
};
