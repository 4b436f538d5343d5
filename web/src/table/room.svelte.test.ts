import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('location', { search: '' });
const { enlargement, isPhone } = await import('./room.svelte');

const BOARD = { width: 1108, height: 690 };

test('a board is never drawn smaller than it was made for', () => {
  expect(enlargement({ width: 1154, height: 611 }, BOARD)).toBe(1);
  expect(enlargement({ width: 600, height: 2000 }, BOARD)).toBe(1);
});

test('a board grows with the side that has less room, in steps of a twentieth', () => {
  expect(enlargement({ width: 1894, height: 927 }, { width: 1400, height: 736 })).toBe(1.25);
  expect(enlargement({ width: 5000, height: 1035 }, BOARD)).toBe(1.5);
  expect(enlargement({ width: 1108 * 1.1, height: 5000 }, BOARD)).toBe(1.1);
});

test('a board grows to a limit', () => {
  expect(enlargement({ width: 9000, height: 9000 }, BOARD)).toBe(1.75);
});

test('a board of unknown design keeps its size', () => {
  expect(enlargement({ width: 9000, height: 9000 }, { width: Infinity, height: Infinity })).toBe(1);
});

test('too narrow or too low, it has the form of a phone', () => {
  expect(isPhone({ width: 719, height: 900 })).toBe(true);
  expect(isPhone({ width: 900, height: 419 })).toBe(true);
  expect(isPhone({ width: 720, height: 600 })).toBe(false);
  expect(isPhone({ width: 960, height: 420 })).toBe(false);
});

test('so it has where larger letters or zoom leave a tall shape no height', () => {
  expect(isPhone({ width: 959, height: 599 })).toBe(true);
});
