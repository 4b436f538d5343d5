import { describe, expect, it } from 'vitest';
import { layout, onCycle, passed, smallLayout, steps } from './geometry';

describe('the circle', () => {
  it('has a place for every marker', () => {
    for (let count = 0; count <= 12; count++) {
      for (const { radius, points } of [layout(count), smallLayout(count)]) {
        expect(points).toHaveLength(count);
        expect(radius).toBeGreaterThan(3);
      }
    }
  });
  it('keeps markers apart and inside their tray', () => {
    for (let place = 0; place < 72; place++) {
      const { radius, points } = layout(1 + (place % 12), Math.floor(place / 12));
      points.forEach(([x, y], one) => {
        expect(Math.hypot(x, y) + radius).toBeLessThan(51);
        points.slice(one + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(1.7 * radius));
      });
    }
  });
  it('numbers the trays of a sowing, some of them twice', () => {
    expect([...steps([5, 0, 1, 2, 3, 4, 5, 0])]).toEqual([
      [5, [1, 7]],
      [0, [2, 8]],
      [1, [3]],
      [2, [4]],
      [3, [5]],
      [4, [6]],
    ]);
  });
});

describe('the time cycle', () => {
  it('goes once around', () => {
    expect(onCycle(0, 440, 66)).toEqual([-187, -33]);
    expect(onCycle(0.5, 440, 66)[0]).toBeCloseTo(187);
    expect(onCycle(1, 440, 66)).toEqual(onCycle(0, 440, 66));
  });
  it('tells which spaces are passed', () => {
    expect([...passed(19, 4, 21)]).toEqual([20, 0, 1]);
    expect(passed(3, 1, 11).size).toBe(0);
  });
});
