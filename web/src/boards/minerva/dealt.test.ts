import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game';
import { scenesOf } from '../../table/scenes/scenes';
import { dealtIn, denariiIn, laureates, printOf } from './dealt';
import type { View } from './view';

const line = (name: string, stage: number, things: string[], operands: number[] = []) =>
  ({ version: 1, scene: 'glory', stage, key: `minerva.log.${name}`, things, operands }) as unknown as LogLine;
const sceneOf = (...log: LogLine[]) => scenesOf(log, ['glory'])[0];

describe('what the end of a round brings', () => {
  it('is told in the order in which it came, without what was hired before', () => {
    const scene = sceneOf(
      line('hired', 1, ['good:denarius']),
      line('revealed', 3, ['tile:forest']),
      line('revealed', 3, ['tile:quarry']),
    );
    expect([dealtIn(scene), denariiIn(scene)]).toEqual([['forest', 'quarry'], 0]);
  });
  it('is pairs for one player, the last one perhaps with the round tile', () => {
    const scene = sceneOf(
      line('pair', 3, ['tile:forest', 'tile:forum']),
      line('pair_with_round_tile', 3, ['tile:quarry'], [7, 3]),
    );
    expect([dealtIn(scene), denariiIn(scene)]).toEqual([['forest', 'forum', 'quarry'], 3]);
  });
  it('is drawn as it is on offer, or as it lies in a city by now', () => {
    const print = { type: 'production', cost: {}, effect: { form: 'none', when_built: false } };
    const offer = { tile: 'forest', count: 1, ...print };
    const view = { display: [offer], pairs: [[{ tile: 'round_tile', denarii: 3 }]], faces: { quarry: print } };
    const known = (tile: string) => printOf(view as unknown as View, tile);
    expect([known('forest'), known('quarry'), known('round_tile')]).toEqual([offer, print, undefined]);
  });
  it('begins with who got which glory tile, from the first place on', () => {
    const scene = sceneOf(line('glory_tile', 2, [], [0, 3, 1]), line('glory_tile', 2, [], [2, 1, 6]));
    expect(laureates(scene)).toEqual([
      { seat: 2, place: 1, points: 6 },
      { seat: 0, place: 3, points: 1 },
    ]);
  });
});
