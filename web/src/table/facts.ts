/** A few facts about a table for the bar: round, pile, options in use. */
import type { GameInfo, TableAnswer } from './types';
import { t } from '../lib/words.svelte';

export function facts(table: TableAnswer, game: GameInfo, short = false): string[] {
  const view = (table.view ?? {}) as Record<string, unknown>;
  const found: string[] = [];
  if (table.status === 'over' || table.status === 'abandoned') found.push(t('core.game_over'));
  else if (typeof view.round === 'number' && view.round > 0) {
    found.push(short ? t('core.round_number', { round: view.round }) : typeof view.rounds === 'number' ? t('core.round_of', { round: view.round, rounds: view.rounds }) : t('core.round_number', { round: view.round }));
  }
  if (typeof view.pile === 'number' && table.status === 'running') found.push(t('web.pile', { count: view.pile }));
  const used = game.options.filter((option) => table.options[option.name] === true && option.default !== true);
  if (used.length) found.push(used.map((option) => t(`${table.game}.option.${option.name}`)).join(' + '));
  return found;
}
