/** How a value of a view is shown when no board knows better. */
import { n, t, words, wordsOf } from '../../lib/words.svelte';
import type { Sight } from '../../table/sight.svelte';

/** The name under which a number is a card. */
const CARD = 'card';
const SEAT = 'seat';
const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const isFlat = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  (Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object'));

/** The parts of a group that are told: without what only a board needs. */
export const partsOf = (sight: Sight, group: object): [string, unknown][] =>
  Object.entries(group).filter(([name]) => !sight.game.view_fields.boards_only.includes(name));

/** The name of a part: the game's own word, the shell's, or the name itself. */
export function label(sight: Sight, name: string): string {
  for (const key of [`${sight.game.slug}.view.${name}`, `web.view.${name}`, `${sight.game.slug}.option.${name}`])
    if (words.has(key)) return t(key);
  return /^\d+$/.test(name) ? n(Number(name)) : (named(sight, name) ?? name.replaceAll('_', ' '));
}

export function shown(sight: Sight, value: unknown, path: string): string {
  if (Array.isArray(value))
    return value.map((each) => listed(sight, each, path)).join(words.lang === 'fa' ? '، ' : ', ');
  if (value === null) return '—';
  if (typeof value === 'boolean') return t(value ? 'core.yes' : 'core.no');
  if (typeof value === 'number') return numbered(sight, value, path);
  const slug = sight.game.slug;
  const field = fieldOf(path);
  for (const key of [
    `${slug}.option.${field}.${value}`,
    `${slug}.view.${field}.${value}`,
    `${slug}.${field}.${value}`,
    String(value),
  ])
    if (words.has(key)) return t(key);
  return named(sight, String(value)) ?? words.digits(String(value));
}

/** A value inside a list: what its numbers mean depends on the list. */
export function listed(sight: Sight, value: unknown, path: string): string {
  if (typeof value !== 'number') return shown(sight, value, path);
  const { seat_lists, cards } = sight.game.view_fields;
  const field = fieldOf(path);
  return numbered(sight, value, seat_lists.includes(field) ? SEAT : cards.includes(field) ? CARD : path);
}

function numbered(sight: Sight, value: number, path: string): string {
  const field = fieldOf(path);
  if (sight.game.view_fields.seats.includes(field) && value >= 0 && value < sight.names.length)
    return sight.names[value];
  if (field === CARD)
    for (const operands of Object.values(sight.game.phrases))
      for (const { kind, words: prefix } of operands)
        if (kind === 'card' && prefix && words.has(`${prefix}.${value}`)) return t(`${prefix}.${value}`);
  return n(value);
}

/** The word of a thing that some kind of the game names so. */
function named(sight: Sight, name: string): string | null {
  for (const operands of Object.values(sight.game.phrases)) {
    for (const operand of operands)
      if (operand.words && operand.names.includes(name)) return wordsOf(`${operand.words}.${name}`);
  }
  const key = sight.game.view_fields.words.map((each) => `${each}.${name}`).find((each) => words.has(each));
  return key ? t(key) : null;
}
