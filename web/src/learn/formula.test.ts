import { describe, expect, it } from 'vitest';
import { aroundFormula } from './formula';

describe('the formula of a sentence', () => {
  it('is a product with its words', () => {
    expect(aroundFormula('Now 4 squares × 2 crowns = 8 points.')).toEqual([
      'Now ',
      '4 squares × 2 crowns = 8',
      ' points.',
    ]);
  });
  it('is a sum, in Persian digits too', () => {
    expect(aroundFormula('۲ + ۲ + ۲ امتیاز')[1]).toBe('۲ + ۲ + ۲');
  });
  it('is none where only numbers stand', () => {
    expect(aroundFormula('Take 48, then 10: +5.')).toEqual(['Take 48, then 10: +5.', '', '']);
  });
  it('is the first of two', () => {
    expect(aroundFormula('3 × 1 and 1 × 1')[1]).toBe('3 × 1');
  });
});
