import { describe, expect, it } from 'vitest';
import type { Said } from '../../lib/game';
import type { Sight } from '../../table/sight.svelte';
import { acting, lineWords, pills } from './line';
import type { Line } from './view';

describe('the preview of a line', () => {
  const line: Line = {
    tiles: [
      { cell: '1,0', acts: true },
      { cell: '2,0', acts: false },
    ],
    stop: '3,0',
    gains: { denarius: 5, art: 2 },
    any_resource: 1,
    any_culture: 0,
    choices: ['stable', 'stable'],
    culture_tiles: [{ culture: 'art', points: 4 }],
  };
  it('adds the culture tile that the points take', () => {
    expect(pills(line).map((pill) => [pill.key, pill.count, pill.points])).toEqual([
      ['denarius', 5, undefined],
      ['art', 2, 4],
      ['any', 1, undefined],
      ['stable0', 1, undefined],
      ['stable1', 1, undefined],
    ]);
  });
  it('counts the tiles that act', () => expect(acting(line)).toBe(1));
  it('is told in the words and numbers of the game', () => {
    const operand = (name: string, names: string[] = []) => ({ name, names });
    const phrases = {
      'minerva.preview.activates': [operand('count')],
      'minerva.preview.gain': [operand('good', ['art', 'ore', 'denarius']), operand('count')],
      'minerva.preview.any_resource': [operand('count')],
      'minerva.preview.choice': [operand('tile', ['forest', 'stable'])],
      'minerva.preview.culture_tile': [operand('points'), operand('culture', ['theatre', 'art'])],
      'minerva.preview.nothing': [],
    };
    const say = ({ key, operands }: Said) => [key.split('.')[2], ...operands].join(' ');
    const sight = { game: { phrases }, say } as unknown as Sight;
    expect(lineWords(sight, line).split(' · ')).toEqual([
      'activates 1',
      'gain 2 5',
      'gain 0 2',
      'any_resource 1',
      'choice 1',
      'choice 1',
      'culture_tile 4 1',
    ]);
    expect(lineWords(sight, { ...line, tiles: [] })).toBe('nothing');
  });
});
