/** What pictures outside of the browser take along: see tools/art.py. */
import { bySymbol } from '../../../shell/art/draw.ts';
import { symbols, terrainSymbols } from './signs.ts';

export default { signs: { ...bySymbol(terrainSymbols()), ...bySymbol(symbols()) } };
