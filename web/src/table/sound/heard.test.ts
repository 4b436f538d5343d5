import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/game';
import { ending, soundsOf } from './heard';
import { factor, notesOf, RECIPES } from './recipes';

const line = (key: string, version = 3, heading = false) =>
  ({ key, version, operands: [], heading }) as unknown as LogLine;
const MATERIALS = { piece: ['placed'], coins: ['taxed'] };

describe('what is heard of a change', () => {
  it('is what its lines are about, each once', () => {
    const lines = [line('g.log.placed'), line('g.log.placed'), line('g.log.taxed'), line('g.log.said')];
    expect(soundsOf(lines, MATERIALS).map((each) => each.name)).toEqual(['piece', 'coins']);
  });
  it('goes down when something is taken back', () => {
    expect(soundsOf([line('server.log.undone')], {})).toEqual([{ name: 'undone' }]);
  });
  it('is a bell where a part of the match begins, but not when it is laid out', () => {
    const round = (version: number) => ({ ...line('g.log.round', version, true), seat: null });
    expect(soundsOf([round(4)], {})).toEqual([{ name: 'scene' }]);
    expect(soundsOf([round(0)], {})).toEqual([]);
    expect(soundsOf([{ ...round(4), seat: 1 }], {})).toEqual([]);
  });
  it('is a bell at the scenes of a game that names them, and at no other part', () => {
    const named = { scene: ['check'] };
    expect(soundsOf([line('g.log.round', 4, true)], named)).toEqual([]);
    expect(soundsOf([line('g.log.check')], named)).toEqual([{ name: 'scene' }]);
  });
  it('has a note of its seat only for what matters and somebody else did', () => {
    const by = (weight: number, seat: number | null, who = 'bot') =>
      ({ ...line('g.log.took'), weight, seat, by: who }) as LogLine;
    expect(soundsOf([by(1, 2), by(2, 3)], {}, 0)).toEqual([{ name: 'step', seat: 3 }]);
    expect(soundsOf([by(1, 2), by(2, 0), by(2, null, 'rule')], {}, 0)).toEqual([]);
  });
  it('rises for who has won', () => {
    expect(ending({ seat: 0, ranking: [1, 2] })).toBe('won');
    expect(ending({ seat: 1, ranking: [1, 2] })).toBe('ended');
    expect(ending({ seat: null, ranking: [1, 2] })).toBe('ended');
  });
});

describe('recipes', () => {
  it('are soft and short', () => {
    for (const { notes, db } of Object.values(RECIPES)) {
      expect(factor(db)).toBeLessThan(0.4);
      expect(Math.max(...notes.map((each) => each.at + each.ms))).toBeLessThanOrEqual(1400);
    }
  });
  it('give every seat a pitch of its own', () => {
    const pitches = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => notesOf('step', seat)[0].hz);
    expect(new Set(pitches).size).toBe(8);
  });
});
