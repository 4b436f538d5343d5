import { expect, test } from 'vitest';
import type { PuzzleBrief } from '../lib/game';
import { filterOf, fitting, following, queryOf, shortOf } from './choosing';

const puzzle = (number: number, theme: string, level: PuzzleBrief['level'], rating: number): PuzzleBrief => ({
  number,
  theme,
  level,
  rating,
});
const all = [
  puzzle(1, 'a_game.puzzle.deny', 'easy', 1200),
  puzzle(2, 'a_game.puzzle.join', 'hard', 1700),
  puzzle(3, 'puzzle.theme.ahead', 'medium', 1480),
];

test('a filter stands in the address and comes back from it', () => {
  const filter = { theme: 'deny', level: 'easy' };
  expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  expect(queryOf({ theme: '', level: '' })).toBe('');
});

test('themes are short in an address', () => {
  expect(all.map((each) => shortOf(each.theme))).toEqual(['deny', 'join', 'ahead']);
});

test('a filter lets through what has its theme and its difficulty', () => {
  expect(fitting(all, { theme: '', level: '' })).toEqual(all);
  expect(fitting(all, { theme: 'ahead', level: '' })).toEqual([all[2]]);
  expect(fitting(all, { theme: 'deny', level: 'hard' })).toEqual([]);
});

test('the next one is new and about as hard as the solver is good', () => {
  expect(following(all, 1, 1500, () => false)?.number).toBe(3);
  expect(following(all, 1, 1500, (number) => number === 3)?.number).toBe(2);
});

test('when all were tried the following one comes, and after the last the first', () => {
  expect(following(all, 2, 1500, () => true)?.number).toBe(3);
  expect(following(all, 3, 1500, () => true)?.number).toBe(1);
  expect(following([all[0]], 1, 1500, () => true)).toBeNull();
});
