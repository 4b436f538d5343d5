import { describe, expect, it } from 'vitest';
import { offer } from '../../testing/offer';
import { spotsOf, usable } from './targets';

let index = 0;
const move = (verb: string, ...things: string[]) => offer({ index: index++, verb, things });
const spots = (...moves: ReturnType<typeof move>[]) => moves.map((each) => spotsOf(each, moves));

describe('what the moves ask for', () => {
  it('tells cards of the hand from drawn ones', () => {
    expect(spots(move('keep', 'card:castle'), move('keep', 'card:temple'), move('build', 'card:castle'))).toEqual([
      ['card:castle@tray'],
      ['card:temple@tray'],
      ['card:castle@hand'],
    ]);
  });

  it('leaves out what all moves of a verb name', () => {
    expect(spots(move('give', 'card:castle', 'seat:2'), move('give', 'card:temple', 'seat:2'))).toEqual([
      ['card:castle@hand'],
      ['card:temple@hand'],
    ]);
  });

  it('is the first thing where the only move of a verb names several', () => {
    expect(spots(move('give', 'card:castle', 'seat:2'))).toEqual([['card:castle@hand']]);
  });

  it('are players at once where only one role can be given', () => {
    expect(spots(move('swap_roles', 'role:king', 'seat:1'), move('swap_roles', 'role:king', 'seat:2'))).toEqual([
      ['seat:1'],
      ['seat:2'],
    ]);
  });

  it('is the player after the role where there are two', () => {
    const moves = [
      move('swap_roles', 'role:king', 'seat:1'),
      move('swap_roles', 'role:thief', 'seat:1'),
      move('swap_roles', 'role:king', 'seat:2'),
      move('swap_roles', 'role:thief', 'seat:2'),
    ];
    expect(spots(...moves)[0]).toEqual(['role:king', 'seat:1']);
  });

  it('offers cards for a district only while it is in use', () => {
    const moves = [move('build', 'card:castle'), move('laboratory', 'card:castle'), move('museum', 'card:castle')];
    expect(usable(moves, '').map((each) => each.verb)).toEqual(['build']);
    expect(usable(moves, 'museum').map((each) => each.verb)).toEqual(['museum']);
  });
});
