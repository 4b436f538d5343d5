/** What an activation line gives, in words and in signs. */
import type { Phrases, Said } from '../../lib/game';
import type { Sight } from '../../table/sight.svelte';
import { CATEGORIES, type Line } from './view';

/** One pill of the preview: signs, an amount, the points that follow from it. */
interface Pill {
  key: string;
  signs: string[];
  count: number;
  /** Points of the culture tile that the amount takes. */
  points?: number;
  /** The player chooses what it is. */
  open?: boolean;
  /** The tile at which something can be chosen or exchanged. */
  tile?: string;
}

export function pills(line: Line): Pill[] {
  const found: Pill[] = Object.entries(line.gains).map(([good, count]) => ({
    key: good,
    signs: [good],
    count,
    points: line.culture_tiles.find((tile) => tile.culture === good)?.points,
  }));
  if (line.any_resource) found.push({ key: 'any', signs: ['any_resource'], count: line.any_resource, open: true });
  if (line.any_culture) found.push({ key: 'culture', signs: [...CATEGORIES], count: line.any_culture, open: true });
  line.choices.forEach((tile, place) => found.push({ key: `${tile}${place}`, signs: [], count: 1, open: true, tile }));
  return found;
}

export const acting = (line: Line): number => line.tiles.filter((tile) => tile.acts).length;

/** A message of the game out of named values; their order, and the numbers of names, are the game's. */
function message(phrases: Phrases, key: string, values: Record<string, number | string>): Said {
  const number = (value: number | string, names: string[]) =>
    typeof value === 'string' ? names.indexOf(value) : value;
  return { key, operands: phrases[key].map(({ name, names }) => number(values[name], names)) };
}

/** The same in the words of the move that would activate it, which is not yet among the moves. */
export function lineWords(sight: Sight, line: Line): string {
  const say = (name: string, values: Record<string, number | string> = {}) =>
    sight.say(message(sight.game.phrases, `minerva.preview.${name}`, values));
  if (!acting(line)) return say('nothing');
  const parts = [
    say('activates', { count: acting(line) }),
    ...Object.entries(line.gains).map(([good, count]) => say('gain', { count, good })),
  ];
  if (line.any_resource) parts.push(say('any_resource', { count: line.any_resource }));
  if (line.any_culture) parts.push(say('any_culture', { count: line.any_culture }));
  parts.push(...line.choices.map((tile) => say('choice', { tile })));
  parts.push(...line.culture_tiles.map(({ culture, points }) => say('culture_tile', { culture, points })));
  return parts.join(' · ');
}
