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

describe('what cannot be paid', () => {
  /** A question without the moves that these things stand for. */
  function short(mode: string, ...things: string[]) {
    const pointed: string[] = [];
    const sight = {
      moves: [],
      game: { phrases: {} },
      may: () => false,
      moveFor: () => undefined,
      blocked: (thing: string) => (things.includes(thing) ? { thing } : null),
      point: (thing: string) => pointed.push(thing),
    };
    return { parts: { mode, sight, view: {} } as unknown as MinervaParts, pointed };
  }
  it('stays a button that tells why', () => {
    const { parts, pointed } = short('action', 'tile:residence');
    const [button, ...others] = buttons(parts);
    expect([button.blocked, others]).toEqual(['tile:residence', []]);
    button.run?.();
    expect(pointed).toEqual(['tile:residence']);
  });
  it('is told of either way to hire', () => {
    expect(buttons(short('hire', 'good:glory').parts).map((each) => each.blocked)).toEqual(['good:glory']);
    expect(buttons(short('hire', 'good:denarius').parts).map((each) => each.blocked)).toEqual(['good:denarius']);
    expect(buttons(short('hire').parts)).toEqual([]);
  });
});
