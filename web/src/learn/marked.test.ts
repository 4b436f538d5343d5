import { describe, expect, it } from 'vitest';
import { offer } from '../testing/offer';
import { markedThings } from './marked';

const MOVES = [
  offer({ index: 0, things: ['card:1', 'city:0'] }),
  offer({ index: 1, things: ['card:1', 'city:1'] }),
  offer({ index: 2, things: ['card:2', 'city:0'] }),
];
/** Pointing as far as it is asked here: the first thing that is not chosen. */
const sight = (chosen: string[]) => {
  const left = MOVES.filter(({ things }) => chosen.every((spot) => things.includes(spot)));
  const at = (spot: string) => left.filter(({ things }) => things[chosen.length] === spot);
  return { lit: new Set(left.map(({ things }) => things[chosen.length])), chosen, movesAt: at };
};

describe('what a lesson points out', () => {
  it('is what it names, among what can be pointed at now', () => {
    expect(markedThings(sight([]), ['card:1', 'city:1'], MOVES)).toEqual(['card:1']);
  });
  it('is what leads to a move with which it goes on, if it names nothing', () => {
    expect(markedThings(sight([]), [], [MOVES[2]])).toEqual(['card:2']);
  });
  it('goes on from what was chosen', () => {
    expect(markedThings(sight(['card:1']), ['card:1'], [MOVES[1]])).toEqual(['city:1']);
  });
  it('is nothing after a choice that leads elsewhere', () => {
    expect(markedThings(sight(['card:2']), ['card:1'], [MOVES[1]])).toEqual([]);
  });
  it('is what it names where the board means something else by its things', () => {
    expect(markedThings({ ...sight([]), lit: new Set() }, ['good:wine'], MOVES)).toEqual(['good:wine']);
  });
  it('is what it names where nothing is asked', () => {
    expect(markedThings(sight([]), ['tile:9'], [])).toEqual(['tile:9']);
  });
});
