/** How a value of a view is shown when no board knows better. */
import { n, t, words } from '../../lib/words.svelte';
import type { Sight } from '../../table/sight.svelte';

const SEATS = /(^|\.)(owner|who|seat|player|holder|by)$/;

export const isFlat = (value: unknown): boolean => value === null || typeof value !== 'object' || (Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object'));

/** The name of a part: the game's own word, the shell's, or the name itself. */
export function label(sight: Sight, name: string): string {
  for (const key of [`${sight.game.slug}.view.${name}`, `web.view.${name}`, `${sight.game.slug}.option.${name}`]) if (words.has(key)) return t(key);
  return /^\d+$/.test(name) ? n(Number(name)) : name.replaceAll('_', ' ');
}

export function shown(sight: Sight, value: unknown, path: string): string {
  if (Array.isArray(value)) return value.map((each) => shown(sight, each, path)).join(words.lang === 'fa' ? '، ' : ', ');
  if (value === null) return '—';
  if (typeof value === 'boolean') return t(value ? 'core.yes' : 'core.no');
  if (typeof value === 'number') return SEATS.test(path) && value >= 0 && value < sight.names.length ? sight.names[value] : n(value);
  const choice = `${sight.game.slug}.option.${path.slice(path.lastIndexOf('.') + 1)}.${value}`;
  if (words.has(choice)) return t(choice);
  return named(sight, String(value)) ?? words.digits(String(value));
}

/** The word of a thing that some kind of the game names so. */
function named(sight: Sight, name: string): string | null {
  for (const operands of Object.values(sight.game.phrases)) {
    for (const operand of operands) if (operand.words && operand.names.includes(name)) return t(`${operand.words}.${name}`);
  }
  const last = `${sight.game.slug}.terrain.${name}`;
  return words.has(last) ? t(last) : null;
}
