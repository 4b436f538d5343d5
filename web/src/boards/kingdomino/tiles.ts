/** The pictures of the terrains, in the colours of the theme. */
import { settings } from '../../lib/settings.svelte';

const FILES = import.meta.glob('../../generated/kingdomino/*.svg', { eager: true, query: '?url', import: 'default' }) as Record<string, string>;

export const tile = (terrain: string, cut = 0): string => FILES[`../../generated/kingdomino/${terrain}-${cut}-${settings.isDark ? 'dark' : 'light'}.svg`];
