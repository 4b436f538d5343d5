/** What pictures outside of the browser take along: see tools/art.py. */
import { borderPath, BORDERS, middle, regionPath, REGIONS, LAYOUTS } from '../cloth.ts';
import { SIGNS } from './signs.ts';

export default {
  signs: SIGNS,
  regions: Object.fromEntries(REGIONS.map((name) => [name, { outline: regionPath(name), ...LAYOUTS[name] }])),
  borders: Object.fromEntries(Object.keys(BORDERS).map((name) => [name, { path: borderPath(name), ...middle(name) }])),
};
