import { describe, expect, it, vi } from 'vitest';
import { offer } from '../../testing/offer';
import type { GameInfo, TableAnswer } from '../../lib/game';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('../../table/pointing.svelte');
const { isBoard, told } = await import('./brought');

const MOVES = [
  offer({ index: 0, things: ['card:1', 'place:a'] }),
  offer({ index: 1, things: ['card:1', 'place:b'] }),
  offer({ index: 2, things: ['card:2'], weighed: true, message: { key: 'game.move.sow', operands: [2] } }),
];
const BLOCKED = { thing: 'card:9', reason: { key: 'game.refusal.too_dear', operands: [] }, rule: '' };

function laid() {
  const question = { who: 0, rule: '', mine: true, prompt: null, moves: MOVES, blocked: [BLOCKED], secret: false };
  const table = { version: 1, seat: 0, seats: [], scores: [], question } as unknown as TableAnswer;
  const made: number[] = [];
  const sight = new Pointing({ slug: 'game', phrases: {} } as unknown as GameInfo, {
    table: () => table,
    play: (index) => made.push(index),
  });
  return { sight, made };
}

/** As much of an element as a target needs. */
class Drawn extends EventTarget {
  attributes: Record<string, string> = {};
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  click(pointerType: string): void {
    this.dispatchEvent(Object.assign(new Event('click'), { pointerType }));
  }
}

function drawn(sight: InstanceType<typeof Pointing>, thing: string): Drawn {
  const element = new Drawn();
  told(sight).target(element as unknown as HTMLElement, thing, 'a card');
  return element;
}

describe('a board from outside', () => {
  it('is told what was pointed at, and what is left', () => {
    const { sight, made } = laid();
    drawn(sight, 'card:1').click('mouse');
    expect([[...told(sight).chosen], [...told(sight).lit]]).toEqual([['card:1'], ['place:a', 'place:b']]);
    drawn(sight, 'place:b').click('mouse');
    expect(made).toEqual([1]);
  });
  it('has a finger look first at what is weighed', () => {
    const { sight, made } = laid();
    drawn(sight, 'card:2').click('touch');
    expect([[...told(sight).chosen], made]).toEqual([['card:2'], []]);
    drawn(sight, 'card:2').click('touch');
    expect(made).toEqual([2]);
  });
  it('shows what a click would do while the pointer rests there', () => {
    const { sight } = laid();
    const element = drawn(sight, 'card:2');
    expect(element.attributes).toMatchObject({ 'data-thing': 'card:2', 'data-lit': '', 'aria-label': 'sow 2' });
    element.dispatchEvent(new Event('pointerenter'));
    expect(sight.hovered?.index).toBe(2);
  });
  it('points at a thing without an element as a click would', () => {
    const { sight, made } = laid();
    told(sight).point('card:2', true);
    expect([sight.aimed?.spot, made]).toEqual(['card:2', []]);
    told(sight).point('card:2');
    expect(made).toEqual([2]);
  });
  it('is told why a thing is no target', () => {
    const { sight } = laid();
    expect([told(sight).reason('card:9'), told(sight).reason('card:1')]).toEqual(['too dear', '']);
  });
  it('is a script with a function mount', () => {
    expect([{ mount: () => {} }, { mount: 1 }, {}, null].map(isBoard)).toEqual([true, false, false, false]);
  });
});
