import { describe, expect, it } from 'vitest';
import type { MoveOffer } from '../lib/game';
import { offer as made } from '../testing/offer';
import { Queue, wish, wishFor } from './queue.svelte';

const offer = (index: number, verb: string, operands: number[] = []) =>
  made({ index, verb, message: { key: '', operands } });
const WISHES = [wish('play'), wish('play_card', [7]), wish('stop')];

describe('a queue', () => {
  function laid() {
    const made: number[] = [];
    const table = { table: { version: 1 }, moves: [offer(0, 'play')] as MoveOffer[], busy: false };
    const queue = new Queue(table, (move) => made.push(move.index));
    const ask = (version: number, ...moves: MoveOffer[]) => {
      Object.assign(table, { table: { version }, moves });
      queue.follow();
    };
    return { table, queue, ask, made };
  }

  it('makes one move for each version of the table', () => {
    const { queue, ask, made } = laid();
    queue.set(WISHES);
    ask(1, offer(0, 'decline'), offer(4, 'play'));
    ask(1, offer(5, 'play_card', [7]));
    expect(made).toEqual([4]);
    ask(2, offer(5, 'play_card', [7]));
    ask(3, offer(0, 'sow'));
    expect(made).toEqual([4, 5]);
  });
  it('makes the move with the same operands', () => {
    const { queue, ask, made } = laid();
    queue.set([wishFor(offer(3, 'load_pair', [2, 1]))]);
    ask(1, offer(0, 'load_pair', [2, 0]), offer(1, 'load_pair', [2, 1]));
    expect(made).toEqual([1]);
  });
  it('waits while another move is on its way', () => {
    const { table, queue, ask, made } = laid();
    queue.set(WISHES);
    table.busy = true;
    ask(1, offer(0, 'play'));
    expect(made).toEqual([]);
    table.busy = false;
    ask(1, offer(0, 'play'));
    expect(made).toEqual([0]);
  });
  it('forgets everything when the rules want something else, or somebody does', () => {
    const { queue, ask, made } = laid();
    queue.set(WISHES);
    ask(1, offer(0, 'sow'));
    ask(2, offer(0, 'play'));
    queue.set(WISHES);
    queue.set([]);
    ask(3, offer(0, 'play'));
    expect(made).toEqual([]);
  });
});
