/** What stands for a terrain's points in the report's bars. */
import { tile } from './tiles.svelte';

const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine'];

export default (source: string): string | undefined => (TERRAINS.includes(source) ? tile(source) : undefined);
