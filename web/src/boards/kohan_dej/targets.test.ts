import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../../lib/game';
import { litPlaces, movesAt, needed, usable } from './targets';

let index = 0;
const move = (verb: string, ...things: string[]) => ({ index: index++, verb, things }) as unknown as MoveOffer;

describe('what the moves ask for', () => {
  it('tells cards of the hand from drawn ones', () => {
    const needs = needed([move('keep', 'card:castle'), move('keep', 'card:temple')], []);
    expect([...litPlaces(needs)]).toEqual(['tray card:castle', 'tray card:temple']);
    expect(movesAt(needs, 'hand', 'card:castle')).toEqual([]);
  });

  it('leaves out what all moves of a verb name', () => {
    const needs = needed([move('give', 'card:castle', 'seat:2'), move('give', 'card:temple', 'seat:2')], []);
    expect([...litPlaces(needs)]).toEqual(['hand card:castle', 'hand card:temple']);
  });

  it('needs no player where the card tells all', () => {
    const moves = [move('give', 'card:castle', 'seat:2'), move('give', 'card:temple', 'seat:2')];
    expect([...needed([moves[0]], ['card:castle'], moves).values()]).toEqual([[]]);
    expect([...litPlaces(needed([moves[0]], []))]).toEqual(['hand card:castle']);
  });

  it('lights players at once where only one role can be given', () => {
    const needs = needed([move('swap_roles', 'role:king', 'seat:1'), move('swap_roles', 'role:king', 'seat:2')], []);
    expect([...litPlaces(needs)]).toEqual(['table seat:1', 'table seat:2']);
  });

  it('asks for the player after the role where there are two', () => {
    const moves = [move('swap_roles', 'role:king', 'seat:1'), move('swap_roles', 'role:thief', 'seat:1'), move('swap_roles', 'role:king', 'seat:2'), move('swap_roles', 'role:thief', 'seat:2')];
    expect([...litPlaces(needed(moves, []))]).toEqual(['table role:king', 'table role:thief']);
    const left = moves.filter((each) => each.things.includes('role:king'));
    expect([...litPlaces(needed(left, ['role:king']))]).toEqual(['table seat:1', 'table seat:2']);
  });

  it('offers cards for a district only while it is in use', () => {
    const moves = [move('build', 'card:castle'), move('laboratory', 'card:castle'), move('museum', 'card:castle')];
    expect(usable(moves, '').map((each) => each.verb)).toEqual(['build']);
    expect(usable(moves, 'museum').map((each) => each.verb)).toEqual(['museum']);
  });

  it('finds every move of a place', () => {
    const moves = [move('crown_gold', 'seat:1'), move('crown_card', 'seat:1'), move('crown_gold', 'seat:2'), move('crown_card', 'seat:2')];
    expect(movesAt(needed(moves, []), 'table', 'seat:1').map((each) => each.verb)).toEqual(['crown_gold', 'crown_card']);
  });
});
