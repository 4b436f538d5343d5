/** What an activation line gives, in words and in signs. */
import type { Sight } from '../../table/sight.svelte';
import { CATEGORIES, type Line } from './view';

export const GOODS = ['wheat', 'wood', 'stone', 'ore', 'denarius', 'glory', 'theatre', 'art', 'science'];

/** One pill of the preview: signs, an amount, the points that follow from it. */
export interface Pill {
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
  const found: Pill[] = GOODS.filter((good) => line.gains[good]).map((good) => ({
    key: good,
    signs: [good],
    count: line.gains[good],
    points: line.culture_tiles.find((tile) => tile.culture === good)?.points,
  }));
  if (line.any_resource) found.push({ key: 'any', signs: ['any_resource'], count: line.any_resource, open: true });
  if (line.any_culture) found.push({ key: 'culture', signs: [...CATEGORIES], count: line.any_culture, open: true });
  line.choices.forEach((tile, place) => found.push({ key: `${tile}${place}`, signs: [], count: 1, open: true, tile }));
  return found;
}

export const acting = (line: Line): number => line.tiles.filter((tile) => tile.acts).length;

/** The same as a sentence, from the words of the log. */
export function lineWords(sight: Sight, line: Line): string {
  const say = (key: string, ...operands: (number | string)[]) => sight.say({ key: `minerva.preview.${key}`, operands });
  if (!acting(line)) return say('nothing');
  const parts = [say('activates', acting(line)), ...GOODS.flatMap((good, place) => (line.gains[good] ? [say('gain', line.gains[good], place)] : []))];
  if (line.any_resource) parts.push(say('any_resource', line.any_resource));
  if (line.any_culture) parts.push(say('any_culture', line.any_culture));
  parts.push(...line.culture_tiles.map((tile) => say('culture_tile', CATEGORIES.indexOf(tile.culture), tile.points)));
  return parts.join(' · ');
}
