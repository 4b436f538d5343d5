/** How a value of a view is shown when no board knows better. */
import { n, t, words } from '../../lib/words.svelte';
import type { Sight } from '../../table/sight.svelte';

/** Numbers under these names are seats; the same in lists under the second ones. As in the text table. */
const SEATS = /(^|\.)(owner|who|seat|player|holder|by|crown|ruler|active|first|first_complete|hostage_of)$/;
const SEAT_LISTS = /(^|\.)(order|leaders|legionnaires|workers|discs|swap|ranking)$/;
/** A numbered card, alone or in a list. */
const CARD = /(^|\.)card$/;
const CARD_LISTS = /(^|\.)(hand|discards|prizes)$/;

export const isFlat = (value: unknown): boolean => value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object'));

/** The name of a part: the game's own word, the shell's, or the name itself. */
export function label(sight: Sight, name: string): string {
  for (const key of [`${sight.game.slug}.view.${name}`, `web.view.${name}`, `${sight.game.slug}.option.${name}`]) if (words.has(key)) return t(key);
  return /^\d+$/.test(name) ? n(Number(name)) : (named(sight, name) ?? name.replaceAll('_', ' '));
}

export function shown(sight: Sight, value: unknown, path: string): string {
  if (Array.isArray(value)) return value.map((each) => listed(sight, each, path)).join(words.lang === 'fa' ? '، ' : ', ');
  if (value === null) return '—';
  if (typeof value === 'boolean') return t(value ? 'core.yes' : 'core.no');
  if (typeof value === 'number') return numbered(sight, value, path);
  const slug = sight.game.slug;
  const field = path.slice(path.lastIndexOf('.') + 1);
  for (const key of [`${slug}.option.${field}.${value}`, `${slug}.view.${field}.${value}`, `${slug}.${field}.${value}`, String(value)]) if (words.has(key)) return t(key);
  return named(sight, String(value)) ?? words.digits(String(value));
}

/** A value inside a list: what its numbers mean depends on the list. */
export function listed(sight: Sight, value: unknown, path: string): string {
  if (typeof value !== 'number') return shown(sight, value, path);
  return numbered(sight, value, SEAT_LISTS.test(path) ? 'seat' : CARD_LISTS.test(path) ? 'card' : path);
}

function numbered(sight: Sight, value: number, path: string): string {
  if (SEATS.test(path) && value >= 0 && value < sight.names.length) return sight.names[value];
  if (CARD.test(path)) for (const operands of Object.values(sight.game.phrases)) for (const { kind, words: prefix } of operands) if (kind === 'card' && prefix && words.has(`${prefix}.${value}`)) return t(`${prefix}.${value}`);
  return n(value);
}

/** The word of a thing that some kind of the game names so. */
function named(sight: Sight, name: string): string | null {
  for (const operands of Object.values(sight.game.phrases)) {
    for (const operand of operands) if (operand.words && operand.names.includes(name)) return t(`${operand.words}.${name}`);
  }
  const last = `${sight.game.slug}.terrain.${name}`;
  return words.has(last) ? t(last) : null;
}
