/** What pictures outside of the browser take along: see tools/art.py. */
import { SIGNS } from './signs.ts';

export default { signs: SIGNS };
