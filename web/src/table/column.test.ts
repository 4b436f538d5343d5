import { expect, test } from 'vitest';
import { advisesBeside, fitsBeside, staysBeside } from './column';

const laptop = { width: 1366, height: 650 };
const desktop = { width: 1440, height: 900 };
const screen = { width: 2560, height: 1440 };

test('the log stays beside a board that leaves it room', () => {
  expect(staysBeside('standard', laptop)).toBe(true);
  expect(staysBeside('dense', desktop)).toBe(false);
  expect(staysBeside('dense', screen)).toBe(true);
});

test('the panels of many players leave it less', () => {
  expect(staysBeside('panels', laptop, 6)).toBe(true);
  expect(staysBeside('panels', laptop, 8)).toBe(false);
  expect(staysBeside('panels', desktop, 8)).toBe(true);
});

test('a board beside which it would take another shape is covered by a drawer', () => {
  expect(fitsBeside('standard', { width: 1280, height: 900 })).toBe(false);
  expect(fitsBeside('dense', desktop)).toBe(false);
  expect(fitsBeside('dense', { width: 1920, height: 1080 })).toBe(true);
});

test('a hint lies beside every board, but in a low window', () => {
  expect(advisesBeside(desktop)).toBe(true);
  expect(advisesBeside(laptop)).toBe(false);
});
