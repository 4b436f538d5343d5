/** Whether a turn is looked at again before it is given away: a setting, kept for each game. */
import type { TableAnswer } from '../lib/game';
import { settings, type Switch } from '../lib/settings.svelte';

/** With less time than this for the whole match, a turn ends with its last click. */
const QUICK_MINUTES = 5;

export function holding({ game, settings: { pace } }: TableAnswer): Switch {
  const isQuick = pace?.kind === 'live' && pace.minutes < QUICK_MINUTES;
  return { name: `hold.${game}${isQuick ? '.quick' : ''}`, label: 'web.settings.hold', on: !isQuick };
}

export const holds = (table: TableAnswer): boolean => settings.isOn(holding(table));
