import { describe, expect, it } from 'vitest';
import { told } from '../../testing/told';
import { grouped, sifted } from './groups';
import { lastOwn, storyOf, storyStart, undone } from './steps';
import { mergedTurns, sinceMine } from './since';
import type { Turn } from '../../lib/game';

const ME = 0;
const line = (version: number, turn: number, seat: number | null, more = {}) =>
  told({ version, turn, seat, by: seat === null ? 'rule' : seat === ME ? 'person' : 'bot', ...more });
const UNDONE_TURN = { key: 'server.log.undone_turn', operands: [1, 3] };
const turn = (number: number, seat: number | null): Turn => ({
  turn: number,
  seat,
  by: 'bot',
  scene: '',
  lead: null,
  said: [],
  gain: [0, 0],
  first: number * 10,
  last: number * 10 + 5,
});
const versions = (lines: { version: number }[]) => lines.map((each) => each.version);

describe('the log', () => {
  const LOG = [
    line(1, 0, null, { heading: true }),
    line(2, 1, ME),
    line(3, 1, null),
    line(4, 2, 1),
    line(5, 2, 1),
    line(6, 3, null),
    line(7, 3, null, { heading: true }),
    line(8, 3, 2),
  ];
  it('is folded by turns; the rules act within a turn, or for themselves', () => {
    expect(grouped(LOG).map((group) => [group.kind, versions(group.lines)])).toEqual([
      ['heading', [1]],
      ['turn', [2, 3]],
      ['turn', [4, 5]],
      ['rules', [6]],
      ['heading', [7]],
      ['turn', [8]],
    ]);
  });
  it('can be sifted', () => {
    const found = sifted(grouped(LOG), (each) => each.version % 2 === 0);
    expect(found.map((group) => versions(group.lines))).toEqual([[2], [4], [6], [8]]);
  });
});

describe('what was taken back', () => {
  const undo = (version: number, count = 1) =>
    line(version, 1, 1, { key: `server.log.undone${count > 1 ? '_turn' : ''}`, operands: [1, count] });
  it('is a move, or as many as a whole turn had', () => {
    expect([...undone([line(1, 1, 1), line(2, 1, 1), undo(3), line(4, 1, 1), undo(5, 2)])]).toEqual([2, 1, 4]);
  });
});

describe('a story', () => {
  it('begins after my last decision, once others were on', () => {
    const log = [line(1, 1, ME), line(2, 1, ME), line(3, 2, 1), line(4, 3, 2)];
    expect([storyStart(log, ME), versions(storyOf(log, ME))]).toEqual([2, [3, 4]]);
  });
  it('stays as long as my turn goes on', () => {
    const log = [line(1, 1, ME), line(2, 2, 1), line(3, 3, ME), line(4, 3, 1), line(5, 3, ME)];
    expect([storyStart(log, ME), versions(storyOf(log, ME)), lastOwn(log, ME)]).toEqual([1, [2, 4], 5]);
  });
  it('has nothing of mine before my first turn, and all of it for a spectator', () => {
    const log = [line(1, 1, 1), line(2, 2, 2)];
    expect([versions(storyOf(log, ME)), versions(storyOf(log, null))]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
  it('tells the turn of whom the rules play, though my decision set it off', () => {
    const log = [line(1, 1, ME), line(1, 2, 1, { by: 'rule' }), line(1, 2, null), line(2, 3, ME)];
    expect([storyStart(log.slice(0, 3), ME), storyOf(log, ME).map((each) => each.turn)]).toEqual([1, [2, 2]]);
  });
  it('does not tell how the table was laid out', () => {
    expect(versions(storyOf([line(0, 0, null), line(1, 1, 1)], ME))).toEqual([1]);
  });
  it('has nothing that was taken back', () => {
    const log = [line(1, 1, ME), line(2, 2, 1), line(3, 2, 1), line(4, 2, 1, { key: 'server.log.undone' })];
    expect([[...undone(log)], versions(storyOf(log, ME))]).toEqual([[3], [2, 4]]);
  });
  it('has nothing of a turn that was taken back, read or not', () => {
    const log = [line(1, 1, ME), line(2, 2, 1), line(4, 2, 1), line(5, 2, 1, UNDONE_TURN)];
    expect([[...undone(log)], versions(storyOf(log, ME))]).toEqual([[2, 3, 4], [5]]);
  });
  it('does not tell whose turn begins: the turn stands under that name', () => {
    const log = [line(1, 1, ME), line(1, 2, 1, { heading: true }), line(2, 2, 1)];
    expect([versions(storyOf(log, ME)), grouped(log).map((group) => group.kind)]).toEqual([[2], ['turn', 'turn']]);
  });
  it('does not begin anew where the rules did something for me', () => {
    const log = [line(1, 1, ME), line(2, 2, 1), line(3, 2, ME, { by: 'rule' })];
    expect(lastOwn(log, ME)).toBe(1);
  });
});

describe('turns since mine', () => {
  const TURNS = [turn(1, ME), turn(2, 1), turn(3, null), turn(4, 2)];
  it('are those after my last one', () => {
    expect(sinceMine(TURNS, ME, false).map((each) => each.turn)).toEqual([2, 3, 4]);
  });
  it('stay while I decide', () => {
    expect(sinceMine([...TURNS, turn(5, ME)], ME, true).map((each) => each.turn)).toEqual([2, 3, 4]);
    expect(sinceMine([...TURNS, turn(5, ME)], ME, false)).toEqual([]);
  });
  it('are all of them for who only watches', () => {
    expect(sinceMine(TURNS, null, false).length).toBe(4);
  });
  it('are told anew while they go on', () => {
    const later = { ...turn(4, 2), last: 99 };
    expect(mergedTurns(TURNS, [later, turn(5, 1)], 44).map((each) => each.last)).toEqual([15, 25, 35, 99, 55]);
    expect(mergedTurns(TURNS, [later], -1)).toEqual([later]);
  });
});
