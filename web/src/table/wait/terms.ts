/** What a table agreed on, in words. */
import type { GameInfo, Pace, TableAnswer } from '../../lib/game';
import { n, t, words, wordsOf } from '../../lib/words.svelte';

/** How fast the table plays. */
export function clockOf(pace: Pace | undefined): string {
  if (pace?.kind === 'live')
    return t('web.wait.clock_live', {
      minutes: Math.round(pace.minutes ?? 0),
      seconds: Math.round(pace.increment ?? 0),
    });
  if (pace?.kind === 'days') return t('web.wait.clock_days', { days: Math.round(pace.days ?? 0) });
  return t('web.wait.clock_none');
}

interface Agreed {
  name: string;
  label: string;
  about: string;
}

/** The options that are not as usual, each with what it means. */
export function optionsOf(table: TableAnswer, game: GameInfo): Agreed[] {
  return game.options
    .filter(
      ({ name, default: usual }) =>
        name in table.options && JSON.stringify(table.options[name]) !== JSON.stringify(usual),
    )
    .map(({ name }) => {
      const key = `${table.game}.option.${name}`;
      return { name, label: labelOf(key, table.options[name]), about: words.has(key) ? t(key, {}, 'about') : '' };
    });
}

function labelOf(key: string, value: unknown): string {
  if (value === false) return t('web.wait.without', { option: wordsOf(key) });
  const chosen = words.list(
    (Array.isArray(value) ? value : [value]).map((each) => choiceOf(key, each)).filter(Boolean),
  );
  return chosen ? t('web.wait.option', { option: wordsOf(key), choice: chosen }) : wordsOf(key);
}

const choiceOf = (key: string, value: unknown): string => {
  if (typeof value === 'number') return n(value);
  return typeof value === 'string' && words.has(`${key}.${value}`) ? wordsOf(`${key}.${value}`) : '';
};
