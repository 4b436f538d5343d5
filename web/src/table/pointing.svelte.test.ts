import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asking, offer } from '../testing/offer';
import type { GameInfo, MoveOffer, TableAnswer } from '../lib/game';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('location', { search: '' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { Pointing } = await import('./pointing.svelte');
const { settings } = await import('../lib/settings.svelte');

const BLOCKED = { thing: 'card:9', reason: { key: 'game.refusal.price', operands: [] }, rule: 'GA-1.1' };
const CARDS = [
  offer({ index: 0, verb: 'build', things: ['card:1', 'city:a'] }),
  offer({ index: 1, verb: 'build', things: ['card:1', 'city:b'] }),
  offer({ index: 2, verb: 'build', things: ['card:2', 'city:a'] }),
  offer({ index: 3, verb: 'pass' }),
];

const WEIGHED = [offer({ index: 0, verb: 'sow', things: ['card:2'], weighed: true }), CARDS[3]];

/** A table at which these moves are legal, and what was made of them. */
function laid(moves: MoveOffer[] = CARDS, holds = false) {
  const question = asking(moves, { blocked: [BLOCKED] });
  let table = $state.raw({ version: 1, seat: 0, seats: [], scores: [], question } as unknown as TableAnswer);
  const made: number[] = [];
  const held: boolean[] = [];
  const sight = new Pointing({ slug: 'game', phrases: {} } as unknown as GameInfo, {
    table: () => table,
    play: (index, mayHold) => {
      made.push(index);
      held.push(mayHold);
    },
    holds: () => holds,
  });
  const ask = (next: MoveOffer[]) =>
    (table = { ...table, version: table.version + 1, question: { ...question, moves: next } });
  return { sight, made, held, ask };
}

beforeEach(() => {
  settings.confirm = 'final';
});

describe('a lesson', () => {
  it('needs what its moves touch, and nothing else; a hint leaves everything', () => {
    const { sight } = laid();
    const drawn = { move: CARDS[0], label: '1', origin: null, target: null };
    const isCity = (thing: string) => thing.startsWith('city:');
    const isRole = (thing: string) => thing.startsWith('role:');
    const needs = () => [sight.needs(isCity), sight.needs(isRole)];
    expect(needs()).toEqual([true, true]);
    sight.drawn = [{ ...drawn, tone: 'first' }];
    expect(needs()).toEqual([true, true]);
    sight.drawn = [{ ...drawn, tone: 'better' }];
    expect(needs()).toEqual([true, false]);
  });
});

describe('pointing', () => {
  it('narrows the moves, and makes the last one left', () => {
    const { sight, made } = laid();
    sight.point('card:1');
    expect([[...sight.lit], sight.left.length, made]).toEqual([['city:a', 'city:b'], 2, []]);
    sight.point('city:b');
    expect(made).toEqual([1]);
  });
  it('makes the move at once where a thing tells it all', () => {
    const { sight, made } = laid();
    sight.point('card:2');
    expect(made).toEqual([2]);
  });
  it('says why a thing is no target, and chooses nothing', () => {
    const { sight, made } = laid();
    sight.point('card:9');
    expect([sight.refused?.rule, sight.chosen, made]).toEqual(['GA-1.1', [], []]);
    sight.point('card:1');
    expect(sight.refused).toBeNull();
  });
  it('at what is not lit does nothing, though a move names it later', () => {
    const { sight, made } = laid([
      offer({ index: 0, verb: 'sneak', things: ['card:5', 'card:9'] }),
      offer({ index: 1, verb: 'sneak', things: ['card:6', 'card:8'] }),
    ]);
    sight.point('card:9');
    expect([sight.chosen, sight.refused?.rule, made]).toEqual([[], 'GA-1.1', []]);
    expect([sight.movesAt('card:9'), sight.movesAt('card:5').length]).toEqual([[], 1]);
  });
  it('chooses another spot in place of the last one where the choice is complete', () => {
    const { sight } = laid([
      offer({ index: 0, verb: 'buy', things: ['card:1'] }),
      offer({ index: 1, verb: 'burn', things: ['card:1'] }),
      offer({ index: 2, verb: 'buy', things: ['card:2'] }),
      offer({ index: 3, verb: 'burn', things: ['card:2'] }),
    ]);
    sight.point('card:1');
    expect([sight.verbs.length, [...sight.lit]]).toEqual([2, ['card:1', 'card:2']]);
    sight.busy = true;
    expect([...sight.lit]).toEqual([]);
    sight.busy = false;
    sight.point('card:2');
    expect([sight.chosen, sight.verbs.map((move) => move.index)]).toEqual([['card:2'], [2, 3]]);
    sight.point('card:2');
    expect(sight.chosen).toEqual([]);
  });
  it('goes back step by step', () => {
    const { sight } = laid();
    sight.point('card:1');
    sight.back();
    expect(sight.chosen).toEqual([]);
    expect([...sight.lit]).toEqual(['card:1', 'card:2']);
  });
  it('takes back what was chosen from a place on, also of two that are equal', () => {
    const { sight, made } = laid([
      offer({ index: 0, things: ['marker:red', 'marker:red'] }),
      offer({ index: 1, things: ['marker:red', 'marker:blue'] }),
    ]);
    settings.confirm = 'always';
    sight.point('marker:red');
    sight.point('marker:red');
    expect([sight.chosen, sight.unconfirmed?.index]).toEqual([['marker:red', 'marker:red'], 0]);
    sight.takeBack(1);
    expect([sight.chosen, sight.unconfirmed, sight.left.length]).toEqual([['marker:red'], null, 2]);
    sight.takeBack(0);
    expect([sight.chosen, made]).toEqual([[], []]);
  });
  it('tells what a click would leave, and do', () => {
    const { sight } = laid();
    expect(sight.movesAt('card:1').map((move) => move.index)).toEqual([0, 1]);
    expect([sight.moveAt('card:1'), sight.moveAt('card:2')?.index, sight.moveAt('card:9')]).toEqual([null, 2, null]);
    expect(sight.verbs.map((move) => move.verb)).toEqual(['pass']);
  });
  it('does nothing where a table is only looked at', () => {
    const quiet = new Pointing({ slug: 'game', phrases: {} } as unknown as GameInfo, {
      table: () => ({ seats: [], scores: [], question: { mine: true, moves: CARDS, blocked: [BLOCKED] } }) as never,
    });
    quiet.point('card:2');
    expect([quiet.moves, quiet.refused, quiet.chosen]).toEqual([[], null, []]);
  });
});

describe('looking first', () => {
  it('is what a finger does where a move is weighed, and a second tap makes it', () => {
    const { sight, made } = laid(WEIGHED);
    sight.point('card:2', true);
    expect([sight.hovered?.index, sight.isChosen('card:2'), sight.chosen, made]).toEqual([0, true, [], []]);
    sight.point('card:2', true);
    expect([sight.aimed, made]).toEqual([null, [0]]);
  });
  it('goes on to another move that is tapped instead', () => {
    const { sight, made } = laid([...WEIGHED, offer({ index: 2, things: ['card:3'], weighed: true })]);
    sight.point('card:2', true);
    sight.point('card:3', true);
    expect([sight.aimed?.move.index, sight.isChosen('card:2'), made]).toEqual([2, false, []]);
  });
  it('is not what a mouse does: it has looked already', () => {
    const { sight, made } = laid(WEIGHED);
    sight.point('card:2');
    expect(made).toEqual([0]);
  });
  it('is not for moves that need no weighing', () => {
    const { sight, made } = laid();
    sight.point('card:2', true);
    expect(made).toEqual([2]);
  });
  it.each([true, false])('is for every move that warns, by finger or not (%s)', (touch) => {
    const { sight, made } = laid([offer({ index: 0, things: ['card:2'], warns: true }), CARDS[3]]);
    sight.point('card:2', touch);
    expect([sight.aimed?.move.index, made]).toEqual([0, []]);
    sight.point('card:2', touch);
    expect(made).toEqual([0]);
  });
  it('is left out by those who never want to be asked', () => {
    const { sight, made } = laid([offer({ index: 0, things: ['card:2'], warns: true, weighed: true }), CARDS[3]]);
    settings.confirm = 'never';
    sight.point('card:2', true);
    expect(made).toEqual([0]);
  });
  it('gives way to the question that a final move asks anyway', () => {
    const { sight } = laid([
      offer({ index: 0, things: ['card:2'], final: true, warns: true, weighed: true }),
      CARDS[3],
    ]);
    sight.point('card:2', true);
    expect([sight.aimed, sight.unconfirmed?.index]).toEqual([null, 0]);
  });
  it('takes the place of a question that was not answered', () => {
    const { sight, made } = laid([...WEIGHED, offer({ index: 2, things: ['card:3'], final: true })]);
    sight.point('card:3', true);
    expect(sight.unconfirmed?.index).toBe(2);
    sight.point('card:2', true);
    expect([sight.aimed?.move.index, sight.unconfirmed, made]).toEqual([0, null, []]);
  });
  it('leaves nothing chosen in its place', () => {
    const { sight } = laid([...WEIGHED, offer({ index: 2, things: ['card:3'] })]);
    settings.confirm = 'always';
    sight.point('card:3', true);
    expect([sight.chosen, sight.unconfirmed?.index]).toEqual([['card:3'], 2]);
    sight.point('card:2', true);
    expect([sight.chosen, sight.aimed?.move.index, sight.verbs.map((move) => move.verb)]).toEqual([[], 0, ['pass']]);
    sight.point('card:3', true);
    sight.aim(WEIGHED[0], 'card:2');
    expect(sight.chosen).toEqual([]);
  });
  it('keeps what was chosen before it', () => {
    const ways = ['a', 'b'].map((city, index) => offer({ index, things: ['card:1', `city:${city}`], warns: true }));
    const { sight } = laid(ways);
    sight.point('card:1');
    sight.point('city:a');
    sight.point('city:b');
    expect([sight.chosen, sight.aimed]).toEqual([['card:1'], { spot: 'city:b', move: ways[1] }]);
    sight.back();
    expect([sight.chosen, sight.aimed]).toEqual([['card:1'], null]);
  });
  it('does not answer for those who want to be asked always', () => {
    const { sight, made } = laid(WEIGHED);
    settings.confirm = 'always';
    sight.point('card:2', true);
    expect([sight.aimed?.move.index, sight.unconfirmed]).toEqual([0, null]);
    sight.point('card:2', true);
    expect([sight.unconfirmed?.index, made]).toEqual([0, []]);
  });
});

describe('looking', () => {
  it('ends with the pointer or the focus, unless something else is looked at meanwhile', async () => {
    const { sight } = laid();
    sight.look('card:2');
    sight.leave();
    await Promise.resolve();
    expect(sight.hovered).toBeNull();
    sight.look('card:2');
    sight.leave();
    sight.look('card:1');
    await Promise.resolve();
    expect(sight.hovered?.index).toBe(0);
  });
  it('goes back to the move that waits for its button', async () => {
    const { sight } = laid([...WEIGHED, offer({ index: 2, things: ['card:3'] })]);
    sight.point('card:2', true);
    sight.look('card:3');
    sight.leave();
    await Promise.resolve();
    expect(sight.hovered?.index).toBe(0);
  });
});

describe('asking first', () => {
  it('waits for an answer before a final move', () => {
    const { sight, made } = laid([offer({ index: 0, things: ['card:1'], final: true }), CARDS[3]]);
    sight.point('card:1');
    expect([sight.unconfirmed?.index, made]).toEqual([0, []]);
    sight.play(sight.unconfirmed!);
    expect(made).toEqual([0]);
  });
  it('is answered by the same click again', () => {
    const { sight, made } = laid();
    settings.confirm = 'always';
    sight.point('card:2');
    sight.point('card:2');
    expect(made).toEqual([2]);
  });
  it('is not answered by a click on what was chosen before', () => {
    const { sight, made } = laid();
    settings.confirm = 'always';
    sight.point('card:1');
    sight.point('city:b');
    sight.point('card:1');
    expect([sight.unconfirmed, sight.chosen, made]).toEqual([null, [], []]);
  });
  it('is answered for a final move by its button alone: a double click makes none', () => {
    const { sight, made } = laid([offer({ index: 0, things: ['card:1'], final: true }), CARDS[3]]);
    sight.point('card:1');
    sight.point('card:1');
    expect([sight.unconfirmed, sight.chosen, made]).toEqual([null, [], []]);
  });
  it('goes on to another move that is pointed at instead', () => {
    const { sight, made } = laid();
    settings.confirm = 'always';
    sight.point('card:1');
    sight.point('city:a');
    sight.point('city:b');
    expect([sight.unconfirmed?.index, sight.chosen, made]).toEqual([1, ['card:1', 'city:b'], []]);
  });
  it('takes both back, the question and the choice', () => {
    const { sight } = laid([offer({ index: 0, things: ['card:1'], final: true }), CARDS[3]]);
    sight.point('card:1');
    sight.back();
    expect([sight.unconfirmed, sight.chosen]).toEqual([null, []]);
  });
  it('asks before every move on wish, and never on wish', () => {
    const { sight, made } = laid();
    settings.confirm = 'always';
    sight.point('card:2');
    expect(made).toEqual([]);
    settings.confirm = 'never';
    sight.play(offer({ index: 7, final: true }));
    expect(made).toEqual([7]);
  });
  it('leaves a hidden choice that was pointed at to its button', () => {
    const roles = [0, 1].map((index) => offer({ index, verb: 'pick', things: [`role:${index}`], sealed: true }));
    const { sight, made } = laid(roles);
    sight.point('role:1');
    expect([sight.chosen, made]).toEqual([['role:1'], []]);
    sight.play(sight.verbs[0]);
    expect(made).toEqual([1]);
  });
  it('asks for a hidden choice that was not pointed at', () => {
    const { sight, made } = laid([0, 1].map((index) => offer({ index, things: [`role:${index}`], sealed: true })));
    sight.play(sight.moves[0]);
    expect([sight.unconfirmed?.index, made]).toEqual([0, []]);
  });
});

describe('a board', () => {
  it('says where things lie', () => {
    const { sight, made } = laid([
      offer({ index: 0, verb: 'build', things: ['card:1'] }),
      offer({ index: 1, verb: 'keep', things: ['card:1'] }),
    ]);
    sight.parts = { spots: (move) => move.things.map((thing) => (move.verb === 'keep' ? `${thing}@tray` : thing)) };
    expect([...sight.lit]).toEqual(['card:1', 'card:1@tray']);
    sight.point('card:1@tray');
    expect(made).toEqual([1]);
  });
  it('says which moves can be pointed at, and what else is lit', () => {
    const { sight } = laid();
    sight.parts = { among: (moves) => moves.filter((move) => move.index === 2), lit: (next) => next.add('hand') };
    expect([...sight.lit]).toEqual(['card:2', 'hand']);
    expect(sight.left.map((move) => move.index)).toEqual([2]);
  });
  it('lights what could be chosen instead', () => {
    const { sight } = laid();
    sight.parts = { instead: true };
    sight.point('card:1');
    expect([...sight.lit].sort()).toEqual(['card:1', 'card:2', 'city:a', 'city:b']);
    expect(sight.movesAt('card:2').map((move) => move.index)).toEqual([2]);
  });
  it('may want every spot to be pointed at', () => {
    const { sight, made } = laid();
    sight.parts = { everySpot: true };
    sight.point('card:2');
    expect([sight.chosen, made]).toEqual([['card:2'], []]);
    sight.point('city:a');
    expect(made).toEqual([2]);
  });
  it('may give a click a meaning of its own', () => {
    const { sight, made } = laid();
    const met: string[] = [];
    sight.parts = { point: (spot, touch) => touch && met.push(spot) > 0 };
    sight.point('card:2', true);
    expect([met, made]).toEqual([['card:2'], []]);
    sight.point('card:2');
    expect(made).toEqual([2]);
  });
  it('may leave what a finger weighs to the button', () => {
    const { sight, made } = laid(WEIGHED);
    sight.parts = { waits: true };
    sight.point('card:2', true);
    expect([sight.isChosen('card:2'), sight.aimed, made]).toEqual([true, null, []]);
    sight.point('card:2', true);
    expect([sight.isChosen('card:2'), made]).toEqual([false, []]);
  });
  it('says how the button of a move looks', () => {
    const { sight } = laid(WEIGHED);
    sight.parts = { button: () => ({ gain: '+3' }) };
    sight.point('card:2', true);
    expect(sight.actions).toMatchObject([{ primary: true, icon: 'check', gain: '+3' }]);
  });
  it('is asked first what to take back', () => {
    const { sight } = laid();
    let minded = true;
    sight.parts = { back: () => minded && !(minded = false) };
    sight.point('card:1');
    sight.back();
    expect(sight.chosen).toEqual(['card:1']);
    sight.back();
    expect(sight.chosen).toEqual([]);
  });
  it('knows the verbs, the moves and the refusals of a question', () => {
    const { sight } = laid();
    expect([sight.may('fly', 'pass'), sight.may('fly')]).toEqual([true, false]);
    expect([sight.moveFor('build', 'city:b')?.index, sight.moveFor('pass')?.index]).toEqual([1, 3]);
    expect([sight.blocked('card:9')?.rule, sight.blocked('card:1')]).toEqual(['GA-1.1', null]);
  });
});

describe('a change of the table', () => {
  it('voids what was chosen', () => {
    const { sight, ask } = laid();
    sight.point('card:1');
    ask([CARDS[3]]);
    sight.reset();
    expect([sight.chosen, sight.left.map((move) => move.verb)]).toEqual([[], ['pass']]);
  });
  it('is not what forgetting a choice is: what a hint proposes and a refusal tells stays', () => {
    const { sight } = laid();
    sight.point('card:1');
    sight.point('card:9');
    sight.proposed = CARDS[2];
    sight.forget();
    expect([sight.chosen, sight.refused?.rule, sight.proposed.index]).toEqual([[], 'GA-1.1', 2]);
    sight.reset();
    expect([sight.refused, sight.proposed]).toEqual([null, null]);
  });
  it('lets moves follow that were said before; a click forgets them', () => {
    const { sight, made, ask } = laid();
    sight.queue.set([{ verb: 'pass', operands: [] }]);
    sight.queue.follow();
    expect(made).toEqual([3]);
    sight.queue.set([{ verb: 'pass', operands: [] }]);
    sight.point('card:1');
    ask(CARDS);
    sight.queue.follow();
    expect(made).toEqual([3]);
  });
});

describe('a place without a name', () => {
  it('is told by what lies beside it, where a game says that', () => {
    const said = (key: string) => ({ key, operands: [] });
    const { sight } = laid();
    expect(sight.inWords(offer({ message: said('at 0,-14'), placed: said('above the mill') }))).toBe('above the mill');
    expect(sight.button(offer({ message: said('at 0,-14'), placed: said('above the mill') })).label).toBe(
      'above the mill',
    );
    expect(sight.inWords(offer({ message: said('pass') }))).toBe('pass');
  });

  it('is called so by its target, too', () => {
    const said = (key: string) => ({ key, operands: [] });
    const move = offer({ index: 0, things: ['cell:0,-14'], message: said('at 0,-14'), placed: said('above the mill') });
    expect(laid([move]).sight.label('cell:0,-14', 'a place')).toBe('above the mill');
  });
});

describe('a move that ends the turn', () => {
  const said = (key: string) => ({ key, operands: [] });
  const income = offer({ index: 1, verb: 'income' });
  const end = offer({ index: 0, verb: 'end', ends: true, leaves: [{ said: said('income'), move: 1 }] });

  it('is asked for if something is left, once a turn', () => {
    const { sight, made } = laid([end, income]);
    sight.play(end);
    expect([made, sight.leaving?.index]).toEqual([[], 0]);
    sight.back();
    expect(sight.leaving).toBeNull();
    sight.play(end);
    expect(made).toEqual([0]);
  });
  it('is made when somebody leaves it behind, and the remedy is made instead', () => {
    const { sight, made } = laid([end, income]);
    sight.play(end);
    sight.leaveBehind(end);
    expect([made, sight.leaving]).toEqual([[0], null]);
    const other = laid([end, income]);
    other.sight.play(end);
    other.sight.play(income);
    expect([other.made, other.sight.leaving]).toEqual([[1], null]);
  });
  it('is not asked for where nobody wants to be warned', () => {
    settings.warn = false;
    const { sight, made } = laid([end, income]);
    sight.play(end);
    settings.warn = true;
    expect(made).toEqual([0]);
  });
  it('is asked for before if it shows something new, and held after it if not', () => {
    const shows = offer({ index: 0, ends: true, reveals: true });
    const quiet = offer({ index: 1, ends: true });
    const { sight, made, held } = laid([shows, quiet], true);
    sight.play(shows);
    expect([made, sight.unconfirmed?.index]).toEqual([[], 0]);
    sight.play(shows);
    sight.play(quiet);
    expect([made, held]).toEqual([
      [0, 1],
      [false, true],
    ]);
  });
});

describe('a move that changes more than it says', () => {
  const changes = [{ said: { key: 'lost', operands: [] }, things: ['card:1'], sign: -1 as const }];
  it('is asked for first, unless nobody wants to be asked', () => {
    const turns = offer({ index: 0, changes });
    const { sight, made } = laid([turns, CARDS[3]]);
    sight.play(turns);
    expect([made, sight.unconfirmed?.index]).toEqual([[], 0]);
    sight.play(turns);
    expect(made).toEqual([0]);
  });
});
