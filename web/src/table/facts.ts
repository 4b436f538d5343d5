/** A few facts about a table for the bar, as far as any game has them; a board may know more (`facts` of its parts). */
import type { GameInfo, TableAnswer } from '../lib/game';
import { t, wordsOf } from '../lib/words.svelte';

export function facts(table: TableAnswer, game: GameInfo): string[] {
  const round = table.view?.round;
  const counts = !isOver(table) && typeof round === 'number' && round > 0;
  return [...ended(table), ...(counts ? [t('core.round_number', { round })] : []), ...switchedOn(table, game)];
}

const isOver = ({ status }: TableAnswer): boolean => status === 'over' || status === 'abandoned';

/** That the match is over, if it is. */
export const ended = (table: TableAnswer): string[] => (isOver(table) ? [t('web.over.short')] : []);

/** The switches that are on at this table, and not by themselves. */
export function switchedOn(table: TableAnswer, game: GameInfo): string[] {
  const used = game.options.filter((option) => table.options[option.name] === true && option.default !== true);
  return used.length ? [used.map((option) => wordsOf(`${table.game}.option.${option.name}`)).join(' + ')] : [];
}
