import { describe, expect, it } from 'vitest';
import { around, cuts, framing, leastLetters, holds, panned, sees, viewBox, WHOLE, zoomed } from './camera';

const WIDE = { width: 690, height: 610 };
const extent = { west: -1, east: 3, north: -1, south: 2 };

describe('the view of a city', () => {
  it('fits all tiles and one cell round them', () => {
    const camera = framing(extent, WIDE);
    expect(camera.cell).toBe(96);
    expect([camera.x, camera.y]).toEqual([1.5, 1]);
    expect(holds(camera, WIDE, extent)).toBe(true);
    expect(viewBox(camera, WIDE).split(' ')).toHaveLength(4);
  });
  it('never draws a cell smaller than a finger', () => {
    const camera = framing({ west: -20, east: 20, north: 0, south: 0 }, { width: 390, height: 400 });
    expect(camera.cell).toBe(44);
    expect(sees(camera, { width: 390, height: 400 }, { x: 0, y: 0 })).toBe(true);
    expect(sees(camera, { width: 390, height: 400 }, { x: 20, y: 0 })).toBe(false);
  });
  it('shows all of a large city to who wants to see it, and comes closer from there', () => {
    const tall = { west: 0, east: 2, north: -9, south: 9 };
    const whole = framing(tall, WIDE, WHOLE);
    expect(framing(tall, WIDE).cell).toBe(44);
    expect(whole.cell).toBeLessThan(44);
    expect(holds(whole, WIDE, tall)).toBe(true);
    expect(zoomed(whole, 1.2).cell).toBeCloseTo(whole.cell * 1.2);
    expect(zoomed(whole, 0.5).cell).toBe(whole.cell);
  });
  it('knows whether a tile is cut off', () => {
    const tall = { west: 0, east: 2, north: -9, south: 9 };
    expect(cuts(framing(tall, WIDE), WIDE, tall)).toBe(true);
    expect(cuts(framing(tall, WIDE, WHOLE), WIDE, tall)).toBe(false);
  });
  it('says how large letters must be in a drawing', () => {
    expect(leastLetters(84, 72)).toBe('12.83px');
    expect(leastLetters(84, 0)).toBe('0px');
  });
  it('brings the neighbours of a cell into view, and moves no more than that', () => {
    const camera = { x: 0, y: 0, cell: 100 };
    expect(around(camera, { width: 600, height: 600 }, { x: 0, y: 0 })).toBe(camera);
    expect(around(camera, { width: 600, height: 600 }, { x: 0, y: -3 }).y).toBeCloseTo(-0.45);
  });
  it('comes closer at the pointer', () => {
    const camera = { x: 0, y: 0, cell: 50 };
    const near = zoomed(camera, 2, { x: 100, y: 0 });
    expect(near.cell).toBe(100);
    expect(near.x + 100 / near.cell).toBe(camera.x + 100 / camera.cell);
  });
  it('does not lose the city', () => {
    expect(panned({ x: 0, y: 0, cell: 50 }, 9999, -9999, extent)).toEqual({ x: -2, y: 4, cell: 50 });
  });
});
