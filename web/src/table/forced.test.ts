import { expect, it } from 'vitest';
import { asking, offer } from '../testing/offer';
import { forcedMove } from './forced';

const ONE = [offer({ index: 4 })];
const TWO = [offer({ index: 2 }), offer({ index: 3 })];

it('a choice of one is none, unless something can be taken back', () => {
  expect(forcedMove(asking(ONE), false)?.index).toBe(4);
  expect(forcedMove(asking(ONE), true)).toBeNull();
  expect(forcedMove(asking(TWO), false)).toBeNull();
});

it('where all moves come to the same nobody need be asked', () => {
  expect(forcedMove(asking(TWO, { idle: true }), false)?.index).toBe(2);
  expect(forcedMove(asking(ONE, { idle: true }), true)?.index).toBe(4);
});

it('a secret is never answered by the page: its haste would tell that there was no choice', () => {
  expect(forcedMove(asking(ONE, { secret: true }), false)).toBeNull();
  expect(forcedMove(asking(TWO, { secret: true, idle: true }), false)).toBeNull();
});
