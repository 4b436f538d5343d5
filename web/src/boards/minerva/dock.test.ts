import { describe, expect, it } from 'vitest';
import type { MoveOffer, Phrases } from '../../lib/game';
import { offer } from '../../testing/offer';
import { actions } from './dock';
import type { MinervaParts } from './parts.svelte';

const KEY = 'minerva.move.exchange';
const phrases = { [KEY]: [{ name: 'times', kind: 'times', number: true, words: '', thing: false, names: [] }] };
/** A question how often to exchange; what it would bring tells the times. */
function asked(...times: number[]) {
  const made: MoveOffer[] = [];
  const moves = times.map((each, index) => offer({ index, verb: 'exchange', message: { key: KEY, operands: [each] } }));
  const sight = {
    moves,
    game: { phrases: phrases as Phrases },
    may: (verb: string) => verb === 'exchange',
    preview: (move: MoveOffer) => `${move.message.operands[0]} times`,
    play: (move: MoveOffer) => made.push(move),
  };
  return { parts: { mode: 'ask', times: 1, sight } as unknown as MinervaParts, made };
}
const buttons = (parts: MinervaParts) => actions(parts, () => {});

describe('exchanging', () => {
  it('counts by what the moves say, not by their places', () => {
    const { parts, made } = asked(4, 2, 1);
    expect(buttons(parts)[2].label).toBe('1 times');
    buttons(parts)[1].run?.();
    expect(buttons(parts)[2].label).toBe('2 times');
    buttons(parts)[1].run?.();
    buttons(parts)[1].run?.();
    expect(buttons(parts)[2].label).toBe('4 times');
    buttons(parts)[0].run?.();
    buttons(parts)[2].run?.();
    expect(made.map((move) => move.message.operands[0])).toEqual([2]);
  });
  it('offers the least where less than once is the most', () => {
    const { parts } = asked(0, 2);
    buttons(parts)[0].run?.();
    expect(parts.times).toBe(0);
  });
});
