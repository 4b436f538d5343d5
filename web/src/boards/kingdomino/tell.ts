/** Dominoes in words, the same everywhere. */
import { t, words } from '../../lib/words.svelte';
import type { Half } from './view';

const half = ([terrain, crowns]: Half): string =>
  t('web.kingdomino.square', { terrain: t(`kingdomino.terrain.${terrain}`), crowns });

/** Both halves: terrains and crowns. */
export const halves = (faces: [Half, Half]): string => words.list(faces.map(half));
