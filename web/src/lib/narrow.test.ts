import { describe, expect, it } from 'vitest';
import { accepts, type Ask, chosenAfter, complete, lit, remaining, thingOf } from './narrow';
import { offer } from '../testing/offer';

const move = (index: number, ...spots: string[]): Ask => ({ move: offer({ index }), spots });
const MOVES = [move(0, 'card:1', 'city:a'), move(1, 'card:1', 'city:b'), move(2, 'card:2', 'city:a'), move(3)];

describe('narrowing', () => {
  it('lights the first thing of every move', () => {
    expect([...lit(MOVES, [])]).toEqual(['card:1', 'card:2']);
  });
  it('keeps the moves that contain what was chosen and lights the next thing', () => {
    expect(remaining(MOVES, ['card:1']).map((each) => each.move.index)).toEqual([0, 1]);
    expect([...lit(MOVES, ['card:1'])]).toEqual(['city:a', 'city:b']);
  });
  it('accepts a later thing first', () => {
    expect(remaining(MOVES, ['city:a']).map((each) => each.move.index)).toEqual([0, 2]);
    expect(accepts(MOVES, ['city:b'], 'card:2')).toBe(false);
  });
  it('prefers the moves in which a thing comes in its turn', () => {
    const cells = [move(0, 'cell:1', 'cell:2'), move(1, 'cell:2', 'cell:1'), move(2, 'cell:2', 'cell:3')];
    expect(remaining(cells, ['cell:2']).map((each) => each.move.index)).toEqual([1, 2]);
    expect(remaining(cells, ['cell:2', 'cell:1']).map((each) => each.move.index)).toEqual([1]);
  });
  it('finds the verbs that need nothing more', () => {
    expect(complete(MOVES, []).map((each) => each.move.index)).toEqual([3]);
    expect(complete(MOVES, ['card:2', 'city:a']).map((each) => each.move.index)).toEqual([2]);
  });
  it('takes a thing back by a second click, and moves the choice by a click elsewhere', () => {
    expect(chosenAfter(MOVES, ['card:1'], 'card:1')).toEqual([]);
    expect(chosenAfter(MOVES, ['card:1'], 'card:2')).toEqual(['card:2']);
    expect(chosenAfter(MOVES, ['card:1'], 'card:9')).toBeNull();
  });
  it('tells a thing at one place from the same at another', () => {
    const cards = [move(0, 'card:1@hand'), move(1, 'card:1@tray')];
    expect(remaining(cards, ['card:1@tray']).map((each) => each.move.index)).toEqual([1]);
    expect(thingOf('card:1@tray')).toBe('card:1');
  });
  it('lets a move name a thing twice', () => {
    const goods = [move(0, 'good:wheat'), move(1, 'good:wheat', 'good:wheat')];
    expect(chosenAfter(goods, ['good:wheat'], 'good:wheat')).toEqual(['good:wheat', 'good:wheat']);
    expect(chosenAfter(goods, ['good:wheat', 'good:wheat'], 'good:wheat')).toEqual(['good:wheat']);
  });
});
