/** What somebody may want of this board, or not. */
import type { Switch } from '../../lib/settings.svelte';

/** The dominoes that nobody has seen yet. */
export const UNSEEN: Switch = { name: 'unseen', label: 'web.kingdomino.show_unseen', on: true };
