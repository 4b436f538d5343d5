import { beforeEach, describe, expect, it, vi } from 'vitest';
import { progress } from './progress.svelte';
import { TipTeller } from './tips.svelte';

vi.mock('../lib/api', () => ({ api: { keepLearned: () => Promise.resolve([]) } }));

const tip = (name: string) => ({ name, text: `game.tip.${name}`, rule: '' });
let number = 0;
let game = '';

describe('the coach of a first game', () => {
  beforeEach(() => {
    game = `game_${(number += 1)}`;
  });

  it('tells the first tip that fits, and remembers it', () => {
    const teller = new TipTeller(game);
    teller.see(1, true, [tip('one'), tip('two')]);
    expect(teller.tip?.name).toBe('one');
    expect(progress.isTold(game, 'one')).toBe(true);
    expect(progress.isTold(game, 'two')).toBe(false);
  });

  it('tells nothing twice, at no table', () => {
    progress.tell(game, 'one');
    const teller = new TipTeller(game);
    teller.see(1, true, [tip('one')]);
    expect(teller.tip).toBeNull();
  });

  it('tells one in a turn, and goes when the person acts', () => {
    const teller = new TipTeller(game);
    teller.see(1, true, [tip('one'), tip('two')]);
    teller.see(2, true, [tip('two')]);
    expect(teller.tip).toBeNull();
    teller.see(3, false, []);
    teller.see(4, true, [tip('two')]);
    expect(teller.tip?.name).toBe('two');
  });

  it('stays while only somebody comes or goes, until it is closed', () => {
    const teller = new TipTeller(game);
    teller.see(1, true, [tip('one')]);
    teller.see(1, true, [tip('one')]);
    expect(teller.tip?.name).toBe('one');
    teller.close();
    teller.see(1, true, [tip('one')]);
    expect(teller.tip).toBeNull();
  });

  it('is silent where it was turned off: nothing fits', () => {
    const teller = new TipTeller(game);
    teller.see(1, true, [tip('one')]);
    teller.see(1, true, []);
    expect(teller.tip).toBeNull();
  });

  it('keeps the tips when the first game is over', () => {
    progress.tell(game, 'one');
    progress.finishFirst(game);
    expect(progress.isFirstDone(game)).toBe(true);
    expect(progress.isTold(game, 'one')).toBe(true);
  });
});
