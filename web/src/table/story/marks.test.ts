import { describe, expect, it } from 'vitest';
import { marksOf } from './marks';
import type { Places, Spot } from './places';
import type { Lit } from './story.svelte';

const box = (x: number, y = 0, size = 40) =>
  ({ left: x, top: y, width: size, height: size, right: x + size, bottom: y + size }) as DOMRect;
const at = (x: number, more: Partial<Spot> = {}): Spot => ({
  node: null as never,
  box: box(x),
  area: null,
  common: true,
  own: null,
  ...more,
});
const places = (found: Record<string, Spot[]>): Places => new Map(Object.entries(found));
const lit = (things: string[], more: Partial<Lit> = {}): Lit => ({
  things,
  seat: 1,
  from: '',
  to: '',
  told: true,
  ...more,
});
const PANEL = box(900, 0, 200);
const marked = (of: Lit, now: Record<string, Spot[]>, before: Record<string, Spot[]> = {}) =>
  marksOf(of, { now: places(now), before: places(before), panelOf: () => PANEL });
const kinds = (of: ReturnType<typeof marked>) => of.marks.map((mark) => [mark.kind, mark.box.left]);

describe('what is told of a thing', () => {
  it('rings it where it lies', () => {
    expect(kinds(marked(lit(['card:1']), { 'card:1': [at(100)] }))).toEqual([['ring', 100]]);
  });
  it('rings the panel of who acts if nothing else can be shown', () => {
    const found = marked(lit([]), {});
    expect([kinds(found), found.area]).toEqual([[['ring', 900]], PANEL]);
    expect(kinds(marked(lit([], { seat: null }), {}))).toEqual([]);
  });
  it('shows where it was and the way that it went', () => {
    const found = marked(lit(['king:1']), { 'king:1': [at(300)] }, { 'king:1': [at(100)] });
    expect(kinds(found)).toEqual([
      ['ring', 300],
      ['ghost', 100],
    ]);
    expect([found.way?.from.left, found.way?.to.left]).toEqual([100, 300]);
  });
  it('shows the piece itself where it was, if the board tells which one that is', () => {
    const copy = { name: 'copy' } as unknown as Element;
    const of = lit(['province:1', 'province:2'], { from: 'province:1', to: 'province:2' });
    const now = { 'province:1': [at(100)], 'province:2': [at(500)] };
    const draw = (ghosts: object) =>
      marksOf(of, { now: places(now), before: places(now), panelOf: () => PANEL, ghosts: ghosts as never }).marks;
    const ghost = (marks: ReturnType<typeof draw>) =>
      marks.filter(({ kind }) => kind === 'ghost').map((mark) => [mark.box.left, mark.copy]);
    const none = { into: () => null };
    const piece = { ...none, of: () => copy, left: () => ({ box: box(112, 9, 10), copy }) };
    expect(ghost(draw(piece))).toEqual([[112, copy]]);
    // A place is no piece: without one, it is framed.
    expect(ghost(draw({ ...none, of: () => copy, left: () => null }))).toEqual([[100, null]]);
  });
  it('shows which piece has come, and from where, if the line does not say it', () => {
    const come = { box: box(700, 0, 10), copy: {} as Element, to: box(110, 5, 10) };
    const ghosts = { of: () => null, left: () => null, into: () => come } as never;
    const now = places({ 'province:2': [at(100)] });
    const found = marksOf(lit(['province:2']), { now, before: now, panelOf: () => PANEL, ghosts });
    expect(kinds(found)).toEqual([
      ['ring', 100],
      ['ghost', 700],
    ]);
    expect([found.way?.from.left, found.way?.to.left]).toEqual([700, 110]);
  });
  it('rings the new one where it lies twice', () => {
    const found = marked(lit(['domino:7']), { 'domino:7': [at(100), at(500)] }, { 'domino:7': [at(100)] });
    expect(kinds(found)).toEqual([
      ['ring', 500],
      ['ghost', 100],
    ]);
  });
  it('rings it with its player rather than in the middle, long after it was moved', () => {
    const found = marked(lit(['domino:7'], { told: false }), { 'domino:7': [at(100), at(500, { common: false })] });
    expect(kinds(found)).toEqual([['ring', 500]]);
  });
  it('shows who took it from the middle of the table', () => {
    const found = marked(lit(['card:1']), {}, { 'card:1': [at(100)] });
    expect([kinds(found), found.way?.to.left]).toEqual([
      [
        ['ghost', 100],
        ['ring', 900],
      ],
      900,
    ]);
  });
  it('crosses it out where it has gone from a panel', () => {
    expect(kinds(marked(lit(['card:1']), {}, { 'card:1': [at(100, { common: false })] }))).toEqual([['gone', 100]]);
  });
  it('crosses out nothing where something else lies now', () => {
    const found = marked(lit(['card:1']), { 'card:2': [at(100)] }, { 'card:1': [at(100, { common: false })] });
    expect(kinds(found)).toEqual([['ring', 900]]);
  });
  it('has no way while it is only pointed at', () => {
    const found = marked(lit(['king:1'], { told: false }), { 'king:1': [at(300)] }, { 'king:1': [at(100)] });
    expect(kinds(found)).toEqual([['ring', 300]]);
  });
});

describe('things of one name on several boards', () => {
  const TRAYS = { 'tray:1': [at(100, { own: 0 }), at(700, { own: 1, area: PANEL })] };
  it('mean those of who acts', () => {
    expect(kinds(marked(lit(['tray:1']), TRAYS))).toEqual([
      ['ring', 700],
      ['area', 900],
    ]);
    expect(kinds(marked(lit(['tray:1'], { seat: 0 }), TRAYS))).toEqual([['ring', 100]]);
  });
  it('are not mine where a rival has them out of sight', () => {
    expect(kinds(marked(lit(['tray:1'], { seat: 2 }), TRAYS))).toEqual([['ring', 900]]);
  });
  it('are those of whom the line names', () => {
    const found = marked(lit(['card:church', 'seat:0'], { seat: 2 }), { 'card:church': [at(100, { own: 0 })] });
    expect(kinds(found)[0]).toEqual(['ring', 100]);
  });
});

describe('many things', () => {
  it('have one ring and a tint for the others', () => {
    const now = { 'a:1': [at(1)], 'a:2': [at(2)], 'a:3': [at(3)], 'a:4': [at(4)] };
    expect(kinds(marked(lit(Object.keys(now)), now)).map(([kind]) => kind)).toEqual(['ring', 'tint', 'tint', 'tint']);
  });
});
