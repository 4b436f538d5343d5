/** Looking at a city without bounds: where the middle is, and how large a cell is drawn. */
import type { Extent } from './view';

/** The middle in cells, and the pixels of one cell. */
export interface Camera {
  x: number;
  y: number;
  cell: number;
}
export interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** A cell in units of the drawing: the tile and the gap beside it. */
export const UNIT = 88;
export const TILE = 84;
/** Cells are never smaller while one has to be hit: with a finger, with a mouse. */
export const FINGER = 44;
export const MOUSE = 40;
/** Who wants to see all of a large city sees it smaller than a finger needs. */
export const WHOLE = 16;
const FITTED = 96;
const MOST = 150;
/** Tiles narrower than this show no name. */
export const NAMED = 72;
/** Cells smaller than this show their tile in its small form: one sign, no digits. */
export const SMALL = 40;
/** Letters of a drawing, in pixels. */
const LETTERS = 11;

/** How large letters must be in the units of a drawing that shows `units` in so many pixels. */
export const leastLetters = (units: number, pixels: number): string =>
  `${pixels ? ((LETTERS * units) / pixels).toFixed(2) : 0}px`;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** All tiles and one cell round them. */
export function framing(extent: Extent, size: Size, least = FINGER): Camera {
  const [wide, high] = [extent.east - extent.west + 3, extent.south - extent.north + 3];
  const cell = clamp(Math.min(size.width / wide, size.height / high), least, FITTED);
  return { x: (extent.west + extent.east + 1) / 2, y: (extent.north + extent.south + 1) / 2, cell };
}

/** What is seen, in units of the drawing. */
export function viewBox(camera: Camera, size: Size): string {
  const [w, h] = [(size.width / camera.cell) * UNIT, (size.height / camera.cell) * UNIT];
  return `${camera.x * UNIT - 2 - w / 2} ${camera.y * UNIT - 2 - h / 2} ${w} ${h}`;
}

/** Whether the middle of a cell is seen. */
export function sees(camera: Camera, size: Size, cell: Point): boolean {
  return (
    Math.abs(cell.x + 0.5 - camera.x) * camera.cell < size.width / 2 &&
    Math.abs(cell.y + 0.5 - camera.y) * camera.cell < size.height / 2
  );
}

/** Whether the city with the cells round it is in view; half a cell may be cut off. */
export function holds(camera: Camera, size: Size, extent: Extent): boolean {
  return (
    sees(camera, size, { x: extent.west - 1, y: extent.north - 1 }) &&
    sees(camera, size, { x: extent.east + 1, y: extent.south + 1 })
  );
}

/** Whether some tile is cut off. */
export const cuts = (camera: Camera, { width, height }: Size, { west, east, north, south }: Extent): boolean =>
  Math.max(camera.x - west, east + 1 - camera.x) * camera.cell > width / 2 + 1 ||
  Math.max(camera.y - north, south + 1 - camera.y) * camera.cell > height / 2 + 1;

/** Moved as little as needed to have a cell and most of its neighbours in view. */
export function around(camera: Camera, size: Size, cell: Point): Camera {
  const near = (middle: number, wish: number, span: number) => {
    const room = Math.max(0, span / camera.cell / 2 - 0.95);
    return clamp(middle, wish + 0.5 - room, wish + 0.5 + room);
  };
  const [x, y] = [near(camera.x, cell.x, size.width), near(camera.y, cell.y, size.height)];
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

/** Closer or further; the point under the pointer (pixels from the middle) stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point = { x: 0, y: 0 }, least = FINGER): Camera {
  const cell = clamp(camera.cell * factor, Math.min(least, camera.cell), MOST);
  return { x: camera.x + at.x / camera.cell - at.x / cell, y: camera.y + at.y / camera.cell - at.y / cell, cell };
}

/** Moved by so many pixels; the city is never lost from sight. */
export function panned(camera: Camera, dx: number, dy: number, extent: Extent): Camera {
  return {
    x: clamp(camera.x - dx / camera.cell, extent.west - 1, extent.east + 2),
    y: clamp(camera.y - dy / camera.cell, extent.north - 1, extent.south + 2),
    cell: camera.cell,
  };
}
